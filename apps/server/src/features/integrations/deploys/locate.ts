import { isNode, LineCounter, parseDocument } from 'yaml';

/** Where in a manifest's text the value at a dotted path starts, from 1. Undefined when there is none. */
export function locate(text: string, path: string): { line: number; column: number } | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  const node = document.getIn(toSegments(path), true);
  if (!isNode(node) || !node.range) return undefined;
  const { line, col } = lines.linePos(node.range[0]);
  return { line, column: col };
}

/** `integrations`, 0, `provider` for `integrations[0].provider`. */
function toSegments(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}
