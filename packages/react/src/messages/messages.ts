import type { english } from './english.ts';

/** The key of one text of the library. */
export type MessageKey = keyof typeof english;

/** A text for every key: one language. */
export type Messages = Record<MessageKey, string>;

/** Texts that replace some of the library's own. */
export type MessageOverrides = Partial<Messages>;

/** Values for the placeholders of a text. */
export type MessageValues = Record<string, string | number>;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The placeholders in the English text of a key. For a union of keys, all placeholders of all of them. */
export type PlaceholderOf<Key extends MessageKey> = Key extends MessageKey
  ? Placeholders<(typeof english)[Key]>
  : never;

/** The keys of texts that need no other values than these. */
export type KeyWith<Names extends string> = {
  [Key in MessageKey]: PlaceholderOf<Key> extends Names ? Key : never;
}[MessageKey];

/** The values that a text needs: one per placeholder, or none if it has no placeholders. */
export type ValuesFor<Key extends MessageKey> = [PlaceholderOf<Key>] extends [never]
  ? [values?: MessageValues]
  : [values: Readonly<Record<PlaceholderOf<Key>, string | number>>];

/** Fills `{name}` placeholders. A placeholder without a value stays in the text, so that the mistake is visible. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
