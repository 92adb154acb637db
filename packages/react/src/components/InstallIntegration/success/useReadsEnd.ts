import { useEffect, useRef } from 'react';
import { useReads } from '../../../hooks/useReads.ts';
import { formatCount } from '../../../messages/format-count.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { useConnectedFlow } from '../flow.ts';

/** Screen readers hear once that all reads have ended, and nothing of the counts on the way. */
export function useReadsEnd(): void {
  const translate = useMessages();
  const announce = useAnnounce();
  const { words } = useConnectedFlow();
  const { reads } = useReads();
  const isReading = reads?.some(({ currentRun }) => currentRun) ?? false;
  const wasReading = useRef(false);
  const count = reads?.reduce((sum, { lastRun }) => sum + (lastRun?.recordCount ?? 0), 0) ?? 0;
  useEffect(() => {
    if (wasReading.current && !isReading)
      announce(translate('success.done', { ...words, number: formatCount(count, translate.locale) }));
    wasReading.current = isReading;
  }, [isReading, count, words, announce, translate]);
}
