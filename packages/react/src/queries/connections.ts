import { getConnection, listConnections } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** One connection, without the answer being kept. */
export const fetchConnection = (caller: Caller, connectionId: string) =>
  caller.service.session.send(getConnection, { params: { connectionId }, query: {} }, requestOptions(caller));

/** The group's connections to a provider as they are now. */
export const fetchConnections = (caller: Caller, provider: string) =>
  caller.service.queryClient.fetchQuery({ ...connectionQueries.forProvider(caller, provider), staleTime: 0 });

export const connectionQueries = {
  /** The group's connections to a provider, the default one first. They may change in another window. */
  forProvider: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'connections', provider),
      queryFn: () => {
        const { groupRef, service, isPersonal } = caller;
        const query = { provider, groupRef, owner: isPersonal && ('person' as const) };
        return service.session.send(listConnections, { query }, requestOptions(caller));
      },
      refetchOnWindowFocus: 'always',
    }),
};
