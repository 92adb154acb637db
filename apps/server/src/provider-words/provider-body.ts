import { ProviderText } from './provider-text.ts';
import { storable } from './storable.ts';

/**
 * What a provider's response must be handed over as before somebody may read it. The type leaves out what gives a
 * provider's words away as plain text; `readBody` is the way to them. Every `Response` is one.
 */
export type UnreadResponse = Pick<Response, 'status' | 'ok' | 'body'>;

/** A parsed answer of a provider. Every text in it comes out as a `ProviderText`. */
export class ProviderBody {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  /** The member at a dotted path; `.` is the value itself. What is not there is a body without anything in it. */
  at(path: string): ProviderBody {
    return new ProviderBody(memberOf(this.#value, path));
  }

  /** The text at a path, a number as text too; undefined when it is anything else, or empty. */
  text(path = '.'): ProviderText | undefined {
    const member = memberOf(this.#value, path);
    if (typeof member === 'number') return new ProviderText(String(member));
    return typeof member === 'string' && member !== '' ? new ProviderText(member) : undefined;
  }

  /** The entries of the list at a path; undefined when there is none. */
  list(path = '.'): ProviderBody[] | undefined {
    const member = memberOf(this.#value, path);
    return Array.isArray(member) ? member.map((one) => new ProviderBody(one)) : undefined;
  }

  /** A number, also one written as text; undefined when it is anything else, or without end. */
  number(path: string): number | undefined {
    const member = memberOf(this.#value, path);
    const isWritten = typeof member === 'string' && /^\s*[+-]?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(member);
    const value = isWritten ? Number(member) : member;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  isText(path: string): boolean {
    return typeof memberOf(this.#value, path) === 'string';
  }

  isTrue(path: string): boolean {
    return memberOf(this.#value, path) === true;
  }

  /** The records at a path, as they can be stored; undefined when there is no list. What is no record is left out. */
  records(path: string): Readonly<Record<string, unknown>>[] | undefined {
    const member = memberOf(this.#value, path);
    return Array.isArray(member) ? member.filter(isObject).map(toRecord) : undefined;
  }

  /** The sentence of an error body that is meant for people. */
  sentence(): ProviderText | undefined {
    const found = findSentence(this.#value, 0);
    return found === undefined ? undefined : new ProviderText(found);
  }
}

/**
 * Reads a response: JSON, or a form where it says that it is one. Undefined when it is neither.
 * @throws whatever the transport throws while the body arrives
 */
export async function readBody(unread: UnreadResponse): Promise<ProviderBody | undefined> {
  const response = asResponse(unread);
  const text = await response.text();
  const mediaType = response.headers.get('content-type') ?? '';
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    return new ProviderBody(Object.fromEntries(new URLSearchParams(text)));
  }
  try {
    return new ProviderBody(JSON.parse(text));
  } catch {
    // The parser's own words quote the body.
    return undefined;
  }
}

/** Every `UnreadResponse` is a `Response`: the type only hides what would give its words away. */
function asResponse(unread: UnreadResponse): Response {
  return unread as Response;
}

function memberOf(value: unknown, path: string): unknown {
  if (path === '.') return value;
  return path.split('.').reduce<unknown>((parent, name) => {
    const isParent = typeof parent === 'object' && parent !== null;
    return isParent && Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined;
  }, value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The copy of an object is an object. */
function toRecord(value: object): Readonly<Record<string, unknown>> {
  return storable(value) as Record<string, unknown>;
}

/** Members that hold a sentence for people, best first. */
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
