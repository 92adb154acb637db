import { Button } from '@dowel/react/parts';
import type { GroupOverview } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectClient, useProject } from '../../app/project.ts';
import { stoppedConnectionsQuery } from '../../data/groups.ts';
import { Ask } from '../../parts/Ask.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { count } from '../../words/time.ts';

/** Ends the access to all accounts of a customer, once that is confirmed. */
export function EndAccess({ overview }: { overview: GroupOverview }) {
  const { groupRef, groupName } = overview.group;
  const project = useProject();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        End access
      </Button>
      {isAsking && (
        <Ask
          title={`End access to all accounts of ${groupName || groupRef}?`}
          does="End access"
          keeps="Keep it"
          send={() => projectClient(project).stoppedConnections.stop({ groupRef })}
          onClose={() => setAsking(false)}
        >
          <p>
            This stops {count(overview.connections.length, 'connection')} at once: nothing more is read,
            written or delivered. The server revokes the tokens at the providers and deletes them. Somebody
            there has to sign in again before anything works.
          </p>
        </Ask>
      )}
    </>
  );
}

/** What became of the tokens of connections that somebody has stopped. */
export function Ended({ groupRef }: { groupRef: string }) {
  const project = useProject();
  const { data = [], error, refetch } = useQuery(stoppedConnectionsQuery(project, groupRef));
  const of = (state: string) => data.filter((one) => one.state === state);
  const [waiting, revoked, kept] = [of('waiting'), of('revoked'), of('not_revoked')];
  if (data.length === 0)
    return error && <Failed error={error} what="what was ended" retry={() => void refetch()} />;
  const facts = [
    waiting.length > 0 && `${waiting.length} being revoked`,
    revoked.length > 0 && `${revoked.length} revoked`,
    kept.length > 0 && `${kept.length} not revoked`,
  ];
  return (
    <div role="status">
      <p className="console-sm">Access was ended: {facts.filter(Boolean).join(', ')}.</p>
      {kept.map(({ connectionId, text }) => (
        <p key={connectionId} className="console-sm console-muted">
          {text}
        </p>
      ))}
    </div>
  );
}
