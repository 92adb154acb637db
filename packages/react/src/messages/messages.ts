import type { ProblemCode } from '@dowel/schema';
import type { AllTexts } from './all-texts.ts';

/** The key of one text of the library. */
export type MessageKey = keyof AllTexts;

/**
 * The keys of further forms of a text with a count. `Intl.PluralRules` names them, and a language has those that it
 * needs. The text without a form is for all other counts.
 */
export type PluralKey = `${CountedKey}.${Exclude<Intl.LDMLPluralRule, 'other'>}`;

type CountedKey = {
  [Key in MessageKey]: 'count' extends PlaceholderOf<Key> ? Key : never;
}[MessageKey];

/** The keys of words for a problem of the service, by its code. The service's own words are English. */
export type ProblemKey = `problem.${ProblemCode}.${'title' | 'remedy'}`;

/** A text for every key: one language. Further plural forms and words for problems are optional. */
export type Messages = Record<Exclude<MessageKey, PluralKey>, string> &
  Partial<Record<PluralKey | ProblemKey, string>>;

/** Texts that replace some of the library's own. */
export type MessageOverrides = { [Key in keyof Messages]?: Messages[Key] | undefined };

/** Values for the placeholders of a text. */
export type MessageValues = Record<string, string | number>;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The placeholders in the English text of a key. For a union of keys, all placeholders of all of them. */
export type PlaceholderOf<Key extends MessageKey> = Key extends MessageKey
  ? Placeholders<AllTexts[Key]>
  : never;

/** The keys of texts that need no other values than these. */
export type KeyWith<Names extends string> = {
  [Key in MessageKey]: PlaceholderOf<Key> extends Names ? Key : never;
}[MessageKey];

/** The values that a text needs: one per placeholder, or none if it has no placeholders. A count chooses a form. */
export type ValuesFor<Key extends MessageKey> = [PlaceholderOf<Key>] extends [never]
  ? [values?: MessageValues]
  : [values: Readonly<{ [Name in PlaceholderOf<Key>]: Name extends 'count' ? number : string | number }>];

/** Fills `{name}` placeholders. A placeholder without a value stays in the text, so that the mistake is visible. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    isolated(String(values[name] ?? placeholder), text),
  );
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/**
 * A name that is written in the other direction than the text gets the marks of Unicode that keep its letters together.
 * Without them, the marks and words around it change places. `<bdi>` does the same for elements.
 */
function isolated(value: string, text: string): string {
  const isTurned = rightToLeft.test(value) !== rightToLeft.test(text) && /\p{L}/u.test(value);
  return isTurned ? `\u2068${value}\u2069` : value;
}
