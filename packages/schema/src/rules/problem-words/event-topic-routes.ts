import type { ProblemWords } from '../problem-body.ts';

export function routeExistsProblem(eventType: string, topicName: string): ProblemWords {
  return {
    detail: `Events of the type "${eventType}" go to the topic "${topicName}" already.`,
    remedy: 'You need not do anything: a route that does the same already exists.',
  };
}
