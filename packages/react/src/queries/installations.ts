import type { Installation } from '@dowel/schema';
import { listInstallations } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

export const installationQueries = {
  /** The installation that the caller means, or null. Any person in the group may change it. */
  forGroup: (caller: Caller, integrationId: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'installations', integrationId),
      queryFn: async () => {
        const { groupRef, installationRef, service } = caller;
        const input = { params: { integrationId }, query: { groupRef, installationRef } };
        const [first = null] = await service.session.send(listInstallations, input, requestOptions(caller));
        // Without a default installation, an unfiltered list begins with another one.
        return first?.installationRef === installationRef ? first : null;
      },
      refetchOnWindowFocus: 'always',
    }),
};

const LARGEST_PAGE = 100;

/** The start of the key of every list of this caller. */
export const listsKey = (caller: Caller) =>
  keyOf({ ...caller, installationRef: undefined }, 'installation-lists');

/** Apart from `installationQueries`, so that a page which asks for one installation does not load this. */
export const installationLists = {
  /** All installations of an integration that the group has, the default one first. */
  ofGroup: (caller: Caller, integration: string) =>
    queryOptions({
      queryKey: [...listsKey(caller), integration] as const,
      queryFn: async () => {
        const { groupRef, service } = caller;
        const query = { groupRef, pageSize: LARGEST_PAGE };
        const input = { params: { integrationId: integration }, query };
        const all: Installation[] = [];
        for await (const one of service.session.list(listInstallations, input, requestOptions(caller))) {
          all.push(one);
        }
        // Pages are sorted by creation alone.
        return all.sort(
          (one, other) => Number('installationRef' in one) - Number('installationRef' in other),
        );
      },
      refetchOnWindowFocus: 'always',
    }),
};
