import type { Builder, OrgBuilder, OrgRole, UpdateOrgMembership } from '@dowel/schema';
import {
  alreadyMemberProblem,
  builderNotFoundProblem,
  inviteRequiredProblem,
  lastOwnerProblem,
  orgNotFoundProblem,
  ownerRequiredProblem,
} from '@dowel/schema/rules';
import { type BuilderContext, enterOrg, type OrgContext } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as builders from '../builders/service.ts';
import {
  changeRole,
  countOwners,
  deleteMembership,
  findRole,
  hasProvenDomain,
  insertMembership,
  listMembers,
  lockOrg,
  rememberLeaving,
  revokeInvitesOf,
} from './queries.ts';

/**
 * Narrows a context to the builder's own org, to read.
 * @throws {ProblemError} `org_not_found`
 */
export function enterOwnOrg(context: BuilderContext, orgId: string | undefined): OrgContext {
  const { membership } = context.actor;
  if (membership === undefined || membership.orgId !== orgId?.toLowerCase()) throw orgNotFound();
  return enterOrg(context, { id: membership.orgId }, context.actor);
}

/**
 * Narrows a transaction to the builder's own org, to change it. The builder stays a member until the transaction ends.
 * @throws {ProblemError} `org_not_found`
 */
export async function enterAsMember(tx: BuilderContext, orgId: string): Promise<OrgContext> {
  const inOrg = enterOwnOrg(tx, orgId);
  if (!(await findRole(inOrg, tx.actor.id))) throw orgNotFound();
  return inOrg;
}

/**
 * Like `enterAsMember`, for what only owners may do.
 * @throws {ProblemError} `org_not_found`, `owner_required`
 */
export async function enterAsOwner(tx: BuilderContext, orgId: string): Promise<OrgContext> {
  const inOrg = enterOwnOrg(tx, orgId);
  const role = await findRole(inOrg, tx.actor.id);
  if (!role) throw orgNotFound();
  if (role !== 'owner') throw new ProblemError('owner_required', ownerRequiredProblem());
  return inOrg;
}

export async function list(context: BuilderContext, orgId: string): Promise<OrgBuilder[]> {
  const members = await listMembers(enterOwnOrg(context, orgId));
  return members.map(({ builder, role }) => ({ ...toBuilder(builder), orgRole: role }));
}

/**
 * Lets a builder join an org by themselves: their verified address is in a domain that the org has proven. Who has left
 * the org, or was removed, needs an invite.
 * @throws {ProblemError} `org_not_found`, `invite_required`, `already_member`
 */
export async function joinByDomain(tx: BuilderContext, orgId: string, builderId: string): Promise<void> {
  const self = await builders.find(tx, tx.actor.id);
  const domain = builders.verifiedDomain(self);
  const inOrg = enterOrg(tx, { id: orgId.toLowerCase() }, tx.actor);
  const mayJoin = domain !== undefined && builderId.toLowerCase() === self?.id;
  if (!mayJoin || !(await hasProvenDomain(inOrg, domain))) throw orgNotFound();
  if (await builders.hasLeft(tx, self, inOrg.org.id)) {
    throw new ProblemError('invite_required', inviteRequiredProblem());
  }
  await join(inOrg, self.id, 'member');
}

/**
 * Makes a builder a member. Who calls this has checked that they may.
 * @throws {ProblemError} `already_member`
 */
export async function join(inOrg: OrgContext, builderId: string, role: OrgRole): Promise<void> {
  if (await insertMembership(inOrg, { builderId, role })) return;
  throw alreadyMember();
}

/** The answer for somebody who belongs to an org, to this one or to another. */
export function alreadyMember(): ProblemError {
  return new ProblemError('already_member', alreadyMemberProblem());
}

/** What a builder may do in the org. Undefined for somebody else. */
export function roleOf(inOrg: OrgContext, builderId: string): Promise<OrgRole | undefined> {
  return findRole(inOrg, builderId);
}

/** Waits for others who change the members of the org, and makes them wait until this transaction ends. */
export async function lockMembers(inOrg: OrgContext): Promise<void> {
  await lockOrg(inOrg);
}

/**
 * Changes what a builder may do. Of somebody who is no owner any more, open invites are revoked as when they leave.
 * @throws {ProblemError} `org_not_found`, `owner_required`, `builder_not_found`, `last_owner`
 */
export async function setRole(
  tx: BuilderContext,
  { orgId, builderId }: { orgId: string; builderId: string },
  { role }: UpdateOrgMembership,
): Promise<OrgContext> {
  await lockOrg(enterOwnOrg(tx, orgId));
  const inOrg = await enterAsOwner(tx, orgId);
  if (!(await changeRole(inOrg, builderId, role))) throw builderNotFound();
  await assertOwned(inOrg);
  // An invite that an owner made, to whatever role, would else give back what was taken.
  if (role !== 'owner') await revokeInvitesOf(inOrg, builderId);
  return inOrg;
}

/**
 * Removes a builder from an org. Owners remove anybody, and everybody may leave. Their sessions go on, without the org.
 * Only a new invite leads back: open ones to and from them are revoked, and the domain of the org no longer counts for them.
 * @throws {ProblemError} `org_not_found`, `owner_required`, `builder_not_found`, `last_owner`
 */
export async function remove(
  tx: BuilderContext,
  { orgId, builderId }: { orgId: string; builderId: string },
): Promise<OrgContext> {
  // One at a time: two owners who remove each other would else both succeed.
  await lockOrg(enterOwnOrg(tx, orgId));
  const isLeaving = builderId.toLowerCase() === tx.actor.id;
  const inOrg = await (isLeaving ? enterAsMember(tx, orgId) : enterAsOwner(tx, orgId));
  if (!(await deleteMembership(inOrg, builderId))) throw builderNotFound();
  await assertOwned(inOrg);
  await rememberLeaving(inOrg, builderId);
  await revokeInvitesOf(inOrg, builderId);
  return inOrg;
}

/**
 * Makes a builder an owner, on the operator's word.
 * @throws {ProblemError} `already_member` when the builder belongs to another org
 */
export async function addOwner(inOrg: OrgContext, builderId: string): Promise<void> {
  await lockOrg(inOrg);
  if (!(await changeRole(inOrg, builderId, 'owner'))) await join(inOrg, builderId, 'owner');
}

export function toBuilder(row: builders.StoredBuilder): Builder {
  return toWire(
    row,
    'id',
    'idpProvider',
    'idpRef',
    'createTime',
    'firstName',
    'lastName',
    'fullName',
    'primaryEmail',
  );
}

async function assertOwned(inOrg: OrgContext): Promise<void> {
  if ((await countOwners(inOrg)) === 0) throw new ProblemError('last_owner', lastOwnerProblem());
}

/** The same answer for an org that does not exist and for one of other people. */
export function orgNotFound(): ProblemError {
  return new ProblemError('org_not_found', orgNotFoundProblem());
}

/** The same answer for a builder who does not exist and for one who is no member. */
export function builderNotFound(): ProblemError {
  return new ProblemError('builder_not_found', builderNotFoundProblem());
}
