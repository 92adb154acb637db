import type { english } from './english.ts';

/** Names one text of the library. */
export type MessageKey = keyof typeof english;

/** A text for every key: a language. */
export type Messages = Record<MessageKey, string>;

/** Texts that replace the library's own; the others stay. */
export type MessageOverrides = Partial<Messages>;

/** What fills the placeholders of a text. */
export type MessageValues = Record<string, string | number>;

/** Fills `{name}` placeholders; one without a value stays, so that the mistake is seen. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
