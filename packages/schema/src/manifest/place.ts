import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { remembered } from '../rules/remembered.ts';
import { type Path, pathOf } from './finding.ts';

/** Where something is in a text, from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/**
 * Where a manifest, YAML or JSON, has what a finding's path such as `integrations[0].read.objects[1]` names: a single
 * value itself, the key of anything larger, and the closest parent of what is missing. Undefined when not even the
 * first step of the path is there.
 */
export function findInManifest(text: string, path: string): TextPlace | undefined {
  const { document, lines } = parsed(text);
  const segments = pathOf(path);
  const [first] = segments;
  if (first === undefined || !find(document.contents, first, false)) return undefined;
  const { line, col } = lines.linePos(placeOf(document, segments));
  return { line, column: col };
}

interface ParsedText {
  document: Document.Parsed;
  lines: LineCounter;
}

/** The text that was looked into last. */
let latest: { text: string; parsed: WeakRef<ParsedText> } | undefined;

/** A large text takes seconds to parse and may have a finding on every line, so that findings in a row share it. */
function parsed(text: string): ParsedText {
  const known = latest?.text === text ? latest.parsed.deref() : undefined;
  if (known) return known;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, logLevel: 'silent' });
  const fresh = { document, lines };
  latest = { text, parsed: new WeakRef(fresh) };
  return fresh;
}

/**
 * The offset in the text of what a path names: a single value itself, the key of anything larger, and the closest parent
 * of what is missing.
 */
export function placeOf(document: Document.Parsed, path: Path, isAboutKey = false): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, segment] of path.entries()) {
    const wantsKey = isAboutKey && depth === path.length - 1;
    const found = find(isAlias(node) ? node.resolve(document) : node, segment, wantsKey);
    if (!found) return offset;
    offset = found.offset ?? offset;
    node = found.value;
  }
  return offset;
}

function find(
  node: unknown,
  segment: string | number,
  wantsKey: boolean,
): { value: unknown; offset: number | undefined } | undefined {
  if (isSeq(node) && typeof segment === 'number') {
    const value = node.items[segment];
    return value === undefined ? undefined : { value, offset: startOf(value) };
  }
  if (!isMap(node)) return undefined;
  const pair = pairsOf(node).get(String(segment));
  if (!pair) return undefined;
  const isSingle = isScalar(pair.value) && pair.value.source !== undefined && pair.value.source !== '';
  return { value: pair.value, offset: startOf(isSingle && !wantsKey ? pair.value : pair.key) };
}

/** The entries of a map by key: a map may have as many findings as it has keys. */
const pairsOf = remembered((map: YAMLMap) => {
  const pairs = map.items.filter((item) => isPair(item)).reverse();
  return new Map(pairs.map((pair) => [keyText(pair.key), pair]));
});

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined;
}
