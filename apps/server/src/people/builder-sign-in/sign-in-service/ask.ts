import { signInRefusedProblem, signInServiceAwayProblem } from '@dowel/schema/rules';
import * as oauth from 'oauth4webapi';
import type { PublicContext } from '../../../context.ts';
import type { OidcSettings } from '../../../platform/env/oidc-settings.ts';
import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { httpBasic } from '../../../providers/provider-auth/oauth2/token-endpoint.ts';

/** How long one request to the service may take. A person waits for it. */
const timeoutMs = 10_000;

/** The sign-in service, and what requests to it need. */
export interface SignInService {
  readonly settings: OidcSettings;
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly authentication: oauth.ClientAuth;
  readonly options: ReturnType<typeof optionsOf>;
}

/**
 * Asks the issuer for its addresses. It is asked for each sign-in: these are rare, and so a change there is seen at once.
 * @throws {ProblemError} `sign_in_service_unavailable`, `sign_in_refused`
 */
export function reach(context: PublicContext, settings: OidcSettings): Promise<SignInService> {
  return asked(settings, async () => {
    const options = optionsOf(context);
    const response = await oauth.discoveryRequest(settings.issuer, options);
    if (response.status !== 200) throw new NoAnswer(response.status);
    const server = await oauth.processDiscoveryResponse(await spelledBy(response, settings), response);
    const client = { client_id: settings.clientId };
    return { settings, server, client, authentication: authenticationOf(settings, server), options };
  });
}

/** The issuer, with or without a slash at the end as the service itself has it. ID tokens then must have the same. */
async function spelledBy(response: Response, { issuer }: OidcSettings): Promise<URL> {
  const { issuer: told } = await response.clone().json();
  return [`${issuer.href}/`, issuer.href.replace(/\/$/, '')].includes(told) ? new URL(told) : issuer;
}

/** A status with which a service says that it is broken or busy. */
class NoAnswer extends Error {
  constructor(status: number) {
    super(`The sign-in service answered with status ${status}.`);
  }
}

/** @throws {NoAnswer} when the service is broken or busy */
function assertUp(response: Response): Response {
  if (response.status >= 500 || response.status === 429) throw new NoAnswer(response.status);
  return response;
}

/**
 * Runs a step that asks the service.
 * @throws {ProblemError} `sign_in_service_unavailable`, `sign_in_refused`
 */
export async function asked<T>({ name }: OidcSettings, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    if (isAway(cause)) {
      throw new ProblemError('sign_in_service_unavailable', { ...signInServiceAwayProblem(name), cause });
    }
    throw new ProblemError('sign_in_refused', { ...signInRefusedProblem(name, codeOf(cause)), cause });
  }
}

function isAway(error: unknown): boolean {
  return error instanceof NoAnswer || error instanceof OutgoingError || isAborted(error);
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}

/** The error code of the protocol. Anybody can write the words of an error, but the codes are a short list. */
function codeOf(error: unknown): string | undefined {
  const isTold =
    error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError;
  return isTold && /^[a-z_]{1,40}$/.test(error.error) ? error.error : undefined;
}

type LibraryRequest = oauth.CustomFetchOptions<string, URLSearchParams | undefined>;

function optionsOf({ outgoing }: Pick<PublicContext, 'outgoing'>) {
  return {
    [oauth.customFetch]: async (url: string, { body, ...init }: LibraryRequest) =>
      assertUp(await outgoing(url, { ...init, ...(body !== undefined && { body }) })),
    // `outgoing` decides whether plain http is allowed, because it knows the IP address.
    [oauth.allowInsecureRequests]: true,
    signal: () => AbortSignal.timeout(timeoutMs),
  };
}

/** A service that lists no methods takes HTTP basic (OpenID Connect Discovery, section 3). */
function authenticationOf(
  { clientSecret }: OidcSettings,
  { token_endpoint_auth_methods_supported: methods }: oauth.AuthorizationServer,
): oauth.ClientAuth {
  if (clientSecret === undefined) return oauth.None();
  const takesBasic = methods === undefined || methods.includes('client_secret_basic');
  return takesBasic ? httpBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
}
