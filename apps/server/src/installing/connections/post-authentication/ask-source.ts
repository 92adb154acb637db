import { fillTemplate, ownValue, TemplateError } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import type { Credentials } from '../../../providers/provider-auth/credentials.ts';
import {
  type AuthFailure,
  ProviderAuthError,
  toAnswerError,
  toProviderAuthError,
} from '../../../providers/provider-auth/errors.ts';
import { setSecretHeader } from '../../../providers/provider-auth/secret-header.ts';
import type { TemplateValues } from '../../../providers/provider-auth/strategy.ts';
import { headersOf, type ProviderBody, readAnswer } from '../../../providers/provider-words/provider-body.ts';
import type { SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';
import { type AppHosts, destinations, type SecretSource } from '../secret-destinations/destinations.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';
import type { AccountRequest, Known, ValueRequest } from './value-request.ts';

/** Credentials that have just been accepted, or that are stored, and where they may go. */
export interface Asking {
  readonly resolved: ResolvedProvider;
  readonly credentials: Credentials;
  readonly values: TemplateValues;
  readonly source: SecretSource;
  readonly app?: AppHosts | undefined;
  /** All that the provider knows and that no text of its answers may show. */
  readonly secrets: SecretsInUse;
  /** The answer of the token endpoint that the credentials came in, if it is at hand. */
  readonly tokenAnswer?: ProviderBody | undefined;
}

/** No value that fills an address is longer. */
const MAX_LENGTH = 2048;

/**
 * Asks a provider for values. Values that the answer lacks are left out.
 * @throws {ProviderAuthError} when the provider refuses or cannot be asked, or when nothing in its answer is about this
 * account.
 */
export async function askSource(
  context: Context,
  asking: Asking,
  request: ValueRequest,
): Promise<Record<string, string>> {
  const { resolved, secrets, credentials } = asking;
  const body = await askAccount(context, asking, request);
  const known: Known = (name) => ownValue(resolved.metadata, name)?.value;
  const part = request.choose
    ? request.choose(body, known, credentials.tokens?.accessToken?.token ?? '')
    : body;
  if (!part) {
    throw new ProviderAuthError(
      'insufficient_scope',
      'The account that signed in has no access to what was named for this connection.',
    );
  }
  const found = Object.entries(request.values).flatMap(([name, at]) => {
    const text = typeof at === 'string' ? part.text(at) : at(part);
    const value = text?.data(secrets, MAX_LENGTH);
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/**
 * Sends a request with the credentials of an account.
 * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
 */
export async function askAccount(
  context: Context,
  asking: Asking,
  request: AccountRequest,
  signal?: AbortSignal,
): Promise<ProviderBody> {
  const { resolved, credentials, values, source, app, secrets } = asking;
  try {
    const template = templateOf(resolved, request);
    const { told } = destinations(context, resolved, source, app);
    const own = new Headers();
    for (const [name, value] of Object.entries(request.headers ?? {})) setSecretHeader(own, name, value);
    const address = { url: told(template, fill(template, values)), headers: own };
    const { url, headers } = resolved.strategy.decorate(resolved.provider, credentials, address, values);
    if (request.tokenPrefix !== undefined) {
      const token = credentials.tokens?.accessToken?.token ?? '';
      setSecretHeader(headers, 'Authorization', `${request.tokenPrefix}${token}`);
    }
    headers.set('accept', 'application/json');
    const sent = request.body === undefined ? {} : { body: request.body };
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    const call = { method: request.method ?? 'GET', headers, ...sent, ...(signal && { signal }) };
    const response = await context.outgoing(url, call);
    const { body, isPage } = await readAnswer(response);
    const { status } = response;
    const said = body?.sentence()?.words(secrets);
    if (!response.ok)
      throw toAnswerError({ status, said, isPage }, refusals[status] ?? 'provider_unreachable');
    if (request.tells === 'headers') return headersOf(response);
    if (body) return body;
  } catch (error) {
    throw toProviderAuthError(error);
  }
  throw new ProviderAuthError(
    'provider_unreachable',
    'The provider answered with something that cannot be read.',
  );
}

function templateOf({ entry }: ResolvedProvider, { address }: AccountRequest): string {
  return typeof address === 'string' ? address : address(entry);
}

function fill(template: string, { metadata }: TemplateValues): string {
  try {
    return fillTemplate(template, metadata);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    throw new ProviderAuthError(
      'provider_unreachable',
      `The address that tells the values needs "${error.variable}", which is not known.`,
    );
  }
}

/** What it means that a provider refuses to say something of an account. */
const refusals: Readonly<Record<number, AuthFailure>> = { 401: 'revoked', 403: 'insufficient_scope' };
