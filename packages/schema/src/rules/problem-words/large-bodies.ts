import type { ProblemWords } from '../problem-body.ts';

/** `large_body_not_found` */
export function largeBodyAddressUnknownProblem(): ProblemWords {
  return {
    detail: 'This address is not from here, part of it is missing, or what it had has been erased.',
    remedy: 'Use the address from the message whole, query included.',
  };
}

/** `large_body_expired` */
export function largeBodyAddressOverProblem(): ProblemWords {
  return {
    detail: 'This address has expired: it was good for 15 minutes.',
    remedy: 'Fetch it as soon as the message arrives. To get a new address, have the message sent again.',
  };
}
