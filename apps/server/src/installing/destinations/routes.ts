import { type Destination, type DestinationMetadata, endpoints } from '@dowel/schema';
import { foreignMetadata, isSignedDestinationType, warningList } from '@dowel/schema/rules';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route, routeInSteps } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import * as pausing from './pausing.ts';
import { remove } from './removing.ts';
import * as destinations from './service.ts';

export const destinationRoutes = {
  createDestination: route(endpoints.createDestination, async ({ context, body }) =>
    withWarnings(await destinations.create(context, body), body.metadata, 'metadata'),
  ),
  listDestinations: route(endpoints.listDestinations, async ({ context, query }) =>
    pageAnswer(query, await destinations.list(context, query)),
  ),
  getDestination: route(endpoints.getDestination, async ({ context, params, query }) => {
    const { destination, isKeyEnded } = await destinations.show(context, params.destination, query);
    const isPassedOver = query.rotate && !isSignedDestinationType(destination.type);
    return warned(
      destination,
      isKeyEnded ? 'signing_key_ended' : warningList('unknown_parameter', isPassedOver ? ['rotate'] : []),
    );
  }),
  updateDestination: route(endpoints.updateDestination, async ({ context, params, body }) => {
    const { updated, namedBy } = await destinations.update(context, params.destination, body);
    const sent = body.updateMask.includes('metadata') ? body.destination.metadata : undefined;
    return withWarnings(updated, sent, 'destination.metadata', warningList('still_named', namedBy));
  }),
  pauseDestination: route(endpoints.pauseDestination, ({ context, params, body }) =>
    pausing.pause(context, params.destination, body),
  ),
  unpauseDestination: route(endpoints.unpauseDestination, ({ context, params }) =>
    pausing.unpause(context, params.destination),
  ),
  deleteDestination: routeInSteps(endpoints.deleteDestination, ({ context, params }) =>
    remove(context, params.destination),
  ),
};

/** Names the members of other types, which are left out of what is stored. */
function withWarnings(
  destination: Destination,
  sent: DestinationMetadata | undefined,
  place: string,
  ...others: (string | undefined)[]
) {
  const paths = foreignMetadata(destination.type, sent ?? {}).map((name) => `${place}.${name}`);
  return warned(destination, warningList('unknown_member', paths), ...others);
}
