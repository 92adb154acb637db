import type { FieldSamples, ListSamplesQuery } from '@dowel/schema';
import {
  findManifestObject,
  noSamplesProblem,
  objectNotReadProblem,
  samplesRefusedProblem,
  samplesUnreachableProblem,
  tooManySamplesProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { OpenConnection } from '../../installing/connections/service.ts';
import { assertSameProvider } from '../../installing/integrations/revisions/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import { fitting } from '../../installing/object-metadata/service.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { titleWithoutConnector } from '../../providers/connectors/find-for-module.ts';
import { inTime } from '../../providers/connectors/in-time.ts';
import { readFirstRecords } from '../../providers/connectors/read-page.ts';
import { toContext } from '../../providers/provider-problems.ts';
import * as providers from '../../providers/providers/service.ts';
import { Quota } from './quota.ts';
import { recordsOf, samplesOf } from './samples-of.ts';

/** More records than the values to show, because some records have no value, or the same one as another. */
const RECORDS = 10;
/** A person waits for the answer. */
const LIMIT_MS = 5000;

const quota = new Quota(20);

/**
 * Reads a few records of a connected account, and answers values of the named fields. Nothing of it is stored, logged
 * or cached.
 * @throws {ProblemError} `integration_not_found`, `connection_not_found`, `object_not_found`, `samples_unavailable`,
 * `provider_unreachable`, `too_many_requests`
 */
export async function list(
  context: Context,
  { integrationId, objectName: wanted }: { integrationId: string; objectName: string },
  { connectionId, fields }: ListSamplesQuery,
): Promise<FieldSamples> {
  const integration = await integrations.get(context, integrationId);
  const { content } = integration.latestRevision;
  const open = new OpenConnection(context, connectionId, content.module);
  const connection = await open.connection();
  assertSameProvider(context, integration, connection);
  // Only what the integration reads anyway, so that this endpoint opens no other part of the account.
  const object = findManifestObject(content, 'read', wanted);
  if (!object) throw new ProblemError('object_not_found', objectNotReadProblem(wanted));
  const title = providers.titleOf(context, connection.provider);
  const connector = await open.connector();
  if (!connector) {
    const missing = titleWithoutConnector(context, connection.provider, content.module);
    throw new ProblemError('samples_unavailable', noSamplesProblem(missing));
  }
  assertNotTooOften(context, connection.id);
  const names = fields.split(',');
  const request = { objectName: object.objectName, fields: names, pageSize: RECORDS };
  try {
    const fitted = await fitting(context, open, connector, request.objectName);
    const fetch = inTime(connector.displayName, open.fetchFor(), LIMIT_MS);
    const page = await readFirstRecords(fitted, request, fetch);
    return { samples: samplesOf(page, names), records: recordsOf(page, names) };
  } catch (error) {
    throw error instanceof ProviderError ? toProblem(error, title) : error;
  }
}

/** @throws {ProblemError} `too_many_requests` */
function assertNotTooOften(context: Context, connectionId: string): void {
  const waitSeconds = quota.take(connectionId, context.now());
  if (waitSeconds === undefined) return;
  throw new ProblemError('too_many_requests', {
    ...tooManySamplesProblem(),
    headers: { 'Retry-After': String(waitSeconds) },
  });
}

function toProblem(error: ProviderError, title: string): ProblemError {
  const found = { ...toContext(error), cause: error };
  return error.kind === 'unreachable' || error.kind === 'rate_limited'
    ? new ProblemError('provider_unreachable', {
        ...samplesUnreachableProblem(title, error.message),
        ...found,
      })
    : new ProblemError('samples_unavailable', { ...samplesRefusedProblem(title, error.message), ...found });
}
