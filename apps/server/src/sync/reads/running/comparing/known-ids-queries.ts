import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { asc, count, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../../../context.ts';
import { isAnyOf, isAnyOfTexts } from '../../../../platform/db/any-of.ts';
import { isOfObject } from '../../../../platform/db/of-object.ts';
import { inProject } from '../../../../platform/db/scope.ts';
import { isNewer } from '../../../../platform/db/slice.ts';
import { knownIds } from '../../../../platform/db/tables.ts';
import type { Subject } from '../queries.ts';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** The ids that one read of an object has found. */
export interface OfRun extends Subject {
  /** Of this read. */
  readonly id: string;
}

/** Ids as a row keeps them. */
export async function packIds({ secrets }: Pick<Context, 'secrets'>, ids: readonly string[]) {
  const id = v7();
  const packed = await pack(JSON.stringify(ids));
  const { sealed: idsSealed, sealKeyId } = secrets.seal(packed.toString('base64'), id);
  return { id, idsSealed, sealKeyId };
}

export async function insertKnownIds(
  tx: Context,
  { id: runId, installationId, objectName }: OfRun,
  packed: Awaited<ReturnType<typeof packIds>>,
): Promise<void> {
  await tx.db
    .insert(knownIds)
    .values({ ...packed, runId, installationId, objectName, projectId: tx.project.id });
}

/** The other reads that have left ids of the object, in their order. */
export async function selectKnownRuns(context: Context, run: OfRun): Promise<string[]> {
  const rows = await context.db
    .selectDistinct({ runId: knownIds.runId })
    .from(knownIds)
    .where(inProject(context, knownIds, isOfObject(knownIds, run), ne(knownIds.runId, run.id)))
    .orderBy(asc(knownIds.runId));
  return rows.map(({ runId }) => runId);
}

/** How many rows other reads of the object have left. */
export async function countKnownBefore(context: Context, run: OfRun): Promise<number> {
  const [row] = await context.db
    .select({ rows: count() })
    .from(knownIds)
    .where(inProject(context, knownIds, isOfObject(knownIds, run), ne(knownIds.runId, run.id)));
  return row?.rows ?? 0;
}

/**
 * The ids that this read of an object has found, or those before it, one row after the other.
 * @throws {SecretUnreadableError}
 */
export async function* selectKnownIds(
  context: Context,
  run: OfRun,
  whose: 'found' | 'before',
): AsyncGenerator<readonly string[]> {
  const isWhose = whose === 'found' ? eq(knownIds.runId, run.id) : ne(knownIds.runId, run.id);
  let after: string | undefined;
  for (;;) {
    const isNext = isNewer(knownIds.id, { after });
    const [row] = await context.db
      .select({ id: knownIds.id, idsSealed: knownIds.idsSealed })
      .from(knownIds)
      .where(inProject(context, knownIds, isOfObject(knownIds, run), isWhose, isNext))
      .orderBy(asc(knownIds.id))
      .limit(1);
    if (!row) return;
    after = row.id;
    const packed = Buffer.from(context.secrets.open(row.idsSealed, row.id), 'base64');
    // The cast is safe: only `packIds` writes the column, and the seal proves it.
    yield JSON.parse((await unpack(packed)).toString()) as string[];
  }
}

/** Forgets everything of some installations, or of these objects of theirs. */
export async function deleteAllKnownIds(
  tx: Context,
  installationIds: readonly string[],
  objectNames?: readonly string[],
): Promise<void> {
  const isObject = objectNames && isAnyOfTexts(knownIds.objectName, objectNames);
  await tx.db
    .delete(knownIds)
    .where(inProject(tx, knownIds, isAnyOf(knownIds.installationId, installationIds), isObject));
}

/** Forgets what this read has found, or what all others have. */
export async function deleteKnownIds(tx: Context, run: OfRun, whose: 'found' | 'before'): Promise<void> {
  const isWhose = whose === 'found' ? eq(knownIds.runId, run.id) : ne(knownIds.runId, run.id);
  await tx.db.delete(knownIds).where(inProject(tx, knownIds, isOfObject(knownIds, run), isWhose));
}
