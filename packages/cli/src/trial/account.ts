import { ConnectionError, type DowelClient, DowelError, RateLimitError } from '@dowel/client';
import { baseUrlOf } from '@dowel/schema/rules';
import { UsageError } from '../usage-error.ts';
import { noSecrets, ProviderError, type ProviderFetch } from './engine.ts';
import { HOST } from './recording.ts';

/** How often a call is made again that the provider does not want yet. */
const MOST_TRIES = 3;
const MOST_WAIT_S = 60;

/** A connected account, which the service calls with its credentials. */
export interface Account {
  readonly provider: string;
  readonly fetch: ProviderFetch;
}

/**
 * Finds a connection, and how to call its provider through the proxy.
 * @throws {UsageError} when there is no such connection, or no installation of it may use the proxy
 */
export async function openAccount(client: DowelClient, connectionId: string): Promise<Account> {
  const { data: installations } = await client.installations.listForProject().withResponse();
  const found = installations.find((one) => one.connection.id === connectionId || one.id === connectionId);
  if (!found) {
    throw new UsageError(
      `No installation uses the connection "${connectionId}", so its provider cannot be called. Deploy a manifest with "proxy: { enabled: true }" for the provider, install it for this connection, and pass the id of the connection or of the installation.`,
    );
  }
  const { provider } = found.connection;
  const integration = await client.integrations.get(found.integrationId);
  const entry = await client.providers.get(provider);
  const { proxy, module } = integration.latestRevision.content;
  const baseOf = (name: string) =>
    baseUrlOf(entry, name)
      .replaceAll(/\{\{\s*\.\w+\s*\}\}/g, 'x')
      .replace(/\/+$/, '');
  const modules = ['root', ...Object.keys(entry.modules ?? {})];
  const bases = Object.fromEntries(modules.map((name) => [name, baseOf(name)]));
  const used = baseOf(module ?? '');
  /** The base URL that the proxy calls below, which may be another one than that of the connector or of an object. */
  const proxied = baseOf(proxy?.useModule ? (module ?? '') : 'root');
  const basePath = new URL(proxied).pathname.replace(/\/$/, '');
  const call = async (path: string, init: RequestInit) => {
    const { method, headers, body } = init;
    return client.proxy.fetch({ installationId: found.id }, path, {
      ...(method && { method }),
      ...(headers && { headers }),
      ...(body && { body }),
    });
  };
  return {
    provider,
    async fetch(pathOrUrl, { base: other, ...init } = {}) {
      const path = /^https?:\/\//i.test(pathOrUrl)
        ? belowDepth(pathOrUrl, basePath)
        : below(proxied, other?.(bases, used) ?? used, pathOrUrl);
      for (let tries = 1; ; tries += 1) {
        const response = await call(path, init).catch((error: unknown) => {
          // The service itself does not call yet, because it knows the limits of the provider.
          if (error instanceof RateLimitError && tries < MOST_TRIES) return error;
          throw inOneCase(error);
        });
        if (!(response instanceof RateLimitError) && (response.status !== 429 || tries === MOST_TRIES)) {
          return Object.assign(response, { secrets: noSecrets, address: `${HOST}${basePath}${path}` });
        }
        await wait(response);
      }
    },
  };
}

/** Waits as long as an answer asks for, or 5 seconds. */
async function wait(answer: Response | RateLimitError): Promise<void> {
  const waitMs =
    answer instanceof RateLimitError
      ? answer.retryAfterMs
      : Number(answer.headers.get('retry-after') ?? '5') * 1000;
  await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs || 5000, MOST_WAIT_S * 1000)));
}

/**
 * A call that came to nothing, as the failure of the case that made it. The trial goes on: it has to delete what it has
 * made. Whoever may not call at all learns that from the first call.
 */
function inOneCase(error: unknown): unknown {
  const isOfCall =
    error instanceof DowelError &&
    /^(provider_|proxy_(busy|throttled)$|too_many_requests$)/.test(error.code ?? '');
  if (!isOfCall && !(error instanceof ConnectionError)) return error;
  const kind = error instanceof RateLimitError ? 'rate_limited' : 'unreachable';
  return new ProviderError(kind, error.message, { cause: error });
}

/**
 * The path below the base URL of the proxy, for a path below another one of the provider.
 * @throws {ProviderError} when the proxy cannot be asked for it
 */
function below(proxied: string, base: string, path: string): string {
  const relative = path.replace(/^\/+/, '');
  const address = `${base.replace(/\/+$/, '')}${/^(\?|$)/.test(relative) ? '' : '/'}${relative}`;
  const rest = address.slice(proxied.length);
  if (address.startsWith(proxied) && /^([/?]|$)/.test(rest)) return rest.startsWith('/') ? rest : `/${rest}`;
  const words = `Nothing was called. ${base} is not below ${proxied}, which is all that the proxy of this integration calls. Deploy the manifest with "proxy: { enabled: true, useModule: true }", or without "useModule", and try again.`;
  throw new ProviderError('rejected', words);
}

/**
 * The path below the base URL of the proxy, for the whole address of a next page. A place in the base URL may be that of
 * an account, so its segments are counted.
 */
function belowDepth(address: string, basePath: string): string {
  const { pathname, search } = new URL(address);
  const depth = basePath.split('/').length - 1;
  return `/${pathname
    .split('/')
    .slice(depth + 1)
    .join('/')}${search}`;
}
