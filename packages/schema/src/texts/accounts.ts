import type { Invite } from '../resources/invites.ts';
import type { Builder } from '../resources/memberships.ts';
import type { BuilderInfo } from '../resources/my-info.ts';
import type { Org } from '../resources/orgs.ts';
import { createTime, ids, project } from './examples.ts';

export const exampleOrg: Org = {
  id: ids.org,
  label: 'Acme',
  defaultTeamId: '01970000-0000-7000-8000-000000000011',
  createTime,
};

export const exampleBuilder: Builder = {
  id: ids.builder,
  idpProvider: 'https://login.acme.example',
  idpRef: '248289761001',
  createTime,
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  primaryEmail: 'ada@acme.example',
};

export const exampleInvite: Invite = {
  id: ids.invite,
  invitedEmail: 'grace@acme.example',
  parentType: 'org',
  parentId: ids.org,
  status: 'pending',
  createTime,
};

export const exampleMyInfo: BuilderInfo = {
  builder: exampleBuilder,
  projectRoles: {
    [ids.project]: { role: 'owner', principalType: 'builder', principalId: exampleBuilder.id, project },
  },
  orgRole: { role: 'owner', principalType: 'builder', principalId: exampleBuilder.id, org: exampleOrg },
};
