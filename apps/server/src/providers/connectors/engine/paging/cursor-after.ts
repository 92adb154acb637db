import { ProviderText } from '../../../provider-words/provider-text.ts';
import type { Paging } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { textAt } from '../record-facts.ts';
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
  page: Pick<PageRead, 'answer' | 'position' | 'size'>,
): { nextCursor?: ProviderText } {
  const last = originals.at(-1);
  const ofLast = (member: string) => last && textAt(last, member);
  const next = nextPage(connector, paging, { ...page, entries, ofLast });
  return next ? { nextCursor: new ProviderText(writePosition(paging, next)) } : {};
}
