import { v7 } from 'uuid';
import { sharedNow } from './shared-clock.ts';

/** A clock that was set back by less leaves the order as it is. */
const BACK_MS = 60_000;

let [msecs, seq] = [0, 0];

/**
 * An id for what has an order over all processes, such as the writes of a record: it has the time of `sharedNow`, where
 * `v7` alone has that of this machine. Of one process, each sorts after those before.
 */
export function orderedId(): string {
  const now = sharedNow().getTime();
  const isOther = now > msecs || now < msecs - BACK_MS;
  [msecs, seq] = isOther ? [now, 0] : [msecs, seq + 1];
  return v7({ msecs, seq });
}
