import { useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.ts';

/** How many names are listed. A longer list ends with a count. */
const MOST_NAMES = 4;

/** Joins names as the page's language does it, such as "People, Companies and Deals". */
export function useNameList(): (names: readonly string[]) => string {
  const translate = useMessages();
  return useMemo(() => {
    const { locale } = translate;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    return (names) => {
      if (names.length <= MOST_NAMES) return list.format(names);
      const left = names.length - MOST_NAMES + 1;
      const shown = names.slice(0, MOST_NAMES - 1);
      return list.format([...shown, translate('setup.moreNames', { count: left })]);
    };
  }, [translate]);
}
