import { Button, Dialog, Notice, Select, TextArea } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { useState } from 'react';
import { serverNow } from '../app/clock.ts';
import { useKeepTyped } from '../app/sign-in.ts';
import { useUpdateIssue } from '../data/update-issue.ts';
import { dayAndClock } from '../words/time.ts';
import { FormProblem } from './form/FormProblem.tsx';

const HOUR_MS = 60 * 60 * 1000;
const waits = [
  { value: '1', label: 'for an hour' },
  { value: '24', label: 'for a day' },
  { value: '168', label: 'for a week' },
  { value: '0', label: 'not any more' },
];

/** A note about an issue, and until when it is put off. Shows what a colleague has said meanwhile before it overwrites it. */
export function MarkDialog({ issue, title, onClose }: { issue: Issue; title: string; onClose: () => void }) {
  const update = useUpdateIssue();
  // What this person has seen. When a colleague is faster, the new words are shown before anything is overwritten.
  const [seen, setSeen] = useState(issue);
  const [note, setNote] = useState(issue.note ?? '');
  const [hours, setHours] = useState('');
  useKeepTyped(note !== (seen.note ?? '') || hours !== '');
  const isChanged = seen.etag !== issue.etag;
  const save = () => {
    const snoozedUntilTime = hours && new Date(serverNow() + Number(hours) * HOUR_MS).toISOString();
    update.mutate(
      {
        id: issue.id,
        etag: seen.etag,
        note: note.trim() || null,
        ...(snoozedUntilTime && { snoozedUntilTime }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={() => !update.isPending && onClose()}
      actions={
        <>
          <Button onClick={onClose} isDisabled={update.isPending}>
            Cancel
          </Button>
          {isChanged ? (
            <Button variant="primary" onClick={() => setSeen(issue)}>
              I have seen it
            </Button>
          ) : (
            <Button variant="primary" isBusy={update.isPending} onClick={save}>
              Save
            </Button>
          )}
        </>
      }
    >
      {isChanged ? (
        <Notice tone="warning" isLive title="A colleague has said something meanwhile">
          {issue.note ? <bdi>“{issue.note}”</bdi> : 'There is no note now.'}
          {issue.snoozedUntilTime && ` Put off until ${dayAndClock(issue.snoozedUntilTime)} UTC.`} What you
          typed is kept. Saved, it stands in place of that.
        </Notice>
      ) : (
        <FormProblem error={update.error} isKept />
      )}
      <TextArea
        label="Note"
        hint="For colleagues. Customers never see it."
        value={note}
        maxLength={4096}
        onValueChange={setNote}
      />
      <Select
        label="Put off"
        placeholder={seen.snoozedUntilTime ? `until ${dayAndClock(seen.snoozedUntilTime)} UTC` : 'no'}
        options={seen.snoozedUntilTime ? waits : waits.filter(({ value }) => value !== '0')}
        value={hours}
        onValueChange={setHours}
      />
    </Dialog>
  );
}
