import { getIntegration } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

export const integrationQueries = {
  /** An integration by name or id. It changes only when the builder deploys. */
  get: (caller: Caller, integration: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'integrations', integration),
      queryFn: () =>
        caller.service.session.send(
          getIntegration,
          { params: { integrationIdOrName: integration } },
          requestOptions(caller),
        ),
      staleTime: 5 * 60_000,
    }),
};
