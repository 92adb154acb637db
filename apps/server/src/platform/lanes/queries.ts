import { asc, count, eq, min, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../../context.ts';
import type { ProjectRef } from '../db/scope.ts';
import { acrossProjects, inProject } from '../db/scope.ts';
import { lanes, projects } from '../db/tables.ts';
import type { Lane, Waiting } from './lane.ts';

/** The project of a lane, or null if it has been deleted. */
export async function findProjectOf(context: PublicContext, lane: Lane): Promise<ProjectRef | null> {
  const isIts = eq(projects.id, lane.projectId);
  const [project] = await acrossProjects(context, 'a lane names its project')
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(isIts);
  return project ?? null;
}

/** Gives the lane to a new turn, and takes it from every earlier one. Null if the lane has no row yet. */
export async function takeLane(context: Context, laneId: string): Promise<number | null> {
  const [taken] = await context.db
    .update(lanes)
    .set({ token: sql`${lanes.token} + 1`, turnTime: context.now() })
    .where(inProject(context, lanes, eq(lanes.id, laneId)))
    .returning({ token: lanes.token });
  return taken?.token ?? null;
}

/** Makes the row of a lane. Does nothing if another turn has made it. */
export async function insertLane(context: Context, laneId: string): Promise<void> {
  await context.db
    .insert(lanes)
    .values({ id: laneId, token: 0, turnTime: context.now(), projectId: context.project.id })
    .onConflictDoNothing();
}

/**
 * Whether the token is still the lane's. Until the transaction ends, no other turn can take the lane, because it would
 * have to change the locked row.
 */
export async function holdLane(tx: Context, laneId: string, token: number): Promise<boolean> {
  const isHeld = inProject(tx, lanes, eq(lanes.id, laneId), eq(lanes.token, token));
  const rows = await tx.db.select({ id: lanes.id }).from(lanes).where(isHeld).for('update');
  return rows.length === 1;
}

/**
 * How many rows wait in all projects, and since when. An operator looks at the whole server.
 * @param time since when a row waits
 * @param most where counting stops
 */
export async function measureRows(
  context: PublicContext,
  time: PgColumn,
  isWaiting: SQL | undefined,
  most: number,
): Promise<Waiting> {
  const db = acrossProjects(context, 'an operator looks at the whole server');
  const waiting = db.select({ time }).from(time.table).where(isWaiting).limit(most).as('waiting');
  const [row] = await db
    .select({ items: count(), oldestDueTime: min(waiting.time) as SQL<Date | null> })
    .from(waiting);
  return row ?? { items: 0, oldestDueTime: null };
}

/** An object of an installation that has due work. */
interface DueObject {
  readonly projectId: string;
  readonly installationId: string;
  readonly objectName: string;
}

/** Due rows about objects of installations, as a part of a statement. */
type DueObjects = Subquery & Readonly<Record<keyof DueObject, PgColumn>>;

/**
 * The objects that due rows are about, each once, in the order of their ids.
 * @param after the last object of the page before
 */
export function selectDueObjects(
  context: PublicContext,
  due: DueObjects,
  after: Omit<DueObject, 'projectId'> | undefined,
  limit: number,
): Promise<DueObject[]> {
  const { installationId, objectName } = due;
  const isLater =
    after && sql`(${installationId}, ${objectName}) > (${after.installationId}::uuid, ${after.objectName})`;
  return acrossProjects(context, 'a sweep finds the due work of every project')
    .selectDistinct({
      projectId: sql<string>`${due.projectId}`,
      installationId: sql<string>`${installationId}`,
      objectName: sql<string>`${objectName}`,
    })
    .from(due)
    .where(isLater)
    .orderBy(asc(installationId), asc(objectName))
    .limit(limit);
}
