import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { acrossProjects, inProject, isReachable } from '../../../platform/db/scope.ts';
import { connections } from '../../../platform/db/tables.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import type { Waiting } from '../../../platform/lanes/lane.ts';
import { measureRows } from '../../../platform/lanes/queries.ts';
import type { ConnectionRow } from '../queries.ts';

/** The connections of a project to one provider: those that work, or a part of those that somebody has stopped. */
export interface Accounts {
  readonly projectId: string;
  readonly provider: string;
  /** 0 for those that work. */
  readonly part: number;
}

/**
 * A turn waits for the last of its revocations. Meanwhile the turns of the other parts use what the provider allows. An org
 * gets half of the slots of a process, usually four, so a second process has some parts as well. It goes on without a pause
 * when the first one dies.
 */
const STOPPED_PARTS = 6;
/** The end of an id is random. */
const stoppedPart = sql<number>`1 + ascii(right(${connections.id}::text, 1)) % ${sql.raw(String(STOPPED_PARTS))}`;

/** How many connections one look reads at most, of either kind. Those behind them come when these are done. */
const MANY = 10_000;

/** Which projects have connections to which providers that are due, in this order. */
export function selectDueAccounts(
  context: PublicContext,
  after: Accounts | undefined,
  limit: number,
): Promise<Accounts[]> {
  const db = acrossProjects(context, 'a sweep finds the due work of every project');
  const due = unionAll(selectDueOf(db, context, 'working'), selectDueOf(db, context, 'stopped')).as('due');
  const isLater =
    after &&
    sql`(${due.projectId}, ${due.provider}, ${due.part}) > (${after.projectId}::uuid, ${after.provider}, ${after.part})`;
  return db
    .selectDistinct({ projectId: due.projectId, provider: due.provider, part: due.part })
    .from(due)
    .where(isLater)
    .orderBy(asc(due.projectId), asc(due.provider), asc(due.part))
    .limit(limit);
}

/** The longest due of one kind, so that a project that stops everything hides nothing of another. */
function selectDueOf(db: Database, context: PublicContext, kind: 'working' | 'stopped') {
  const isStopped = kind === 'stopped';
  return db
    .select({
      projectId: connections.projectId,
      provider: connections.provider,
      part: (isStopped ? stoppedPart : sql<number>`0`).as('part'),
    })
    .from(connections)
    .where(
      and(
        isReachable(context, connections),
        isDue(context),
        isStopped ? isNotNull(connections.stop) : isNull(connections.stop),
      ),
    )
    .orderBy(asc(connections.refreshDueTime))
    .limit(MANY);
}

/**
 * The due connections of a project to a provider, the longest due first. Of those that are stopped, the others: what was
 * tried before is due later than what nobody has tried yet, and must not wait for all of that.
 */
export async function selectDueIds(
  context: Context,
  { provider, part }: Accounts,
  limit: number,
): Promise<string[]> {
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(
      inProject(
        context,
        connections,
        eq(connections.provider, provider),
        isDue(context),
        part === 0 ? isNull(connections.stop) : and(isNotNull(connections.stop), eq(stoppedPart, part)),
      ),
    )
    .orderBy((part === 0 ? asc : desc)(connections.refreshDueTime))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Moves the next look at a connection, unless a refresh or new credentials have moved it since. */
export async function setDueTime(
  context: Context,
  { id, refreshFence, credentialsVersion }: ConnectionRow,
  refreshDueTime: Date | null,
): Promise<Unreported<void>> {
  const isUnchanged = and(
    eq(connections.refreshFence, refreshFence),
    eq(connections.credentialsVersion, credentialsVersion),
  );
  await context.db
    .update(connections)
    .set({ refreshDueTime })
    .where(inProject(context, connections, eq(connections.id, id), isUnchanged));
  return new Unreported(undefined);
}

/** How many connections are due in all projects, and since when. */
export function measureDue(context: PublicContext): Promise<Waiting> {
  return measureRows(context, connections.refreshDueTime, isDue(context), MANY);
}

function isDue({ now }: Pick<PublicContext, 'now'>): SQL {
  return lte(connections.refreshDueTime, now());
}
