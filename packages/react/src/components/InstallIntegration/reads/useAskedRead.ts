import type { ObjectRead } from '@dowel/schema';
import { useEffect, useState } from 'react';
import { useReadNow } from '../../../hooks/useReadNow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { useInstallEvents } from '../install-events.ts';

/** The read that a person asks for in a row. Screen readers hear how it ended. */
export interface AskedRead {
  start: () => void;
  /** The object is being read, whoever asked for it, or the request for it is on its way. */
  isReading: boolean;
  error: unknown;
}

export function useAskedRead(
  { objectName, currentRun, lastRun }: Pick<ObjectRead, 'objectName' | 'currentRun' | 'lastRun'>,
  label: string,
): AskedRead {
  const translate = useMessages();
  const announce = useAnnounce();
  const events = useInstallEvents();
  const { readNow, isPending, error } = useReadNow();
  /** The operation of the read, until its end was told. */
  const [asked, setAsked] = useState<string | null>(null);
  const hasEnded = asked !== null && lastRun?.operationId === asked;
  const key = lastRun?.status === 'failure' ? 'activity.read.failure' : 'activity.read';
  useEffect(() => {
    if (!hasEnded) return;
    setAsked(null);
    announce(translate(key, { objects: label }));
  }, [hasEnded, key, announce, translate, label]);
  return {
    start: () => {
      readNow(objectName).then(({ operationId }) => setAsked(operationId), events.failed);
    },
    isReading: isPending || currentRun !== undefined,
    error,
  };
}
