import { limits } from '@dowel/schema';
import { bodyNotJsonProblem, findOversize, longPathParameterProblem } from '@dowel/schema/rules';
import { mayLoseDigits, parseExactly } from '../../platform/exact-json.ts';
import { invalidInput, ProblemError } from '../../platform/problems/problem-error.ts';
import { readBody } from '../../platform/requests/body-limit.ts';
import { repeatedName } from './repeated-name.ts';

export type PathReader = (pathname: string) => Record<string, string>;

/**
 * Makes a function that reads and decodes the parameters of a path. `pattern` is a path with `{name}` segments, which
 * may end in a colon and a verb. The function throws `invalid_request` when a value is too long, is not UTF-8 or holds
 * a NUL.
 */
export function pathReader(pattern: string): PathReader {
  const named = pattern.split('/').flatMap((segment, index) => {
    const [, name, verb = ''] = /^\{(\w+)\}(:.+)?$/.exec(segment) ?? [];
    return name === undefined ? [] : [{ name, index, verbLength: verb.length }];
  });
  return (pathname) => {
    const actual = pathname.split('/');
    const params: Record<string, string> = {};
    for (const { name, index, verbLength } of named) {
      const raw = actual[index] ?? '';
      const value = decode(raw.slice(0, raw.length - verbLength), 'path', name);
      if (value.length > limits.name) {
        throw new ProblemError('invalid_request', longPathParameterProblem(name, value.length, limits.name));
      }
      params[name] = value;
    }
    return params;
  };
}

/** Reads the parameters of one path; see `pathReader`. */
export function readPathParams(pattern: string, pathname: string): Record<string, string> {
  return pathReader(pattern)(pathname);
}

/**
 * The query as a flat record. When a parameter is repeated, the first value counts. With `isStrict`, a second value that
 * differs is refused, because the answer would be to the first one only.
 */
export function readQuery(search: string, isStrict = false): Record<string, string> {
  const query: Record<string, string> = {};
  for (const pair of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [rawName = '', ...rest] = pair.replaceAll('+', '%20').split('=');
    const name = decode(rawName, 'query', 'query');
    const value = decode(rest.join('='), 'query', name);
    if (isStrict && Object.hasOwn(query, name) && query[name] !== value)
      throw invalidInput({ in: 'query', name, detail: 'is given twice; send one value' });
    if (!Object.hasOwn(query, name)) query[name] = value;
  }
  return query;
}

/** A body as bytes and as JSON. A missing body is an empty object, so that the problem names each missing field. */
export interface JsonBody {
  readonly bytes: Uint8Array;
  readonly value: unknown;
  /** The same with every digit of its integers, if that may be another value. Validators take plain numbers only. */
  readonly exact?: unknown;
}

export interface HowToRead {
  readonly limitBytes?: number | undefined;
  /** `value` itself keeps the digits of integers that a JavaScript number would change, as `parseExactly` says. */
  readonly isExact?: boolean;
  /** Before the rest of a large body is read. */
  readonly onLarge?: () => Promise<void>;
}

/**
 * Reads a JSON body. It ignores the media type, because older clients send none.
 * @throws {ProblemError} `body_too_large`, `body_too_slow`, `body_not_json`, `invalid_request`
 */
export async function readJson(
  request: Request,
  { limitBytes, isExact = false, onLarge }: HowToRead = {},
): Promise<JsonBody> {
  const bytes = await readBody(request, limitBytes, onLarge);
  if (bytes.byteLength === 0) return { bytes, value: {} };
  const { text, value, exact } = parseJson(bytes, isExact, request.headers);
  assertStorable(assertSize(value));
  const name = repeatedName(text);
  if (name !== undefined)
    throw invalidInput({ in: 'body', name, detail: 'is twice in one map; send it once' });
  return { bytes, value, exact };
}

/** A body that nobody asked for, so that what it holds can be named. Other texts than JSON are one member of it. */
export function readUnasked(bytes: Uint8Array): JsonBody {
  if (bytes.byteLength === 0) return { bytes, value: {} };
  const text = new TextDecoder().decode(bytes);
  try {
    return { bytes, value: JSON.parse(text) };
  } catch {
    return { bytes, value: { body: text } };
  }
}

function parseJson(
  bytes: Uint8Array,
  isExact: boolean,
  headers: Headers,
): { text: string; value: unknown; exact?: unknown } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isExact) return { text, value: parseExactly(text) };
    const value: unknown = JSON.parse(text);
    return mayLoseDigits(text) ? { text, value, exact: parseExactly(text) } : { text, value };
  } catch {
    // The parser's message quotes the body, which may hold a credential.
    throw new ProblemError('body_not_json', bodyNotJsonProblem(sentAs(headers)));
  }
}

/** The header that says why a body is not JSON in UTF-8, if one does. */
function sentAs(headers: Headers): string | undefined {
  const encoding = headers.get('content-encoding');
  if (encoding !== null) return `Content-Encoding: ${encoding}`;
  const [, charset] = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '') ?? [];
  return charset === undefined || /^utf-?8$/i.test(charset) ? undefined : `charset=${charset}`;
}

/** Refuses oversized values early, before a validator spends time and memory on each of their parts. */
function assertSize(root: unknown): unknown {
  const oversize = findOversize(root);
  if (oversize !== undefined) throw invalidInput({ in: 'body', name: 'body', detail: oversize });
  return root;
}

/** A value and its place in the body. The full path is only written out when the value is refused. */
interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | undefined;
}

/**
 * PostgreSQL can store neither a NUL nor half of a surrogate pair. We refuse both here, before an insert would fail.
 */
function assertStorable(root: unknown): unknown {
  const open: Place[] = [{ value: root, key: '', parent: undefined }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value } = next;
    if (typeof value === 'string') assertText(value, 'body', () => nameOf(next));
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      assertText(key, 'body', () => nameOf(next));
      open.push({ value: inner, key, parent: next });
    }
  }
  return root;
}

function nameOf(place: Place): string {
  const keys: string[] = [];
  for (let at = place; at.parent; at = at.parent) keys.unshift(at.key);
  return keys.join('.') || 'body';
}

function decode(raw: string, place: 'path' | 'query', name: string): string {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    throw invalidInput({ in: place, name, detail: 'is not percent-encoded UTF-8' });
  }
  assertText(text, place, () => name);
  return text;
}

function assertText(text: string, place: 'body' | 'path' | 'query', name: () => string): void {
  if (text.includes('\0'))
    throw invalidInput({ in: place, name: name(), detail: 'holds a NUL character, which cannot be stored' });
  if (!text.isWellFormed())
    throw invalidInput({ in: place, name: name(), detail: 'is not well-formed Unicode' });
}
