import type { ProblemWords } from '../problem-body.ts';
import { type NamedProvider, providerTitle } from '../provider-title.ts';
import { ASK_THE_PRODUCT } from './remedies.ts';
import { invalidInputProblem } from './requests.ts';

const OR_TELL = 'Start again. If it happens again, tell the people who run this product.';

/** `invalid_request`: the address would send people to another site than the one that asks (ADR 0011). */
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

/** `admin_approval_needed`. `approvalUrl` is where an administrator allows the app, if it is known. */
export function adminApprovalProblem(provider: NamedProvider, approvalUrl: string | undefined): ProblemWords {
  const title = providerTitle(provider);
  const way = approvalUrl
    ? `Send them this address: ${approvalUrl}`
    : `Ask them to install or allow the app at ${title}.`;
  return {
    detail: `An administrator of your organisation has to allow the app at ${title} first, so nothing was connected. ${way}`,
    remedy: 'Sign in again once the app is allowed.',
    ...(approvalUrl && { context: { approvalUrl } }),
  };
}

/** `provider_unreachable`, because the provider itself says so. `said` is as in `consentDeniedProblem`. */
export function providerTroubleProblem(said: string): ProblemWords {
  return {
    detail: `The provider reports a problem of its own, so nothing was connected. Wait a moment and start again.${said}`,
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
      : `The provider did not give access, so nothing was connected. ${OR_TELL} (${message})`,
  };
}

export function issuerMismatchProblem(isNamed: boolean): ProblemWords {
  const what = isNamed
    ? 'is from another provider than the one that was asked'
    : 'does not say which provider it is from';
  return { detail: `The answer ${what}, so nothing was connected. ${OR_TELL}` };
}

const signInEnds = {
  unknown: 'This sign-in was not started here, or it was started too long ago. Nothing was connected.',
  expired: 'This sign-in took longer than ten minutes, so it is no longer valid. Nothing was connected.',
  used: 'This sign-in has already ended, and its address works only once. Nothing more was done.',
};

/** Why a sign-in is no longer valid when its callback or its start page is opened. */
export type SignInEnd = keyof typeof signInEnds;

/** `state_invalid`, at the callback. */
export function signInOverProblem(end: SignInEnd): ProblemWords {
  return {
    detail: `${signInEnds[end]} Go back to the page that you came from, and look whether you are connected. If not, start again there.`,
  };
}

/** `sign_in_elsewhere`, at the callback. */
export function beganElsewhereProblem(): ProblemWords {
  return {
    detail:
      'This sign-in was started in another browser, so nothing was connected here. If you started it, finish it there, or start again in this browser. If you did not, close this page: somebody may have tried to get access to your account.',
  };
}

/** `state_invalid`, in a later step of a sign-in that has several. */
export function signInSessionUnknownProblem(): ProblemWords {
  return {
    detail: 'No sign-in with this sessionId is open here, so nothing was connected.',
    remedy: 'Start again. If it happens again, tell the people who run this product.',
    builderRemedy:
      'Send the sessionId of the latest answer. To start a new sign-in, leave sessionId out and send provider, groupRef and consumerRef.',
  };
}

/** `state_invalid`, in a later step that comes too late. */
export function signInSessionExpiredProblem(): ProblemWords {
  return {
    detail: 'This sign-in waited longer than ten minutes, so it has ended. Nothing was connected.',
    remedy: 'Start again.',
  };
}

/** `state_invalid`: what came back from the provider's page is no answer to this sign-in. */
export function callbackAnswerUnknownProblem(): ProblemWords {
  return {
    detail:
      'The answer from the page of the provider does not belong to this sign-in. Nothing was connected.',
    remedy: OR_TELL,
    builderRemedy:
      'Send as callbackParams what the callback page posted to its opener, unchanged. The sign-in has ended, so start a new one.',
  };
}

/** `invalid_request`: a later step without what the provider sent. The sign-in still waits. */
export function callbackParamsMissingProblem(): ProblemWords {
  return invalidInputProblem({
    in: 'body',
    name: 'callbackParams',
    detail: 'is required together with sessionId: what the callback page posted to its opener',
  });
}

/** `body_too_large`, at the callback of a sign-in in steps. */
export function callbackAnswerTooLargeProblem(): ProblemWords {
  return {
    detail: `The provider sent more data than a sign-in may have, so the sign-in was not finished. ${OR_TELL}`,
  };
}

const startPageEnds = {
  unknown: 'This address is not from here, or it is too old.',
  used: 'This sign-in has already continued, and its address works only once.',
  expired: 'This address is older than ten minutes, so it no longer works.',
};

/** `state_invalid`, at a start page. */
export function startPageOverProblem(end: SignInEnd): ProblemWords {
  return { detail: `${startPageEnds[end]} Opening it connected nothing.` };
}

/** `sign_in_elsewhere`: another browser opened the start page first. */
export function openedElsewhereProblem(): ProblemWords {
  return {
    detail:
      'This address works in only one browser. It was opened before, in another browser or by a program that checks links, or this browser keeps no cookies. Nothing was connected.',
  };
}

/** `sign_in_elsewhere`: a page tried to skip the click on the start page, which it may not do. */
export function quickPassRefusedProblem(): ProblemWords {
  return { detail: 'The page that opened this one may not continue for you. Use the button.' };
}

/** `sign_in_elsewhere`: another page sent the start page's form. */
export function passedFromElsewhereProblem(): ProblemWords {
  return { detail: 'The form was not sent from this page, so nothing was done.' };
}
