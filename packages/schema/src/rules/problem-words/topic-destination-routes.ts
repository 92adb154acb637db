import type { ProblemWords } from '../problem-body.ts';

/** `route_exists` */
export function topicDestinationRouteExistsProblem(topicName: string, destinationName: string): ProblemWords {
  return {
    detail: `The topic "${topicName}" goes to the destination "${destinationName}" already.`,
    remedy: 'You need not do anything: a route that does the same already exists.',
  };
}
