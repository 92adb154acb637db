import { v7 } from 'uuid';
import type { PublicContext } from '../../context.ts';
import type { Listening } from '../../platform/db/database.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { tellProcesses } from '../../platform/lanes/queries.ts';

/** How often a process checks this. A notification may take as long. */
const EVERY_MS = 10_000;

export interface Hearing {
  /** Whether notifications do not arrive. */
  isDeaf(): boolean;
  /** Whether a text that was heard is a probe of this process. Without a text, the connection is new: it missed what was sent before. */
  hear(told?: string): boolean;
  stop(): Promise<void>;
}

/**
 * Checks whether this process receives its own NOTIFY. If it does not, the connection may be dead, so it is made again. If that
 * does not help, there may be a pooler in transaction mode: LISTEN works there, but nothing ever arrives. The log says so.
 * @param miss called at each check while notifications do not arrive
 */
export function watchHearing(
  context: PublicContext,
  listening: Pick<Listening, 'renew'>,
  miss: () => void,
  everyMs = EVERY_MS,
): Hearing {
  const probe = `probe ${v7()}`;
  let isUnheard = false;
  let misses = 0;
  const look = async () => {
    if (isUnheard) {
      misses += 1;
      if (misses === 1) listening.renew();
      else miss();
      if (misses === 2) context.log.warn({}, WORDS);
    }
    isUnheard = true;
    // When the database is away, this says nothing about notifications.
    await tellProcesses(context, [probe]).catch(() => (isUnheard = false));
  };
  return {
    isDeaf: () => misses > 1,
    hear(told) {
      if (told === undefined) isUnheard = false;
      if (told !== probe) return false;
      if (misses > 1) context.log.info({}, 'what processes tell each other arrives again');
      isUnheard = false;
      misses = 0;
      return true;
    },
    ...startHeartbeat(everyMs, look),
  };
}

const WORDS =
  'What processes tell each other with NOTIFY does not arrive here. So pages that show what changes ask again every ten seconds, and work that another process must do begins up to a second later. Perhaps DATABASE_URL is the address of a pooler in transaction mode. Set it to the address of PostgreSQL, or use the session mode of the pooler.';
