import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { acrossProjects, inProject } from '../../../platform/db/scope.ts';
import { connections } from '../../../platform/db/tables.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import type { Waiting } from '../../../platform/lanes/lane.ts';
import { measureRows } from '../../../platform/lanes/queries.ts';
import type { ConnectionRow } from '../queries.ts';

/** The connections of a project to one provider. */
export interface Accounts {
  readonly projectId: string;
  readonly provider: string;
}

/** How many connections one look reads at most. Those behind them come when these are done. */
const MANY = 10_000;

/** Which projects have connections to which providers that are due, in this order. */
export function selectDueAccounts(
  context: PublicContext,
  after: Accounts | undefined,
  limit: number,
): Promise<Accounts[]> {
  const db = acrossProjects(context, 'a sweep finds the due work of every project');
  const due = db
    .select({ projectId: connections.projectId, provider: connections.provider })
    .from(connections)
    .where(isDue(context))
    .orderBy(asc(connections.refreshDueTime))
    .limit(MANY)
    .as('due');
  const isLater =
    after && sql`(${due.projectId}, ${due.provider}) > (${after.projectId}::uuid, ${after.provider})`;
  return db
    .selectDistinct({ projectId: due.projectId, provider: due.provider })
    .from(due)
    .where(isLater)
    .orderBy(asc(due.projectId), asc(due.provider))
    .limit(limit);
}

/** The due connections of a project to a provider, the longest due first. */
export async function selectDueIds(context: Context, provider: string, limit: number): Promise<string[]> {
  const rows = await context.db
    .select({ id: connections.id })
    .from(connections)
    .where(inProject(context, connections, eq(connections.provider, provider), isDue(context)))
    .orderBy(asc(connections.refreshDueTime))
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
