import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as pausing from './pausing.ts';
import { remove } from './removing.ts';
import * as destinations from './service.ts';

export const destinationRoutes = {
  createDestination: route(endpoints.createDestination, ({ context, body }) =>
    destinations.create(context, body),
  ),
  listDestinations: route(endpoints.listDestinations, async ({ context, query }) =>
    pageAnswer(query, await destinations.list(context, query)),
  ),
  getDestination: route(endpoints.getDestination, ({ context, params, query }) =>
    destinations.get(context, params.destination, query),
  ),
  updateDestination: route(endpoints.updateDestination, ({ context, params, body }) =>
    destinations.update(context, params.destination, body),
  ),
  pauseDestination: route(endpoints.pauseDestination, ({ context, params, body }) =>
    pausing.pause(context, params.destination, body),
  ),
  unpauseDestination: route(endpoints.unpauseDestination, ({ context, params }) =>
    pausing.unpause(context, params.destination),
  ),
  deleteDestination: route(endpoints.deleteDestination, ({ context, params }) =>
    remove(context, params.destination),
  ),
};
