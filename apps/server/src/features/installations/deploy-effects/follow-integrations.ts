import type { ConfigContent, Integration } from '@dowel/schema';
import { withoutRemovedReads } from '@dowel/schema/rules';
import type { Context, IntegrationEffects } from '../../../context.ts';
import * as connections from '../../connections/service.ts';
import { appendConfig, isOfIntegration, lockInstallations, selectInstallations } from '../queries.ts';

/** What installations do when an integration changes. */
export const followIntegrations: IntegrationEffects = {
  deployed: stopRemovedReads,

  // The database deletes installations with their integration, so who used which connection is asked before.
  async deleting(tx, integrationId) {
    const used = await listConnectionIds(tx, integrationId);
    return async () => {
      for (const connectionId of used) await connections.deleteConnectionIfUnused(tx, connectionId);
    };
  },

  listConfigs,
};

/** The connections that the installations of an integration use, each once. */
async function listConnectionIds(context: Context, integrationId: string): Promise<string[]> {
  const installed = await selectInstallations(context, isOfIntegration(integrationId));
  return [...new Set(installed.map(({ connectionId }) => connectionId))];
}

/** Stops reading, in every installation, the objects the latest revision no longer has. Part of the deploy. */
async function stopRemovedReads(context: Context, { id, latestRevision }: Integration): Promise<void> {
  for (const { id: installationId, config, connectionId } of await lockInstallations(
    context,
    isOfIntegration(id),
  )) {
    const content = withoutRemovedReads(config.content, latestRevision.content);
    if (content === config.content) continue;
    const stopped = { revisionId: latestRevision.id, content, createdBy: 'api:deploy' };
    await appendConfig(context, installationId, stopped, connectionId);
  }
}

/** The configs of every installation of the project, under the integration's id. */
async function listConfigs(context: Context): Promise<Map<string, ConfigContent[]>> {
  const installed = await selectInstallations(context);
  const byIntegration = Map.groupBy(installed, ({ integrationId }) => integrationId);
  return new Map([...byIntegration].map(([id, some]) => [id, some.map(({ config }) => config.content)]));
}
