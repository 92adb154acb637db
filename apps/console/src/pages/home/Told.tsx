import type { Issue } from '@dowel/schema';
import { useProductName } from '../../data/product.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { IssueMarks } from '../../parts/IssueMarks.tsx';
import { whatToTell } from '../../words/tell.ts';
import { isAsked } from '../../words/who-there.ts';

/** What to tell the customer, and what else can be said of an issue. */
export function Told({ issue, title }: { issue: Issue; title: string }) {
  const product = useProductName();
  return (
    <>
      {isAsked(issue) && <CopyButton text={whatToTell({ ...issue, product })} label="Copy message" />}
      <IssueMarks issue={issue} title={title} isShort />
    </>
  );
}
