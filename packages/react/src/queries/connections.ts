import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';
import { connections } from './resources.ts';

export const connectionQueries = {
  /** The group's connections to a provider, the default one first. They may change in another window. */
  forProvider: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'connections', provider),
      queryFn: () => {
        const { groupRef, service } = caller;
        return connections(service).list({ provider, groupRef }, requestOptions(caller));
      },
      refetchOnWindowFocus: true,
    }),
};
