import type { GroupOverview } from '@dowel/schema';
import { projectClient, useProject } from '../../app/project.ts';
import { Ask } from '../../parts/Ask.tsx';
import { AskPause } from '../../parts/AskPause.tsx';

export interface ReadDialogProps {
  asks: 'resume' | 'pause' | 'read';
  objectName: string;
  installation: GroupOverview['installations'][number];
  onClose: () => void;
}

/** Says what will become of the reads of an object, and asks once. */
export function ReadDialog({ asks, objectName, installation, onClose }: ReadDialogProps) {
  const { reads } = projectClient(useProject());
  const { id, integrationId, installationRef, group } = installation;
  const objects = [objectName];
  if (asks === 'resume') {
    return (
      <Ask
        title={`Resume ${objectName}?`}
        does="Resume"
        isDanger={false}
        send={() => reads.unpause(integrationId, id, { objects })}
        onClose={onClose}
      >
        What has changed during the pause is read at once, and its messages are sent.
      </Ask>
    );
  }
  if (asks === 'read') {
    const whose = { groupRef: group?.groupRef ?? '', ...(installationRef && { installationRef }) };
    return (
      <Ask
        title={`Read ${objectName} now?`}
        does="Read now"
        isDanger={false}
        send={() => reads.trigger(integrationId, objectName, whose)}
        onClose={onClose}
      >
        All records are read, and sent to the destination. The schedule goes on as before.
      </Ask>
    );
  }
  return (
    <AskPause
      name={objectName}
      maxLength={4096}
      send={(why) => reads.pause(integrationId, id, { objects, ...why })}
      onClose={onClose}
    >
      Nothing is read by the schedule until somebody resumes it. Nothing is lost.
    </AskPause>
  );
}
