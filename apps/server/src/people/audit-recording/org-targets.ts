import type { AuditTarget, OrgAuditTarget } from '@dowel/schema/rules';
import { type BuilderContext, enterOrg } from '../../context.ts';
import * as claimedDomains from '../claimed-domains/service.ts';
import * as invites from '../invites/service.ts';
import * as memberships from '../memberships/service.ts';
import * as orgs from '../orgs/service.ts';
import { type Found, memberOf, type Named, one } from './targets.ts';

/** What operations outside any project change. */
type Target = OrgAuditTarget | 'project';

interface Finder {
  /** The org that the answer tells. Needed when the path names none. */
  readonly orgId?: (result: unknown) => string | undefined;
  find(context: BuilderContext, orgId: string, named: Named): Promise<readonly Found[]>;
}

/** The org whose log has the entry. */
export function orgIdOf(target: AuditTarget, { params, result }: Named): string | undefined {
  return params.orgId ?? finderOf(target)?.orgId?.(result);
}

/** Reads what a request changes, or has changed, in an org. */
export async function findInOrg(
  context: BuilderContext,
  { target, orgId }: { target: AuditTarget; orgId: string },
  named: Named,
): Promise<readonly Found[]> {
  return finderOf(target)?.find(context, orgId, named) ?? [];
}

/** Like `findInOrg`, before the change, and only in the builder's own org. What it finds stays so until the change. */
export async function findInOwnOrg(
  context: BuilderContext,
  target: AuditTarget,
  named: Named,
): Promise<readonly Found[]> {
  const orgId = context.actor.membership?.orgId;
  if (orgId === undefined || (named.params.orgId ?? orgId).toLowerCase() !== orgId) return [];
  if (target === 'member') await memberships.lockMembers(enterOrg(context, { id: orgId }, context.actor));
  return findInOrg(context, { target, orgId }, named);
}

function finderOf(target: AuditTarget): Finder | undefined {
  const known: Readonly<Partial<Record<AuditTarget, Finder>>> = finders;
  return known[target];
}

const finders: Readonly<Record<Target, Finder>> = {
  org: {
    orgId: (result) => memberOf(result, 'id'),
    find: (context, id) => one(orgs.getEntered(enterOrg(context, { id }, context.actor))),
  },
  project: {
    orgId: (result) => memberOf(result, 'orgId'),
    find: async (_, __, { result }) => found(result),
  },
  claimed_domain: {
    orgId: (result) => memberOf(result, 'parentId'),
    async find(context, orgId, { params, result }) {
      const id = params.claimedDomainId ?? memberOf(result, 'id');
      return (await claimedDomains.list(context, orgId))
        .filter((claim) => claim.id === id?.toLowerCase())
        .map((value) => ({ id: value.id, value }));
    },
  },
  invite: {
    orgId: (result) => memberOf(result, 'parentId'),
    // Who declines is no member, and may not read it.
    find: async (context, orgId, { params: { inviteId }, result }) =>
      inviteId === undefined ? found(result) : one(invites.get(context, { orgId, inviteId })),
  },
  member: {
    // Who accepts an invite is told about their org.
    orgId: (result) => memberOf(memberOf(memberOf(result, 'orgRole'), 'org'), 'id'),
    async find(context, orgId, { params, body }) {
      const id = (params.builderId ?? memberOf(body, 'builderId') ?? context.actor.id).toLowerCase();
      const role = await memberships.roleOf(enterOrg(context, { id: orgId }, context.actor), id);
      return role === undefined ? [] : [{ id, value: { role } }];
    },
  },
};

function found(result: unknown): readonly Found[] {
  const id = memberOf(result, 'id');
  return id === undefined || typeof result !== 'object' || result === null ? [] : [{ id, value: result }];
}
