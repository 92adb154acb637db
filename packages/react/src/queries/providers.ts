import { getProvider } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

export const providerQueries = {
  /** A provider's catalogue entry. Treated as fixed while a page is open. */
  get: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'providers', provider),
      queryFn: () =>
        caller.service.session.send(getProvider, { params: { provider } }, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
