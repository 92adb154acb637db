import type { ManifestIntegration } from '@dowel/schema';
import { findNativeRead, isExistingField } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { inStatements } from '../../../platform/db/in-statements.ts';
import { isOfIntegration } from '../../../platform/db/installation-joins.ts';
import type { ConnectionEffects, Deploy, InstallationEffects } from '../../../platform/effects.ts';
import { endRunsOf } from '../end-runs.ts';
import { lockInstalled } from '../lock-installed.ts';
import { deleteAllKnownIds } from '../running/comparing/known-ids-queries.ts';
import { type Change, follow } from './follow.ts';
import { lockInstallationStates } from './queries.ts';

/** An integration may have thousands of installations. Everything else of this process waits while they are planned. */
const FOLLOWED_AT_ONCE = 500;

/** What reads do when an installation changes. */
export const followInstallations: InstallationEffects<Context> = {
  installed: (tx, installation) => follow(tx, [installation], { isNew: true }),
  changed: (tx, installation, change) => follow(tx, [installation], change),

  async deployed(tx, { id, latestRevision }, deploy) {
    if (!mayChangeReads(deploy, latestRevision.content)) return;
    const states = await lockInstallationStates(tx, isOfIntegration(id));
    const { isDestructive, before } = deploy;
    const wanted = comparedIn(latestRevision.content);
    // What a deploy has removed is read on as it was.
    const isReadOn = (name: string) => !isDestructive && !findNativeRead(latestRevision.content, name);
    const left = comparedIn(before).filter((name) => !wanted.includes(name) && !isReadOn(name));
    const ids = states.map((state) => state.id);
    if (left.length > 0) await deleteAllKnownIds(tx, ids, left);
    for (const some of inStatements(states, FOLLOWED_AT_ONCE)) {
      const following = some.map((state) => ({ ...state, revision: latestRevision.content }));
      await follow(tx, following, { isDestructive, lastRevision: before });
    }
  },

  async uninstalling(tx, installationIds) {
    await endRunsOf(tx, installationIds, 'The integration was uninstalled.');
  },
};

/** What reads do when a connection changes. */
export const followConnections: ConnectionEffects<Context> = {
  async changed(tx, connectionId, { isOtherAccount, found }) {
    const change = { isOtherAccount, isConnectedAnew: found === undefined };
    await follow(tx, await lockInstalled(tx, { connectionId }), change);
  },
};

/** Brings the reads of one installation in step, when something of theirs changes. */
export async function followOne(tx: Context, installationId: string, change: Change): Promise<void> {
  await follow(tx, await lockInstalled(tx, { ids: [installationId] }), change);
}

/** The objects of which the ids are kept, to compare them with those of the next read. */
function comparedIn({ read }: ManifestIntegration): string[] {
  const objects = read?.objects ?? [];
  return objects.filter(({ deletions }) => deletions === 'compare').map(({ objectName }) => objectName);
}

/** Most deploys leave alone what is read and when. */
function mayChangeReads({ before, isDestructive }: Deploy, after: ManifestIntegration): boolean {
  return isDestructive || readsOf(before) !== readsOf(after);
}

function readsOf({ read }: ManifestIntegration): string {
  const objects = (read?.objects ?? []).map(({ requiredFields = [], ...object }) => ({
    objectName: object.objectName,
    mapToName: object.mapToName,
    schedule: object.schedule,
    enabled: object.enabled,
    backfill: object.backfill,
    deletions: object.deletions,
    toBeMapped: requiredFields.flatMap((field) => (isExistingField(field) ? [] : [field.mapToName])),
  }));
  return JSON.stringify(objects);
}
