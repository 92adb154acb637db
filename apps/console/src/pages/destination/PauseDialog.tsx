import type { Destination } from '@dowel/schema';
import { projectClient } from '../../app/project.ts';
import { Ask } from '../../parts/Ask.tsx';
import { AskPause } from '../../parts/AskPause.tsx';

export interface PauseDialogProps {
  project: string;
  destination: Destination;
  onClose: () => void;
}

/** Says what will become of the messages of a destination, and asks once. */
export function PauseDialog({ project, destination: { id, name, pause }, onClose }: PauseDialogProps) {
  const { destinations } = projectClient(project);
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
    <AskPause name={name} maxLength={255} send={(why) => destinations.pause(id, why)} onClose={onClose}>
      Nothing is sent to it until somebody resumes it. Messages wait, and none is given up. Reads go on.
    </AskPause>
  );
}
