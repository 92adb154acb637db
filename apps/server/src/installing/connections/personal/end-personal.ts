import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { selectConnections } from '../queries.ts';
import { revokeStored } from '../revoke-stored.ts';
import { markStopped } from '../stopping/service.ts';

/** Whoever removes a person waits no longer than that for all of their providers. */
const LIMIT_MS = 5_000;

/**
 * Ends what a person has connected for themself, before they are erased: from the commit on nobody uses it, and its tokens
 * are revoked where a provider can do that in time. If this process dies, the stopped connections are ended as all that
 * somebody has stopped.
 */
export async function endPersonal(
  context: Context,
  { groupRef, consumerRef }: { readonly groupRef: string; readonly consumerRef: string },
): Promise<void> {
  const owned = await selectConnections(context, { groupRef, consumerRef, owner: 'person' });
  if (owned.length === 0) return;
  await context.transaction(async (tx) =>
    Unreported.silent(
      await markStopped(tx, { groupRef, personalOf: consumerRef }),
      'an event would store again what is erased next',
    ),
  );
  const signal = AbortSignal.timeout(LIMIT_MS);
  const timeUp = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  // What a connection that goes on lives from is left alone.
  const revoked = owned.map((row) => revokeStored(context, row, { ...row, sealed: row.credentialsSealed }));
  await Promise.race([Promise.all(revoked), timeUp]);
}
