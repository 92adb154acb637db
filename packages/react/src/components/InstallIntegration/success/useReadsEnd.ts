import { useEffect, useRef } from 'react';
import { useReads } from '../../../hooks/useReads.ts';
import { formatCount } from '../../../messages/format-count.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { useConnectedFlow } from '../flow.ts';

/** Screen readers hear once how the reads have ended, and nothing of the counts on the way. */
export function useReadsEnd(): void {
  const translate = useMessages();
  const announce = useAnnounce();
  const { words } = useConnectedFlow();
  const { reads } = useReads();
  const wasReading = useRef(false);
  useEffect(() => {
    if (!reads) return;
    const isReading = reads.some(({ currentRun }) => currentRun);
    if (wasReading.current && !isReading) {
      const hasFailed = reads.some(({ lastRun }) => lastRun?.status === 'failure');
      const count = reads.reduce((sum, { lastRun }) => sum + (lastRun?.recordCount ?? 0), 0);
      const number = formatCount(count, translate.locale);
      announce(translate(hasFailed ? 'success.failed' : 'success.done', { ...words, number }));
    }
    wasReading.current = isReading;
  }, [reads, words, announce, translate]);
}
