import { Button, TextArea } from '@dowel/react/parts';
import type { GroupOverview, ObjectRead } from '@dowel/schema';
import { useState } from 'react';
import { projectClient, useProject } from '../../app/project.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { Ask } from '../../parts/Ask.tsx';

export interface ObjectActionsProps {
  read: ObjectRead;
  installation: GroupOverview['installations'][number];
}

/** Pauses the reads of an object, resumes them, or reads it now. Each says first what will happen. */
export function ObjectActions({ read: { objectName, pause }, installation }: ObjectActionsProps) {
  const { reads } = projectClient(useProject());
  const [asks, setAsks] = useState<'resume' | 'pause' | 'read'>();
  const [note, setNote] = useState('');
  useKeepTyped(asks === 'pause' && note !== '');
  const { id, integrationId, installationRef, group } = installation;
  const close = () => {
    setAsks(undefined);
    setNote('');
  };
  const groupRef = group?.groupRef ?? '';
  return (
    <span className="console-actions">
      <Button size="sm" variant="quiet" onClick={() => setAsks('read')} aria-label={`Read ${objectName} now`}>
        Read now
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => setAsks(pause ? 'resume' : 'pause')}
        aria-label={pause ? `Resume ${objectName}` : `Pause ${objectName}`}
      >
        {pause ? 'Resume' : 'Pause'}
      </Button>
      {asks === 'resume' && (
        <Ask
          title={`Resume ${objectName}?`}
          does="Resume"
          isDanger={false}
          send={() => reads.unpause(integrationId, id, { objects: [objectName] })}
          onClose={close}
        >
          What has changed during the pause is read at once, and its messages are sent.
        </Ask>
      )}
      {asks === 'pause' && (
        <Ask
          title={`Pause ${objectName}?`}
          does="Pause"
          isDanger={false}
          send={() => reads.pause(integrationId, id, { objects: [objectName], ...(note && { note }) })}
          onClose={close}
        >
          Nothing is read by the schedule until somebody resumes it. Nothing is lost.
          <TextArea
            label="Why"
            hint="For colleagues. Customers never see it."
            value={note}
            maxLength={4096}
            onValueChange={setNote}
          />
        </Ask>
      )}
      {asks === 'read' && (
        <Ask
          title={`Read ${objectName} now?`}
          does="Read now"
          isDanger={false}
          send={() =>
            reads.trigger(integrationId, objectName, {
              groupRef,
              ...(installationRef && { installationRef }),
            })
          }
          onClose={close}
        >
          All records are read, and sent to the destination. The schedule goes on as before.
        </Ask>
      )}
    </span>
  );
}
