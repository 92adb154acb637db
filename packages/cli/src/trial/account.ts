import type { DowelClient } from '@dowel/client';
import { baseUrlOf } from '@dowel/schema/rules';
import { UsageError } from '../usage-error.ts';
import { noSecrets, type ProviderFetch } from './engine.ts';
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
  const base = new URL(
    baseUrlOf(entry, (proxy?.useModule && module) || 'root').replaceAll(/\{\{\s*\.\w+\s*\}\}/g, 'x'),
  );
  const basePath = base.pathname.replace(/\/+$/, '');
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
    async fetch(pathOrUrl, init = {}) {
      const path = below(pathOrUrl, basePath);
      for (let tries = 1; ; tries += 1) {
        const response = await call(path, init);
        if (response.status !== 429 || tries === MOST_TRIES) {
          return Object.assign(response, { secrets: noSecrets, address: `${HOST}${basePath}${path}` });
        }
        const waitS = Number(response.headers.get('retry-after') ?? '5');
        await new Promise((resolve) => setTimeout(resolve, Math.min(waitS || 5, MOST_WAIT_S) * 1000));
      }
    },
  };
}

/**
 * The path below the base URL, which the proxy wants. A next page may be a whole address, and a place in the base URL may
 * be that of an account, so its segments are counted.
 */
function below(pathOrUrl: string, basePath: string): string {
  if (!/^https?:\/\//i.test(pathOrUrl)) return pathOrUrl.startsWith('/') ? pathOrUrl : `/${pathOrUrl}`;
  const { pathname, search } = new URL(pathOrUrl);
  const depth = basePath.split('/').length - 1;
  return `/${pathname
    .split('/')
    .slice(depth + 1)
    .join('/')}${search}`;
}
