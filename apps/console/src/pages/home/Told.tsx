import type { Issue } from '@dowel/schema';
import { useProductName } from '../../data/product.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { IssueMarks } from '../../parts/IssueMarks.tsx';
import { Time } from '../../parts/Time.tsx';
import { whatToTell } from '../../words/tell.ts';
import { isAsked } from '../../words/who-there.ts';

/** Whether the customer was told, what to tell them, and what else can be said of an issue. */
export function Told({ issue, title }: { issue: Issue; title: string }) {
  const product = useProductName();
  return (
    <>
      {isAsked(issue) && (
        <>
          <span className="console-sm console-muted">
            {issue.toldTime ? (
              <>
                Told <Time at={issue.toldTime} as="ago" />
              </>
            ) : (
              'Not told yet'
            )}
          </span>
          <CopyButton text={whatToTell({ ...issue, product })} label="Copy message" />
        </>
      )}
      <IssueMarks issue={issue} title={title} />
    </>
  );
}
