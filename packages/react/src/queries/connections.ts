import { Connections } from '@dowel/client';
import { queryOptions } from '@tanstack/react-query';
import type { Service } from '../context/service.ts';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** The calls for connections. */
export const connections = ({ session }: Service) => new Connections(session);

export const connectionQueries = {
  /** The group's connections to a provider, the default one first. They may change in another window. */
  forProvider: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'connections', provider),
      queryFn: () => {
        const { groupRef, service, isPersonal } = caller;
        const owner = isPersonal && 'person';
        return connections(service).list({ provider, groupRef, owner }, requestOptions(caller));
      },
      refetchOnWindowFocus: true,
    }),
};
