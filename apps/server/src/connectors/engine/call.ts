import {
  type ProviderBody,
  readBody,
  retryAfterOf,
  type UnreadResponse,
} from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { Connector } from '../connector.ts';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';

/** A provider's response, and the secrets that must be removed from its text. */
export type ProviderResponse = UnreadResponse & { readonly secrets: SecretsInUse };

/** Calls a provider. It authorizes the request, and resolves a path against the provider's base URL. */
export type ProviderFetch = (pathOrUrl: string, init?: RequestInit) => Promise<ProviderResponse>;

/** The maximum number of characters of a provider's error text that we pass on. */
const MAX_WORDS = 500;

/** The JSON that a provider returned, and the secrets that must be removed from its text. */
export interface ProviderAnswer {
  status: number;
  body: ProviderBody;
  secrets: SecretsInUse;
}

/**
 * Gets JSON from a provider.
 * @throws {ProviderError}
 */
export function getJson(connector: Connector, path: string, fetch: ProviderFetch): Promise<ProviderAnswer> {
  return askForJson(connector, path, fetch, { headers: { accept: 'application/json' } });
}

/**
 * Sends JSON to a provider, which answers with JSON.
 * @throws {ProviderError}
 */
export function sendJson(
  connector: Connector,
  { method, path, body }: { method: string; path: string; body: unknown },
  fetch: ProviderFetch,
): Promise<ProviderAnswer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return askForJson(connector, path, fetch, { method, headers, body: JSON.stringify(body) });
}

/**
 * Sends a request to a provider. The answer of a success may have a body that is not JSON, or none.
 * @throws {ProviderError}
 */
export async function sendForAnswer(
  connector: Connector,
  request: { method: string; path: string; headers: Record<string, string>; body?: unknown },
  fetch: ProviderFetch,
): Promise<{ status: number; body: ProviderBody | undefined; secrets: SecretsInUse }> {
  const { method, path, body: sent } = request;
  const headers = { accept: 'application/json', ...request.headers };
  const init =
    sent === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(sent) };
  return ask(connector, path, fetch, init);
}

async function askForJson(
  connector: Connector,
  path: string,
  fetch: ProviderFetch,
  init: RequestInit,
): Promise<ProviderAnswer> {
  const { status, body, secrets } = await ask(connector, path, fetch, init);
  if (!body) throw unreadable(connector, status);
  return { status, body, secrets };
}

async function ask(connector: Connector, path: string, fetch: ProviderFetch, init: RequestInit) {
  const response = await send(connector, path, fetch, init);
  const { status, secrets } = response;
  const body = await readBody(response).catch(() => {
    throw unreadable(connector, status);
  });
  if (!response.ok) throw toProviderError(connector, response, body);
  return { status, body, secrets };
}

/**
 * Fills in `{objectName}` and other placeholders. Each value is encoded, so that a name can never add a path segment.
 * @throws {ProviderError} for a name that no address can contain: an empty name, `.`, `..` or malformed Unicode. A URL
 * parser removes `.` and `..` even when they are encoded, and the call would reach something else.
 */
export function fillPath(
  { displayName }: Connector,
  path: string,
  values: Readonly<Record<string, string>>,
): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    if (/^\.{0,2}$/.test(value) || !value.isWellFormed()) {
      const kind = name === 'fieldName' ? 'field' : 'object';
      throw new ProviderError('rejected', `${displayName} can have no ${kind} "${value.toWellFormed()}".`);
    }
    return encodeURIComponent(value);
  });
}

async function send(
  connector: Connector,
  path: string,
  fetch: ProviderFetch,
  init: RequestInit,
): Promise<ProviderResponse> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    // fetch throws a TypeError when the network fails. Any other error, such as a lost database, is not the provider's
    // fault.
    if (!(cause instanceof TypeError)) throw cause;
    throw new ProviderError('unreachable', `${connector.displayName} could not be reached.`, { cause });
  }
}

function toProviderError(
  connector: Connector,
  response: ProviderResponse,
  body: ProviderBody | undefined,
): ProviderError {
  const { status, secrets } = response;
  // Only the member that is written for people. A whole error body can contain anything, even an HTML page.
  const words = body?.text(connector.errors.message)?.words(secrets, MAX_WORDS);
  const message = words
    ? `${connector.displayName} answered ${status}: ${words}`
    : `${connector.displayName} answered ${status} and gave no reason.`;
  const kind = ruledKind(connector, status, body) ?? kindOf(status);
  return new ProviderError(kind, message, { status, retryAfter: retryAfterOf(response) });
}

/** What the connector's rules say of an error response. */
function ruledKind(
  { errors: { rules = [] } }: Connector,
  status: number,
  body: ProviderBody | undefined,
): ProviderErrorKind | undefined {
  const fitting = rules.find(
    (rule) =>
      rule.status === status &&
      (rule.member === undefined ||
        (rule.text !== undefined && body?.text(rule.member)?.among([rule.text]) !== undefined)),
  );
  return fitting?.means;
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401) return 'credentials';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate_limited';
  // 408 means that the provider timed out. That is as temporary as an error of the provider itself (5xx).
  return status >= 400 && status < 500 && status !== 408 ? 'rejected' : 'unreachable';
}

/** The error has no cause, because a parser's message quotes the text that it could not read. */
function unreadable(connector: Connector, status: number): ProviderError {
  const message = `${connector.displayName} answered ${status} with something that is not JSON.`;
  return new ProviderError('unreachable', message, { status });
}
