import type { ProblemWords } from '../problem-body.ts';

const START_AGAIN = 'Start again.';
const TELL_THE_OPERATOR = 'If it happens again, tell the person who runs this server.';

const ends = {
  unknown: 'This sign-in was not started here, or it was started too long ago.',
  used: 'This sign-in has already ended, and its address works only once.',
  expired: 'This sign-in took longer than ten minutes, so it is no longer valid.',
};

/** Why the sign-in of a builder cannot go on. */
export type BuilderSignInEnd = keyof typeof ends;

/** `state_invalid` */
export function builderSignInOverProblem(end: BuilderSignInEnd): ProblemWords {
  return { detail: `${ends[end]} Nobody was signed in by it.`, remedy: START_AGAIN };
}

/** `sign_in_elsewhere`: the browser has no cookie of the sign-in. */
export function builderSignInElsewhereProblem(): ProblemWords {
  return {
    detail:
      'This sign-in was started in another browser, or this browser keeps no cookies. Nobody was signed in here. If you did not start it, close this page: somebody may have tried to sign you in to their account.',
    remedy: 'Start again in this browser, and allow it to keep cookies.',
  };
}

/** `sign_in_elsewhere`: a form of our pages was sent from somewhere else. */
export function formFromElsewhereProblem(): ProblemWords {
  return {
    detail: 'The form was not sent from a page of this server, so nothing was done.',
    remedy: 'Open the page here, and use the button on it.',
  };
}

/** `consent_denied` */
export function builderSignInDeniedProblem(service: string): ProblemWords {
  return {
    detail: `The sign-in was cancelled at ${service}, or ${service} does not let this account in, so nobody was signed in.`,
    remedy: 'Start again with an account that may use this server, and go through to the end there.',
  };
}

/** `sign_in_service_unavailable` */
export function signInServiceAwayProblem(service: string): ProblemWords {
  return {
    detail: `The sign-in service ${service} does not answer, so nobody was signed in.`,
    remedy: `Wait a moment and start again. ${TELL_THE_OPERATOR}`,
    builderRemedy:
      'The operator finds the reason in the log of the server. The address is DOWEL_OIDC_ISSUER; a private address must also be in DOWEL_ALLOW_PRIVATE_NETWORK.',
  };
}

/** `sign_in_refused`: the service refused our request, or its answer was not valid. `error` is its error code. */
export function signInRefusedProblem(service: string, error?: string): ProblemWords {
  const reason = error ? ` (${error})` : '';
  return {
    detail: `The sign-in service ${service} gave no usable answer${reason}, so nobody was signed in.`,
    remedy: `${START_AGAIN} ${TELL_THE_OPERATOR}`,
    builderRemedy:
      'The operator finds the reason in the log of the server. Mostly DOWEL_OIDC_CLIENT_ID or DOWEL_OIDC_CLIENT_SECRET is not what the service knows, the service does not know the redirect address, or DOWEL_OIDC_ISSUER is not exactly how it names itself.',
  };
}

/** `sign_in_account_refused`: only people of certain e-mail domains may sign in. */
export function accountRefusedProblem(email: string | undefined, isVerified: boolean): ProblemWords {
  const account = email === undefined ? 'That account has no e-mail address' : `You signed in as "${email}"`;
  const reason =
    email === undefined || isVerified
      ? 'this server is for people with an address of the company that runs it'
      : 'the sign-in service does not say that this address is yours';
  return {
    detail: `${account}, and ${reason}. Nobody was signed in.`,
    remedy: 'Start again with another account, or ask the person who runs this server.',
  };
}

export function signInNotSetUpProblem(): ProblemWords {
  return {
    detail: 'This server has no service to sign in at.',
    remedy: 'Ask the person who runs this server for a link to sign in.',
    builderRemedy: 'The person who runs it sets DOWEL_OIDC_ISSUER and DOWEL_OIDC_CLIENT_ID.',
  };
}

const linkEnds = {
  unknown: 'This link is not from this server, or a newer one has taken its place.',
  used: 'This link was used already, and it works only once.',
  expired: 'This link is older than an hour, so it no longer works.',
};

/** `state_invalid`, for the link that the console of the server prints. */
export function signInLinkOverProblem(end: BuilderSignInEnd): ProblemWords {
  return {
    detail: `${linkEnds[end]} Nobody was signed in by it.`,
    remedy: 'Ask the person who runs this server for a new link.',
    builderRemedy:
      'A development server prints a new link when it starts and nobody is signed in. The command sign-in:link prints one at any time.',
  };
}

/** `sign_in_code_invalid`: a command line cannot be signed in with this code. */
export function signInCodeProblem(): ProblemWords {
  return {
    detail:
      'The code is not valid. A code works once, for two minutes, and only in the terminal in which its sign-in was started. Nobody was signed in.',
    remedy: 'Run "dowel login" again.',
  };
}

/** `sign_in_code_invalid`: the page for a command line cannot give a code. */
export function signInCommandLineProblem(reason: 'damaged' | 'signed-out'): ProblemWords {
  return {
    detail:
      reason === 'damaged'
        ? 'The address that the terminal opened is damaged, so the command line cannot be signed in.'
        : 'You are not signed in any more in this browser, so the command line cannot be signed in.',
    remedy: 'Run "dowel login" again.',
  };
}
