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
  type YAMLMap,
} from 'yaml';
import { remembered } from '../rules/remembered.ts';
import { type Path, pathOf } from './finding.ts';
import { readYaml, YamlTooLargeError } from './read-yaml.ts';

/** A position in a text. Lines and columns count from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/**
 * Finds the place in a manifest (YAML or JSON) that a finding's path names, such as `integrations[0].read.objects[1]`.
 * For a single value or an entry of a list, this is the value itself. For a map or list under a key, it is the key. For
 * something missing, it is the closest parent that exists. Undefined when not even the first step of the path exists,
 * or when the text is too large.
 */
export function findInManifest(text: string, path: string): TextPlace | undefined {
  const source = parsed(text);
  if (!source) return undefined;
  const { document, lines } = source;
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

/** The last text that was parsed. */
let latest: { text: string; parsed: WeakRef<ParsedText> } | undefined;

/** Keeps the last parsed text: a large text takes seconds to parse, and callers look up many findings in a row. */
function parsed(text: string): ParsedText | undefined {
  const known = latest?.text === text ? latest.parsed.deref() : undefined;
  if (known) return known;
  const lines = new LineCounter();
  try {
    const fresh = { document: readYaml(text, lines), lines };
    latest = { text, parsed: new WeakRef(fresh) };
    return fresh;
  } catch (error) {
    if (error instanceof YamlTooLargeError) return undefined;
    throw error;
  }
}

/**
 * The offset in the text of what a path names. For a single value or an entry of a list, this is the value itself. For
 * a map or list under a key, it is the key. For something missing, it is the closest parent that exists.
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

/** The node that a path names. Undefined when there is none. */
export function nodeAt(document: Document.Parsed, path: Path): unknown {
  let node: unknown = document.contents;
  for (const segment of path) {
    node = find(isAlias(node) ? node.resolve(document) : node, segment, false)?.value;
    if (node === undefined) return undefined;
  }
  return node;
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

/** The entries of a map by key. They are remembered because every key of a map may have a finding. */
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
