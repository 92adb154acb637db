import { sql } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';

/** A server, and how far its log is now: a position, the system that it is of, and the timeline, which each promotion changes. */
export interface Reached {
  readonly id: string;
  readonly server: string;
  readonly reached: string;
}

/** Writes nothing but the log, so that a synchronous standby has all until there before this is answered. */
const reach = `select (pg_logical_emit_message(true, 'dowel', '') - '0/0'::pg_lsn) || ' ' || system_identifier || ' '
  || left(pg_walfile_name(pg_current_wal_lsn()), 8) from pg_control_system()`;

const ofThisServer = sql`select '0' as id, 'that DATABASE_URL leads to' as server, (${sql.raw(reach)}) as reached`;

/** Each node keeps its id when a standby takes its place. */
const ofWorkers = sql`select nodeid::text as id, nodename || ':' || nodeport as server, result as reached
  from run_command_on_workers(${reach}) join pg_dist_node using (nodename, nodeport) where success`;

/** Writes a mark on each server, and answers where it is. A worker that does not answer is left out. */
export async function markServers(context: PublicContext, hasWorkers: boolean): Promise<Reached[]> {
  const statements = hasWorkers ? [ofThisServer, ofWorkers] : [ofThisServer];
  const all: Reached[] = [];
  for (const statement of statements) {
    const { rows } = (await context.db.execute(statement)) as unknown as { rows: Reached[] };
    all.push(...rows);
  }
  return all;
}
