import type { english } from './english.ts';

/** Names one text of the library. */
export type MessageKey = keyof typeof english;

/** A text for every key: a language. */
export type Messages = Record<MessageKey, string>;

/** Texts that replace the library's own; the others stay. */
export type MessageOverrides = Partial<Messages>;

/** What fills the placeholders of a text. */
export type MessageValues = Record<string, string | number>;

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The placeholders of a text, read off the English one. Of several keys: all that any of them has. */
export type PlaceholderOf<Key extends MessageKey> = Key extends MessageKey
  ? Placeholders<(typeof english)[Key]>
  : never;

/** The texts that need no other values than these. */
export type KeyWith<Names extends string> = {
  [Key in MessageKey]: PlaceholderOf<Key> extends Names ? Key : never;
}[MessageKey];

/** What a text must be given: its placeholders, and nothing when it has none. */
export type ValuesFor<Key extends MessageKey> = [PlaceholderOf<Key>] extends [never]
  ? [values?: MessageValues]
  : [values: Readonly<Record<PlaceholderOf<Key>, string | number>>];

/** Fills `{name}` placeholders; one without a value stays, so that the mistake is seen. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
