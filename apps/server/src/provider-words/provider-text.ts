import { forData, forWords, type SecretsInUse, type Strictness } from './secrets-in-use.ts';
import { storableText } from './storable.ts';

/** The most that is read of a text. What people are shown is far shorter, and work stays bounded. */
const MAX_READ = 64 * 1024;
const MAX_WORDS = 300;
/** Longer than any name or label a person could tell from another. */
const MAX_DATA = 1024;

/**
 * What a provider wrote, such as an error text or a label. It is no `string`, so that it reaches nobody before `words`
 * or `data` has taken the secrets out: providers like to quote what they were sent.
 */
export class ProviderText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** One line of plain text for a person: no secret, no control character, not too long. */
  words(secrets: SecretsInUse, maxLength = MAX_WORDS): string {
    const masked = this.#masked(secrets, forWords);
    return cut(storableText(masked.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')).trim(), maxLength);
  }

  /** A name or value to be stored: no secret, nothing that a database refuses, not too long. */
  data(secrets: SecretsInUse, maxLength = MAX_DATA): string {
    return cut(storableText(this.#masked(secrets, forData)), maxLength);
  }

  /** Which of our own words this is, letter for letter; what is answered is ours. */
  among<Word extends string>(known: Iterable<Word>): Word | undefined {
    for (const word of known) if (word === this.#text) return word;
    return undefined;
  }

  /** As it came, only to be sent back to the same provider: tokens and cursors. */
  toSend(): string {
    return this.#text;
  }

  /** Its parts between blanks and commas. */
  split(): ProviderText[] {
    const parts = this.#text.slice(0, MAX_READ).split(/[\s,]+/);
    return parts.filter((part) => part !== '').map((part) => new ProviderText(part));
  }

  /** The part that a pattern of the catalogue calls `result`. */
  captured(pattern: RegExp, maxRead: number): ProviderText | undefined {
    const found = pattern.exec(this.#text.slice(0, maxRead))?.groups?.result;
    return found === undefined ? undefined : new ProviderText(found);
  }

  get isBlank(): boolean {
    return this.#text.trim() === '';
  }

  /** Wherever it is joined to a text or printed by mistake. */
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
