import { DowelClient, Session } from '@dowel/client';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { ServiceOptions } from './service-options.ts';

/** What one `ServiceProvider` owns. When project, address or API key change, it makes a new one. */
export interface Service {
  /** Unique among the services that share a cache, so that no service sees the answers of another. */
  readonly id: number;
  readonly project: string;
  /** Whether requests use consumer tokens. A token names a group and a consumer, so every request needs both. */
  readonly usesTokens: boolean;
  /** The cache of one `ServiceProvider`. Two of them on a page share nothing. */
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Origin of the service. Messages from popups must come from this origin. */
  readonly apiOrigin: string;
}

export const ServiceContext = /* @__PURE__ */ createContext<Service | null>(null);

/** The service of the nearest `ServiceProvider`. */
export function useService(): Service {
  const service = useContext(ServiceContext);
  if (!service) {
    throw new Error(
      'A Dowel hook or component was used outside ServiceProvider, so it cannot know which project to ask. Put <ServiceProvider options={{ project, getToken }}> around it.',
    );
  }
  return service;
}

/** The client of the nearest `ServiceProvider`, for calls that no hook makes. With `getToken`, pass `identity`. */
export function useDowelClient(): DowelClient {
  const { session } = useService();
  return useMemo(() => new DowelClient(session), [session]);
}

/** Makes a cache for one `ServiceProvider`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client already retries. Requests are sent offline too, because the service may run on the same machine.
      queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
    },
  });
}

/** What `createService` makes a service from. */
export interface ServiceParts {
  id: number;
  queryClient: QueryClient;
  options: ServiceOptions;
  /** Read at each call, so that a page may pass new `getToken` and `fetch` functions on every render. */
  latest: { current: ServiceOptions };
}

export function createService({ id, queryClient, options, latest }: ServiceParts): Service {
  const { project, apiKey, baseUrl = '/v1' } = options;
  const address = new URL(baseUrl, pageOrigin()).href;
  const common = {
    project,
    baseUrl: address,
    fetch: (request: Request) => (latest.current.fetch ?? globalThis.fetch)(request),
  };
  const session = apiKey
    ? new Session({ ...common, apiKey })
    : new Session({ ...common, getToken: (identity) => askForToken(latest.current, identity) });
  return {
    id,
    project,
    usesTokens: !apiKey,
    apiOrigin: new URL(address).origin,
    queryClient,
    session,
  };
}

function askForToken({ getToken }: ServiceOptions, identity: { groupRef: string; consumerRef: string }) {
  return getToken?.(identity) ?? '';
}

/** The page's origin. A server that renders has no page and sends nothing. If it did, this name would not resolve. */
function pageOrigin(): string {
  const page: { origin: string } | undefined = globalThis.location;
  return page && page.origin !== 'null' ? page.origin : 'http://no-page.invalid';
}
