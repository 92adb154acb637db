import { ProviderText } from '../../../provider-words/provider-text.ts';
import type { Paging } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import type { FoundRecords } from '../records.ts';
import { nextPage, type PageRead } from './next-page.ts';
import { writePosition } from './page-position.ts';

/**
 * The cursor of the page after one with these records. Empty after the last page.
 * @throws {ProviderError} if the provider says that there is more, but not where
 */
export function cursorAfter(
  connector: RestDefinition,
  paging: Paging,
  { entries, originals }: Pick<FoundRecords, 'entries' | 'originals'>,
  page: Omit<PageRead, 'entries' | 'last'>,
): { nextCursor?: ProviderText } {
  const next = nextPage(connector, paging, { ...page, entries, last: originals.at(-1) });
  return next
    ? { nextCursor: new ProviderText(writePosition(connector, page.objectName, paging, next)) }
    : {};
}
