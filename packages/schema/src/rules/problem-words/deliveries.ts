import type { ProblemWords } from '../problem-body.ts';

export function deliveryNotFoundProblem(deliveryId: string): ProblemWords {
  return {
    detail: `This project has no delivery with the id "${deliveryId}".`,
    remedy: 'List the deliveries to see which exist. Old ones are deleted after some time.',
  };
}

export function destinationDisabledProblem(name: string): ProblemWords {
  return {
    detail: `The destination "${name}" is disabled, because attempts to deliver to it have failed for days. Nothing was sent.`,
    remedy: 'Mend the receiver and update the destination, which enables it. Then send this again.',
  };
}
