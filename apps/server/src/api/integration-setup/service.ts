import type { Connection, Integration, IntegrationSetup, IntegrationSetupQuery } from '@dowel/schema';
import type { Context } from '../../context.ts';
import * as connections from '../../installing/connections/service.ts';
import type { OfGroup } from '../../installing/installations/rules.ts';
import * as installations from '../../installing/installations/service.ts';
import { hydrate } from '../../installing/integrations/revisions/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import * as projects from '../../people/projects/service.ts';
import { isToldAsBuilder } from '../../platform/caller.ts';
import { assertOwnGroup } from '../../platform/group-access.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { toProblem, toProblemBody } from '../../platform/problems/to-problem.ts';
import * as providerApps from '../../providers/provider-apps/service.ts';
import * as providers from '../../providers/providers/service.ts';

/**
 * Everything that an install flow shows first. It also succeeds when the account's fields cannot be read.
 * @throws {ProblemError} `token_not_allowed`, `integration_not_found`, `provider_not_found`
 */
export async function get(
  context: Context,
  integrationIdOrName: string,
  { groupRef, installationRef }: IntegrationSetupQuery,
): Promise<IntegrationSetup> {
  const ofGroup = { groupRef, installationRef };
  assertOwnGroup(context, groupRef);
  const integration = await integrations.get(context, integrationIdOrName);
  const provider = providers.get(context, integration.provider);
  const [project, packageInstallURL, installation, standard] = await Promise.all([
    projects.get(context),
    providerApps.findPackageInstallUrl(context, { provider: integration.provider, groupRef }),
    installations.findForGroup(context, integration.id, ofGroup),
    installations.findConnectionFor(context, integration, ofGroup),
  ]);
  // An installation uses its own connection, even when the group has connected another one since.
  const connection = installation?.connection ?? standard;
  const known = {
    project,
    integration,
    provider,
    ...(packageInstallURL !== undefined && { packageInstallURL }),
  };
  if (!connection) return { ...known, ...(installation && { installation }) };
  const hydrated = await hydrateOrExplain(context, integration, connection);
  return {
    ...known,
    ...hydrated,
    connection,
    ...(installation && { installation }),
    ...(mayHaveChanged(connection, hydrated) &&
      (await readAgain(context, integration.id, ofGroup, connection))),
  };
}

/** Hydrating calls the provider. It may have found that the connection no longer works, or that it works again. */
function mayHaveChanged({ status }: Connection, { revision }: Hydrated): boolean {
  const objects = revision?.content.read?.objects ?? [];
  return status === 'bad_credentials' || !revision || objects.some(({ error }) => error !== undefined);
}

async function readAgain(
  context: Context,
  integrationId: string,
  ofGroup: OfGroup,
  { id }: Connection,
): Promise<Pick<IntegrationSetup, 'connection' | 'installation'>> {
  const [connection, installation] = await Promise.all([
    connections.getConnectionFor(context, id),
    installations.findForGroup(context, integrationId, ofGroup),
  ]);
  return { connection, ...(installation && { installation }) };
}

type Hydrated = Pick<IntegrationSetup, 'revision' | 'revisionProblem'>;

async function hydrateOrExplain(
  context: Context,
  integration: Integration,
  connection: Connection,
): Promise<Hydrated> {
  try {
    return { revision: await hydrate(context, integration, integration.latestRevision, connection) };
  } catch (error) {
    if (!(error instanceof ProblemError)) context.log.error({ err: error }, 'hydration failed');
    return {
      revisionProblem: toProblemBody(toProblem(error), {
        requestId: context.requestId,
        time: context.now(),
        isForBuilder: isToldAsBuilder(context, context.actor),
      }),
    };
  }
}
