import { sha256 } from '../../platform/digest.ts';
import { matchInTime } from './match-in-time.ts';
import { forData, forWords, type SecretsInUse, type Strictness } from './secrets-in-use.ts';
import { storableText } from './storable.ts';

/** We read no more than this of a text, so the work stays bounded. What people see is much shorter. */
const MAX_READ = 64 * 1024;
const MAX_WORDS = 300;
/** Longer than any name or label that a person could tell from another. */
const MAX_DATA = 1024;

/**
 * Text from a provider, such as an error text or a label. Providers often quote what they were sent. So this is no
 * `string`: only `words` and `data` turn it into text for others, and they mask the secrets.
 */
export class ProviderText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** One line of plain text for people: no secret, no control character, limited length. */
  words(secrets: SecretsInUse, maxLength = MAX_WORDS): string {
    const masked = this.#masked(secrets, forWords);
    return cut(storableText(masked.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')).trim(), maxLength);
  }

  /** A name or value for storing: no secret, no character that a database refuses, limited length. */
  data(secrets: SecretsInUse, maxLength = MAX_DATA): string {
    return cut(storableText(this.#masked(secrets, forData)), maxLength);
  }

  /**
   * What tells this text apart from others, for storing: the text itself, or its digest if the text holds a secret, such
   * as the user name of a sign-in, or is too long.
   */
  identifier(secrets: SecretsInUse): string {
    const told = this.data(secrets);
    return told === this.#text ? told : `sha256:${sha256(this.#text)}`;
  }

  /** The known word that equals this text exactly. The returned string is our own, not the provider's. */
  among<Word extends string>(known: Iterable<Word>): Word | undefined {
    for (const word of known) if (word === this.#text) return word;
    return undefined;
  }

  /** The known word that equals this text, whatever the case. The returned string is our own, not the provider's. */
  amongInAnyCase<Word extends string>(known: Iterable<Word>): Word | undefined {
    const text = this.#text.toLowerCase();
    for (const word of known) if (word.toLowerCase() === text) return word;
    return undefined;
  }

  /** Whether the text begins like this, whatever the case. */
  begins(start: string): boolean {
    return this.#text.slice(0, start.length).toLowerCase() === start.toLowerCase();
  }

  /**
   * The part between two texts. Providers quote what they were asked before they say what is wrong with it, so the last
   * such place counts. Undefined when there is none. The case of the two texts does not count.
   */
  between(after: string, before: string): ProviderText | undefined {
    const text = this.#text.slice(0, MAX_READ);
    const fold = (one: string) => one.replace(/[A-Z]/g, (sign) => sign.toLowerCase());
    const folded = fold(text);
    const found = after === '' ? 0 : folded.lastIndexOf(fold(after));
    const start = found + after.length;
    const end = before === '' ? text.length : folded.indexOf(fold(before), start);
    return found === -1 || end <= start ? undefined : new ProviderText(text.slice(start, end));
  }

  /** The unchanged text, only to be sent back to the same provider: tokens and cursors. */
  toSend(): string {
    return this.#text;
  }

  /** The parts between spaces and commas. */
  split(): ProviderText[] {
    const parts = this.#text.slice(0, MAX_READ).split(/[\s,]+/);
    return parts.filter((part) => part !== '').map((part) => new ProviderText(part));
  }

  /** The part that a pattern of the catalogue captures as `result`. A pattern that takes too long captures nothing. */
  captured(pattern: RegExp, maxRead: number): ProviderText | undefined {
    const found = matchInTime(pattern, this.#text.slice(0, maxRead))?.result;
    return found === undefined ? undefined : new ProviderText(found);
  }

  get isBlank(): boolean {
    return this.#text.trim() === '';
  }

  /** Used when the value is joined to a string or printed by mistake. */
  toString(): string {
    return '[text of a provider]';
  }

  toJSON(): string {
    return this.toString();
  }

  #masked(secrets: SecretsInUse, strictness: Strictness): string {
    const isCut = this.#text.length > MAX_READ;
    return secrets.mask(isCut ? this.#text.slice(0, MAX_READ) : this.#text, strictness, isCut);
  }
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${storableText(text.slice(0, maxLength))}…`;
}
