import type { ManifestIntegration } from '@dowel/schema';
import { groupNotConnectedProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as providers from '../../providers/providers/service.ts';
import { findDefaultConnection, OpenConnection } from '../connections/service.ts';
import type { OfGroup } from '../installations/rules.ts';
import * as installations from '../installations/service.ts';

/**
 * The account behind a group's installation, and the manifest that names its objects.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`
 */
export async function installedAccount(
  context: Context,
  integrationId: string,
  ofGroup: OfGroup,
): Promise<{ open: OpenConnection; content: ManifestIntegration }> {
  const { integration, installation } = await installations.getForGroup(context, integrationId, ofGroup);
  const { content } = integration.latestRevision;
  return { open: new OpenConnection(context, installation.connection, content.module), content };
}

/**
 * The account behind a group's default connection to a provider.
 * @throws {ProblemError} `provider_not_found`, `connection_not_found`
 */
export async function connectedAccount(
  context: Context,
  provider: string,
  groupRef: string,
): Promise<OpenConnection> {
  const { name } = providers.get(context, provider);
  const connection = await findDefaultConnection(context, { provider: name, groupRef });
  if (connection) return new OpenConnection(context, connection);
  const title = providers.titleOf(context, name);
  throw new ProblemError('connection_not_found', groupNotConnectedProblem(groupRef, title));
}
