import type {
  CreateDestination,
  Destination,
  DestinationWithSecrets,
  GetDestinationQuery,
  UpdateDestination,
} from '@dowel/schema';
import {
  changedDestination,
  destinationFaults,
  destinationValues,
  hasSecretAddress,
  isSignedDestinationType,
  maskedHeaders,
  maskedMetadata,
  ownMetadata,
  updatableMembers,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context, PublicContext } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { passOverEnded } from '../../platform/events/order-queries.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import {
  assertFaultless,
  assertReachable,
  assertSupported,
  isInListedNetwork,
} from './assert-destination.ts';
import { HEALTHY } from './health/rules.ts';
import { selectNaming } from './naming-queries.ts';
import { type DestinationRow, destinationRows } from './queries.ts';
import { newSealedSigningKey, rotateKey } from './signing/service.ts';

export type { DestinationRow };

const destinations = plainResource(
  destinationRows,
  { name: 'destinations', notFound: 'destination_not_found', unique: 'name' },
  toDestination,
);

export const { list, notFound: destinationNotFound } = destinations;

/** @throws {ProblemError} `destination_type_unsupported`, `invalid_request`, `name_taken` */
export async function create(
  context: Context,
  {
    name,
    type,
    metadata: { headers = null, ...metadata },
    secrets = {},
    ordering = 'none',
  }: CreateDestination,
): Promise<Destination> {
  assertSupported(type);
  assertFaultless(destinationFaults({ type, metadata, secrets, headers }));
  const isListed = isInListedNetwork(context, metadata.url);
  assertReachable({ type, url: metadata.url, isListed }, 'metadata.url');
  const id = v7();
  return destinations.create(context, {
    id,
    name,
    type,
    ordering,
    // Higher than any position of an inbox of this name that was deleted, so that its readers pass over nothing.
    inboxPosition: context.now().getTime(),
    ...sealedMetadata(context, { id, type, metadata: ownMetadata({ type, metadata }) }),
    ...sealedHeaders(context, id, type === 'webhook' ? headers : null),
    ...sealedSecrets(context, id, secrets),
    ...newSealedSigningKey(context, id),
  });
}

/** @throws {ProblemError} `destination_not_found` */
export async function get(context: Context, idOrName: string): Promise<Destination> {
  return toWholeDestination(await find(context, idOrName), context);
}

/**
 * Replaces the signing key when asked to. Shows it only when asked to. `isKeyEnded`: an older key has ended before its time.
 * @throws {ProblemError} `destination_not_found`
 */
export async function show(
  context: Context,
  idOrName: string,
  { includeSecrets = false, rotate = false }: GetDestinationQuery,
): Promise<{ destination: DestinationWithSecrets; isKeyEnded: boolean }> {
  const found = await find(context, idOrName);
  const isSigned = isSignedDestinationType(found.type);
  const rotated = rotate && isSigned ? await rotateKey(context, found.id) : { row: found, isOneEnded: false };
  if (!rotated) throw destinations.notFound(idOrName);
  const { row, isOneEnded: isKeyEnded } = rotated;
  const destination = toWholeDestination(row, context);
  if (!includeSecrets || !isSigned) return { destination, isKeyEnded };
  const secrets = { webhookSigningKey: context.secrets.open(row.signingKeySealed, row.id) };
  return { destination: { ...destination, secrets }, isKeyEnded };
}

/**
 * Changes a destination. `namedBy`: the integrations that call it by a name which it has no longer.
 * @throws {ProblemError} `destination_not_found`, `invalid_update_mask`, `invalid_request`,
 * `destination_type_unsupported`, `name_taken`
 */
export async function update(
  context: Context,
  idOrName: string,
  { updateMask, destination }: UpdateDestination,
): Promise<{ updated: Destination; namedBy: readonly string[] }> {
  const masked = applyUpdateMask(updateMask, destinationValues(destination), updatableMembers.destination);
  if (masked.type !== undefined) assertSupported(masked.type);
  const isListed = isInListedNetwork(context, destination.metadata?.url);
  return context.transaction(async (tx) => {
    // Two updates of different members must not undo each other.
    const row = await destinationRows.lock(tx, idOrName);
    if (!row) throw destinations.notFound(idOrName);
    const { id } = row;
    const stored = readableMetadata(tx, row) ?? row.metadata;
    const { name, type, ordering, metadata, headers, secrets, faults } = changedDestination(
      {
        type: row.type,
        metadata: stored,
        secrets: readableSecrets(tx, row) ?? {},
        headers: readableHeaders(tx, row),
      },
      masked,
    );
    assertFaultless(faults, ['destination']);
    if (metadata?.url !== stored.url) {
      const place = { type: type ?? row.type, url: metadata?.url, isListed };
      assertReachable(place, 'destination.metadata.url');
    }
    if (ordering === 'record' && row.ordering === 'none') await passOverEnded(tx, id);
    const updated = await destinations.update(tx, id, {
      // Somebody has looked after it, so it gets another chance.
      ...HEALTHY,
      ...(name !== undefined && { name }),
      ...(type !== undefined && { type }),
      ...(ordering !== undefined && { ordering }),
      ...(metadata !== undefined && sealedMetadata(tx, { id, type: type ?? row.type, metadata })),
      ...(headers !== undefined && sealedHeaders(tx, id, headers)),
      ...(secrets !== undefined && sealedSecrets(tx, id, secrets)),
    });
    return { updated, namedBy: updated.name === row.name ? [] : await selectNaming(tx, [row.name]) };
  });
}

/** What a manifest may call each destination of the project. */
export async function namesOfAll(context: Context): Promise<{ id: string; name: string }[]> {
  const rows = await destinationRows.list(context);
  return rows.map(({ id, name }) => ({ id, name }));
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

/**
 * What a builder sent to sign in at a destination that is no webhook. Empty if nothing was needed.
 * @throws {SecretUnreadableError} when the key that sealed them is missing
 */
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

/** An address that may be a secret is sealed, and nowhere else in the row. */
function sealedMetadata(
  { secrets }: PublicContext,
  { id, type, metadata }: Pick<DestinationRow, 'id' | 'type' | 'metadata'>,
) {
  const { url, ...others } = metadata;
  if (url === undefined || !hasSecretAddress(type)) return { metadata, urlSealed: null, urlSealKeyId: null };
  const { sealed, sealKeyId } = secrets.seal(url, id);
  return { metadata: others, urlSealed: sealed, urlSealKeyId: sealKeyId };
}

/**
 * The metadata with its address.
 * @throws {SecretUnreadableError} when the key that sealed it is missing
 */
export function openMetadata(
  { secrets }: PublicContext,
  { id, metadata, urlSealed }: Pick<DestinationRow, 'id' | 'metadata' | 'urlSealed'>,
): DestinationRow['metadata'] {
  return urlSealed === null ? metadata : { url: secrets.open(urlSealed, id), ...metadata };
}

/** The address of a webhook as events tell it; `""` when it cannot be opened. */
export function shownUrl(context: PublicContext, row: DestinationRow): string {
  return maskedMetadata(row.type, readableMetadata(context, row) ?? {}).url ?? '';
}

function readableMetadata(context: PublicContext, row: DestinationRow) {
  return unlessUnreadable(() => openMetadata(context, row));
}

function sealedSecrets(context: Context, id: string, secrets: Readonly<Record<string, string>>) {
  if (Object.keys(secrets).length === 0) return { secretsSealed: null, secretsSealKeyId: null };
  const { sealed, sealKeyId } = context.secrets.seal(JSON.stringify(secrets), id);
  return { secretsSealed: sealed, secretsSealKeyId: sealKeyId };
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

export function toDestination(row: DestinationRow, context: Context): Destination {
  const { metadata: stored, ...shown } = toWire(row, ...shownColumns);
  const metadata = readableMetadata(context, row);
  const headers = readableHeaders(context, row);
  const isUnreadable = [metadata, headers, readableSecrets(context, row)].includes(undefined);
  return {
    ...shown,
    metadata: {
      ...maskedMetadata(row.type, metadata ?? stored),
      ...(headers && { headers: maskedHeaders(headers) }),
    },
    ...(row.ordering === 'record' && { ordering: row.ordering }),
    ...(row.heldTime && { pause: toPause(row, row.heldTime) }),
    ...(isUnreadable && { isUnreadable }),
  };
}

function toPause({ heldBy, holdNote }: DestinationRow, since: Date): NonNullable<Destination['pause']> {
  return { since: since.toISOString(), by: heldBy ?? '', ...(holdNote !== null && { note: holdNote }) };
}

/**
 * The address and the headers of a webhook are shown whole to a key of the project. The address of Slack is nothing but a
 * secret.
 */
function toWholeDestination(row: DestinationRow, context: Context): Destination {
  const shown = toDestination(row, context);
  if (row.type === 'slack' || context.actor.kind !== 'apiKey') return shown;
  const headers = readableHeaders(context, row);
  const whole = { ...shown.metadata, ...readableMetadata(context, row), ...(headers && { headers }) };
  return { ...shown, metadata: whole };
}

function readableHeaders({ secrets }: Context, { id, headersSealed }: DestinationRow) {
  return unlessUnreadable((): Record<string, string> | null =>
    headersSealed === null ? null : JSON.parse(secrets.open(headersSealed, id)),
  );
}

function readableSecrets(context: Context, row: DestinationRow): Record<string, string> | undefined {
  return unlessUnreadable(() => openSecrets(context, row));
}
