import { useContext, useMemo } from 'react';
import { english } from './english.ts';
import { fillMessage, type MessageKey, type MessageValues, type ValuesFor } from './messages.ts';
import { MessagesContext } from './messages-context.ts';

/** Returns the library's texts in the page's language. */
export interface Translator {
  /** The text of a key, with its placeholders filled. */
  <Key extends MessageKey>(key: Key, ...values: ValuesFor<Key>): string;
  /** The language of the texts, for sorting and number formats. */
  readonly locale: string;
}

/** The library's texts. Those that `ServiceProvider` got replace the library's own. Stable until they change. */
export function useMessages(): Translator {
  const { locale = 'en', messages } = useContext(MessagesContext);
  return useMemo(() => {
    const translate = (key: MessageKey, values?: MessageValues) =>
      fillMessage(messages?.[key] ?? english[key], values);
    return Object.assign(translate, { locale });
  }, [locale, messages]);
}
