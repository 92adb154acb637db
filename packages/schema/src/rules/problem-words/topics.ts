import type { ProblemWords } from '../problem-body.ts';

/** `topic_not_found` */
export function topicNotFoundProblem(topicId: string): ProblemWords {
  return {
    detail: `This project has no topic with the id "${topicId}".`,
    remedy: 'List the topics to see which exist.',
  };
}

/** `name_taken` */
export function topicNameTakenProblem(name: string): ProblemWords {
  return {
    detail: `This project has a topic named "${name}" already.`,
    remedy: 'Choose another name, or use the existing topic with this name.',
  };
}
