import { ConnectionError } from './errors.ts';
import { toHeaders } from './headers.ts';
import type { DowelClientOptions } from './options.ts';
import { toStatusError } from './status-error.ts';

/** The installation that a call is for: by its id, or by its group and the name of its integration. */
export type ProxiedInstallation =
  | { readonly installationId: string }
  | {
      readonly integrationName: string;
      readonly groupRef: string;
      /** Which installation of the group. Absent: the default one. */
      readonly installationRef?: string | undefined;
    };

/** What `fetch` takes. */
export interface ProviderCallInit extends RequestInit {
  /**
   * After a 429 of the provider, the proxy makes no call of this connection until the provider wants one again. Such a
   * call fails with `proxy_throttled`, and the 429 itself has the header `X-Amp-Retry-After`.
   */
  throttle?: boolean | undefined;
}

const OPERATION = 'proxy';

/** Sends one call. See `ProviderCalls.fetch`. */
export async function proxyFetch(
  options: DowelClientOptions & { baseUrl: string; token: string | undefined },
  installation: ProxiedInstallation,
  path: string,
  { throttle, ...init }: ProviderCallInit = {},
): Promise<Response> {
  const { apiKey, token, project, fetch = (request: Request) => globalThis.fetch(request) } = options;
  if (!apiKey && !token) throw new TypeError('Calling providers needs apiKey or getToken.');
  const headers = toHeaders(options.headers, Object.fromEntries(new Headers(init.headers)), {
    'X-Api-Key': apiKey,
    Authorization: token && `Bearer ${token}`,
    'X-Amp-Proxy-Version': '1',
    'X-Amp-Project-Id': project,
    ...namesOf(installation),
    'X-Amp-Rate-Limiter-Mode': throttle ? 'throttle' : undefined,
  });
  // A body that is a stream cannot be sent without `duplex`.
  const call: RequestInit & { duplex: 'half' } = { ...init, headers, redirect: 'manual', duplex: 'half' };
  const request = new Request(toUrl(options.baseUrl, path), call);
  const response = await send(fetch, request);
  if (response.headers.get('X-Dowel-Answered-By') === 'provider') return response;
  throw await toStatusError(OPERATION, response);
}

async function send(fetch: NonNullable<DowelClientOptions['fetch']>, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    // The call may have reached the provider, so the error does not say that it can be sent again.
    throw new ConnectionError(`${OPERATION}: no complete answer from ${new URL(request.url).origin}.`, {
      operation: OPERATION,
      cause: error,
    });
  }
}

/** The proxy is beside `/v1`. A path with `..` would leave it, and reach other endpoints with the key. */
function toUrl(baseUrl: string, path: string): string {
  const base = `${baseUrl.replace(/\/v1$/, '')}/proxy`;
  if (path[0] === '/' && new URL(base + path).href.startsWith(`${base}/`)) return base + path;
  throw new TypeError(`"${path}" does not begin with "/", or leads upwards.`);
}

function namesOf(installation: ProxiedInstallation): Record<string, string | undefined> {
  if ('installationId' in installation) return { 'X-Amp-Installation-Id': installation.installationId };
  return {
    'X-Amp-Integration-Name': toBytes(installation.integrationName),
    'X-Amp-Group-Ref': toBytes(installation.groupRef),
    'X-Dowel-Installation-Ref': installation.installationRef && toBytes(installation.installationRef),
  };
}

/**
 * A header can hold bytes only. The proxy reads them as UTF-8. HTTP drops blanks at the ends, so the reference of another
 * group could arrive. A NUL takes their place, because `toHeaders` refuses it.
 */
function toBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text.trim() === text ? text : '\0'));
}
