import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml';

/** Where something is in a text; from 1. */
export interface Place {
  line: number;
  column: number;
}

/**
 * Where a manifest has what a path such as `integrations[0].read.objects[1]` names: a single value itself, the key of
 * anything larger, and the closest parent of what is missing. Undefined when not even the first step exists.
 */
export function placeOf(text: string, path: string): Place | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of stepsOf(path)) {
    const entered = enter(node, step, document);
    if (!entered) break;
    offset = entered.offset ?? offset;
    node = entered.value;
  }
  if (offset === undefined) return undefined;
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** One step into a map or a list. */
function enter(
  node: unknown,
  step: string,
  document: Document,
): { value: unknown; offset: number | undefined } | undefined {
  if (isAlias(node)) return enter(node.resolve(document), step, document);
  if (isSeq(node)) {
    const value = node.items[Number(step)];
    return value === undefined ? undefined : { value, offset: startOf(value) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
  if (!isPair(pair)) return undefined;
  const isSingle = isScalar(pair.value) && Boolean(pair.value.source);
  return { value: pair.value, offset: startOf(isSingle ? pair.value : pair.key) };
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

/** Names, `[0]`, and `["any key"]` as JSON writes it. */
function stepsOf(path: string): string[] {
  return Array.from(path.matchAll(/\[("(?:[^"\\]|\\.)*")\]|[^.[\]]+/g), ([whole, quoted]) =>
    quoted === undefined ? whole : String(JSON.parse(quoted)),
  );
}
