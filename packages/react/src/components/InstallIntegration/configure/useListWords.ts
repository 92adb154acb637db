import { useMemo } from 'react';
import { formatCount } from '../../../messages/format-count.ts';
import type { KeyWith } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { CheckboxListWords } from '../../../ui/CheckboxList/CheckboxList.tsx';

/** The words of a list of checkboxes. The object stays the same until the page's words change. */
export function useListWords(search: KeyWith<never>, selectAll: KeyWith<'count'>): CheckboxListWords {
  const translate = useMessages();
  return useMemo(
    () => ({
      search: translate(search),
      selectAll: (count) => translate(selectAll, { count }),
      selected: (count, total) =>
        translate('config.selected', { count, total: formatCount(total, translate.locale) }),
      found: (count) => translate('config.found', { count }),
      noMatch: (query) => translate('common.noMatch', { query }),
    }),
    [translate, search, selectAll],
  );
}
