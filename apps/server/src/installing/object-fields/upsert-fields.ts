import type {
  FieldDefinition,
  FieldUpsertResult,
  UpsertMetadata,
  UpsertMetadataResponse,
} from '@dowel/schema';
import { fieldsNotWritableProblem, fieldsUnreachableProblem, findReadObject } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import type { ProviderFetch } from '../../providers/connectors/engine/call.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { inTime } from '../../providers/connectors/in-time.ts';
import * as providers from '../../providers/providers/service.ts';
import type { OpenConnection } from '../connections/service.ts';
import { forgetDescriptions } from '../object-metadata/service.ts';
import { connectedAccount, installedAccount } from './find-account.ts';

/** How many calls to one provider account run at the same time. */
const PARALLEL_CALLS = 4;
/** How long all fields of a request together may take. */
const LIMIT_MS = 30_000;

/**
 * Creates or changes custom fields in the account that a group installed an integration for. Takes the provider's
 * names of objects or the mapped ones.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`,
 * `fields_not_writable`, `provider_unreachable`
 */
export async function upsertForInstallation(
  context: Context,
  integrationId: string,
  { fields, ...ofGroup }: UpsertMetadata,
): Promise<Concluded<UpsertMetadataResponse>> {
  const { open, content } = await installedAccount(context, integrationId, ofGroup);
  const toNative = (name: string) => findReadObject(content.read?.objects, name)?.objectName ?? name;
  return upsert(context, open, toUpserts(fields, toNative));
}

/**
 * Creates or changes custom fields in the account that a group connected.
 * @throws {ProblemError} `provider_not_found`, `connection_not_found`, `fields_not_writable`, `provider_unreachable`
 */
export async function upsertForConnection(
  context: Context,
  provider: string,
  { groupRef, fields }: UpsertMetadata,
): Promise<Concluded<UpsertMetadataResponse>> {
  const open = await connectedAccount(context, provider, groupRef);
  return upsert(
    context,
    open,
    toUpserts(fields, (name) => name),
  );
}

/** One field to create or change. The answer uses the name of the object in the request. */
interface Upsert {
  sentName: string;
  objectName: string;
  definition: FieldDefinition;
}

function toUpserts(fields: UpsertMetadata['fields'], toNative: (name: string) => string): Upsert[] {
  return Object.entries(fields).flatMap(([sentName, definitions]) =>
    definitions.map((definition) => ({ sentName, objectName: toNative(sentName), definition })),
  );
}

async function upsert(
  context: Context,
  open: OpenConnection,
  upserts: readonly Upsert[],
): Promise<Concluded<UpsertMetadataResponse>> {
  const title = providers.titleOf(context, (await open.connection()).provider);
  const connector = await open.connector();
  if (!connector || !upserts.some(({ objectName }) => connector.canUpsertFields(objectName))) {
    throw new ProblemError('fields_not_writable', fieldsNotWritableProblem(title));
  }
  const fetch = inTime(connector.displayName, open.fetchFor(), LIMIT_MS);
  // A call whose answer was lost may have changed a field too.
  const { results, failure } = await sendAll(connector, upserts, fetch).finally(() =>
    forgetDescriptions(open),
  );
  const isAway = failure?.kind === 'unreachable' || failure?.kind === 'rate_limited';
  if (isAway && results.every(({ action }) => action === 'none')) {
    const words = fieldsUnreachableProblem(title, failure.message);
    throw new ProblemError('provider_unreachable', { ...words, cause: failure });
  }
  return lastStep(context, async () => toResponse(upserts, results));
}

/** Sends every field. After a failure that is not about a single field, no further field is sent. */
async function sendAll(
  connector: Connector,
  upserts: readonly Upsert[],
  fetch: ProviderFetch,
): Promise<{ results: FieldUpsertResult[]; failure: ProviderError | undefined }> {
  let failure: ProviderError | undefined;
  const results = await inParallel(upserts, PARALLEL_CALLS, async ({ objectName, definition }) => {
    const { fieldName } = definition;
    if (failure) {
      const reason = `Not sent, because ${connector.displayName} failed.`;
      return { fieldName, action: 'none', warnings: [reason] };
    }
    try {
      const { action, warnings } = await connector.upsertField(objectName, definition, fetch);
      return { fieldName, action, ...(warnings.length > 0 && { warnings }) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind !== 'rejected' && error.kind !== 'forbidden') failure ??= error;
      return { fieldName, action: 'none', warnings: [error.message] };
    }
  });
  return { results, failure };
}

function toResponse(
  upserts: readonly Upsert[],
  results: readonly FieldUpsertResult[],
): UpsertMetadataResponse {
  const byObject = new Map<string, [string, FieldUpsertResult][]>();
  for (const [index, result] of results.entries()) {
    const { sentName = '' } = upserts[index] ?? {};
    const entries = byObject.get(sentName) ?? [];
    entries.push([result.fieldName, result]);
    byObject.set(sentName, entries);
  }
  const fields = [...byObject].map(([name, entries]) => [name, Object.fromEntries(entries)] as const);
  return {
    success: results.every(({ action }) => action !== 'none'),
    fields: Object.fromEntries(fields),
  };
}
