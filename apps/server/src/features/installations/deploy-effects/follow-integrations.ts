import type { ConfigContent, Integration } from '@dowel/schema';
import { withoutRemovedReads } from '@dowel/schema/rules';
import type { Context, IntegrationEffects } from '../../../context.ts';
import * as connections from '../../connections/service.ts';
import {
  appendConfigs,
  isOfIntegration,
  lockInstallations,
  selectConnectionIds,
  selectContents,
} from '../queries.ts';

/** What installations do when an integration changes. */
export const followIntegrations: IntegrationEffects = {
  deployed: stopRemovedReads,

  // The database deletes installations with their integration, so we ask for their connections first.
  async deleting(tx, integrationId) {
    const used = await listConnectionIds(tx, integrationId);
    return async () => {
      await connections.deleteUnusedConnections(tx, used);
    };
  },

  listConfigs,
};

/** The connections that the installations of an integration use, without duplicates. */
function listConnectionIds(context: Context, integrationId: string): Promise<string[]> {
  return selectConnectionIds(context, isOfIntegration(integrationId));
}

/** Stops reading objects that the latest revision no longer has, in every installation. It is part of the deploy. */
async function stopRemovedReads(context: Context, { id, latestRevision }: Integration): Promise<void> {
  const locked = await lockInstallations(context, isOfIntegration(id));
  const stopped = locked.flatMap(({ id: installationId, config }) => {
    const content = withoutRemovedReads(config.content, latestRevision.content);
    return content === config.content ? [] : [{ installationId, content }];
  });
  await appendConfigs(context, stopped, { revisionId: latestRevision.id, createdBy: 'api:deploy' });
}

/** The configs of all installations of some integrations, grouped by the integration's id. */
async function listConfigs(
  context: Context,
  integrationIds: readonly string[],
): Promise<Map<string, ConfigContent[]>> {
  if (integrationIds.length === 0) return new Map();
  const found = await selectContents(context, integrationIds);
  const byIntegration = Map.groupBy(found, ({ integrationId }) => integrationId);
  return new Map([...byIntegration].map(([id, some]) => [id, some.map(({ content }) => content)]));
}
