import { Installations } from '@dowel/client';
import { queryOptions } from '@tanstack/react-query';
import type { Service } from '../context/service.ts';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** The calls for installations. */
export const installations = ({ session }: Service) => new Installations(session);

export const installationQueries = {
  /** The group's installation of an integration, or null. Any person in the group may change it. */
  forGroup: (caller: Caller, integrationId: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'installations', integrationId),
      queryFn: () => {
        const { groupRef } = caller;
        return installations(caller.service).find(integrationId, { groupRef }, requestOptions(caller));
      },
      refetchOnWindowFocus: true,
    }),
};
