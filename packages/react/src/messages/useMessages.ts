import { useContext, useMemo } from 'react';
import { english } from './english.ts';
import { fillMessage, type MessageKey, type MessageValues, type ValuesFor } from './messages.ts';
import { MessagesContext } from './messages-context.ts';

/** The library's texts in the page's words. */
export interface Translator {
  /** The text of a key with its placeholders filled. */
  <Key extends MessageKey>(key: Key, ...values: ValuesFor<Key>): string;
  /** The language of the texts, for sorting and number formats. */
  readonly locale: string;
}

/** The library's texts, with those replaced that `ServiceProvider` was given. Stable until they change. */
export function useMessages(): Translator {
  const { locale = 'en', messages } = useContext(MessagesContext);
  return useMemo(() => {
    const translate = (key: MessageKey, values?: MessageValues) =>
      fillMessage(messages?.[key] ?? english[key], values);
    return Object.assign(translate, { locale });
  }, [locale, messages]);
}
