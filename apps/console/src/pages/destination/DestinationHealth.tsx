import { Notice } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { SubjectIssues } from '../../parts/SubjectIssues.tsx';

/** Why a destination takes nothing, since when, and what to do. */
export function DestinationHealth({ destination: { id, isUnreadable } }: { destination: Destination }) {
  return (
    <>
      {isUnreadable && (
        <Notice tone="danger" isLive={false} title="Its address and secrets cannot be read">
          The server no longer has the encryption key that they were stored with. Type them again.
        </Notice>
      )}
      <SubjectIssues id={id} />
    </>
  );
}
