import { listInstallations } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

export const installationQueries = {
  /** The group's installation of an integration, or null. Any person in the group may change it. */
  forGroup: (caller: Caller, integrationId: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'installations', integrationId),
      queryFn: async () => {
        const { groupRef, service } = caller;
        const input = { params: { integrationId }, query: { groupRef } };
        const [first = null] = await service.session.send(listInstallations, input, requestOptions(caller));
        return first;
      },
      refetchOnWindowFocus: true,
    }),
};
