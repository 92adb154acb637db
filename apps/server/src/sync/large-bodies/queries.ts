import { and, asc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { acrossProjects, inProject } from '../../platform/db/scope.ts';
import { events, largeBodies } from '../../platform/db/tables.ts';

export interface Which {
  readonly projectId: string;
  readonly id: string;
}

const isIt = ({ projectId, id }: Which, ...conditions: SQL[]) =>
  inProject({ project: { id: projectId } }, largeBodies, eq(largeBodies.id, id), ...conditions);

export type LargeBodyRow = typeof largeBodies.$inferSelect;

export async function findLargeBody(context: PublicContext, which: Which): Promise<LargeBodyRow | undefined> {
  const [row] = await acrossProjects(context, 'the signature of the address is the credential')
    .select()
    .from(largeBodies)
    .where(isIt(which));
  return row;
}

/** A body of the project. */
export async function findOwn(context: Context, id: string): Promise<LargeBodyRow | undefined> {
  const [row] = await context.db
    .select()
    .from(largeBodies)
    .where(inProject(context, largeBodies, eq(largeBodies.id, id)));
  return row;
}

const why = 'bodies of every project are moved to the store, and are over';
const place = { projectId: largeBodies.projectId, id: largeBodies.id };

/** Large bodies whose content is in the database. */
export function selectInside(context: PublicContext, limit: number): Promise<Which[]> {
  return acrossProjects(context, why)
    .select(place)
    .from(largeBodies)
    .where(not(largeBodies.isOutside))
    .limit(limit);
}

/** The message that a body belongs to is still stored: it waits, or is in an inbox. Both were stored together. */
const isOfMessage = sql`exists (select from ${events}
  where ${events.projectId} = ${largeBodies.projectId}
    and ${events.createTime} between ${largeBodies.createTime} - interval '1 minute'
      and ${largeBodies.createTime} + interval '1 minute')`;

/** The event that it belongs to is still stored: its partition is not over, or its destination is paused. */
const isOfEvent = sql`exists (select from ${events}
  where ${events.projectId} = ${largeBodies.projectId} and ${events.id} = ${largeBodies.id})`;

const isOver = (before: Date, isOutside: boolean) =>
  and(
    lt(largeBodies.expireTime, before),
    eq(largeBodies.isOutside, isOutside),
    not(isOfEvent),
    not(isOfMessage),
  );

/** Deletes up to `limit` large bodies that expired before a time, and whose content is in the database. Answers how many. */
export async function deleteExpiredInside(
  context: PublicContext,
  before: Date,
  limit: number,
): Promise<number> {
  const db = acrossProjects(context, why);
  const some = db.select(place).from(largeBodies).where(isOver(before, false)).limit(limit);
  const rows = await db
    .delete(largeBodies)
    .where(sql`(${largeBodies.projectId}, ${largeBodies.id}) in ${some}`)
    .returning({ id: largeBodies.id });
  return rows.length;
}

/** Large bodies that expired before a time, and whose content is in the store. */
export function selectExpiredOutside(context: PublicContext, before: Date, limit: number): Promise<Which[]> {
  return acrossProjects(context, why)
    .select(place)
    .from(largeBodies)
    .where(isOver(before, true))
    .orderBy(asc(largeBodies.expireTime))
    .limit(limit);
}

/**
 * Takes the content out of the row. Format, key and data key stay, and may have changed meanwhile: a rotation leaves the
 * content as it is.
 */
export async function setOutside(context: PublicContext, which: Which): Promise<void> {
  const keys = sql`substring(${largeBodies.contentSealed} from '^(?:[^.]*[.]){3}')`;
  await acrossProjects(context, why)
    .update(largeBodies)
    .set({ contentSealed: keys, isOutside: true })
    .where(isIt(which, eq(largeBodies.isOutside, false)));
}

export async function deleteLargeBody(context: PublicContext, which: Which): Promise<void> {
  await acrossProjects(context, why).delete(largeBodies).where(isIt(which));
}
