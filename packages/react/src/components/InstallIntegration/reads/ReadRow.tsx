import type { ObjectRead } from '@dowel/schema';
import { useService } from '../../../context/service.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Badge } from '../../../ui/Logo/Badge.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useObjectNames } from '../activity/useObjectNames.ts';
import { readStateOf } from './read-state.ts';
import { useAskedRead } from './useAskedRead.ts';
import { useStateWords } from './useStateWords.ts';

export interface ReadRowProps {
  read: ObjectRead;
  now: Date;
}

/** How the reading of one object goes: its state, the last read, the next one, and what keeps it from running. */
export function ReadRow({ read, now }: ReadRowProps) {
  const translate = useMessages();
  const { usesTokens } = useService();
  const label = useObjectNames()(read.objectName);
  const { facts, note } = useStateWords()(read, now);
  const { start, isReading, error } = useAskedRead(read, label);
  // Without a consumer token, or credentials that work, a read could only fail.
  const button = usesTokens && read.pause?.reason !== 'credentials' && (
    <Button
      size="sm"
      isBusy={isReading}
      busyLabel={translate('activity.read.in_progress', { objects: label })}
      onClick={start}
    >
      {translate('reads.button')}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  );
  return (
    <Row
      lead={<ReadBadge read={read} />}
      title={label}
      facts={facts}
      wraps
      end={button || undefined}
      extra={error ? <ProblemNotice error={error} /> : note}
    />
  );
}

function ReadBadge({ read }: { read: ObjectRead }) {
  switch (readStateOf(read)) {
    case 'running':
      return <Badge tone="info" icon={<StateIcon name="again" />} />;
    case 'paused':
      return <PauseBadge reason={read.pause?.reason} />;
    case 'failed':
      return <Badge tone="danger" icon="danger" />;
    case 'read':
      return <Badge tone="success" icon="success" />;
    case 'waiting':
      return <Badge tone="neutral" icon={<StateIcon name="clock" />} />;
    case 'asked':
      return <Badge tone="neutral" icon={<StateIcon name="todo" />} />;
  }
}

/** Only a pause for a sign-in needs the person who looks at it. */
function PauseBadge({ reason }: { reason: string | undefined }) {
  if (reason === 'credentials') return <Badge tone="warning" icon="warning" />;
  if (reason === 'failures' || reason === 'limit') return <Badge tone="danger" icon="danger" />;
  return <Badge tone="neutral" icon={<StateIcon name="paused" />} />;
}
