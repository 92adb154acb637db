import { listProviderApps } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

export const providerAppQueries = {
  /** The project's apps at providers. They are settings of the builder, so they hardly ever change. */
  all: (caller: Caller) =>
    queryOptions({
      queryKey: keyOf(caller, 'provider-apps'),
      queryFn: () => caller.service.session.send(listProviderApps, { query: {} }, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
