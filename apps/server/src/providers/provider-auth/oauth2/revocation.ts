import type { Revocation } from '@dowel/schema';
import { fillTemplate } from '@dowel/schema/rules';
import { readBody, type UnreadResponse } from '../../provider-words/provider-body.ts';
import type { Tokens } from '../credentials.ts';
import { ProviderAuthError } from '../errors.ts';
import { type SecretDestination, type SecretFetch, withQuery } from '../secret-destination.ts';
import type { OAuthClient } from '../strategy.ts';

/** A provider that does not answer for so long is asked again later. */
const TIMEOUT_MS = 5_000;
/** Providers that refuse to revoke a token because it is dead already. Others answer with success (RFC 7009, 2.2). */
const DEAD = ['invalid_token', 'token_revoked'];

/** The token that is sent to revoke what somebody has granted. Undefined if there is none of the kind. */
export function tokenToRevoke(how: Revocation, { accessToken, refreshToken }: Tokens): string | undefined {
  return (isOfAccess(how) ? accessToken : (refreshToken ?? accessToken))?.token;
}

/** Whether an access token is revoked, and it has expired, while a refresh token may win another one. */
export function lacksLivingToken(
  how: Revocation,
  { accessToken, refreshToken }: Tokens = {},
  now: Date,
): boolean {
  const { expiresAt } = accessToken ?? {};
  const isOver = accessToken === undefined || (expiresAt !== undefined && new Date(expiresAt) <= now);
  return isOfAccess(how) && refreshToken !== undefined && isOver;
}

function isOfAccess({ token, authentication }: Revocation): boolean {
  return token === 'accessToken' || authentication === 'bearer';
}

/** The address with the client that it names. */
export function revocationAddress(address: string, { clientId }: OAuthClient): string {
  return fillTemplate(address, { clientId: encodeURIComponent(clientId) });
}

/**
 * Asks a provider to revoke a token, as the catalogue says (RFC 7009 if it says nothing else).
 * @throws the transport's error when the provider does not answer.
 */
export function askToRevoke(
  fetch: SecretFetch,
  destination: SecretDestination,
  how: Revocation,
  { clientId, clientSecret }: OAuthClient,
  token: string,
): Promise<UnreadResponse> {
  const { method = 'POST', authentication, format = 'form', headers: own = {} } = how;
  const fill = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        fillTemplate(text, { token, clientId, clientSecret }),
      ]),
    );
  const headers = new Headers(fill(own));
  if (authentication === 'bearer') headers.set('authorization', `Bearer ${token}`);
  if (authentication === 'basic') headers.set('authorization', basic(clientId, clientSecret));
  const parameters = fill(how.parameters ?? usual[authentication ?? 'body']);
  if (format === 'json') headers.set('content-type', 'application/json');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (format === 'query' || Object.keys(parameters).length === 0) {
    const address = Object.entries(parameters).reduce(
      (to, [name, value]) => withQuery(to, name, value),
      destination,
    );
    return fetch(address, { method, headers, signal });
  }
  const body = format === 'json' ? JSON.stringify(parameters) : new URLSearchParams(parameters);
  return fetch(destination, { method, headers, signal, body });
}

const usual = {
  body: { token: '{{.token}}', client_id: '{{.clientId}}', client_secret: '{{.clientSecret}}' },
  basic: { token: '{{.token}}' },
  bearer: {},
  none: { token: '{{.token}}' },
} satisfies Record<'body' | NonNullable<Revocation['authentication']>, Record<string, string>>;

/** RFC 6749, 2.3.1: both parts are written as in a form. */
function basic(clientId: string, clientSecret: string): string {
  const [user, password] = [clientId, clientSecret].map((part) =>
    new URLSearchParams({ part }).toString().slice('part='.length),
  );
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/**
 * Checks that what was granted is dead after an answer.
 * @throws {ProviderAuthError} when it is not, as far as the answer says.
 */
export async function assertRevoked(
  answer: UnreadResponse,
  how: Revocation,
  { refreshToken }: Tokens,
): Promise<void> {
  const { ok, status } = answer;
  const body = await readBody(answer);
  if (body?.text('error')?.among(DEAD) !== undefined) return;
  // The token itself asked, so it does not work any more. It may just have expired, and another one is won with this.
  if (status === 401 && how.authentication === 'bearer' && !refreshToken) return;
  if (ok && !body?.saysNo()) return;
  const isAway = status === 408 || status >= 500;
  const reason = isAway ? 'provider_unreachable' : 'misconfigured_app';
  throw new ProviderAuthError(
    reason,
    `The provider answered with status ${status}${ok ? ' and an error' : ''}.`,
  );
}
