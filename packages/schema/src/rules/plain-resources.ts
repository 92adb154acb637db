import type { ProblemCode } from '../problems.ts';
import type { ProblemWords } from './problem-body.ts';
import { apiKeyNotFoundProblem, jwtKeyNotFoundProblem } from './problem-words/keys.ts';
import { providerAppNotFoundProblem } from './problem-words/providers.ts';
import { routeNotFoundProblem, topicNameTakenProblem, topicNotFoundProblem } from './problem-words/topics.ts';

/** A problem that a plain resource answers with, and its words. */
interface PlainProblem<Cause> {
  readonly code: ProblemCode;
  words(cause: Cause): ProblemWords;
}

/**
 * A resource that is only stored: created, listed, read, changed and deleted, each row in one project. Server and mocks
 * read this, so that they refuse the same things in the same words.
 */
export interface PlainResource<Unique extends string = string> {
  readonly name: string;
  /** There is no row with an id. */
  readonly notFound: PlainProblem<string>;
  /** What no two rows of a project share, and the problem when two would. */
  readonly unique?: PlainProblem<string> & { readonly member: Unique };
}

export const plainResources = {
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
