import { Notice } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { Time } from '../../parts/Time.tsx';

/** Says since when a destination takes nothing, and what to do. */
export function DestinationHealth({ project, destination }: { project: string; destination: Destination }) {
  const { id, disabledTime, failingSinceTime, isUnreadable } = destination;
  const messages = (
    <Link
      className="dowel-link"
      to="/$project/deliveries"
      params={{ project }}
      search={{ destination: id, ...(disabledTime !== undefined && { status: 'failed' }) }}
    >
      {disabledTime === undefined ? 'Its messages' : 'What was not taken'}
    </Link>
  );
  if (isUnreadable) {
    return (
      <Notice tone="danger" isLive={false} title="Its address and secrets cannot be read">
        The server no longer has the encryption key that they were stored with. Type them again.
      </Notice>
    );
  }
  if (disabledTime !== undefined) {
    return (
      <Notice
        tone="danger"
        isLive={false}
        title="Switched off, because it took nothing for days"
        actions={messages}
      >
        Since <Time at={disabledTime} />. Mend the receiver, then switch it on.
      </Notice>
    );
  }
  if (failingSinceTime === undefined) return null;
  return (
    <Notice tone="warning" isLive={false} title="It takes nothing at the moment" actions={messages}>
      Since <Time at={failingSinceTime} />. What waits is tried again by itself.
    </Notice>
  );
}
