import type { ConfigContent, Integration } from '@dowel/schema';
import { withoutRemovedReads } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { appendConfig, isOfIntegration, lockInstallations, selectInstallations } from '../queries.ts';

/** The connections that the installations of an integration use, each once. */
export async function listConnectionIds(context: Context, integrationId: string): Promise<string[]> {
  const installed = await selectInstallations(context, isOfIntegration(integrationId));
  return [...new Set(installed.map(({ connectionId }) => connectionId))];
}

/** Stops reading, in every installation, the objects the latest revision no longer has. Part of the deploy. */
export async function stopRemovedReads(context: Context, { id, latestRevision }: Integration): Promise<void> {
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
export async function listConfigs(context: Context): Promise<Map<string, ConfigContent[]>> {
  const installed = await selectInstallations(context);
  const byIntegration = Map.groupBy(installed, ({ integrationId }) => integrationId);
  return new Map([...byIntegration].map(([id, some]) => [id, some.map(({ config }) => config.content)]));
}
