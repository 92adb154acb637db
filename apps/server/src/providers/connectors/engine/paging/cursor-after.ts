import { ProviderText } from '../../../provider-words/provider-text.ts';
import type { Paging } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { type HandledObject, toObject } from '../object.ts';
import { textAt } from '../record-facts.ts';
import type { FoundRecords, ProviderRecord } from '../records.ts';
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
  if (!next) return {};
  const { objectName } = page;
  const isNewQuestion = next.after !== undefined && next.cursor === undefined && next.count > 0;
  // An offset leaves out what is known. Pages of other lists begin with it.
  const position =
    isNewQuestion && paging.style !== 'offset'
      ? { ...next, count: 0, known: knownOf(toObject(connector, objectName), originals, next.count) }
      : next;
  return { nextCursor: new ProviderText(writePosition(connector, objectName, paging, position)) };
}

function knownOf(object: HandledObject, originals: readonly ProviderRecord[], count: number): string[] {
  return originals.slice(-count).map((one) => nameOfRecord(object, one));
}

/** A record as it is now: with its id and the time of its last change. */
export function nameOfRecord({ record }: HandledObject, original: ProviderRecord): string {
  const time = record.updateTime && textAt(original, record.updateTime.member);
  return `${textAt(original, record.id) ?? ''} ${time ?? ''}`;
}
