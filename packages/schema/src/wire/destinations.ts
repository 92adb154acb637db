import type {
  CreateDestination,
  Destination,
  DestinationWithSecrets,
  GetDestinationQuery,
  UpdateDestination,
} from '../resources/destinations.ts';
import type { PageQuery } from '../resources/paging.ts';
import { wire } from './wire.ts';

const destinations = '/projects/{projectIdOrName}/destinations';
/** Takes the id or the name. */
const destination = '/projects/{projectIdOrName}/destinations/{destination}';

export const createDestination = /* @__PURE__ */ wire<{ body: CreateDestination; success: Destination }>()({
  operation: 'createDestination',
  method: 'POST',
  path: destinations,
  status: 201,
});

export const listDestinations = /* @__PURE__ */ wire<{ query: PageQuery; success: Destination[] }>()({
  operation: 'listDestinations',
  method: 'GET',
  path: destinations,
});

export const getDestination = /* @__PURE__ */ wire<{
  query: GetDestinationQuery;
  success: DestinationWithSecrets;
}>()({
  operation: 'getDestination',
  method: 'GET',
  path: destination,
});

export const updateDestination = /* @__PURE__ */ wire<{ body: UpdateDestination; success: Destination }>()({
  operation: 'updateDestination',
  method: 'PATCH',
  path: destination,
});

export const deleteDestination = /* @__PURE__ */ wire<object>()({
  operation: 'deleteDestination',
  method: 'DELETE',
  path: destination,
  status: 204,
  media: 'none',
});
