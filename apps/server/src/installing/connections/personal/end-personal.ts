import type { Context } from '../../../context.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { selectConnections } from '../queries.ts';
import { revokeAll } from '../stopping/end-stopped.ts';
import { changeStopped, isStopped, type StoppedRow } from '../stopping/queries.ts';
import { markStopped } from '../stopping/service.ts';

/** Whoever removes a person waits no longer than that for all of their providers. */
const LIMIT_MS = 5_000;

/**
 * Ends what a person has connected for themself, before they are erased: from the commit on nobody uses it, and its tokens
 * are revoked where a provider can do that in time. The others stay `waiting`. If this process dies, the stopped
 * connections are ended as all that somebody has stopped.
 */
export async function endPersonal(
  context: Context,
  { groupRef, consumerRef }: { readonly groupRef: string; readonly consumerRef: string },
): Promise<void> {
  await context.transaction(async (tx) =>
    Unreported.silent(
      await markStopped(tx, { groupRef, personalOf: consumerRef }),
      'an event would store again what is erased next',
    ),
  );
  const owned = await selectConnections(context, { groupRef, consumerRef, owner: 'person' });
  const signal = AbortSignal.timeout(LIMIT_MS);
  const timeUp = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const ended = owned.filter(isStopped).map((row) => end(context, row));
  await Promise.race([Promise.all(ended), timeUp]);
}

async function end(context: Context, row: StoppedRow): Promise<void> {
  // What a connection that goes on lives from is left alone.
  const { outcome } = await revokeAll(context, row);
  if (outcome !== 'revoked' && outcome !== 'no_token') return;
  const stop = { ...row.stop, state: outcome === 'revoked' ? 'revoked' : 'not_revoked' } as const;
  Unreported.silent(await changeStopped(context, row, { stop }), 'an event would store what is erased next');
}
