import { sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { isCluster } from '../../platform/db/cluster.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';

const EVERY_MS = 10_000;

/** How far a server was when it acknowledged something. Positions of another system cannot be compared with it. */
interface Reached {
  readonly position: bigint;
  readonly system: string;
  readonly time: Date;
}

interface Answer {
  readonly id: string;
  readonly server: string;
  readonly reached: string;
}

/** Writes nothing but the log, so that a synchronous standby has all until there before this is answered. */
const reach = `select (pg_logical_emit_message(true, 'dowel', '') - '0/0'::pg_lsn) || ' ' || system_identifier from pg_control_system()`;

const ofThisServer = sql`select '0' as id, 'that DATABASE_URL leads to' as server, (${sql.raw(reach)}) as reached`;

/** Each node keeps its id when a standby takes its place. */
const ofWorkers = sql`select nodeid::text as id, nodename || ':' || nodeport as server, result as reached
  from run_command_on_workers(${reach}) join pg_dist_node using (nodename, nodeport) where success`;

/**
 * Says when a PostgreSQL server has less than it had acknowledged: it was restored, or an asynchronous standby took its place.
 * Nobody else would: the rows that are left are as good as ever.
 */
export function watchOlderData(context: PublicContext): { look(): Promise<void>; stop(): void } {
  const last = new Map<string, Reached>();
  const look = async () => {
    const statements = (await isCluster(context)) ? [ofThisServer, ofWorkers] : [ofThisServer];
    for (const statement of statements) {
      const { rows } = (await context.db.execute(statement)) as unknown as { rows: Answer[] };
      for (const { id, server, reached } of rows) {
        const [position = '', system = ''] = reached.split(' ');
        const now = { position: BigInt(position), system, time: context.now() };
        const before = last.get(id);
        last.set(id, now);
        if (before?.system !== system || now.position > before.position) continue;
        context.log.error(
          { server, hadUntil: before.time },
          'The PostgreSQL server has come back with older data than it had: what it had acknowledged is lost from somewhere before this time. Stop Dowel, and give it the newer data, or restore all servers to one moment.',
        );
      }
    }
  };
  const heart = startHeartbeat(EVERY_MS, async () => {
    // A database that is away is said elsewhere.
    await look().catch((err: unknown) =>
      context.log.debug({ err }, 'the position of the database is not known'),
    );
    return true;
  });
  return { look, stop: () => heart.stop() };
}
