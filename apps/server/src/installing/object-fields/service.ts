import type { FieldMetadata, ObjectMetadata, ObjectMetadataQuery } from '@dowel/schema';
import {
  fieldsRefusedProblem,
  fieldsUnreachableProblem,
  findReadObject,
  noFieldsProblem,
  objectNotInAccountProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { titleWithoutConnector } from '../../providers/connectors/find-for-module.ts';
import { toContext } from '../../providers/provider-problems.ts';
import * as providers from '../../providers/providers/service.ts';
import type { OpenConnection } from '../connections/service.ts';
import { describe } from '../object-metadata/service.ts';
import { connectedAccount, installedAccount } from './find-account.ts';

/**
 * The fields of an object in the account that a group installed an integration for. Takes the provider's name of the
 * object or the mapped one.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`,
 * `object_not_found`, `fields_unavailable`, `provider_unreachable`
 */
export async function getForInstallation(
  context: Context,
  { integrationId, objectName: wanted }: { integrationId: string; objectName: string },
  query: ObjectMetadataQuery,
): Promise<ObjectMetadata> {
  const { open, content } = await installedAccount(context, integrationId, query);
  const { objectName, mapToName } = findReadObject(content.read?.objects, wanted) ?? { objectName: wanted };
  const metadata = await getOf(context, open, objectName, query);
  return { ...metadata, ...(mapToName !== undefined && { mappedObjectName: mapToName }) };
}

/**
 * The fields of an object in the account that a group connected.
 * @throws {ProblemError} `provider_not_found`, `connection_not_found`, `object_not_found`, `fields_unavailable`,
 * `provider_unreachable`
 */
export async function getForConnection(
  context: Context,
  { provider, objectName }: { provider: string; objectName: string },
  query: ObjectMetadataQuery,
): Promise<ObjectMetadata> {
  return getOf(context, await connectedAccount(context, provider, query.groupRef), objectName, query);
}

async function getOf(
  context: Context,
  open: OpenConnection,
  objectName: string,
  { excludeReadOnly = false }: ObjectMetadataQuery,
): Promise<ObjectMetadata> {
  const { provider } = await open.connection();
  const title = providers.titleOf(context, provider);
  if (!(await open.connector())) {
    const missing = titleWithoutConnector(context, provider, open.module);
    throw new ProblemError('fields_unavailable', noFieldsProblem(missing));
  }
  try {
    const { displayName, fields } = await describe(context, open, objectName);
    return { name: objectName, displayName, fields: excludeReadOnly ? withoutReadOnly(fields) : fields };
  } catch (error) {
    throw error instanceof ProviderError ? toProblem(error, title, objectName) : error;
  }
}

function withoutReadOnly(fields: Readonly<Record<string, FieldMetadata>>): Record<string, FieldMetadata> {
  return Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => readOnly !== true));
}

function toProblem(error: ProviderError, title: string, objectName: string): ProblemError {
  const { kind, status, message: reason } = error;
  const found = { cause: error, ...toContext(error) };
  if (kind === 'unreachable' || kind === 'rate_limited') {
    const words = fieldsUnreachableProblem(title, reason);
    return new ProblemError('provider_unreachable', { ...words, ...found });
  }
  // Without a status, no address of the provider can have the name.
  if (kind === 'rejected' && (status === 404 || status === undefined)) {
    const words = objectNotInAccountProblem(objectName, title);
    return new ProblemError('object_not_found', { ...words, cause: error });
  }
  return new ProblemError('fields_unavailable', { ...fieldsRefusedProblem(title, reason), ...found });
}
