import { linksInMembers, type OpenRestAssociations } from '../engine/associations.ts';

/** The members of a record with the ids of others. So a side-load would only bring the same once more. */
const linkMembers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tickets: {
    users: [
      ...['requester_id', 'submitter_id', 'assignee_id', 'collaborator_ids', 'follower_ids'],
      'email_cc_ids',
    ],
    organizations: ['organization_id'],
    groups: ['group_id'],
    brands: ['brand_id'],
  },
  users: { organizations: ['organization_id'], groups: ['default_group_id'] },
  organizations: { groups: ['group_id'] },
};

export function zendeskAssociations(objectName: string, to: string): OpenRestAssociations | undefined {
  const members = linkMembers[objectName]?.[to];
  return members && linksInMembers(members);
}
