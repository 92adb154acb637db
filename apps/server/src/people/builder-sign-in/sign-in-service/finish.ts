import {
  accountRefusedProblem,
  builderSignInDeniedProblem,
  builderSignInElsewhereProblem,
  builderSignInOverProblem,
} from '@dowel/schema/rules';
import * as oauth from 'oauth4webapi';
import type { PublicContext } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { Cookies } from '../../../platform/requests/cookies.ts';
import * as builders from '../../builders/service.ts';
import type * as sessions from '../../sessions/service.ts';
import { hasBegun } from '../browser-cookies.ts';
import { openSession } from '../open-session.ts';
import * as signIns from '../service.ts';
import { asked, reach, type SignInService } from './ask.ts';
import { settingsOf } from './begin-sign-in.ts';
import { callbackAddress } from './callback-address.ts';
import { Claims, isAllowed } from './rules.ts';

export interface SignedInBrowser {
  readonly session: sessions.OpenedSession;
  /** A path of ours. */
  readonly returnTo: string | undefined;
}

/**
 * Ends a sign-in with the answer that the service sent the browser back with. In another browser than the one that began
 * it, nothing is exchanged and nothing is used up, so the right browser can still finish.
 * @throws {ProblemError} `state_invalid`, `sign_in_elsewhere`, `consent_denied`, `sign_in_service_unavailable`,
 * `sign_in_refused`, `sign_in_account_refused`
 */
export async function finish(
  context: PublicContext,
  answer: URLSearchParams,
  cookies: Cookies,
): Promise<SignedInBrowser> {
  const settings = settingsOf(context);
  const state = answer.get('state') ?? '';
  const { row, end } = await signIns.find(context, 'oidc', state);
  if (!row) throw over(end);
  if (!hasBegun(context, row.cookieHash, cookies)) {
    throw new ProblemError('sign_in_elsewhere', builderSignInElsewhereProblem());
  }
  if (!(await signIns.spend(context, row))) throw over('used');
  if (answer.get('error') === 'access_denied') {
    throw new ProblemError('consent_denied', builderSignInDeniedProblem(settings.name));
  }
  const { codeVerifier = '', nonce = '', returnTo } = signIns.bindingsOf(context, row);
  const service = await reach(context, settings);
  const person = await asked(settings, () =>
    exchange(context, service, { answer, state, codeVerifier, nonce }),
  );
  const { claims } = person;
  if (!isAllowed(claims, settings.emailDomains)) {
    const words = accountRefusedProblem(claims.email, claims.email_verified === true);
    throw new ProblemError('sign_in_account_refused', words);
  }
  return { session: await enter(context, service, person), returnTo };
}

/** The person whom the service has signed in. */
interface Person {
  readonly subject: string;
  readonly claims: Claims;
}

interface Exchange {
  readonly answer: URLSearchParams;
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

async function exchange(
  context: PublicContext,
  { server, client, authentication, options }: SignInService,
  { answer, state, codeVerifier, nonce }: Exchange,
): Promise<Person> {
  const parameters = oauth.validateAuthResponse(server, client, answer, state);
  const address = callbackAddress(context);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    address,
    codeVerifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, options);
  const idToken = oauth.getValidatedIdTokenClaims(tokens);
  if (!idToken) throw new Error('The sign-in service sent no ID token.');
  for (const part of [server.issuer, idToken.sub]) builders.assertIdentity(part);
  const told = Claims.parse(idToken);
  const hasAddress = told.email !== undefined && told.email_verified !== undefined;
  if ((hasAddress && told.name !== undefined) || server.userinfo_endpoint === undefined) {
    return { subject: idToken.sub, claims: told };
  }
  // Many services tell the address only here, or that it is verified, or the name.
  const answered = await oauth.userInfoRequest(server, client, tokens.access_token, options);
  // AD FS answers 401 to a token that it has issued for an API. Then the ID token has all that it says of the person.
  if (told.email !== undefined && answered.status === 401) return { subject: idToken.sub, claims: told };
  const more = await oauth.processUserInfoResponse(server, client, idToken.sub, answered);
  // An address and whether it is verified come from the same answer.
  const claims = Claims.parse(hasAddress ? { ...more, ...idToken } : { ...idToken, ...more });
  return { subject: idToken.sub, claims };
}

function enter(
  context: PublicContext,
  { server }: SignInService,
  { subject, claims }: Person,
): Promise<sessions.OpenedSession> {
  return context.transaction(async (tx) => {
    const builder = await builders.upsertFromSignIn(tx, {
      idpProvider: server.issuer,
      idpRef: subject,
      email: claims.email,
      isEmailVerified: claims.email_verified === true,
      firstName: claims.given_name,
      lastName: claims.family_name,
      fullName: claims.name,
    });
    return openSession(tx, builder, 'oidc');
  });
}

function over(end: Parameters<typeof builderSignInOverProblem>[0]): ProblemError {
  return new ProblemError('state_invalid', builderSignInOverProblem(end));
}
