import type { PublicContext } from '../../context.ts';
import { isCluster } from '../../platform/db/cluster.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { markServers } from './older-data-queries.ts';

const EVERY_MS = 10_000;

/** How far a server was when it acknowledged something. Positions of another system cannot be compared with it. */
interface Mark {
  readonly position: bigint;
  readonly system: string;
  readonly timeline: string;
  readonly time: Date;
}

/**
 * Says when a PostgreSQL server has less than it had acknowledged: it was restored, or an asynchronous standby took its place.
 * Nobody else would: the rows that are left are as good as ever.
 */
export function watchOlderData(context: PublicContext): { look(): Promise<void>; stop(): Promise<void> } {
  const last = new Map<string, Mark>();
  let hasWorkers: boolean | undefined;
  const look = async () => {
    hasWorkers ??= await isCluster(context);
    for (const { id, server, reached } of await markServers(context, hasWorkers)) {
      const [position = '', system = '', timeline = ''] = reached.split(' ');
      const now = { position: BigInt(position), system, timeline, time: context.now() };
      const before = last.get(id);
      last.set(id, now);
      if (before?.system !== system) continue;
      if (now.position > before.position) {
        if (timeline !== before.timeline) context.log.warn({ server, hadUntil: before.time }, TAKEN_OVER);
        continue;
      }
      context.log.error(
        { server, hadUntil: before.time },
        'The PostgreSQL server has come back with older data than it had: what it had acknowledged is lost from somewhere before this time. Stop Dowel, and give it the newer data, or restore all servers to one moment.',
      );
    }
  };
  const heart = startHeartbeat(EVERY_MS, () =>
    // A database that is away is said elsewhere.
    look().catch((err: unknown) => context.log.debug({ err }, 'the position of the database is not known')),
  );
  return { look, ...heart };
}

const TAKEN_OVER =
  'Another PostgreSQL server has taken over, with everything until this time. If it was an asynchronous standby, what was acknowledged since then may be lost: look on the old server before its data is thrown away.';
