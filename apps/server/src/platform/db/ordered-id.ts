import { v7 } from 'uuid';
import { sharedNow } from './shared-clock.ts';

/** If the clock is set back by less than this, ids keep their order. */
const BACK_MS = 60_000;

let [msecs, seq] = [0, 0];

/**
 * An id for rows whose order counts across all processes, such as the writes of a record. Its time is `sharedNow`, while
 * `v7` alone uses the clock of this machine. Ids of one process sort in the order in which they were made.
 */
export function orderedId(): string {
  const now = sharedNow().getTime();
  const isOther = now > msecs || now < msecs - BACK_MS;
  [msecs, seq] = isOther ? [now, 0] : [msecs, seq + 1];
  return v7({ msecs, seq });
}
