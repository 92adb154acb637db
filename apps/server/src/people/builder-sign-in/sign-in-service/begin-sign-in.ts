import { signInNotSetUpProblem, signInRefusedProblem } from '@dowel/schema/rules';
import * as oauth from 'oauth4webapi';
import type { PublicContext } from '../../../context.ts';
import type { OidcSettings } from '../../../platform/env/oidc-settings.ts';
import { readAddress } from '../../../platform/outgoing/address.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { Cookies } from '../../../platform/requests/cookies.ts';
import { beginningCookie } from '../browser-cookies.ts';
import * as signIns from '../service.ts';
import { reach } from './ask.ts';
import { callbackAddress } from './callback-address.ts';

/** How long a person may take at the sign-in service. */
const lifeMs = 10 * 60 * 1000;

/** A sign-in that a browser asks for. */
interface Wish {
  readonly cookies: Cookies;
  /** Where to go afterwards: a path of ours. */
  readonly returnTo: string;
  /** Whether the service should let the person choose another account. */
  readonly choosesAccount: boolean;
}

/**
 * Begins a sign-in at the service: an authorization code, with PKCE, bound to this browser.
 * @throws {ProblemError} `sign_in_not_set_up`, `sign_in_service_unavailable`, `sign_in_refused`
 */
export async function beginAtService(
  context: PublicContext,
  { cookies, returnTo, choosesAccount }: Wish,
): Promise<{ url: URL; setCookie: string }> {
  const settings = settingsOf(context);
  const { server, client } = await reach(context, settings);
  const url = readAddress(server.authorization_endpoint ?? '');
  if (!url) {
    const cause = new Error('The discovery document has no usable authorization_endpoint.');
    throw new ProblemError('sign_in_refused', { ...signInRefusedProblem(settings.name), cause });
  }
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const nonce = oauth.generateRandomNonce();
  const cookie = beginningCookie(context, cookies, lifeMs);
  const state = await signIns.begin(context, {
    kind: 'oidc',
    lifeMs,
    cookieHash: cookie.hash,
    // An address to return to may hold a secret, such as that of an invite.
    bindings: { codeVerifier, nonce, returnTo },
  });
  const parameters = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: callbackAddress(context),
    scope: settings.scopes.join(' '),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(choosesAccount && { prompt: promptOf(server) }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url, setCookie: cookie.line };
}

/** Who knows one account at a time, such as Keycloak, lists the prompts it supports, and ignores or refuses others. */
function promptOf({ prompt_values_supported: supported }: oauth.AuthorizationServer): string {
  return Array.isArray(supported) && !supported.includes('select_account') ? 'login' : 'select_account';
}

/** @throws {ProblemError} `sign_in_not_set_up` */
export function settingsOf({ env }: Pick<PublicContext, 'env'>): OidcSettings {
  if (env.oidc) return env.oidc;
  throw new ProblemError('sign_in_not_set_up', signInNotSetUpProblem());
}
