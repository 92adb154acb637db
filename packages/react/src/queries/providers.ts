import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';
import { providers } from './resources.ts';

export const providerQueries = {
  /** A provider's catalogue entry. Treated as fixed while a page is open. */
  get: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'providers', provider),
      queryFn: () => providers(caller.service).get(provider, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
