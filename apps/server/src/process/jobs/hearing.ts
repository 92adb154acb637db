import { v7 } from 'uuid';
import type { PublicContext } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { tellProcesses } from '../../platform/lanes/queries.ts';

/** How often it is tried. What was told may need as long. */
const EVERY_MS = 10_000;

export interface Hearing {
  /** Whether what processes tell does not arrive. */
  isDeaf(): boolean;
  /** Whether a text that was heard is one of these trials. */
  hear(told: string): boolean;
  stop(): Promise<void>;
}

/**
 * Tries whether this process hears what it tells. A connection that is dead is made again. Through a pooler that lends its
 * sessions for a transaction each, PostgreSQL takes LISTEN, and nothing ever arrives: that is said.
 * @param ear the connection that hears
 * @param miss called as long as something may be missed
 */
export function watchHearing(
  context: PublicContext,
  ear: { renew(): void },
  miss: () => void,
  everyMs = EVERY_MS,
): Hearing {
  const trial = `trial ${v7()}`;
  let isUnheard = false;
  let misses = 0;
  const look = async () => {
    if (isUnheard) misses += 1;
    if (isUnheard && misses === 1) ear.renew();
    if (isUnheard && misses === 2) context.log.warn({}, WORDS);
    if (isUnheard && misses > 1) miss();
    isUnheard = true;
    // A database that is away is said elsewhere.
    await tellProcesses(context, [trial]).catch(() => (isUnheard = false));
  };
  return {
    isDeaf: () => misses > 1,
    hear(told) {
      if (told !== trial) return false;
      if (misses > 1) context.log.info({}, 'what processes tell each other arrives again');
      isUnheard = false;
      misses = 0;
      return true;
    },
    ...startHeartbeat(everyMs, look),
  };
}

const WORDS =
  'What processes tell each other with NOTIFY does not arrive here. So pages that show what changes ask again every ten seconds, and work that another process must do begins up to a second later. Perhaps DATABASE_URL leads to a pooler that lends its sessions for a transaction each. Lead it to PostgreSQL, or have the pooler keep sessions.';
