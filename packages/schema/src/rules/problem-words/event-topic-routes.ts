import type { ProblemWords } from '../problem-body.ts';

/** `route_not_found` */
export function routeNotFoundProblem(routeId: string): ProblemWords {
  return {
    detail: `This project has no event-topic route with the id "${routeId}".`,
    remedy: 'List the event-topic routes to see which exist.',
  };
}

/** `route_exists` */
export function routeExistsProblem(eventType: string, topicName: string): ProblemWords {
  return {
    detail: `Events of the type "${eventType}" go to the topic "${topicName}" already.`,
    remedy: 'You need not do anything: a route that does the same already exists.',
  };
}
