import { and, asc, count, eq, min, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context, PublicContext } from '../../context.ts';
import type { Database } from '../db/database.ts';
import type { InstalledObject } from '../db/of-object.ts';
import { prepared } from '../db/prepared.ts';
import { acrossProjects, inProject } from '../db/scope.ts';
import { lanes, projects } from '../db/tables.ts';
import type { HeldLane, Lane, LaneKind, Waiting } from './lane.ts';

/** A turn that has given no sign of life for so long is thought dead, and another one may take its lane. */
const LEASE_SECONDS = 10;

const lease = sql.raw(`interval '${LEASE_SECONDS} seconds'`);

/**
 * Takes those of some lanes that are free, each for a new turn. One that another turn has is left out, and so is one whose
 * project has been deleted. The database's clock counts, which all processes share.
 * @param fromOthers takes lanes that other turns have, too: they write nothing more.
 */
export async function claimLanes(
  context: PublicContext,
  wanted: readonly Lane[],
  fromOthers = false,
): Promise<HeldLane[]> {
  if (wanted.length === 0) return [];
  const db = acrossProjects(context, 'a lane names its project');
  const isFree = fromOthers ? undefined : sql`${lanes.turnTime} <= now() - ${lease}`;
  const free = db
    .select({ projectId: lanes.projectId, id: lanes.id })
    .from(lanes)
    .where(and(isOneOf(wanted), isFree))
    .for('update', { skipLocked: true });
  const held = {
    id: lanes.id,
    token: lanes.token,
    projectId: projects.id,
    projectName: projects.name,
    orgId: projects.orgId,
  };
  const known = await db
    .update(lanes)
    .set({ token: sql`${lanes.token} + 1`, turnTime: sql`now()` })
    .from(projects)
    .where(and(eq(projects.id, lanes.projectId), sql`(${lanes.projectId}, ${lanes.id}) in ${free}`))
    .returning(held);
  const taken = known.map(toHeldLane);
  const others = wanted.filter(({ id }) => !taken.some(({ lane }) => lane.id === id));
  return others.length === 0 ? taken : [...taken, ...(await makeLanes(db, others))];
}

/** Makes the rows of lanes that have none, each for a first turn. */
async function makeLanes(db: Database, wanted: readonly Lane[]): Promise<HeldLane[]> {
  const lists = [wanted.map(({ id }) => id), wanted.map(({ projectId }) => projectId)];
  const { rows } = (await db.execute(sql`
    with made as (
      insert into ${lanes} (id, project_id, token, turn_time)
      select wanted.id, wanted.project_id, 1, now()
      from unnest(${sql.param(lists[0])}::text[], ${sql.param(lists[1])}::uuid[]) wanted (id, project_id)
      join ${projects} on projects.id = wanted.project_id
      order by wanted.id
      on conflict do nothing returning id, project_id
    )
    select made.id, projects.id as "projectId", projects.name as "projectName", projects.org_id as "orgId"
    from made join ${projects} on projects.id = made.project_id`)) as unknown as {
    rows: Omit<HeldRow, 'token'>[];
  };
  return rows.map((row) => toHeldLane({ ...row, token: 1 }));
}

interface HeldRow {
  readonly id: string;
  readonly token: number;
  readonly projectId: string;
  readonly projectName: string;
  readonly orgId: string;
}

function toHeldLane({ id, token, projectId, projectName, orgId }: HeldRow): HeldLane {
  return { lane: { id, projectId }, token, project: { id: projectId, name: projectName, orgId } };
}

/** A sign of life holds no lane that is free. It may arrive after the end of a turn. */
const isHeld = sql`${lanes.turnTime} > now() - ${lease}`;

/**
 * A sign of life of turns: nobody takes their lanes for a while, and none that another turn has taken. It waits for no turn
 * that is writing, which is a sign of its own: all others would wait with it.
 */
export async function renewLanes(context: PublicContext, held: readonly HeldLane[]): Promise<void> {
  const isQuiet = sql`(${lanes.projectId}, ${lanes.id}) in (
    select ${lanes.projectId}, ${lanes.id} from ${lanes} where ${and(isStillOf(held), isHeld)} for update skip locked)`;
  await moveTurnTime(context, held, sql`now()`, isQuiet);
}

/** Frees the lanes of turns that have ended. Says nothing of a lane that another turn has taken. */
export async function releaseLanes(context: PublicContext, held: readonly HeldLane[]): Promise<void> {
  // Longer ago than needed: a sign of life that waits for this statement began before it.
  await moveTurnTime(context, held, sql`now() - 2 * ${lease}`);
}

async function moveTurnTime(
  context: PublicContext,
  held: readonly HeldLane[],
  turnTime: SQL,
  condition?: SQL,
): Promise<void> {
  if (held.length === 0) return;
  await acrossProjects(context, 'a process has lanes of many projects')
    .update(lanes)
    .set({ turnTime })
    .where(and(isStillOf(held), condition));
}

function isStillOf(held: readonly HeldLane[]): SQL {
  const own = held.map(({ lane, token }) => sql`(${lane.projectId}::uuid, ${lane.id}, ${token}::bigint)`);
  return sql`(${lanes.projectId}, ${lanes.id}, ${lanes.token}) in (${sql.join(own, sql`, `)})`;
}

/** Those of some kinds that may have due lanes. */
export async function selectDueKinds(
  context: PublicContext,
  kinds: readonly LaneKind[],
): Promise<readonly LaneKind[]> {
  const now = context.now();
  const firsts = kinds.flatMap(({ name, dueTimes = [] }) =>
    dueTimes.map(
      (time) =>
        sql`(select ${name}::text as kind from ${time.table} where ${time} <= ${sql.param(now, time)} limit 1)`,
    ),
  );
  if (firsts.length === 0) return kinds;
  const { rows } = (await acrossProjects(context, 'a sweep finds the due work of every project').execute(
    sql`select kind from (${sql.join(firsts, sql` union all `)}) due`,
  )) as unknown as { rows: { kind: string }[] };
  const due = new Set(rows.map(({ kind }) => kind));
  return kinds.filter(({ name, dueTimes }) => !dueTimes || due.has(name));
}

/** The channel on which processes tell each other of lanes. */
export const laneChannel = 'dowel_wake_ups';

/** Tells these texts to every process that listens. It must not be sent in a transaction: commits would wait for each other. */
export async function tellProcesses(context: PublicContext, told: readonly string[]): Promise<void> {
  const texts = sql.param(told);
  await acrossProjects(context, 'processes tell each other of lanes of every project').execute(
    sql`select pg_notify(${laneChannel}, told) from unnest(${texts}::text[]) told`,
  );
}

function isOneOf(wanted: readonly Lane[]): SQL {
  const pairs = wanted.map(({ id, projectId }) => sql`(${projectId}::uuid, ${id})`);
  return sql`(${lanes.projectId}, ${lanes.id}) in (${sql.join(pairs, sql`, `)})`;
}

/**
 * Whether the token is still the lane's, which is a sign of life then. Until the transaction ends, no other turn can take
 * the lane, because it would have to change the locked row.
 */
export async function holdLane(tx: Context, laneId: string, token: number): Promise<boolean> {
  const rows = await lockHeld(tx, { id: laneId, token });
  return rows.length === 1;
}

const lockHeld = prepared({ id: lanes.id, token: lanes.token }, (context, { id, token }) =>
  context.db
    .update(lanes)
    .set({ turnTime: sql`case when ${isHeld} then now() else ${lanes.turnTime} end` })
    .where(inProject(context, lanes, eq(lanes.id, id), eq(lanes.token, token)))
    .returning({ id: lanes.id }),
);

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

/** Work that waits in several tables. */
export async function together(parts: readonly Promise<Waiting>[]): Promise<Waiting> {
  const all = await Promise.all(parts);
  const [oldestDueTime = null] = all
    .flatMap(({ oldestDueTime: time }) => time ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
  return { items: all.reduce((sum, { items }) => sum + items, 0), oldestDueTime };
}

/**
 * Finds whose rows wait, each once and in order. A look reads `most` rows behind the last one found, and counts those of
 * each. So one with more rows than that is passed over with the next look, and those behind it are found.
 */
export async function findWaiting<Last, Found extends Last>(
  { after, limit, most }: { after: Last | undefined; limit: number; most: number },
  look: (last: Last | undefined) => Promise<readonly { readonly one: Found; readonly waiting: number }[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  let looked = most;
  while (looked === most && found.length < limit) {
    const rows = await look(found.at(-1) ?? after);
    found.push(...rows.map(({ one }) => one));
    looked = rows.reduce((sum, { waiting }) => sum + waiting, 0);
  }
  return found.slice(0, limit);
}

/** An object of an installation that has due work. */
interface DueObject extends InstalledObject {
  readonly projectId: string;
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
