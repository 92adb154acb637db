import type { BuilderInfo, Org, OrgRole } from '@dowel/schema';
import { sessionInvalidProblem } from '@dowel/schema/rules';
import { type BuilderContext, enterBuilder } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as builders from '../builders/service.ts';
import { toBuilder } from '../memberships/service.ts';
import * as orgs from '../orgs/service.ts';
import * as projects from '../projects/service.ts';

/** The builder who is signed in, their org, and the projects of the org. */
export async function get(context: BuilderContext): Promise<BuilderInfo> {
  const { id, membership } = context.actor;
  const row = await builders.find(context, id);
  if (!row) throw new ProblemError('session_invalid', sessionInvalidProblem());
  const builder = toBuilder(row);
  if (!membership) return { builder, projectRoles: {} };
  const org = await orgs.get(context, membership.orgId);
  return {
    builder,
    projectRoles: await projectRolesOf(context, org, membership.role),
    orgRole: { role: membership.role, principalType: 'builder', principalId: id, org },
  };
}

/** The same for a builder who has joined an org in this transaction. */
export function getAfterJoining(
  tx: BuilderContext,
  membership: { readonly orgId: string; readonly role: OrgRole },
): Promise<BuilderInfo> {
  return get(enterBuilder(tx, { ...tx.actor, membership }));
}

async function projectRolesOf(
  context: BuilderContext,
  org: Org,
  role: string,
): Promise<BuilderInfo['projectRoles']> {
  const team = { role, principalType: 'team' as const, principalId: org.defaultTeamId };
  const owned = await projects.listOfOrg(context);
  return Object.fromEntries(owned.map((project) => [project.id, { ...team, project }]));
}
