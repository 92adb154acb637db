import { isPlainObject } from '@dowel/schema/rules';
import { parseExactly } from '../../platform/exact-json.ts';
import { inSeconds } from '../../platform/outgoing/retry-after.ts';
import { memberOf } from './member-of.ts';
import { ProviderText } from './provider-text.ts';
import { readText } from './read-text.ts';
import type { SecretsInUse } from './secrets-in-use.ts';
import { madeOf, storable } from './storable.ts';

/**
 * A provider's response that nobody has read yet. The type hides the methods that return the provider's words as plain
 * text; use `readBody` instead. Every `Response` can be passed as one.
 */
export type UnreadResponse = Pick<Response, 'status' | 'ok' | 'body'>;

/** A parsed answer of a provider. It returns every text as a `ProviderText`. */
export class ProviderBody {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  /** The member at a dotted path; `.` is the value itself. For a missing member, returns a body that holds nothing. */
  at(path: string): ProviderBody {
    return new ProviderBody(memberOf(this.#value, path));
  }

  /** The text at a path, or a number as text. Undefined when it is anything else, or empty. */
  text(path = '.'): ProviderText | undefined {
    const text = plainTextAt(this.#value, path);
    return text === undefined ? undefined : new ProviderText(text);
  }

  /** The text at a path, or those of the map there, such as the sentences about the fields of a record. */
  message(path: string): ProviderText | undefined {
    const member = memberOf(this.#value, path);
    if (!isPlainObject(member)) return this.text(path);
    const said = Object.entries(member).flatMap(([name, one]) =>
      [one].flat().flatMap((text) => (typeof text === 'string' && text !== '' ? [named(name, text)] : [])),
    );
    return said.length === 0 ? undefined : new ProviderText(said.join('; '));
  }

  /**
   * All texts at a path: its own, those of a list, or of a map with a text or a list for each field. Each begins with the
   * name of its field, if the provider says it beside the text.
   * @param ofEntry where an entry has its text, the best place first
   */
  texts(path: string, ofEntry: string | readonly string[] = '.'): ProviderText[] {
    const member = memberOf(this.#value, path);
    const isMap = isPlainObject(member);
    const all = isMap ? Object.entries(member) : [member].flat().map((one) => ['', one] as const);
    return all.flatMap(([name, some]) =>
      [some].flat().flatMap((one) => {
        const text = firstTextIn(one, [ofEntry, '.'].flat());
        const field = name || String(FIELD_MEMBERS.map((at) => memberOf(one, at)).find(isName) ?? '');
        return text === undefined ? [] : [new ProviderText(named(field, text))];
      }),
    );
  }

  /** The entries of the list at a path; undefined when there is none. */
  list(path = '.'): ProviderBody[] | undefined {
    const member = memberOf(this.#value, path);
    return Array.isArray(member) ? member.map((one) => new ProviderBody(one)) : undefined;
  }

  /** How many entries the list at a path has. 0 when there is none. */
  count(path: string): number {
    const member = memberOf(this.#value, path);
    return Array.isArray(member) ? member.length : 0;
  }

  /** The values of the map at a path; undefined when there is none. */
  members(path = '.'): ProviderBody[] | undefined {
    const member = memberOf(this.#value, path);
    const isMap = isPlainObject(member);
    return isMap ? Object.values(member).map((one) => new ProviderBody(one)) : undefined;
  }

  /** A finite number, or a text that holds one. Undefined for anything else. */
  number(path: string): number | undefined {
    const member = memberOf(this.#value, path);
    const isWritten = typeof member === 'string' && /^\s*[+-]?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(member);
    const value = isWritten ? Number(member) : JSON.isRawJSON(member) ? Number(member.rawJSON) : member;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  isText(path: string): boolean {
    return typeof memberOf(this.#value, path) === 'string';
  }

  isTrue(path: string): boolean {
    return memberOf(this.#value, path) === true;
  }

  isFalse(path: string): boolean {
    return memberOf(this.#value, path) === false;
  }

  /** Whether null stands at a path for nothing. Beside an error, it stands for what was not found out. */
  isNone(path: string): boolean {
    return memberOf(this.#value, path) === null && !this.saysNo();
  }

  /** Whether the body refuses the request, whatever the status. Slack and GraphQL refuse with the status of a success, and so does JSend. */
  saysNo(): boolean {
    const isError = ['errors', 'error'].some(
      (name) => /string|object/.test(typeof memberOf(this.#value, name)) && !this.isAbsent(name),
    );
    const status = memberOf(this.#value, 'status');
    const hasFailed = typeof status === 'string' && /^(error|fail(ed|ure)?)$/i.test(status);
    return isError || hasFailed || this.isFalse('ok') || this.isFalse('success');
  }

  /** Whether there is nothing at a path: no member, null, an empty text, or an empty list or map. */
  isAbsent(path: string): boolean {
    const member = memberOf(this.#value, path) ?? '';
    const isNested = Array.isArray(member) || isPlainObject(member);
    return member === '' || (isNested && Object.keys(member).length === 0);
  }

  /**
   * The records of the list at a path, in a form that can be stored. Undefined when there is no list. Entries that are
   * no objects are left out.
   */
  records(path: string): Readonly<Record<string, unknown>>[] | undefined {
    const member = memberOf(this.#value, path);
    return Array.isArray(member) ? member.filter(isPlainObject).map(toRecord) : undefined;
  }

  /** The entries of the list at a path that are no objects: their places, and what they are, without their values. */
  oddEntries(path: string): string[] {
    const member = memberOf(this.#value, path);
    const entries: unknown[] = Array.isArray(member) ? member : [];
    return entries.flatMap((one, index) =>
      isPlainObject(one) ? [] : [`entry ${index + 1} (${kindOf(one)})`],
    );
  }

  /** The object at a path, in a form that can be stored, and without secrets. Undefined when there is none. */
  record(path: string, secrets: SecretsInUse): Record<string, unknown> | undefined {
    const member = memberOf(this.#value, path);
    if (!isPlainObject(member)) return undefined;
    const kept = toRecord(member);
    return madeOf(kept, asRecord(secrets.maskData(kept)));
  }

  /** The sentence for people in an error body. */
  sentence(): ProviderText | undefined {
    const found = findSentence(this.#value, 0);
    return found === undefined ? undefined : new ProviderText(found);
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? 'a text' : 'a number';
}

function plainTextAt(value: unknown, path: string): string | undefined {
  const member = memberOf(value, path);
  if (typeof member === 'number') return String(member);
  if (JSON.isRawJSON(member)) return member.rawJSON;
  return typeof member === 'string' && member !== '' ? member : undefined;
}

function firstTextIn(value: unknown, paths: readonly string[]): string | undefined {
  return paths.map((path) => plainTextAt(value, path)).find((text) => text !== undefined);
}

/** Where an entry about a field names it. */
const FIELD_MEMBERS = ['field', 'param', 'property', 'propertyName', 'attribute'];
/** What stands for the record itself in the place of a field. */
const RECORD = /^(base|_?error|errors|message|detail|__all__|non_field_errors|\d*)$/i;

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What is wrong with a field, with its name before it unless the sentence has it. */
function named(field: string, text: string): string {
  const isSaid = RECORD.test(field) || text.toLowerCase().includes(field.toLowerCase());
  return isSaid ? text : `${field}: ${text}`;
}

/**
 * Reads a response as JSON, or as a form. Undefined when it is neither.
 * @throws the transport's error if the body does not arrive
 */
export async function readBody(unread: UnreadResponse): Promise<ProviderBody | undefined> {
  return (await readAnswer(unread)).body;
}

/** Like `readBody`. `isPage`: the body is HTML or XML, such as a page for people, and so not from a JSON API. */
export async function readAnswer(
  unread: UnreadResponse,
): Promise<{ text: string; body: ProviderBody | undefined; isPage: boolean }> {
  const response = asResponse(unread);
  const mediaType = response.headers.get('content-type') ?? '';
  const text = await readText(response, mediaType);
  const body = parsed(text, mediaType);
  return { text, body, isPage: body === undefined && /^\s*</.test(text) };
}

/** Some token endpoints answer with a form and call it something else, or call JSON a form. */
const form = /^access_token=|^application\/x-www-form-urlencoded/i;

function parsed(text: string, mediaType: string): ProviderBody | undefined {
  try {
    return new ProviderBody(parseExactly(text));
  } catch {
    // The parser's error quotes the body, so we do not pass it on.
    const isForm = form.test(mediaType) || form.test(text);
    return isForm ? new ProviderBody(Object.fromEntries(new URLSearchParams(text))) : undefined;
  }
}

/** What a response says it is, such as `text/html`. Undefined when it says nothing that is a media type. */
export function mediaTypeOf(unread: UnreadResponse): ProviderText | undefined {
  const header = asResponse(unread).headers.get('content-type') ?? '';
  const [type] = /^[a-z]{1,20}\/[a-z0-9.+-]{1,60}(?=\s*(;|$))/i.exec(header) ?? [];
  return type === undefined ? undefined : new ProviderText(type.toLowerCase());
}

/** How long a response asks to wait, as its header says it. Undefined if that can be neither seconds nor a date. */
export function retryAfterOf(unread: UnreadResponse): string | undefined {
  const { headers } = asResponse(unread);
  const header = headers.get('retry-after')?.trim() ?? '';
  return /^[\w ,:.+-]{1,64}$/.test(header) ? inSeconds(header, headers.get('date')) : undefined;
}

/** The text of a header. Undefined when the response does not have it. */
export function headerOf(unread: UnreadResponse, name: string): ProviderText | undefined {
  const text = asResponse(unread).headers.get(name);
  return text === null ? undefined : new ProviderText(text);
}

/** All headers, by their names in lower case. */
export function headersOf(unread: UnreadResponse): ProviderBody {
  return new ProviderBody(Object.fromEntries(asResponse(unread).headers));
}

/** A header as a number. Undefined when it is none. */
export function headerNumberOf(unread: UnreadResponse, name: string): number | undefined {
  const text = asResponse(unread).headers.get(name)?.trim() ?? '';
  return /^\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/**
 * The address of the next page in the header `Link` (RFC 8288). Sentry names one behind the last page too, with
 * `results="false"`.
 */
export function nextLinkOf(unread: UnreadResponse): ProviderText | undefined {
  const header = asResponse(unread).headers.get('link') ?? '';
  for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [relations, results] = ['rel', 'results'].map((name) => wordsOf(parameters, name));
    if (relations?.includes('next') && !results?.includes('false')) return new ProviderText(address);
  }
  return undefined;
}

/** The words of a parameter, in lower case. A pattern for all of them would take the square of the time for a long header. */
function wordsOf(parameters: string, name: string): string[] {
  return parameters
    .toLowerCase()
    .split(/[;,]/)
    .flatMap((one) => {
      const [known = '', value = ''] = one.split('=');
      return known.trim() === name ? value.split(/[\s"]+/) : [];
    });
}

/** The cast is safe: every `UnreadResponse` is a `Response`. The type only hides the methods that return its words. */
function asResponse(unread: UnreadResponse): Response {
  return unread as Response;
}

function toRecord(value: object): Readonly<Record<string, unknown>> {
  return asRecord(storable(value));
}

/** The cast is safe: the copy of an object is an object. */
function asRecord(copy: unknown): Record<string, unknown> {
  return copy as Record<string, unknown>;
}

/** Members that may hold a sentence for people, the best first. */
const SENTENCES = [
  'error_description',
  'message',
  'error_message',
  'detail',
  'description',
  'title',
  'error',
];

function findSentence(body: unknown, depth: number): string | undefined {
  if (typeof body !== 'object' || body === null || depth > 3) return undefined;
  if (Array.isArray(body)) return findSentence(body[0], depth + 1);
  for (const name of SENTENCES) {
    const value = memberOf(body, name);
    if (typeof value === 'string' && value.trim() !== '') return value;
    const inner = findSentence(value, depth + 1);
    if (inner !== undefined) return inner;
  }
  return findSentence(memberOf(body, 'errors'), depth + 1);
}
