import { DowelClient, Session } from '@dowel/client';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { ServiceOptions } from './service-options.ts';

/** What one `ServiceProvider` owns. A new one is made when project, address or credentials change. */
export interface Service {
  /** Differs from that of every other service over the same cache, so that none sees what another was told. */
  readonly id: number;
  readonly project: string;
  /** Consumer tokens name a group and a consumer, so every request needs both. */
  readonly usesTokens: boolean;
  /** The provider's own, so that two on one page share nothing. */
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Origin of the service: the only one whose popup messages are believed. */
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

/** The client of the nearest `ServiceProvider`, for calls that no hook covers. With `getToken`, pass `identity`. */
export function useDowelClient(): DowelClient {
  const { session } = useService();
  return useMemo(() => new DowelClient(session), [session]);
}

/** A cache for one provider. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client retries already; offline, a service on the same machine still answers.
      queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
    },
  });
}

/** What a service is made of. */
export interface ServiceParts {
  id: number;
  queryClient: QueryClient;
  options: ServiceOptions;
  /** Read at each call, so that inline `getToken` and `fetch` functions may change. */
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

/** A server has no page, and sends nothing while it renders; were something sent, this name would never resolve. */
function pageOrigin(): string {
  const page: { origin: string } | undefined = globalThis.location;
  return page && page.origin !== 'null' ? page.origin : 'http://no-page.invalid';
}
