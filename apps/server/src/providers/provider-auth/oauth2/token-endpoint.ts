import * as oauth from 'oauth4webapi';
import { ProviderBody } from '../../provider-words/provider-body.ts';
import { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { Credentials, Token, Tokens } from '../credentials.ts';
import { ProviderAuthError, toProviderAuthError } from '../errors.ts';
import { atSameOrigin } from '../secret-destination.ts';
import type { AuthCall, OAuthClient } from '../strategy.ts';
import { readTokenAnswer, type TokenAnswer } from './token-body.ts';
import { expiryAt } from './token-life.ts';
import { scopesAt } from './token-metadata.ts';

interface Grant {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  authentication: oauth.ClientAuth;
  options: oauth.TokenEndpointRequestOptions;
}

export interface TokenRequest {
  /** Absent when the request itself proves who sends it, for example with a signed token. */
  client?: OAuthClient;
  /** Where this is asked for, relative to the token endpoint. Absent for the endpoint itself. */
  address?: string | undefined;
  /** Whether everything that the provider may refuse was typed by the person who connects. */
  isTyped?: boolean;
  /** What must not appear in any text that we pass on. The client's secret is added to it. */
  secrets: readonly string[];
  send: (grant: Grant) => Promise<Response>;
}

/** Tokens, and the response they came in. The catalogue may read more from this response. */
export interface Issued {
  tokens: Tokens;
  body: ProviderBody;
  /** The secrets of the request and the response. They are masked in everything that is read from the body. */
  secrets: SecretsInUse;
}

/** The library wants an id in any case. Without a client, it is never sent. */
const NO_CLIENT = 'none';
/** The standard's, and those of GitHub, Slack and Zoho for a refresh token that is over. */
const GRANT_REFUSALS = [
  'invalid_grant',
  'access_denied',
  'bad_refresh_token',
  'invalid_refresh_token',
  'invalid_code',
];
/** The standard's, that of device sign-ins, and how the descriptions of Zoho and Exact Online begin, which name a refusal. */
const LIMITS = ['temporarily_unavailable', 'slow_down'];
const LIMIT_WORDS = ['You have made too many requests', 'Rate limit exceeded'];
const CLIENT_REFUSALS = ['invalid_client', 'invalid_request', 'unauthorized_client'];

/**
 * Asks a provider's token endpoint. Sends the client's secret by HTTP basic and, if that is refused, in the form: the
 * catalogue does not say which of them a provider accepts.
 * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
 */
export async function requestTokens(call: AuthCall, request: TokenRequest): Promise<Issued> {
  const { clientId = NO_CLIENT, clientSecret } = request.client ?? {};
  const client = { client_id: clientId };
  const sent = new SecretsInUse([clientSecret, ...request.secrets]);
  let answer: TokenAnswer | undefined;
  try {
    const destination = atSameOrigin(call.tokenEndpoint(), request.address);
    const server = { issuer: destination, token_endpoint: destination };
    const customFetch = async (_url: string, init: RequestInit) => {
      answer = await readTokenAnswer(await call.fetch(destination, init));
      return answer.standard;
    };
    // `call.fetch` decides whether plain http is allowed, because it knows the IP address.
    const options = { [oauth.customFetch]: customFetch, [oauth.allowInsecureRequests]: true };
    const authentications = clientSecret === undefined ? [noAuthentication] : toAuthentications(clientSecret);
    for (const authentication of authentications) {
      await request.send({ server, client, authentication, options });
      if (!isClientRefused(answer)) break;
    }
    const standard = answer?.standard ?? Response.error();
    const issued = await oauth.processGenericTokenEndpointResponse(server, client, standard);
    const body = answer?.body ?? new ProviderBody(undefined);
    call.onTokens?.(body);
    return toIssued(issued, body, sent, call.now);
  } catch (error) {
    throw toFailure(error, answer, sent, request);
  }
}

function toAuthentications(secret: string): oauth.ClientAuth[] {
  return [httpBasic(secret), oauth.ClientSecretPost(secret)];
}

const noAuthentication: oauth.ClientAuth = () => {};

/** Like the standard's method, but escapes only what must be escaped: many providers compare without decoding. */
export function httpBasic(secret: string): oauth.ClientAuth {
  return (_server, client, _body, headers) => {
    const pair = [client.client_id, secret].map(encodeURIComponent).join(':');
    headers.set('authorization', `Basic ${btoa(pair)}`);
  };
}

/**
 * Whether the provider may have missed the client. A refusal in words of the provider's own may mean that: HubSpot, which
 * reads only the form, says `"status": "BAD_CLIENT_ID"`. If it means something else, the second request is refused too.
 */
function isClientRefused(answer: TokenAnswer | undefined): boolean {
  if (!answer || answer.status < 400 || answer.status >= 500) return false;
  if (answer.status === 400 && !answer.body.isText('error')) return true;
  return answer.status === 401 || answer.error?.among(CLIENT_REFUSALS) !== undefined;
}

function toIssued(
  { access_token, refresh_token }: oauth.TokenEndpointResponse,
  body: ProviderBody,
  sent: SecretsInUse,
  now: Date,
): Issued {
  const secrets = sent.and(new SecretsInUse([access_token, refresh_token]));
  const scopes = scopesAt(body, 'scope', secrets);
  const refreshExpiry = expiryAt(body, ['refresh_token_expires_in', 'refresh_expires_in'], now);
  const tokens: Tokens = {
    accessToken: toToken(access_token, now, expiryAt(body, ['expires_in'], now)),
    ...(refresh_token && { refreshToken: toToken(refresh_token, now, refreshExpiry) }),
    ...(scopes && { scopes }),
  };
  return { tokens, body, secrets };
}

function toToken(token: string, now: Date, expiry: Date | undefined): Token {
  return { token, issuedAt: now.toISOString(), ...(expiry && { expiresAt: expiry.toISOString() }) };
}

function toFailure(
  error: unknown,
  answer: TokenAnswer | undefined,
  sent: SecretsInUse,
  { isTyped = false }: TokenRequest,
): unknown {
  const failure = toProviderAuthError(error);
  if (failure instanceof ProviderAuthError) return failure;
  if (!isLibraryError(error)) return error;
  const status = answer?.status ?? 0;
  const words = answer?.body.sentence()?.words(sent) || undefined;
  const wait = { retryAfter: answer?.retryAfter };
  if (status === 429 || isLimited(answer))
    return new ProviderAuthError('rate_limited', words ?? 'The provider asks to wait.', wait);
  // A firewall refuses with a page. It knows nothing of tokens, which may work again in a minute.
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  if (!isRefusal || (answer?.isPage && !PAGES_THAT_REFUSE.has(status))) {
    const answered = status < 400 ? 'an answer that holds no token' : `status ${status}`;
    return new ProviderAuthError(
      'provider_unreachable',
      words ?? `The token endpoint sent ${answered}.`,
      wait,
    );
  }
  const refused = `The token endpoint refused with status ${status}.`;
  return new ProviderAuthError(reasonOf(answer, status, isTyped), words ?? refused);
}

function isLimited(answer: TokenAnswer | undefined): boolean {
  const description = answer?.body.text('error_description');
  const isSaid = LIMIT_WORDS.some((words) => description?.begins(words));
  return isSaid || answer?.error?.among(LIMITS) !== undefined;
}

/** A client that a person typed is part of their credentials. Only the builder's client is an app to be corrected. */
function reasonOf(
  answer: TokenAnswer | undefined,
  status: number,
  isTyped: boolean,
): ProviderAuthError['reason'] {
  const isNamed = (words: readonly string[]) => answer?.error?.among(words) !== undefined;
  if (isNamed(['invalid_scope'])) return 'insufficient_scope';
  if (isNamed(GRANT_REFUSALS) || isTyped) return 'revoked';
  const isOfApp = status === 404 || answer?.body.isText('error') || isNamed(CLIENT_REFUSALS);
  return isOfApp ? 'misconfigured_app' : 'revoked';
}

/** With these, some services refuse the client or do not know the account, and say so in a page. */
const PAGES_THAT_REFUSE: ReadonlySet<number> = new Set([401, 404]);

function isLibraryError(error: unknown): boolean {
  return (
    error instanceof oauth.ResponseBodyError ||
    error instanceof oauth.OperationProcessingError ||
    error instanceof oauth.UnsupportedOperationError ||
    error instanceof TypeError
  );
}

/** Keeps what a refresh response leaves out, such as a refresh token that stays the same, or unchanged scopes. */
export function withNewTokens(credentials: Credentials, tokens: Tokens): Credentials {
  return { ...credentials, tokens: { ...credentials.tokens, ...tokens } };
}
