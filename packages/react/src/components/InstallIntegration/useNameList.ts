import { useCallback } from 'react';
import { formatList } from '../../messages/format-list.ts';
import { useMessages } from '../../messages/useMessages.ts';

/** How many names are listed. A longer list ends with a count. */
const MOST_NAMES = 4;

/** Joins names as the page's language does it. Of many, it counts the last. */
export function useNameList(): (names: readonly string[]) => string {
  const translate = useMessages();
  return useCallback(
    (names) => {
      if (names.length <= MOST_NAMES) return formatList(names, translate.locale);
      const left = names.length - MOST_NAMES + 1;
      const shown = names.slice(0, MOST_NAMES - 1);
      return formatList([...shown, translate('common.more', { count: left })], translate.locale);
    },
    [translate],
  );
}
