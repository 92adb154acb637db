import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientOf } from '../app/client.ts';
import { myInfoQuery } from './my-info.ts';

/** The people of an organization. */
export const membersQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['orgs', orgId, 'builders'],
    queryFn: ({ signal }) => clientOf().orgs.builders(orgId, { signal }),
  });

/** The organizations that one may join. */
export const joinableQuery = queryOptions({
  queryKey: ['joinable-orgs'],
  queryFn: ({ signal }) => clientOf().invites.joinable({ signal }),
});

/** Who was invited. */
export const invitesQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['orgs', orgId, 'invites'],
    queryFn: ({ signal }) => clientOf().invites.list(orgId, { signal }),
  });

/** Says who made something, by its `createdBy`. Of somebody who has left it says so. */
export function useMakers(): (createdBy: string | undefined) => string {
  const { data: info } = useQuery(myInfoQuery);
  const orgId = info?.orgRole?.org.id;
  const { data: people } = useQuery({ ...membersQuery(orgId ?? ''), enabled: orgId !== undefined });
  return (createdBy) => {
    const id = createdBy?.replace(/^builder:/, '');
    if (id === undefined || id === createdBy || !people) return '';
    const maker = people.find((one) => one.id === id);
    return maker ? (maker.fullName ?? maker.primaryEmail ?? 'A colleague') : 'Somebody who has left';
  };
}
