import type { Integration } from '@dowel/schema';
import { type InstalledReads, withoutRemovedReads } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { isAnyInstallation, isOfIntegration } from '../../platform/db/installation-joins.ts';
import type { IntegrationEffects } from '../../platform/effects.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { appendConfigs, lockInstallations, selectRefs } from './queries.ts';
import { selectReads } from './reads-queries.ts';
import { uninstallInParts } from './reporting/delete-installations.ts';
import { installationUpdatedEvent } from './reporting/installation-events.ts';
import { selectReported } from './reporting/queries.ts';

/** What installations do when an integration changes. */
export const followIntegrations: IntegrationEffects<Context> = {
  async deployed(tx, integration, deploy) {
    if (deploy.isDestructive) await stopRemovedReads(tx, integration);
    await tx.installationEffects.deployed(tx, integration, deploy);
  },

  // The database would delete them with their integration, and no event would tell.
  deleting: (context, integrationId) => uninstallInParts(context, isOfIntegration(integrationId)),

  listReads,

  listRefs: selectRefs,
};

/** Stops reading objects that the latest revision no longer has, in every installation. It is part of the deploy. */
async function stopRemovedReads(context: Context, { id, latestRevision }: Integration): Promise<void> {
  const locked = await lockInstallations(context, isOfIntegration(id));
  const stopped = locked.flatMap(({ id: installationId, config }) => {
    const content = withoutRemovedReads(config.content, latestRevision.content);
    return content === config.content ? [] : [{ installationId, content }];
  });
  if (stopped.length === 0) return;
  const from = { revisionId: latestRevision.id, createdBy: 'api:deploy' };
  const changed = await appendConfigs(context, stopped, from);
  const before = new Map(locked.map((one) => [one.id, one.config.content]));
  await Unreported.report(context, changed, async () => {
    const reported = await selectReported(
      context,
      isAnyInstallation(stopped.map((one) => one.installationId)),
    );
    return reported.flatMap((one) => {
      const last = before.get(one.fields.installationId);
      return last ? [installationUpdatedEvent(one, last)] : [];
    });
  });
}

/** What each installation of some integrations reads, by the id of the integration. */
async function listReads(
  context: Context,
  integrationIds: readonly string[],
): Promise<Map<string, InstalledReads[]>> {
  if (integrationIds.length === 0) return new Map();
  return Map.groupBy(await selectReads(context, integrationIds), ({ integrationId }) => integrationId);
}
