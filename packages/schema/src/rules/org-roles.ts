import type { OrgRole } from '../resources/memberships.ts';
import { operationsOfScope, whatConsoleShows, whatHappened, whatIsInstalled } from './key-scopes.ts';

type NarrowRole = Exclude<OrgRole, 'owner' | 'member'>;

/** About oneself and the own org. `removeUserFromOrg` itself lets only owners remove others. */
const ofEverybody = [
  'getMyInfo',
  'listMySessions',
  'deleteMySession',
  'getOrg',
  'getOrgStats',
  'listOrgBuilders',
  'removeUserFromOrg',
  'acceptInvite',
  'declineInvite',
  'listJoinableOrgs',
] as const;

const viewer: readonly string[] = [
  ...ofEverybody,
  ...whatIsInstalled,
  ...whatHappened,
  ...whatConsoleShows,
  'listProjects',
  'getHydratedRevision',
  'getIntegrationSetup',
  'listOperationLogs',
  'explainOperation',
  'listActivity',
  'listDeliveries',
  'listConnectionLinks',
  'listOperationShares',
];

/** What a person below `member` may call. None of it answers a credential, a secret, a key or the body of a message. */
export const operationsOfRole: Readonly<Record<NarrowRole, readonly string[]>> = {
  viewer,
  support: [...viewer, ...operationsOfScope.support],
  deployer: [...viewer, ...operationsOfScope.deploy],
};

/** Whether a role allows everything in the projects of the org. */
export function isFullMember(role: OrgRole): role is 'owner' | 'member' {
  return role === 'owner' || role === 'member';
}

/** Whether a person of this role may call an operation that builders may call. */
export function roleMayCall(role: OrgRole, { operation }: { operation: string }): boolean {
  return isFullMember(role) || operationsOfRole[role].includes(operation);
}
