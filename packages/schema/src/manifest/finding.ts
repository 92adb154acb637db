import { plainField } from '../rules/names.ts';
import type { PlainObject } from '../rules/plain-objects.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';

/** The most findings that a person is shown. Checks that can find many more only count the rest, without messages. */
export const MOST_FINDINGS = 200;

export type Path = readonly (string | number)[];

/** A finding without its line and column in the text. */
export interface Finding {
  severity: 'error' | 'warning';
  path: Path;
  message: string;
  fix: string;
  /** A map or a list stands elsewhere than expected. In a text with a fault of syntax, the fault may be why. */
  isStructural?: true;
  /** The finding is about the key itself, not about its value. */
  isAboutKey?: true;
}

export function error(path: Path, message: string, fix: string): Finding {
  return { severity: 'error', path, message: clipped(message), fix: clipped(fix) };
}

export function warning(path: Path, message: string, fix: string): Finding {
  return { severity: 'warning', path, message: clipped(message), fix: clipped(fix) };
}

/** The most characters of a sentence. One alias can put a long text into every finding. */
const MOST_CHARACTERS = 1000;

function clipped(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

/**
 * Keeps at most `MOST_FINDINGS` findings, errors before warnings, and says how many were left out.
 * @param note makes a finding of what is said of the rest
 */
export function firstFindings<Of extends Pick<Finding, 'severity'>>(
  findings: readonly Of[],
  note: (message: string, fix: string) => Of,
): Of[] {
  if (findings.length <= MOST_FINDINGS) return [...findings];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const shown = new Set([...new Set([...errors, ...findings])].slice(0, MOST_FINDINGS));
  const message = `${findings.length - shown.size} more findings are not shown.`;
  return [...findings.filter((finding) => shown.has(finding)), note(message, 'Correct these first.')];
}

/** Writes a path as text, for example `integrations[0].read.objects[1].schedule`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    if (!/^[\w-]+$/.test(segment)) return `${text}[${JSON.stringify(segment)}]`;
    return text === '' ? segment : `${text}.${segment}`;
  }, '');
}

export function memberOf(value: unknown, segment: string | number): unknown {
  if (Array.isArray(value)) return typeof segment === 'number' ? value[segment] : undefined;
  return isPlainObject(value) ? ownValue(value, String(segment)) : undefined;
}

/** What a message calls the value at a path. `whole` is the name of the file's content. */
export function labelOf(path: Path, whole: string): string {
  const key = path.at(-1);
  if (typeof key === 'string') return key;
  return key === undefined ? whole : `Entry ${key + 1} of ${path.at(-2)}`;
}

/** Splits a path that `pathText` wrote into its segments. */
export function pathOf(text: string): Path {
  return Array.from(text.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|[^.[\]]+/g), ([name, index, quoted]) =>
    index !== undefined ? Number(index) : quoted !== undefined ? String(JSON.parse(quoted)) : name,
  );
}

/** A map somewhere in the manifest, as written. Its shape has not been checked. */
export interface Part {
  value: PlainObject;
  path: Path;
}

/** The maps in the list under a key of a part. Entries that are not maps are left out. */
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

/** The text under a key of a part; `""` when there is no value or it is not text. */
export function textOf(part: Part | undefined, key: string): string {
  const value = part && ownValue(part.value, key);
  return typeof value === 'string' ? value : '';
}

/** The objects of a block by name. When two have the same name, the first one counts. */
export function objectsByName(block: Part | undefined): ReadonlyMap<string, Part> {
  const named = partsOf(block, 'objects').map((object) => [textOf(object, 'objectName'), object] as const);
  return new Map(named.filter(([name]) => name !== '').reverse());
}

/** The entries that have the same text under a key as an earlier entry. */
export function repeated(parts: readonly Part[], key: string): Part[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const text = textOf(part, key);
    const isRepeated = seen.has(text);
    if (text !== '') seen.add(text);
    return isRepeated;
  });
}

/** An entry that has the same text as an earlier entry, ignoring case. */
export interface Twin {
  part: Part;
  text: string;
  /** The text as the earlier entry writes it. */
  earlier: string;
}

/** The entries that have the same text under a key as an earlier entry, ignoring case. A path of one name is that name. */
export function twins(parts: readonly Part[], key: string): Twin[] {
  const firstByLowerCase = new Map<string, string>();
  return parts.flatMap((part) => {
    const text = plainField(textOf(part, key));
    const earlier = firstByLowerCase.get(text.toLowerCase());
    if (earlier !== undefined) return [{ part, text, earlier }];
    if (text !== '') firstByLowerCase.set(text.toLowerCase(), text);
    return [];
  });
}

/** Says that the two texts differ only by case. The caller completes the sentence. */
export function onlyByCase({ text, earlier }: Twin): string {
  return `"${text}" differs from "${earlier}" only by case`;
}
