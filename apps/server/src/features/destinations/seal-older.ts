import type { PublicContext } from '../../context.ts';
import { lockWithClearUrl, storeMetadata } from './queries.ts';
import { sealedMetadata } from './service.ts';

/** How many rows one transaction changes. */
const BATCH = 100;

/** Seals the addresses that an older release has stored in the clear. Does nothing when there are none. */
export async function sealOlderAddresses(context: PublicContext): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    found = await context.transaction(async (tx) => {
      const rows = await lockWithClearUrl(tx, BATCH);
      for (const row of rows) await storeMetadata(tx, row.id, sealedMetadata(tx, row));
      return rows.length;
    });
  }
}
