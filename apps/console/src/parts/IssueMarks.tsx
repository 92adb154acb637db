import { Button, Dialog, Icon, IconButton } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../data/project.ts';
import { useUpdateIssue } from '../data/update-issue.ts';
import { isAsked } from '../words/who-there.ts';
import { ConsoleIcon } from './ConsoleIcon.tsx';
import { FormProblem } from './form/FormProblem.tsx';

const MarkDialog = lazy(() => import('./MarkDialog.tsx').then(({ MarkDialog }) => ({ default: MarkDialog })));

export interface IssueMarksProps {
  issue: Issue;
  title: string;
  /** Among many: only icons. */
  isShort?: boolean;
}

/** What colleagues say about an issue, for those who may: that somebody was told, that it is put off, and a note. */
export function IssueMarks({ issue, title, isShort = false }: IssueMarksProps) {
  const update = useUpdateIssue();
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const { id, etag, toldTime } = issue;
  if (!may.help) return null;
  // Others are told what mends without them only when they ask.
  const isToBeTold = isAsked(issue) || toldTime !== undefined;
  const told = toldTime === undefined ? 'Mark as told' : 'Not told after all';
  const tell = () => update.mutate({ id, etag, told: toldTime === undefined });
  const note = `Note or put off: ${title}`;
  return (
    <>
      {isToBeTold &&
        (isShort ? (
          <IconButton icon={<Icon name="check" />} label={`${told}: ${title}`} onClick={tell} />
        ) : (
          <Button variant="quiet" size="sm" isBusy={update.isPending && !isOpen} onClick={tell}>
            <Icon name="check" />
            {told}
          </Button>
        ))}
      {isShort ? (
        <IconButton icon={<ConsoleIcon name="more" />} label={note} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-label={note}>
          Note or put off
        </Button>
      )}
      {update.error && (
        // A row has no place for it.
        <Dialog
          isOpen
          title={title}
          onClose={update.reset}
          actions={<Button onClick={update.reset}>Close</Button>}
        >
          <FormProblem error={update.error} />
        </Dialog>
      )}
      {isOpen && (
        <Suspense>
          <MarkDialog issue={issue} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
