import type { ConfigContent } from '@dowel/schema';
import type { Context } from '../../context.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import { isOfIntegration, isOverConnection } from '../../platform/db/installation-joins.ts';
import type { ConnectionEffects, InstallationEffects, InstallationState } from '../../platform/effects.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';
import {
  deleteSnapshots,
  deleteWatches,
  holdInstallations,
  lockWatches,
  selectWatched,
  updateWatches,
  upsertDue,
  type Watchable,
} from './following-queries.ts';
import { watchLane } from './lanes.ts';
import { watchedObjects, watchedPartsOf } from './rules.ts';

const UNINSTALLED = 'The integration was uninstalled.';
const NOT_ASKED = 'The manifest has no "watchSchema" any more.';
const OTHER_ACCOUNT =
  'The installation has moved to another account of the provider. The next look only remembers the fields of that account.';
const CREDENTIALS =
  'The provider no longer accepts the credentials of the connection. The fields are looked at again when somebody has connected again.';

/** What the watch of the fields does when an installation changes. The provider is asked later. */
export const watchInstallations: InstallationEffects<Context> = {
  async installed(tx, installation) {
    if (installation.revision.watchSchema) await watch(tx, [installation]);
    return false;
  },

  async changed(tx, installation, { lastContent, isOtherAccount }) {
    if (!installation.revision.watchSchema) return false;
    if (isOtherAccount) await forget(tx, [installation.id]);
    if (isOtherAccount || readsMore(installation, lastContent)) await watch(tx, [installation]);
    return false;
  },

  async deployed(tx, { id, latestRevision: { content } }, { before }) {
    if (watchedPartsOf(before) === watchedPartsOf(content)) return;
    if (content.watchSchema) await watch(tx, await holdInstallations(tx, isOfIntegration(id)));
    else if (before.watchSchema) await stop(tx, await selectWatched(tx, isOfIntegration(id)));
  },

  async uninstalling(tx, installationIds) {
    await endLooks(tx, installationIds, UNINSTALLED);
  },
};

/** What the watch of the fields does when a connection changes. */
export const watchConnections: ConnectionEffects<Context> = {
  async changed(tx, connectionId, { isOtherAccount }) {
    const watched = await selectWatched(tx, isOverConnection(connectionId));
    if (watched.length === 0) return;
    if (isOtherAccount) await forget(tx, idsOf(watched));
    await pause(tx, idsOf(watched.filter(({ hasBadCredentials }) => hasBadCredentials)));
    // They go on with what was seen before, so that a change of the meantime is told.
    const isWaiting = ({ dueTime }: { dueTime: Date | null }) => dueTime === null || isOtherAccount;
    await watch(
      tx,
      watched.filter((one) => !one.hasBadCredentials && isWaiting(one)),
    );
  },
};

/** Has the fields of installations looked at now, and then by the schedule. */
async function watch(tx: Context, installations: readonly Watchable[]): Promise<void> {
  await upsertDue(tx, installations);
  for (const { id, hasBadCredentials } of installations) {
    if (!hasBadCredentials) wakeAfterCommit(tx, watchLane(id, tx.project.id));
  }
}

async function stop(tx: Context, watched: readonly Watchable[]): Promise<void> {
  if (watched.length === 0) return;
  await endLooks(tx, idsOf(watched), NOT_ASKED);
  await deleteWatches(tx, idsOf(watched));
}

async function pause(tx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await endLooks(tx, ids, CREDENTIALS);
  await updateWatches(tx, ids, { dueTime: null });
}

async function forget(tx: Context, ids: readonly string[]): Promise<void> {
  await endLooks(tx, ids, OTHER_ACCOUNT);
  await deleteSnapshots(tx, ids);
}

/** Ends the looks that go on, before they are through. A turn that has one stores nothing more of it. */
async function endLooks(tx: Context, installationIds: readonly string[], reason: string): Promise<void> {
  const open = (await lockWatches(tx, installationIds)).flatMap(({ installationId, look }) =>
    look ? [{ installationId, operationId: look.id }] : [],
  );
  if (open.length === 0) return;
  const ids = open.map(({ installationId }) => installationId);
  await updateWatches(tx, ids, { look: null });
  const log = {
    time: tx.now(),
    severity: 'WARNING' as const,
    msg: `The look at the fields was stopped. ${reason}`,
    details: {},
  };
  const operationIds = open.map(({ operationId }) => operationId);
  await operationLog.change(tx, operationIds, { status: 'failure', result: `Stopped. ${reason}` }, log);
}

function readsMore({ config, revision }: InstallationState, lastContent: ConfigContent): boolean {
  const before = new Set(watchedObjects(lastContent, revision).map(({ objectName }) => objectName));
  return watchedObjects(config.content, revision).some(({ objectName }) => !before.has(objectName));
}

function idsOf(installations: readonly Watchable[]): string[] {
  return installations.map(({ id }) => id);
}
