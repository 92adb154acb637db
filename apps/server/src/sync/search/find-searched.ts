import type { ManifestIntegration, ReadConfigObject } from '@dowel/schema';
import {
  findManifestObject,
  objectDisabledProblem,
  objectNotReadProblem,
  searchUnsupportedProblem,
  supportOf,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { actingFor, OpenConnection } from '../../installing/connections/service.ts';
import type { OfGroup } from '../../installing/installations/rules.ts';
import { readEntries } from '../../installing/installations/rules.ts';
import * as installations from '../../installing/installations/service.ts';
import type { FinishedOperation } from '../../installing/operation-log/service.ts';
import { assertOwnGroup } from '../../platform/group-access.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import * as providers from '../../providers/providers/service.ts';

/** An object of an installation that may be searched, and how. */
export interface Searched {
  readonly connector: Connector;
  readonly open: OpenConnection;
  /** The provider's name for people. */
  readonly title: string;
  readonly object: NonNullable<ReturnType<typeof findManifestObject<'read'>>>;
  /** Absent when the customer has configured nothing of the object. */
  readonly config: ReadConfigObject | undefined;
  readonly installed: Pick<FinishedOperation, 'integrationId' | 'installationId' | 'configId' | 'actedAs'>;
}

/**
 * Finds the object that a group wants to search.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`, `token_not_allowed`,
 * `personal_connection_needed`, `account_differs`, `credentials_rejected`, `object_not_found`, `object_disabled`,
 * `search_unsupported`
 */
export async function findSearched(
  context: Context,
  wanted: OfGroup & { integrationId: string; objectName: string },
): Promise<Searched> {
  const { objectName } = wanted;
  assertOwnGroup(context, wanted.groupRef);
  const found = await installations.getForGroup(context, wanted.integrationId, wanted);
  const { integration, installation } = found;
  const { content } = integration.latestRevision;
  const { connectionId, actedAs } = await actingFor(context, {
    integrationName: integration.name,
    provider: integration.provider,
    connectionId: installation.connection.id,
    actAs: content.actAs,
  });
  const object = findManifestObject(content, 'read', objectName);
  if (!object) throw new ProblemError('object_not_found', objectNotReadProblem(objectName));
  const { config, connection, id } = installation;
  const mayBePersonal = actedAs?.isPersonal === true;
  const entry = readEntries(config.content, content).get(object.objectName);
  if (entry?.disabled === true && object.enabled !== 'always') {
    throw new ProblemError('object_disabled', objectDisabledProblem(objectName));
  }
  return {
    connector: await searchingConnector(context, content, object.objectName),
    open: new OpenConnection(
      context,
      mayBePersonal ? connectionId : connection,
      content.module,
      mayBePersonal,
    ),
    title: providers.titleOf(context, content.provider),
    object,
    config: entry,
    installed: { integrationId: integration.id, installationId: id, configId: config.id, actedAs },
  };
}

/** @throws {ProblemError} `search_unsupported` */
async function searchingConnector(
  context: Context,
  { provider, module }: ManifestIntegration,
  objectName: string,
): Promise<Connector> {
  const connector = await context.connectors.find(provider);
  const entry = context.catalogue.find(provider);
  const isSupported = entry !== null && supportOf(entry, module).search.operators.equals;
  if (isSupported && connector?.canFilter(objectName)) return connector;
  throw new ProblemError(
    'search_unsupported',
    searchUnsupportedProblem(providers.titleOf(context, provider), objectName),
  );
}
