import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, createService, type Service } from './service.ts';
import type { ServiceOptions } from './service-options.ts';

/** A service with its cache, as one `ServiceProvider` holds it. */
export interface OpenedService {
  /** What the service was made from. With another key, it answers for something else. */
  readonly key: string;
  readonly service: Service;
  readonly queryClient: QueryClient;
  /** Read at each call, so that a page may pass new `getToken` and `fetch` functions on every render. */
  readonly latest: { current: ServiceOptions };
}

/** Makes a service with an empty cache. */
export function openService(options: ServiceOptions): OpenedService {
  const latest = { current: options };
  const queryClient = createQueryClient();
  return {
    key: serviceKey(options),
    queryClient,
    latest,
    service: createService({ queryClient, options, latest }),
  };
}

/** Options with the same key reach the same service as the same caller. */
export function serviceKey({ project, apiKey, baseUrl }: ServiceOptions): string {
  return JSON.stringify([project, apiKey, baseUrl]);
}
