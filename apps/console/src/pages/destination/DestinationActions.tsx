import { Button } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { isSignedDestinationType } from '@dowel/schema/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectClient } from '../../app/project.ts';
import { destinationsQuery, useTestMessage } from '../../data/destinations.ts';
import { Ask } from '../../parts/Ask.tsx';
import { AskPause } from '../../parts/AskPause.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { useGoOn } from '../../parts/useGoOn.ts';
import { SigningKey } from './SigningKey.tsx';

/** Tries a destination, shows or replaces its signing key, and removes it. */
export function DestinationActions({ project, destination }: { project: string; destination: Destination }) {
  const [asked, setAsked] = useState<'pause' | 'key' | 'remove'>();
  const navigate = useGoOn();
  const client = useQueryClient();
  const close = () => setAsked(undefined);
  const { destinations } = projectClient(project);
  const test = useTestMessage(project, destination.id);
  // Any update switches it on.
  const enable = useMutation({
    mutationFn: async () =>
      destinations.update(destination.id, { updateMask: ['name'], destination: { name: destination.name } }),
    onSettled: () => client.invalidateQueries(destinationsQuery(project)),
  });
  const error = test.error ?? enable.error;
  return (
    <>
      {destination.disabledTime !== undefined && (
        <Button variant="primary" isBusy={enable.isPending} onClick={() => enable.mutate()}>
          Switch on
        </Button>
      )}
      <Button isBusy={test.isPending} onClick={() => test.mutate('read')}>
        Send a test message
      </Button>
      <Button onClick={() => setAsked('pause')}>{destination.pause ? 'Resume' : 'Pause'}</Button>
      {isSignedDestinationType(destination.type) && (
        <Button onClick={() => setAsked('key')}>Signing key</Button>
      )}
      <Button onClick={() => setAsked('remove')}>Remove</Button>
      {error && (
        <div className="console-full-row">
          <FormProblem error={error} />
        </div>
      )}
      {asked === 'pause' && <PauseDialog project={project} destination={destination} onClose={close} />}
      {asked === 'key' && <SigningKey project={project} destination={destination} onClose={close} />}
      {asked === 'remove' && (
        <Ask
          title={`Remove ${destination.name}?`}
          does="Remove"
          keeps="Keep it"
          send={() => destinations.delete(destination.id)}
          onClose={(isDone) => {
            close();
            if (isDone) void navigate({ to: '/$project/destinations', params: { project } });
          }}
        >
          <p>
            Its routes from topics are removed too. Manifests that name it keep the name, and nothing is
            delivered there any more.
          </p>
        </Ask>
      )}
    </>
  );
}

interface PauseDialogProps {
  project: string;
  destination: Destination;
  onClose: () => void;
}

/** Says what will become of the messages of a destination, and asks once. */
function PauseDialog({ project, destination: { id, name, pause }, onClose }: PauseDialogProps) {
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
