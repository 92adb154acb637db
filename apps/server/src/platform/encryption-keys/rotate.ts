import type { PublicContext } from '../../context.ts';
import { placeOf, type SealedColumn, sealedColumnsOf } from '../db/sealed-columns.ts';
import * as tables from '../db/tables.ts';
import { SecretUnreadableError } from '../secrets/secrets.ts';
import {
  countOthers,
  deleteCanaries,
  lockOthers,
  moveToCurrent,
  type RowKey,
  type SealedRow,
  selectApart,
} from './rotation-queries.ts';
import { isDone, type KeyUse, type Rotation } from './rotation-rules.ts';

/** How many texts one transaction moves. A request that needs one of their rows waits for the transaction. */
const BATCH = 50;
/** Rows that somebody was changing are left to the next round. */
const ROUNDS = 3;

/** How the operator hears of a rotation, and ends it. */
export interface RotationOptions {
  /** Gets a line each time some work is done. The rotation waits for it. */
  readonly report: (line: string) => unknown;
  /** Ends the rotation after the present batch. What is done stays done. */
  readonly signal?: AbortSignal;
}

/**
 * Puts every stored secret under the current key of the ring while the service runs. It can be stopped at any time and
 * begun again: what is under the current key is left alone. When nothing needs the other keys any more, the database
 * forgets them.
 */
export async function rotate(context: PublicContext, options: RotationOptions): Promise<Rotation> {
  const columns = sealedColumnsOf(tables);
  const unreadable = new Set<string>();
  let moved = 0;
  let left = await usesOfOthers(context, columns);
  for (let round = 0; round < ROUNDS && left.length > 0 && !options.signal?.aborted; round += 1) {
    for (const column of columns.filter((one) => left.some(({ place }) => place === placeOf(one)))) {
      const waiting = left.filter(({ place }) => place === placeOf(column));
      moved += await moveColumn(context, column, sum(waiting), unreadable, options);
    }
    left = await usesOfOthers(context, columns);
  }
  const { currentKeyId, keyIds } = context.secrets;
  const rotation = {
    currentKeyId,
    otherKeyIds: keyIds.filter((id) => id !== currentKeyId),
    moved,
    left,
    unreadable: [...unreadable],
  };
  if (isDone(rotation)) await deleteCanaries(context, rotation.otherKeyIds);
  return rotation;
}

async function usesOfOthers(context: PublicContext, columns: readonly SealedColumn[]): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const column of columns) uses.push(...(await countOthers(context, column)));
  return uses;
}

async function moveColumn(
  context: PublicContext,
  column: SealedColumn,
  waiting: number,
  unreadable: Set<string>,
  { report, signal }: RotationOptions,
): Promise<number> {
  let moved = 0;
  for (const projectId of await selectApart(context, column)) {
    let after: RowKey | undefined;
    while (!signal?.aborted) {
      const batch = await context.transaction(async (tx) => {
        const rows = await lockOthers(tx, column, { projectId, after, limit: BATCH });
        const readable = rows.flatMap((row) => resealed(tx, column, row, unreadable));
        if (readable.length > 0) await moveToCurrent(tx, column, projectId, readable);
        return { last: rows.at(-1)?.key, isFull: rows.length === BATCH, moved: readable.length };
      });
      moved += batch.moved;
      after = batch.last;
      if (batch.moved > 0) await report(`${placeOf(column)}: ${moved} of ${waiting}`);
      if (!batch.isFull) break;
    }
  }
  return moved;
}

/** The row under the current key, or nothing if its text cannot be opened. */
function resealed(
  { secrets }: PublicContext,
  column: SealedColumn,
  row: SealedRow,
  unreadable: Set<string>,
): SealedRow[] {
  try {
    return [{ ...row, sealed: secrets.reseal(row.sealed, row.owner).sealed }];
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    unreadable.add(`${placeOf(column)} of ${row.owner}: ${error.message}`);
    return [];
  }
}

function sum(uses: readonly KeyUse[]): number {
  return uses.reduce((total, { count }) => total + count, 0);
}
