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
  access: 'full',
  status: 201,
});

export const listDestinations = /* @__PURE__ */ wire<{ query: PageQuery; success: Destination[] }>()({
  operation: 'listDestinations',
  method: 'GET',
  path: destinations,
  access: 'full',
});

export const getDestination = /* @__PURE__ */ wire<{
  query: GetDestinationQuery;
  success: DestinationWithSecrets;
}>()({
  operation: 'getDestination',
  method: 'GET',
  path: destination,
  access: 'full',
});

export const updateDestination = /* @__PURE__ */ wire<{ body: UpdateDestination; success: Destination }>()({
  operation: 'updateDestination',
  method: 'PATCH',
  path: destination,
  access: 'full',
});

export const deleteDestination = /* @__PURE__ */ wire<object>()({
  operation: 'deleteDestination',
  method: 'DELETE',
  path: destination,
  access: 'full',
  status: 204,
  media: 'none',
});
