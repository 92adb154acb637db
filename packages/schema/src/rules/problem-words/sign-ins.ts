import type { ProblemWords } from '../problem-body.ts';
import { ASK_THE_PRODUCT } from './remedies.ts';
import { invalidInputProblem } from './requests.ts';

const OR_TELL = 'Start again; if it goes on, tell whoever runs this product.';

/** `invalid_request`: the address would send people to another site than the one that asks (ADR 0005). */
export function returnUrlProblem(place: 'body' | 'query'): ProblemWords {
  return invalidInputProblem(
    {
      in: place,
      name: 'returnUrl',
      detail:
        'leads to another site than the page that asks, so people could be sent anywhere under our name',
    },
    {
      remedy: ASK_THE_PRODUCT,
      builderRemedy:
        'Send an address of the page itself, or call from your backend with an API key of scope "full".',
    },
  );
}

/** `consent_denied`. `said` is what the provider says: a sentence with a space before it, or empty. */
export function consentDeniedProblem(said: string): ProblemWords {
  return { detail: `Access was not granted, so nothing was connected. Start again to grant it.${said}` };
}

/** `provider_unreachable`, because the provider itself says so. `said` is as in `consentDeniedProblem`. */
export function providerTroubleProblem(said: string): ProblemWords {
  return {
    detail: `The provider has trouble of its own, so nothing was connected. Wait a moment and start again.${said}`,
  };
}

/** `token_exchange_failed`, before any code was issued. `error` is the provider's error code, as clean text. */
export function signInEndedProblem(error: string, said: string): ProblemWords {
  const reason = error ? ` (${error})` : '';
  return {
    detail: `The provider ended the sign-in without granting access${reason}, so nothing was connected. ${OR_TELL}${said}`,
  };
}

/** `token_exchange_failed`, or `provider_unreachable` when the provider `isProviderAway`. */
export function tokenExchangeProblem(isAway: boolean, message: string): ProblemWords {
  return {
    detail: isAway
      ? `The provider did not answer, so nothing was connected. Wait a moment and start again. (${message})`
      : `The provider did not hand out access, so nothing was connected. ${OR_TELL} (${message})`,
  };
}

/** `issuer_mismatch` */
export function issuerMismatchProblem(isNamed: boolean): ProblemWords {
  const what = isNamed
    ? 'is from another provider than the one that was asked'
    : 'does not say which provider it is from';
  return { detail: `The answer ${what}, so nothing was connected. ${OR_TELL}` };
}

const signInEnds = {
  unknown: 'This sign-in was not started here, or long ago. Nothing was connected.',
  expired: 'This sign-in took longer than ten minutes, so it no longer counts. Nothing was connected.',
  used: 'This sign-in has ended already, and its address counts only once. Nothing more was done.',
};

/** Why a sign-in no longer counts when its callback or its start page is opened. */
export type SignInEnd = keyof typeof signInEnds;

/** `state_invalid`, at the callback. */
export function signInOverProblem(end: SignInEnd): ProblemWords {
  return {
    detail: `${signInEnds[end]} Go back to where you came from and see whether you are connected; if not, start again there.`,
  };
}

/** `sign_in_elsewhere`, at the callback. */
export function beganElsewhereProblem(): ProblemWords {
  return {
    detail:
      'This sign-in was begun in another browser, so nothing was connected here. If you began it, finish it there, or start again in this one. If you did not, close this page: somebody may have wanted your account for themselves.',
  };
}

const startPageEnds = {
  unknown: 'This address was not given out here, or long ago.',
  used: 'This sign-in has gone on already, and its address counts only once.',
  expired: 'This address is older than ten minutes, so it no longer counts.',
};

/** `state_invalid`, at a start page. */
export function startPageOverProblem(end: SignInEnd): ProblemWords {
  return { detail: `${startPageEnds[end]} Nothing was connected by opening it.` };
}

/** `sign_in_elsewhere`: another browser opened the start page first. */
export function openedElsewhereProblem(): ProblemWords {
  return {
    detail:
      'This address was opened before, in another browser or by a program that looks into links; or this browser keeps no cookies. It counts in one browser only. Nothing was connected.',
  };
}

/** `sign_in_elsewhere`: a page tried to skip the click on the start page, which it may not do. */
export function quickPassRefusedProblem(): ProblemWords {
  return { detail: 'The page that opened this one may not go on for you. Use the button.' };
}

/** `sign_in_elsewhere`: another page sent the start page's form. */
export function passedFromElsewhereProblem(): ProblemWords {
  return { detail: 'The page was passed from another page than itself, so nothing was done.' };
}
