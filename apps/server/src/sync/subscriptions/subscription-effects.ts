import type { ManifestIntegration } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { isInstallation, isOfIntegration, isOverConnection } from '../../platform/db/installation-joins.ts';
import type { ConnectionEffects, InstallationEffects } from '../../platform/effects.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import {
  bringForward,
  forgottenAccount,
  isOverAnyOf,
  selectInstallationIds,
  updateDue,
  upsertDue,
} from './following-queries.ts';
import { subscriptionLane } from './lanes.ts';
import { nameOutOfReach, tearDown } from './tear-down.ts';
import { asksForEvents, isSubscribedAlike } from './wanted.ts';

/** What subscriptions do when an installation changes. The provider is asked later. */
export const subscribeInstallations: InstallationEffects<Context> = {
  async installed(tx, { id, revision }) {
    await follow(tx, [id], revision);
    return false;
  },
  async changed(tx, { id, revision }, { isOtherAccount }) {
    await follow(tx, [id], revision);
    if (isOtherAccount) await updateDue(tx, isInstallation(id), forgottenAccount);
    return false;
  },
  async deployed(tx, { id, latestRevision }, { before }) {
    const { content } = latestRevision;
    if (isSubscribedAlike(before, content)) return;
    // Those that the manifest does not ask for any more are removed.
    if (!asksForEvents(content)) wake(tx, await updateDue(tx, isOfIntegration(id)));
    else await follow(tx, await selectInstallationIds(tx, isOfIntegration(id)), content);
  },
  leaving: tearDown,
  // A turn may have made a subscription while the others were removed.
  uninstalling: (tx, installationIds) => nameOutOfReach(tx, { installationIds }),
};

/** What subscriptions do when a connection changes: another account, or another app, needs another subscription. */
export const subscribeConnections: ConnectionEffects<Context> = {
  async changed(tx, connectionId, { isOtherAccount, isOtherApp, found }) {
    // A provider may take the credentials for one call and refuse them for the next one. If each of these made
    // subscriptions due at once, the calls of their turns would make them due again, without an end.
    if (found === 'bad') return;
    if (found === 'good') return bringForward(tx, isOverConnection(connectionId));
    if (isOtherAccount) await nameOutOfReach(tx, { connectionId });
    const change = isOtherAccount
      ? { ...forgottenAccount, providerId: null, connectionId: null, renewTime: null }
      : isOtherApp && { renewTime: tx.now() };
    wake(tx, await updateDue(tx, isOverConnection(connectionId), { ...change }));
  },
  async appLeaving(tx, connectionIds) {
    wake(tx, await updateDue(tx, isOverAnyOf(connectionIds), { renewTime: tx.now() }));
  },
};

async function follow(tx: Context, ids: readonly string[], content: ManifestIntegration) {
  // A deploy has already made those due that it no longer asks for.
  if (!asksForEvents(content)) return;
  await upsertDue(tx, ids);
  wake(tx, ids);
}

function wake(tx: Context, ids: readonly string[]): void {
  for (const id of ids) wakeAfterCommit(tx, subscriptionLane(id, tx.project.id));
}
