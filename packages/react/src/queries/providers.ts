import { Providers } from '@dowel/client';
import { queryOptions } from '@tanstack/react-query';
import type { Service } from '../context/service.ts';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** The calls for providers. */
const providers = ({ session }: Service) => new Providers(session);

export const providerQueries = {
  /** A provider's catalogue entry. Treated as fixed while a page is open. */
  get: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'providers', provider),
      queryFn: () => providers(caller.service).get(provider, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
