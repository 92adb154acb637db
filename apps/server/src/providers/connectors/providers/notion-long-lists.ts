import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { ContinueAfter, QuestionPage } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import { textAt } from '../engine/record-facts.ts';

/** One question is answered with so many records. https://developers.notion.com/guides/data-apis/query-large-data-sources */
const MOST = 10_000;
/** The member by which an answer says that its question has more. */
const CUT_OFF = 'request_status.incomplete_reason';
/** Lists that are no rows of a data source. Nothing in them tells where another question could begin. */
const others = ['blocks', 'pages', 'databases', 'data_sources', 'users'];

const isOfRows = (objectName: string | undefined) => objectName !== undefined && !others.includes(objectName);

/** Only a list of rows goes on behind its end. Of another one, nothing is delivered as if it were all. */
export function isCutOff(body: ProviderBody, objectName: string | undefined): boolean {
  return !isOfRows(objectName) && !body.isAbsent(CUT_OFF);
}

/** The rows are in the order of their creation, so the next question begins with the minute of the last one. */
function afterLastRow({ body, count, size, last }: QuestionPage): ReturnType<ContinueAfter> {
  const hasEnded = !body.isTrue('has_more');
  // Notion ends a list at the limit as if it had no more, so its end says nothing there.
  const isAtLimit = count + size > MOST && (count >= MOST || !hasEnded);
  if (!isAtLimit && !(hasEnded && !body.isAbsent(CUT_OFF))) return undefined;
  const time = textAt(last, 'created_time');
  if (time !== undefined) return { after: time, count: 0 };
  throw new ProviderError(
    'unreachable',
    'Notion has more rows, but the last one does not say when it was made.',
  );
}

export function continueAfter(objectName: string): ContinueAfter | undefined {
  return isOfRows(objectName) ? afterLastRow : undefined;
}
