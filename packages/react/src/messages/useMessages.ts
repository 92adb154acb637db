import { remembered } from '@dowel/schema/rules';
import { useContext } from 'react';
import { english } from './english.ts';
import { formatCount } from './format-count.ts';
import {
  fillMessage,
  type MessageKey,
  type MessageOverrides,
  type MessageValues,
  type ProblemKey,
  type ValuesFor,
} from './messages.ts';
import { type KnownTexts, MessagesContext } from './messages-context.ts';

/** Returns the library's texts in the page's language. */
export interface Translator {
  /** The text of a key, with its placeholders filled. */
  <Key extends MessageKey>(key: Key, ...values: ValuesFor<Key>): string;
  /** The words for a problem of the service, or the key itself if the language has none. */
  (key: ProblemKey): string;
  /** The language of the texts, for sorting and number formats. */
  readonly locale: string;
}

const atOnce: MessageOverrides = english;

/**
 * The library's texts. Texts that `ServiceProvider` got replace the library's own. The function stays the same until
 * the texts change. English texts of later screens load with these: outside of them, it returns the key of a text that
 * `messages` does not have.
 */
export function useMessages(): Translator {
  return translatorOf(useContext(MessagesContext));
}

/** All components below a provider share one. */
const translatorOf = /* @__PURE__ */ remembered(
  ({ locale: named, messages, added }: KnownTexts): Translator => {
    const locale = usableLocale(named);
    let rules: Intl.PluralRules | undefined;
    const translate = (key: MessageKey | ProblemKey, values?: MessageValues) => {
      const count = values?.count;
      const isCounted = typeof count === 'number';
      rules ??= isCounted ? new Intl.PluralRules(locale) : undefined;
      const form = isCounted ? `${key}.${rules?.select(count)}` : key;
      // A text without the plural form, in the page's language, comes before an English text that has the form.
      const find = (texts: Readonly<Record<string, string | undefined>> = {}) => texts[form] ?? texts[key];
      return fillMessage(
        find(messages) ?? find(added) ?? find(atOnce) ?? key,
        isCounted ? { ...values, count: formatCount(count, locale) } : values,
      );
    };
    return Object.assign(translate, { locale });
  },
);

/** `Intl` throws at what is no tag, such as an empty text. Many systems write `pt_BR` for `pt-BR`. */
function usableLocale(named = 'en'): string {
  try {
    return Intl.getCanonicalLocales(named.replaceAll('_', '-'))[0] as string;
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      console.warn(
        `ServiceProvider got the locale "${named}", which is no BCP 47 tag, so dates, numbers and order are English. Pass a tag such as "pt-BR".`,
      );
    }
    return 'en';
  }
}
