import type { Connector } from '../connector.ts';
import { textOf } from './member.ts';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';

/** Calls a provider: the request is authorized, and a path is resolved against the provider's base URL. */
export type ProviderFetch = (pathOrUrl: string, init?: RequestInit) => Promise<Response>;

/** The longest piece of a provider's error text that is passed on. */
const MAX_WORDS = 500;

/**
 * Gets JSON from a provider.
 * @throws {ProviderError}
 */
export async function getJson(
  connector: Connector,
  path: string,
  fetch: ProviderFetch,
): Promise<{ status: number; body: unknown }> {
  const response = await send(connector, path, fetch);
  const text = await response.text().catch((cause: unknown) => {
    throw unreadable(connector, response.status, cause);
  });
  if (!response.ok) throw toProviderError(connector, response.status, text);
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch (cause) {
    throw unreadable(connector, response.status, cause);
  }
}

/**
 * Fills `{objectName}` and the like, each encoded so that a name can never add a segment.
 * @throws {ProviderError} for a name that no address can hold: `.` and `..` are folded away however they are encoded,
 * and the call would reach something else than an object.
 */
export function fillPath(
  { displayName }: Connector,
  path: string,
  values: Readonly<Record<string, string>>,
): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (/^\.{0,2}$/.test(value)) {
      throw new ProviderError('rejected', `${displayName} can have no object "${value}".`);
    }
    return encodeURIComponent(value);
  });
}

async function send(connector: Connector, path: string, fetch: ProviderFetch): Promise<Response> {
  try {
    return await fetch(path, { headers: { accept: 'application/json' } });
  } catch (cause) {
    // What fetch fails with when the network does; anything else, such as a lost database, is not the provider's doing.
    if (!(cause instanceof TypeError)) throw cause;
    throw new ProviderError('unreachable', `${connector.displayName} could not be reached.`, { cause });
  }
}

function toProviderError(connector: Connector, status: number, text: string): ProviderError {
  const words = wordsOf(connector, text);
  const message = words
    ? `${connector.displayName} answered ${status}: ${words}`
    : `${connector.displayName} answered ${status} and gave no reason.`;
  return new ProviderError(kindOf(status), message, { status });
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return 'credentials';
  if (status === 429) return 'rate_limited';
  // A timeout told as 408 is as passing as a failure of the provider's own.
  return status >= 400 && status < 500 && status !== 408 ? 'rejected' : 'unreachable';
}

/** Only the member meant for people: a whole error body may hold anything, a page of markup included. */
function wordsOf(connector: Connector, text: string): string | undefined {
  try {
    return textOf(JSON.parse(text), connector.errors.message)?.slice(0, MAX_WORDS);
  } catch {
    return undefined;
  }
}

function unreadable(connector: Connector, status: number, cause: unknown): ProviderError {
  const message = `${connector.displayName} answered ${status} with something that is not JSON.`;
  return new ProviderError('unreachable', message, { status, cause });
}
