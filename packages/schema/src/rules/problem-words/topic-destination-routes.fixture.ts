import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './topic-destination-routes.ts';

/** The samples of `topic-destination-routes.ts`. */
export const topicDestinationRouteSamples: Record<WordsOf<typeof words>, Sample> = {
  topicDestinationRouteExistsProblem: {
    code: 'route_exists',
    said: words.topicDestinationRouteExistsProblem('alerts', 'hooks'),
  },
  topicDestinationRouteNotFoundProblem: {
    code: 'route_not_found',
    said: words.topicDestinationRouteNotFoundProblem('1'),
  },
};
