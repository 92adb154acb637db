import type { Destination, DestinationMetadata } from '@dowel/schema';
import {
  destinationTypeProblem,
  destinationValues,
  invalidInputProblem,
  isSupportedDestinationType,
  plainResources,
  supportedDestinationTypes,
  toDestinationChanges,
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
    const { name, type, metadata } = call.body;
    assertSupported(type);
    assertReachable(metadata.url, 'metadata.url');
    return toDestination(
      rows.insert(call, {
        ...newRow(call),
        name,
        type,
        metadata: toMetadata(metadata),
        signingKey: newSigningKey(call.store),
      }),
    );
  },

  getDestination(call) {
    const { store, query, params } = call;
    const row = findDestination(call, params.destination);
    if (query.rotate) Object.assign(row, { signingKey: newSigningKey(store), updateTime: store.timestamp() });
    const shown = toDestination(row);
    return query.includeSecrets ? { ...shown, secrets: { webhookSigningKey: row.signingKey } } : shown;
  },

  updateDestination(call) {
    const { updateMask, destination } = call.body;
    const { id, metadata } = findDestination(call, call.params.destination);
    const masked = applyUpdateMask(updateMask, destinationValues(destination), updatableMembers.destination);
    const { name, type, url, headers } = toDestinationChanges(masked);
    if (type !== undefined) assertSupported(type);
    assertReachable(url, 'destination.metadata.url');
    const row = rows.change(call, id, {
      ...(name !== undefined && { name }),
      metadata: toMetadata({
        ...metadata,
        ...(url !== undefined && { url }),
        ...(headers !== undefined && { headers }),
      }),
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

function toDestination({ signingKey: _, projectId: __, ...shown }: StoredDestination): Destination {
  return shown;
}

function toMetadata({ headers, ...metadata }: DestinationMetadata): Destination['metadata'] {
  return { ...metadata, ...(headers && { headers }) };
}

function assertSupported(type: string): void {
  if (isSupportedDestinationType(type)) return;
  throw new MockProblem(
    'destination_type_unsupported',
    destinationTypeProblem(type, supportedDestinationTypes),
  );
}

/** Like a server that is not in development. */
function assertReachable(url: string | undefined, name: string): void {
  const detail = url === undefined ? undefined : webhookUrlFault(url);
  if (detail === undefined) return;
  throw new MockProblem('invalid_request', invalidInputProblem({ in: 'body', name, detail }));
}

function newSigningKey(store: MockStore): string {
  return `whsec_${btoa(store.newId())}`;
}
