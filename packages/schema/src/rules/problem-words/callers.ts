import { isPageKey } from '../key-scopes.ts';
import type { ProblemWords } from '../problem-body.ts';
import { ASK_THE_PRODUCT, RELOAD_OR_ASK } from './remedies.ts';
import { invalidInputProblem } from './requests.ts';

const RELOAD_OR_SIGN_IN = 'Reload the page. If that does not help, sign in again.';
const FULL_KEY = 'Call it from your backend with an API key of scope "full".';

export function credentialsMissingProblem(): ProblemWords {
  return {
    detail:
      'The request has neither an API key nor a consumer token, so it is unknown which project it is for.',
    remedy: RELOAD_OR_SIGN_IN,
    builderRemedy:
      'Send an API key in the header X-Api-Key, or a consumer token as Authorization: Bearer <token>.',
  };
}

export function apiKeyInvalidProblem(): ProblemWords {
  return {
    detail: 'The API key that was sent is unknown, was deleted, is switched off, or has expired.',
    remedy: RELOAD_OR_ASK,
    builderRemedy: 'Send an active API key of the project.',
  };
}

/** `token_invalid`. `reason` is the end of a sentence, without the full stop. Every caller sees it (ADR 0020). */
export function tokenInvalidProblem(reason: string): ProblemWords {
  return {
    detail: `The consumer token is refused: ${reason}.`,
    remedy: RELOAD_OR_SIGN_IN,
    builderRemedy:
      'Sign a new token with an active JWT key of the project: kid in its header, groupRef, consumerRef, iat and exp in its claims, at most 600 seconds apart, by a clock that is right.',
  };
}

export function tokenExpiredProblem(): ProblemWords {
  return {
    detail: 'The consumer token has expired.',
    remedy: RELOAD_OR_SIGN_IN,
    builderRemedy:
      'Sign a new token when the page asks for one, and call again. If a new one has expired, set the clock of the backend.',
  };
}

/** `session_invalid`: the same answer for a session that never was, was closed, or has expired. */
export function sessionInvalidProblem(): ProblemWords {
  return {
    detail: 'You are not signed in any more: the session has ended or has expired.',
    remedy: 'Sign in again.',
  };
}

/** `session_required`: an API key or a consumer token was sent to an endpoint for people who manage projects. */
export function sessionRequiredProblem(): ProblemWords {
  return {
    detail:
      'Only somebody who is signed in may do this, because it is about people and the org they belong to.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Sign in, and send the session as Authorization: Bearer <token>, without an API key.',
  };
}

/** `token_not_allowed`: an endpoint that is not for end users. */
export function forBuilderOnlyProblem(): ProblemWords {
  return {
    detail: 'End users are not allowed to do this. Only the people who run the product can.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy: FULL_KEY,
  };
}

export function apiKeyScopeProblem(scopes: readonly string[] = ['frontend']): ProblemWords {
  const isPages = isPageKey(scopes);
  return {
    detail: isPages
      ? 'The API key has the scope "frontend", which pages may hold and which does not allow this.'
      : `The API key has ${scopes.length === 1 ? 'the scope' : 'the scopes'} ${scopes.map((scope) => `"${scope}"`).join(', ')}, which ${scopes.length === 1 ? 'does' : 'do'} not allow this.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: isPages
      ? FULL_KEY
      : 'Give the key another scope with updateApiKey, or call it with one of scope "full".',
  };
}

/** `api_key_scope`: the key is not for the address that the request came from. */
export function apiKeyAddressProblem(address: string): ProblemWords {
  return {
    detail: `The API key is accepted from some addresses only, and the request came from ${address}.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Call from an allowed address, or add this one to allowedAddresses of the key with updateApiKey. If it is not yours, set DOWEL_TRUSTED_PROXIES of the server.',
  };
}

/** `api_key_scope`: the key is for some integrations, and the request names none of them. */
export function apiKeyIntegrationProblem(): ProblemWords {
  return {
    detail: 'The API key is for some integrations only, and the request names none of them.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Call an operation that names one of them in its path, or change integrationIds of the key with updateApiKey.',
  };
}

/** `api_key_scope`: a page's key asks for values of records, for calls to the provider, or for a person's own connection. */
export function consumerTokenNeededProblem(): ProblemWords {
  return {
    detail:
      'The API key has the scope "frontend". Anybody who can open the page can read such a key and name any group with it, so it shows no values of records, starts no reads and writes, and has nothing to do with what is one person’s own.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Sign a consumer token for the group in your backend and send it as Authorization: Bearer <token> (getToken in the React library), or call from your backend with an API key of scope "full".',
  };
}

/** `frontend_keys_off`: the project takes consumer tokens from pages, and no keys. */
export function frontendKeysOffProblem(): ProblemWords {
  return {
    detail:
      'The project refuses API keys of scope "frontend": it has refusesFrontendKeys set, so its pages must use consumer tokens.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Sign a consumer token in your backend and send it as Authorization: Bearer <token> (getToken in the React library). To accept such keys again, set refusesFrontendKeys of the project to false.',
  };
}

/** `api_key_scope` or `token_not_allowed`: a caller other than the builder asks for credentials. */
export function credentialsHiddenProblem(): ProblemWords {
  return {
    detail:
      'Credentials are shown only to the builder: anybody who can open a page can read what is sent to it.',
    remedy: ASK_THE_PRODUCT,
    builderRemedy:
      'Ask without includeCreds and includeRefreshToken, or call from your backend with an API key of scope "full".',
  };
}

/** `api_key_scope` or `token_not_allowed`: a caller other than the builder forces a refresh. */
export function refreshReservedProblem(): ProblemWords {
  return {
    detail: 'Only the builder may have tokens renewed that are still good.',
    remedy: 'Nothing needs to be done: tokens are renewed before they run out.',
    builderRemedy: 'Send refresh=ifExpired, or call from your backend with an API key of scope "full".',
  };
}

/** `token_not_allowed`: a request names a group that the token is not for. */
export function foreignGroupProblem(groupRef: string): ProblemWords {
  return {
    detail: `You are signed in for another group than "${groupRef}", so you may do nothing there.`,
    remedy: 'Switch to that group, or reload the page.',
    builderRemedy: "Send the groupRef the token was signed for, or sign a token for this group's user.",
  };
}

/** `token_not_allowed`. `foreign` lists the members of the body that differ from the token. */
export function foreignRefsProblem(
  foreign: readonly { name: 'groupRef' | 'consumerRef'; value: string | undefined }[],
): ProblemWords {
  const names = foreign.map(({ name }) => name).join(', ');
  return {
    detail: `The request is for another user than the one who is signed in (${names}), so nothing was changed.`,
    remedy: RELOAD_OR_SIGN_IN,
    builderRemedy: 'Send the groupRef and consumerRef that the token was signed for.',
    issues: foreign.map(({ name, value }) => ({ in: 'body', name, value, detail: "is not the token's" })),
  };
}

/** `invalid_request`: a key of scope `frontend` may see this list for one group only. */
export function groupNeededProblem(): ProblemWords {
  return invalidInputProblem(
    { in: 'query', name: 'groupRef', detail: 'is needed with an API key of scope "frontend"' },
    {
      remedy: ASK_THE_PRODUCT,
      builderRemedy: 'Name the group, or call from your backend with an API key of scope "full".',
    },
  );
}
