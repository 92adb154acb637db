import { Notice, Text } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { lazy, Suspense } from 'react';
import { useAuthors } from '../../data/revisions.ts';

const SubjectIssues = lazy(() =>
  import('../../parts/SubjectIssues.tsx').then(({ SubjectIssues }) => ({ default: SubjectIssues })),
);

/** Why a destination takes nothing, since when, and what to do. */
export function DestinationHealth({
  destination: { id, isUnreadable, pause },
}: {
  destination: Destination;
}) {
  const pausedBy = useAuthors()(pause?.by);
  return (
    <>
      {isUnreadable && (
        <Notice tone="danger" isLive={false} title="Its address and secrets cannot be read">
          The server no longer has the encryption key that they were stored with. Type them again.
        </Notice>
      )}
      <Suspense>
        <SubjectIssues id={id} />
      </Suspense>
      {pausedBy && (
        <Text size="sm" tone="muted">
          Paused by <bdi>{pausedBy}</bdi>
        </Text>
      )}
    </>
  );
}
