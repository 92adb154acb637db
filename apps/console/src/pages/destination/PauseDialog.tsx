import { TextArea } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { useState } from 'react';
import { projectClient } from '../../app/project.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { Ask } from '../../parts/Ask.tsx';

export interface PauseDialogProps {
  project: string;
  destination: Destination;
  onClose: () => void;
}

/** Says what will become of the messages of a destination, and asks once. */
export function PauseDialog({ project, destination: { id, name, pause }, onClose }: PauseDialogProps) {
  const { destinations } = projectClient(project);
  const [note, setNote] = useState('');
  useKeepTyped(note !== '');
  if (pause) {
    return (
      <Ask
        title={`Resume ${name}?`}
        does="Resume"
        isDanger={false}
        send={() => destinations.unpause(id)}
        onClose={onClose}
      >
        What waits is sent at once, in its order.
      </Ask>
    );
  }
  return (
    <Ask
      title={`Pause ${name}?`}
      does="Pause"
      isDanger={false}
      send={() => destinations.pause(id, note ? { note } : {})}
      onClose={onClose}
    >
      Nothing is sent to it until somebody resumes it. Messages wait, and none is given up. Reads go on.
      <TextArea
        label="Why"
        hint="For colleagues. Customers never see it."
        value={note}
        maxLength={255}
        onValueChange={setNote}
      />
    </Ask>
  );
}
