import type {
  CreateDestination,
  Destination,
  DestinationWithSecrets,
  GetDestinationQuery,
  UpdateDestination,
} from '@dowel/schema';
import {
  destinationTypeProblem,
  destinationValues,
  isSupportedDestinationType,
  plainResources,
  supportedDestinationTypes,
  toDestinationChanges,
  updatableMembers,
  webhookUrlFault,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { toWire } from '../../db/to-wire.ts';
import { plainResource } from '../../plain-resources/plain-resource.ts';
import { invalidInput, ProblemError } from '../../problems/problem-error.ts';
import { applyUpdateMask } from '../../problems/update-mask.ts';
import { SecretUnreadableError } from '../../secrets/secrets.ts';
import { HEALTHY } from './health/rules.ts';
import { type DestinationRow, destinationRows } from './queries.ts';
import { newSealedSigningKey, rotatedSigningKey } from './signing/service.ts';

export type { DestinationRow };

const destinations = plainResource(destinationRows, plainResources.destinations, toDestination);

export const { list, remove, notFound: destinationNotFound } = destinations;

/** @throws {ProblemError} `destination_type_unsupported`, `name_taken` */
export function create(
  context: Context,
  { name, type, metadata: { headers, ...metadata } }: CreateDestination,
): Promise<Destination> {
  assertSupported(type);
  assertReachable(context, metadata.url, 'metadata.url');
  const id = v7();
  return destinations.create(context, {
    id,
    name,
    type,
    metadata,
    ...sealedHeaders(context, id, headers ?? null),
    ...newSealedSigningKey(context, id),
  });
}

/**
 * Replaces the signing key when asked to. Shows it only when asked to.
 * @throws {ProblemError} `destination_not_found`
 */
export async function get(
  context: Context,
  idOrName: string,
  { includeSecrets = false, rotate = false }: GetDestinationQuery = {},
): Promise<DestinationWithSecrets> {
  const found = await find(context, idOrName);
  const row = rotate
    ? await destinationRows.change(context, found.id, rotatedSigningKey(context, found))
    : found;
  if (!row) throw destinations.notFound(idOrName);
  const shown = toDestination(row, context);
  if (!includeSecrets) return shown;
  return { ...shown, secrets: { webhookSigningKey: context.secrets.open(row.signingKeySealed, row.id) } };
}

/**
 * @throws {ProblemError} `destination_not_found`, `invalid_update_mask`, `destination_type_unsupported`, `name_taken`
 */
export async function update(
  context: Context,
  idOrName: string,
  { updateMask, destination }: UpdateDestination,
): Promise<Destination> {
  const { id } = await find(context, idOrName);
  const masked = applyUpdateMask(updateMask, destinationValues(destination), updatableMembers.destination);
  const { name, type, url, headers } = toDestinationChanges(masked);
  if (type !== undefined) assertSupported(type);
  assertReachable(context, url, 'destination.metadata.url');
  return destinations.update(context, id, {
    // Somebody has looked after it, so it gets another chance.
    ...HEALTHY,
    ...(name !== undefined && { name }),
    ...(url !== undefined && { metadata: { url } }),
    ...(headers !== undefined && sealedHeaders(context, id, headers)),
  });
}

/** The stored row, or undefined if the destination is gone. */
export function findById(context: Context, id: string): Promise<DestinationRow | undefined> {
  return destinationRows.find(context, id);
}

/** @throws {ProblemError} `destination_not_found` */
export async function find(context: Context, idOrName: string): Promise<DestinationRow> {
  const row = await destinationRows.find(context, idOrName);
  if (row) return row;
  throw destinations.notFound(idOrName);
}

function assertSupported(type: string): void {
  if (isSupportedDestinationType(type)) return;
  throw new ProblemError(
    'destination_type_unsupported',
    destinationTypeProblem(type, supportedDestinationTypes),
  );
}

/** Only in development, a program on the same machine may listen without TLS. */
function assertReachable({ env }: Context, url: string | undefined, name: string): void {
  if (url === undefined) return;
  const detail = webhookUrlFault(url, { allowsLoopback: env.mode === 'development' });
  if (detail !== undefined) throw invalidInput({ in: 'body', name, detail });
}

/** What a builder sent to sign in at a destination that is no webhook. Empty if nothing was needed. */
export function openSecrets({ secrets }: Context, { id, secretsSealed }: DestinationRow) {
  const opened: Record<string, string> =
    secretsSealed === null ? {} : JSON.parse(secrets.open(secretsSealed, id));
  return opened;
}

/** Headers are sealed, because they may hold a credential of the receiver. */
function sealedHeaders({ secrets }: Context, id: string, headers: Record<string, string> | null) {
  if (headers === null) return { headersSealed: null, headersSealKeyId: null };
  const { sealed, sealKeyId } = secrets.seal(JSON.stringify(headers), id);
  return { headersSealed: sealed, headersSealKeyId: sealKeyId };
}

const shownColumns = [
  'id',
  'name',
  'type',
  'metadata',
  'createTime',
  'updateTime',
  'failingSinceTime',
  'disabledTime',
] as const;

function toDestination(row: DestinationRow, context: Context): Destination {
  const { metadata, ...shown } = toWire(row, ...shownColumns);
  const { isUnreadable, ...opened } = openedHeaders(context, row);
  return { ...shown, metadata: { ...metadata, ...opened }, ...(isUnreadable && { isUnreadable }) };
}

/** Opens the headers of a row. A row that cannot be opened is marked, so that a list still shows all others. */
function openedHeaders(
  { secrets }: Context,
  { id, headersSealed }: DestinationRow,
): Pick<Destination['metadata'], 'headers'> & Pick<Destination, 'isUnreadable'> {
  if (headersSealed === null) return {};
  try {
    return { headers: JSON.parse(secrets.open(headersSealed, id)) };
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    return { isUnreadable: true };
  }
}
