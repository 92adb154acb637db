import type { Context } from '../../../context.ts';
import { findInstalled } from '../../reads/find-installed.ts';
import { findAtProvider, removeOthers } from './at-provider.ts';
import { findSubscription, updateSubscription } from './queries.ts';

/** How long somebody who uninstalls waits for the provider. */
const PATIENCE_MS = 10_000;
/** If the installation is still there after this time, it gets its subscription again. */
const AGAIN_MS = 60_000;

/** Removes the subscription of an installation while there are credentials for it. What fails is only logged. */
export async function removeAtProvider(context: Context, installationId: string): Promise<void> {
  const row = await findSubscription(context, installationId);
  if (!row?.connectionId || row.providerId === null) return;
  const installed = await findInstalled(context, installationId);
  const at = installed && findAtProvider(context, installed, AbortSignal.timeout(PATIENCE_MS));
  if (!at) return;
  try {
    await removeOthers(at, row.connectionId);
    const dueTime = new Date(context.now().getTime() + AGAIN_MS);
    await context.transaction((tx) => updateSubscription(tx, row.id, { providerId: null, dueTime }));
  } catch (err) {
    context.log.warn(
      { err, installationId },
      'a subscription was left at the provider: it could not be removed',
    );
  }
}
