import type { ProblemWords } from '../problem-body.ts';

export function connectionLinkNotFoundProblem(id: string): ProblemWords {
  return {
    detail: `This project has no connection link with the id "${id}".`,
    remedy: 'List the connection links to see which exist.',
  };
}

const linkEnds = {
  unknown:
    'This link is not from here, or it was revoked. Nothing was connected. Ask whoever sent it to you for a new one.',
  used: 'This link has been used already, and it works only once. If it was you, the account is connected. If not, ask whoever sent it to you for a new one.',
  expired:
    'This link is too old, so it no longer works. Nothing was connected. Ask whoever sent it to you for a new one.',
};

/** `state_invalid`, at the page of a link. */
export function connectionLinkOverProblem(end: keyof typeof linkEnds): ProblemWords {
  return { detail: linkEnds[end] };
}
