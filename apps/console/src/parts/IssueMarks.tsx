import { Button, Icon } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { lazy, Suspense, useState } from 'react';
import { useUpdateIssue } from '../data/update-issue.ts';
import { isAsked } from '../words/who-there.ts';

const MarkDialog = lazy(() => import('./MarkDialog.tsx').then(({ MarkDialog }) => ({ default: MarkDialog })));

/** What colleagues say about an issue: that somebody was told, that it is put off, and a note. */
export function IssueMarks({ issue, title }: { issue: Issue; title: string }) {
  const update = useUpdateIssue();
  const [isOpen, setOpen] = useState(false);
  const { id, etag, toldTime } = issue;
  // Others are told what mends without them only when they ask.
  const isToBeTold = isAsked(issue) || toldTime !== undefined;
  return (
    <>
      {isToBeTold && (
        <Button
          variant="quiet"
          size="sm"
          isBusy={update.isPending && !isOpen}
          onClick={() => update.mutate({ id, etag, told: toldTime === undefined })}
        >
          <Icon name="check" />
          {toldTime === undefined ? 'Mark as told' : 'Not told after all'}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setOpen(true)}
        aria-label={`Note or put off: ${title}`}
      >
        Note or put off
      </Button>
      {isOpen && (
        <Suspense>
          <MarkDialog issue={issue} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
