import type { Destination, DestinationMetadata } from '@dowel/schema';
import {
  changedDestination,
  type DestinationFault,
  destinationFaults,
  destinationIssues,
  destinationTypeProblem,
  destinationValues,
  invalidInputProblem,
  invalidRequestProblem,
  isSupportedDestinationType,
  maskedHeaders,
  maskedMetadata,
  ownMetadata,
  plainResources,
  supportedDestinationTypes,
  updatableMembers,
  webhookUrlFault,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { newRow, plainRows } from '../plain-rows.ts';
import type { Principal } from '../principal.ts';
import type { MockStore, StoredDestination } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

const rows = plainRows<StoredDestination>(
  (store) => store.destinations,
  plainResources.destinations,
  ({ id }) => id,
);

/** Answers the endpoints of destinations as the service does. Nothing is delivered to them. */
export const destinations = {
  listDestinations: (call) => rows.list(call).map(toDestination),

  createDestination(call) {
    const { name, type, metadata: sent, secrets = {} } = call.body;
    assertSupported(type);
    const { headers, ...metadata } = sent;
    assertFaultless(destinationFaults({ type, metadata, secrets, headers }));
    assertReachable(type, metadata.url, 'metadata.url');
    return toDestination(
      rows.insert(call, {
        ...newRow(call),
        name,
        type,
        metadata: toMetadata(ownMetadata({ type, metadata }), type === 'webhook' ? headers : null),
        secrets,
        signingKey: newSigningKey(call.store),
      }),
    );
  },

  getDestination(call) {
    const { store, query, params } = call;
    const row = findDestination(call, params.destination);
    const isWebhook = row.type === 'webhook';
    if (query.rotate && isWebhook)
      Object.assign(row, { signingKey: newSigningKey(store), updateTime: store.timestamp() });
    const shown = row.type === 'slack' ? toDestination(row) : toWholeDestination(row);
    return query.includeSecrets && isWebhook
      ? { ...shown, secrets: { webhookSigningKey: row.signingKey } }
      : shown;
  },

  updateDestination(call) {
    const { updateMask, destination } = call.body;
    const masked = applyUpdateMask(updateMask, destinationValues(destination), updatableMembers.destination);
    if (masked.type !== undefined) assertSupported(masked.type);
    const stored = findDestination(call, call.params.destination);
    const { headers: storedHeaders, ...storedMetadata } = stored.metadata;
    const { name, type, metadata, headers, secrets, faults } = changedDestination(
      { type: stored.type, metadata: storedMetadata, headers: storedHeaders, secrets: stored.secrets },
      masked,
    );
    assertFaultless(faults, ['destination']);
    assertReachable(type ?? stored.type, metadata?.url, 'destination.metadata.url');
    const row = rows.change(call, stored.id, {
      ...(name !== undefined && { name }),
      ...(type !== undefined && { type }),
      ...(secrets !== undefined && { secrets }),
      metadata: toMetadata(metadata ?? storedMetadata, headers === undefined ? storedHeaders : headers),
      updateTime: call.store.timestamp(),
    });
    delete row.failingSinceTime;
    delete row.disabledTime;
    return toDestination(row);
  },

  deleteDestination(call) {
    const { id } = rows.remove(call, findDestination(call, call.params.destination).id);
    call.store.topicDestinationRoutes = call.store.topicDestinationRoutes.filter(
      ({ destinationId }) => destinationId !== id,
    );
    call.store.deliveries = call.store.deliveries.filter(({ destinationId }) => destinationId !== id);
    delete call.store.inboxMessages[id];
    return undefined;
  },
} satisfies Partial<Answers>;

interface Asking {
  readonly store: MockStore;
  readonly caller: Principal;
}

/** By its id or its name. */
export function findDestination(asking: Asking, idOrName: string): StoredDestination {
  const named = rows.list(asking).find(({ name }) => name === idOrName);
  return named ?? rows.get(asking, idOrName);
}

function toDestination(row: StoredDestination): Destination {
  const { metadata, ...shown } = toWholeDestination(row);
  const { headers, ...others } = metadata;
  const masked = maskedMetadata(row.type, others);
  return { ...shown, metadata: toMetadata(masked, headers && maskedHeaders(headers)) };
}

function toWholeDestination({
  signingKey: _,
  projectId: __,
  secrets: ___,
  ...shown
}: StoredDestination): Destination {
  return shown;
}

function toMetadata(
  metadata: Omit<DestinationMetadata, 'headers'>,
  headers: DestinationMetadata['headers'],
): Destination['metadata'] {
  return { ...metadata, ...(headers && { headers }) };
}

function assertFaultless(faults: readonly DestinationFault[], inside: readonly string[] = []): void {
  if (faults.length === 0) return;
  throw new MockProblem('invalid_request', invalidRequestProblem(destinationIssues(faults, inside)));
}

function assertSupported(type: string): void {
  if (isSupportedDestinationType(type)) return;
  throw new MockProblem(
    'destination_type_unsupported',
    destinationTypeProblem(type, supportedDestinationTypes),
  );
}

/** Like a server that is not in development. */
function assertReachable(type: string, url: string | undefined, name: string): void {
  const detail = url === undefined || type === 'clickhouse' ? undefined : webhookUrlFault(url);
  if (detail === undefined) return;
  throw new MockProblem('invalid_request', invalidInputProblem({ in: 'body', name, detail }));
}

function newSigningKey(store: MockStore): string {
  return `whsec_${btoa(store.newId())}`;
}
