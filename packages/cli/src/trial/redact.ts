import { createHmac, randomBytes } from 'node:crypto';
import { isPlainObject } from '@dowel/schema/rules';

const TIME =
  /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?\s?(Z|UTC|[+-]\d\d:?\d\d)?|\/Date\(\d+([+-]\d{4})?\)\/)$/;
const TIME_MEMBER = /time|date|_at$|At$|created|updated|modified|changed|timestamp|^ts$/i;
/** Members whose text says what something is, not what somebody has written. */
const KIND_MEMBER =
  /^(type|object|kind|__typename|data_?type|field_?type|value_?type|resource_?type|attribute_type|model)$/i;
const KIND = /^[A-Za-z][\w.-]{0,40}$/;
const MEMBER = /^[A-Za-z_$][\w$]{0,60}$/;
const ADDRESS = /^(https?:\/\/[^/\s]+)?\/\S*$/i;
const HOST = 'https://account.example';
/** Counts and sizes. What has more digits may be an id, an amount or a telephone number. */
const SMALL = 1000;

/**
 * Takes out of answers what belongs to an account. Texts and numbers become others of the same form, and the same one
 * always becomes the same: an id that is sent back still is that id. What is left are the names of members, times, small
 * numbers and the words of the connector.
 */
export class Redactor {
  readonly #salt = randomBytes(16);
  readonly #words: ReadonlySet<string>;
  readonly #phrases: readonly string[];
  readonly #known = new Map<string, string>();
  readonly #used = new Set<string>();

  /**
   * @param words texts that stay
   * @param phrases texts that also stay inside of others, such as those by which an error is known
   */
  constructor(words: Iterable<string>, phrases: readonly string[] = []) {
    this.#words = new Set(words);
    this.#phrases = phrases.filter((phrase) => phrase.trim().length > 2);
  }

  /**
   * A parsed answer without what belongs to the account.
   * @param totals the dotted paths at which it says how many records there are, which stays
   */
  value(value: unknown, totals: readonly string[] = [], path = '', member = ''): unknown {
    if (typeof value === 'string') return this.#isKind(member, value) ? value : this.text(value);
    if (typeof value === 'number' || JSON.isRawJSON(value))
      return totals.includes(path) ? value : this.#number(value, member);
    if (Array.isArray(value)) return value.map((one) => this.value(one, totals, `${path}.*`, member));
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        this.#name(name),
        this.value(one, totals, path === '' ? name : `${path}.${name}`, name),
      ]),
    );
  }

  /** A text without what belongs to the account. */
  text(text: string): string {
    if (text === '' || this.#words.has(text) || TIME.test(text)) return text;
    if (ADDRESS.test(text)) return this.#address(text);
    const phrase = this.#phrases.find((one) => text.includes(one));
    if (phrase === undefined) return this.#other(text);
    return text
      .split(phrase)
      .map((part) => this.text(part))
      .join(phrase);
  }

  #isKind(member: string, value: string): boolean {
    return KIND_MEMBER.test(member) && KIND.test(value);
  }

  #name(name: string): string {
    return this.#words.has(name) || isMemberName(name) ? name : this.text(name);
  }

  #number(value: unknown, member: string): unknown {
    const digits = JSON.isRawJSON(value) ? value.rawJSON : String(value);
    const isTime = TIME_MEMBER.test(member) && Number(digits) > 1e9;
    if (isTime || this.#words.has(digits) || Math.abs(Number(digits)) < SMALL) return value;
    if (!/^-?\d+(\.\d+)?$/.test(digits)) return 1;
    const other = this.#other(digits);
    return JSON.isRawJSON(value) ? JSON.rawJSON(other) : Number(other);
  }

  /** The path of an address keeps the words of the connector, and its query the names of parameters. */
  #address(text: string): string {
    const isWhole = !text.startsWith('/');
    if (!URL.canParse(text, HOST)) return this.#other(text);
    const { pathname, searchParams } = new URL(text, HOST);
    const path = pathname
      .split('/')
      .map((part) => (part === '' || /^v?\d{1,3}(\.\d+)?$/.test(part) ? part : this.text(decoded(part))))
      .map((part) => encodeURIComponent(part))
      .join('/');
    const query = [...searchParams].map(([name, value]) => [this.#name(name), this.text(value)]);
    const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
    return `${isWhole ? HOST : ''}${path}${search}`;
  }

  /** Another text of the same form, which no other text becomes. */
  #other(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    for (let attempt = 0; ; attempt += 1) {
      const made = this.#made(text, attempt) + 'x'.repeat(attempt < MOST_ATTEMPTS ? 0 : attempt);
      if (this.#used.has(made) || (made === text && attempt < MOST_ATTEMPTS)) continue;
      this.#used.add(made);
      this.#known.set(text, made);
      return made;
    }
  }

  #made(text: string, attempt: number): string {
    let bytes = Buffer.alloc(0);
    for (let block = 0; bytes.length < text.length; block += 1) {
      const made = createHmac('sha256', this.#salt).update(`${attempt}:${block}:${text}`).digest();
      bytes = Buffer.concat([bytes, made]);
    }
    let isFirst = true;
    return [...text]
      .map((sign, index) => {
        const byte = bytes[index] ?? 0;
        if (/\d/.test(sign)) {
          const digit = isFirst && sign !== '0' ? 1 + (byte % 9) : byte % 10;
          isFirst = false;
          return String(digit);
        }
        if (/\p{Lu}/u.test(sign)) return String.fromCharCode(65 + (byte % 26));
        if (/\p{L}/u.test(sign)) return String.fromCharCode(97 + (byte % 26));
        return sign.charCodeAt(0) < 128 ? sign : 'x';
      })
      .join('');
  }
}

/** A long name with digits may be an identifier or a key, and not the name of a member. */
const isMemberName = (name: string): boolean => MEMBER.test(name) && !(name.length > 11 && /\d/.test(name));

/** The names of all members of a value. Descriptions of fields have them as values. */
export function memberNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(memberNames);
  if (!isPlainObject(value)) return [];
  return [...Object.keys(value).filter(isMemberName), ...Object.values(value).flatMap(memberNames)];
}

/** A text of one digit has few others. */
const MOST_ATTEMPTS = 200;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
