import { type Document, isAlias, isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from './finding';

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
  const pair = node.items.find((item) => isPair(item) && keyText(item.key) === String(segment));
  if (!pair) return undefined;
  const isSingle = isScalar(pair.value) && pair.value.source !== undefined && pair.value.source !== '';
  return { value: pair.value, offset: startOf(isSingle && !wantsKey ? pair.value : pair.key) };
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined;
}
