import type { Destination } from '@dowel/schema';
import { maskedHeaders, maskedMetadata, plainResources } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { plainRows } from '../plain-rows.ts';
import type { Principal } from '../principal.ts';
import type { MockStore, StoredDestination } from '../store.ts';

const rows = plainRows<StoredDestination>(
  (store) => store.destinations,
  plainResources.destinations,
  ({ id }) => id,
);

/** Answers the list of destinations as the service does. Nothing is delivered to them. */
export const destinations = {
  listDestinations: (call) => rows.list(call).map(toDestination),
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

function toDestination({ projectId: _, ...row }: StoredDestination): Destination {
  const { headers, ...others } = row.metadata;
  const masked = maskedMetadata(row.type, others);
  return { ...row, metadata: { ...masked, ...(headers && { headers: maskedHeaders(headers) }) } };
}
