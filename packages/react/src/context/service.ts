import { Session } from '@dowel/client';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ConfigDraftStore } from './config-draft-store.ts';
import type { SetUp } from './explain-problem.ts';
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
  /** The drafts of configs, by installation. Unsaved edits are kept while the page shows something else. */
  readonly drafts: Map<string, DraftCell>;
  /** Origin of the service. Messages from popups must come from this origin. */
  readonly apiOrigin: string;
  /** How far the clock of the service is ahead of the browser's, which may be wrong, by its last answer. In milliseconds. */
  aheadMs(): number;
  /** The language that the components speak now. */
  language(): string | undefined;
  /** In development, explains a failure on the console. Failed requests are reported already. */
  report(error: unknown): void;
}

/** Empty until a component needs the draft. Most code of a draft loads with that component. */
export interface DraftCell {
  store?: ConfigDraftStore;
}

export const ServiceContext = /* @__PURE__ */ createContext<Service | null>(null);

/** The service of the nearest `ServiceProvider`. */
export function useService(): Service {
  const service = useContext(ServiceContext);
  if (!service) {
    throw new Error(
      'Dowel was used outside ServiceProvider. Put <ServiceProvider options={{ project, getToken }}> around it.',
    );
  }
  return service;
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

/** The input of `createService`. */
export interface ServiceParts {
  queryClient: QueryClient;
  options: ServiceOptions;
  /** Read at each call, so that a page may pass new `getToken` and `fetch` functions on every render. */
  latest: { current: ServiceOptions };
}

let made = 0;

export function createService({ queryClient, options, latest }: ServiceParts): Service {
  const { project, apiKey, baseUrl = '/v1' } = options;
  const address = new URL(baseUrl, pageOrigin()).href;
  const usesTokens = !apiKey;
  const report = reporter({ project, baseUrl: options.baseUrl, address, usesTokens });
  let aheadMs = 0;
  const common = {
    project,
    baseUrl: address,
    hooks: {
      onError: ({ error }: { error: unknown }) => report(error),
      onResponse({ response: { headers } }: { response: Response }) {
        // A cache may have kept the answer for a while, and a proxy may leave the header out.
        if (headers.get('Cache-Control') === 'no-store')
          aheadMs = Date.parse(`${headers.get('Date')}`) - Date.now() || aheadMs;
      },
    },
    fetch: (request: Request) => (latest.current.fetch ?? fetch)(request),
  };
  const session = apiKey
    ? new Session({ ...common, apiKey })
    : new Session({ ...common, getToken: (identity) => latest.current.getToken?.(identity) ?? '' });
  made += 1;
  return {
    id: made,
    project,
    usesTokens,
    apiOrigin: new URL(address).origin,
    aheadMs: () => aheadMs,
    // Without texts of a language, the components speak English.
    language: () => (latest.current.messages ? latest.current.locale : 'en'),
    queryClient,
    session,
    drafts: new Map(),
    report,
  };
}

/** Tells the developer why requests fail, once for each reason. The texts are not in production builds. */
function reporter(setUp: SetUp): (error: unknown) => void {
  const told = new Set<string>();
  return (error) => {
    if (process.env.NODE_ENV !== 'production') {
      void import('./explain-problem.ts').then(({ explainProblem }) => {
        const { text, reason } = explainProblem(error, setUp) ?? {};
        if (text === undefined || reason === undefined || told.has(reason)) return;
        told.add(reason);
        console.error(text);
      });
    }
  };
}

/** The page's origin. A server that renders has no page and sends nothing. If it did, this name would not resolve. */
function pageOrigin(): string {
  const origin = globalThis.location?.origin;
  return origin && origin !== 'null' ? origin : 'http://invalid';
}
