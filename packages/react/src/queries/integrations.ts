import { Integrations } from '@dowel/client';
import { queryOptions } from '@tanstack/react-query';
import type { Service } from '../context/service.ts';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** The calls for integrations. */
export const integrations = ({ session }: Service) => new Integrations(session);

export const integrationQueries = {
  /** An integration by name or id. It changes only when the builder deploys. */
  get: (caller: Caller, integration: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'integrations', integration),
      queryFn: () => integrations(caller.service).get(integration, requestOptions(caller)),
      staleTime: 5 * 60_000,
    }),
};
