import type { HydratedIntegrationObject, ObjectRead } from '@dowel/schema';
import { useState } from 'react';
import { useService } from '../../../context/service.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useConnectedFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { ReadingState } from '../object/ReadingState.tsx';
import { ShownObjectContext } from '../object/shown-object.ts';
import { readStateOf } from './read-state.ts';
import { useAskedRead } from './useAskedRead.ts';
import { useStateWords } from './useStateWords.ts';

export interface ReadRowProps {
  object: HydratedIntegrationObject;
  /** Undefined until it is known, and while it is stopped. */
  read: ObjectRead | undefined;
  /** Whether the service has answered, or could not. Until then no button is shown, so that none moves. */
  isKnown: boolean;
  now: Date;
}

/**
 * How the reading of one object goes: its state, the last read, the next one, what keeps it from running, and the way to
 * pause it. It has the same lines before the service has answered.
 */
export function ReadRow({ object, read, isKnown, now }: ReadRowProps) {
  const translate = useMessages();
  const { connection, words } = useConnectedFlow();
  const { often } = useReadWords();
  const wordsOf = useStateWords();
  const handlers = useLocalConfig().readObject(object.objectName);
  const label = objectLabel(object);
  const stopped = { facts: [translate('reads.stopped')], next: '' };
  const isBroken = connection.status === 'bad_credentials';
  const unknown = {
    facts: [often(object, handlers.object)],
    next: isBroken ? translate('reads.paused.credentials', words) : isKnown ? '' : '\u00a0',
  };
  const asked = useAskedRead(read ?? object, label);
  const [notResumed, setNotResumed] = useState<unknown>(null);
  const error = asked.error ?? notResumed;
  const { usesTokens } = useService();
  // Without a consumer token, or credentials that work, a read could only fail.
  const canRead = read && usesTokens && read.pause?.reason !== 'credentials';
  const { facts, next } = read ? wordsOf(read, now) : handlers.isEnabled ? unknown : stopped;
  return (
    <Row
      lead={<ReadMark read={read} isStopped={!handlers.isEnabled} />}
      title={label}
      facts={facts}
      wraps
      end={
        <>
          {canRead && (
            <Button
              size="sm"
              isBusy={asked.isReading}
              busyLabel={translate('activity.read.in_progress', { objects: label })}
              onClick={asked.start}
            >
              {translate('reads.button')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          )}
          {isKnown ? (
            <ShownObjectContext.Provider value={{ object, handlers, label }}>
              <ReadingState isInRow onError={setNotResumed} />
            </ShownObjectContext.Provider>
          ) : (
            <span className="dowel-row-place" />
          )}
        </>
      }
      extra={
        error ? (
          <ProblemNotice error={error} />
        ) : (
          next && (
            <Text tone="muted" size="sm">
              {next}
            </Text>
          )
        )
      }
    />
  );
}

function ReadMark({ read, isStopped }: { read: ObjectRead | undefined; isStopped: boolean }) {
  switch (read && readStateOf(read)) {
    case 'running':
      return <Mark tone="info" icon={<Spinner />} />;
    case 'paused':
      return <PauseMark reason={read?.pause?.reason} />;
    case 'failed':
      // It is tried again by itself.
      return read?.nextTime === undefined ? (
        <Mark tone="danger" icon="danger" />
      ) : (
        <Mark tone="info" icon={<StateIcon name="again" />} />
      );
    case 'read':
      return <Mark tone="success" icon="success" />;
    default:
      return <Mark icon={<StateIcon name={isStopped ? 'paused' : 'clock'} />} />;
  }
}

/** Of these, only the builder can end a pause after failures. The top of the screen says that a sign-in is needed. */
function PauseMark({ reason }: { reason: string | undefined }) {
  const isFailed = reason === 'failures' || reason === 'limit';
  if (isFailed) {
    return <Mark tone="danger" icon="danger" />;
  }
  return <Mark icon={<StateIcon name={reason === 'credentials' ? 'clock' : 'paused'} />} />;
}
