import type { PublicContext } from '../../context.ts';
import { deleteFullBuckets } from '../../db/rate-limit-rows.ts';
import { idempotencyKeys, oauthStates, sessions, uploads } from '../../db/tables.ts';
import { KEPT_MS } from '../idempotency-keys/service.ts';
import { deleteSome, type Passing } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How many rows one statement deletes. It is small, so that nothing waits long for the locks. */
const BATCH = 500;

const passing: readonly (Passing & { readonly keptMs: number })[] = [
  { table: idempotencyKeys, time: idempotencyKeys.createTime, keptMs: KEPT_MS },
  // We keep expired sign-ins for a day, to tell "already used" from "never seen".
  { table: oauthStates, time: oauthStates.expireTime, keptMs: 24 * HOUR_MS },
  { table: sessions, time: sessions.expireTime, keptMs: 0 },
  // An upload can be deployed for an hour after its address has expired.
  { table: uploads, time: uploads.expireTime, keptMs: HOUR_MS },
];

/** Deletes rows whose retention time is over. Several replicas may run it at the same time. */
export async function forgetThePast(context: PublicContext): Promise<void> {
  for (const { keptMs, ...rows } of passing) {
    const before = new Date(context.now().getTime() - keptMs);
    let deleted = BATCH;
    while (deleted === BATCH) deleted = await deleteSome(context, rows, before, BATCH);
  }
  await deleteFullBuckets(context, context.now().getTime());
}
