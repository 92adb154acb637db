import type { Sample, WordsOf } from './sample.fixture.ts';
import * as words from './topics.ts';

/** The samples of `topics.ts`. */
export const topicSamples: Record<WordsOf<typeof words>, Sample> = {
  routeExistsProblem: { code: 'route_exists', said: words.routeExistsProblem('read.done', 'alerts') },
  routeNotFoundProblem: { code: 'route_not_found', said: words.routeNotFoundProblem('r1') },
  topicNameTakenProblem: { code: 'name_taken', said: words.topicNameTakenProblem('alerts') },
  topicNotFoundProblem: { code: 'topic_not_found', said: words.topicNotFoundProblem('t1') },
};
