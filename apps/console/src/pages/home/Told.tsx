import type { Issue } from '@dowel/schema';
import { useProductName } from '../../data/product.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { IssueMarks } from '../../parts/IssueMarks.tsx';
import { whatToTell } from '../../words/tell.ts';
import { isAsked } from '../../words/who-there.ts';
import { MarkAllTold } from './MarkAllTold.tsx';

export interface ToldProps {
  issue: Issue;
  /** All that say the same. Absent: it is one issue. */
  same?: readonly Issue[] | undefined;
  title: string;
}

/** What to tell the customer, and what else can be said of an issue. */
export function Told({ issue, same, title }: ToldProps) {
  const product = useProductName();
  if (!isAsked(issue)) return !same && <IssueMarks issue={issue} title={title} isShort />;
  // One message for all has no time in it. Where the others differ too, each customer's page has its own.
  const messages = same
    ? new Set(same.map((one) => whatToTell({ ...one, since: undefined, product })))
    : [whatToTell({ ...issue, product })];
  const [message = '', another] = messages;
  return (
    <>
      {another === undefined && <CopyButton text={message} label="Copy message" />}
      {same ? (
        <MarkAllTold issues={same} title={title} />
      ) : (
        <IssueMarks issue={issue} title={title} isShort />
      )}
    </>
  );
}
