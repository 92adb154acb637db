import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';
import { integrations } from './resources.ts';

export const integrationQueries = {
  /** An integration by name or id. It changes only when the builder deploys. */
  get: (caller: Caller, integration: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'integrations', integration),
      queryFn: () => integrations(caller.service).get(integration, requestOptions(caller)),
      staleTime: 5 * 60_000,
    }),
};
