import type { ProblemCode } from '../problems.ts';
import type { ProblemWords } from './problem-body.ts';
import { destinationNameTakenProblem, destinationNotFoundProblem } from './problem-words/destinations.ts';
import { routeNotFoundProblem } from './problem-words/event-topic-routes.ts';
import { apiKeyNotFoundProblem, jwtKeyNotFoundProblem } from './problem-words/keys.ts';
import { providerAppNotFoundProblem } from './problem-words/providers.ts';
import { topicDestinationRouteNotFoundProblem } from './problem-words/topic-destination-routes.ts';
import { topicNameTakenProblem, topicNotFoundProblem } from './problem-words/topics.ts';

/** A problem that a plain resource can return, and its words. */
interface PlainProblem<Cause> {
  readonly code: ProblemCode;
  words(cause: Cause): ProblemWords;
}

/**
 * A resource that is only stored: its rows are created, listed, read, changed and deleted, and each belongs to one
 * project. The server and the mocks both use this, so they refuse the same things in the same words.
 */
export interface PlainResource<Unique extends string = string> {
  readonly name: string;
  /** The problem when no row has the given id. */
  readonly notFound: PlainProblem<string>;
  /** The member that must differ between the rows of a project, and the problem when two rows share its value. */
  readonly unique?: PlainProblem<string> & { readonly member: Unique };
}

export const plainResources = {
  topicDestinationRoutes: {
    name: 'topicDestinationRoutes',
    notFound: { code: 'route_not_found', words: topicDestinationRouteNotFoundProblem },
  },
  destinations: {
    name: 'destinations',
    notFound: { code: 'destination_not_found', words: destinationNotFoundProblem },
    unique: { member: 'name', code: 'name_taken', words: destinationNameTakenProblem },
  },
  apiKeys: { name: 'apiKeys', notFound: { code: 'api_key_not_found', words: apiKeyNotFoundProblem } },
  eventTopicRoutes: {
    name: 'eventTopicRoutes',
    notFound: { code: 'route_not_found', words: routeNotFoundProblem },
  },
  jwtKeys: { name: 'jwtKeys', notFound: { code: 'jwt_key_not_found', words: jwtKeyNotFoundProblem } },
  providerApps: {
    name: 'providerApps',
    notFound: { code: 'provider_app_not_found', words: providerAppNotFoundProblem },
  },
  topics: {
    name: 'topics',
    notFound: { code: 'topic_not_found', words: topicNotFoundProblem },
    unique: { member: 'name', code: 'name_taken', words: topicNameTakenProblem },
  },
} as const satisfies Record<string, PlainResource>;
