import type { PlainObject } from '../rules/plain-objects.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';

/** As many as somebody may read. What is found beyond is only counted, so that nobody need word it. */
export const MOST_FINDINGS = 200;

export type Path = readonly (string | number)[];

/** A finding before its place in the text is known. */
export interface Finding {
  severity: 'error' | 'warning';
  path: Path;
  message: string;
  fix: string;
  /** It is about the key itself, not its value. */
  isAboutKey?: true;
}

export function error(path: Path, message: string, fix: string): Finding {
  return { severity: 'error', path, message, fix };
}

export function warning(path: Path, message: string, fix: string): Finding {
  return { severity: 'warning', path, message, fix };
}

/** `integrations[0].read.objects[1].schedule`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    if (!/^[\w-]+$/.test(segment)) return `${text}[${JSON.stringify(segment)}]`;
    return text === '' ? segment : `${text}.${segment}`;
  }, '');
}

/** The segments of a path that `pathText` wrote. */
export function pathOf(text: string): Path {
  return Array.from(text.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|[^.[\]]+/g), ([name, index, quoted]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? String(JSON.parse(quoted)) : name,
  );
}

/** A part of the manifest as written, before anything is known of its shape. */
export interface Part {
  value: PlainObject;
  path: Path;
}

/** The maps in a list of a part; entries that are something else are left out. */
export function partsOf(part: Part | undefined, key: string): Part[] {
  const list = part && ownValue(part.value, key);
  if (!part || !Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) =>
    isPlainObject(value) ? [{ value, path: [...part.path, key, index] }] : [],
  );
}

/** The map under a key of a part. */
export function partOf(part: Part | undefined, key: string): Part | undefined {
  const value = part && ownValue(part.value, key);
  return part && isPlainObject(value) ? { value, path: [...part.path, key] } : undefined;
}

/** The text under a key; `""` when there is none. */
export function textOf(part: Part | undefined, key: string): string {
  const value = part && ownValue(part.value, key);
  return typeof value === 'string' ? value : '';
}

/** The objects of a block by name; of two with the same name, the first. */
export function objectsByName(block: Part | undefined): ReadonlyMap<string, Part> {
  const named = partsOf(block, 'objects').map((object) => [textOf(object, 'objectName'), object] as const);
  return new Map(named.filter(([name]) => name !== '').reverse());
}

/** The entries that carry a text which an earlier entry carries too. */
export function repeated(parts: readonly Part[], key: string): Part[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const text = textOf(part, key);
    const isRepeated = seen.has(text);
    if (text !== '') seen.add(text);
    return isRepeated;
  });
}

/** An entry whose text an earlier entry carries too, perhaps in another case. */
export interface Twin {
  part: Part;
  text: string;
  /** As the earlier entry writes it. */
  earlier: string;
}

/** The entries that carry a text which an earlier entry carries too, whatever its case. */
export function twins(parts: readonly Part[], key: string): Twin[] {
  const firstByLowerCase = new Map<string, string>();
  return parts.flatMap((part) => {
    const text = textOf(part, key);
    const earlier = firstByLowerCase.get(text.toLowerCase());
    if (earlier !== undefined) return [{ part, text, earlier }];
    if (text !== '') firstByLowerCase.set(text.toLowerCase(), text);
    return [];
  });
}

/** What a twin has in common with the earlier entry, as a sentence without its end. */
export function onlyByCase({ text, earlier }: Twin): string {
  return `"${text}" differs from "${earlier}" only by case`;
}
