import type { ProblemWords } from '../problem-body.ts';

/** `route_not_found` */
export function topicDestinationRouteNotFoundProblem(routeId: string): ProblemWords {
  return {
    detail: `This project has no topic-destination route with the id "${routeId}".`,
    remedy: 'List the topic-destination routes to see which exist.',
  };
}

/** `route_exists` */
export function topicDestinationRouteExistsProblem(topicName: string, destinationName: string): ProblemWords {
  return {
    detail: `The topic "${topicName}" goes to the destination "${destinationName}" already.`,
    remedy: 'You need not do anything: a route that does the same already exists.',
  };
}
