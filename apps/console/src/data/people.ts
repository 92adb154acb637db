import { queryOptions } from '@tanstack/react-query';
import { clientOf } from '../app/client.ts';

/** The people of an organisation. */
export const membersQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['orgs', orgId, 'builders'],
    queryFn: ({ signal }) => clientOf().orgs.builders(orgId, { signal }),
  });

/** Who was invited. */
export const invitesQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['orgs', orgId, 'invites'],
    queryFn: ({ signal }) => clientOf().invites.list(orgId, { signal }),
  });
