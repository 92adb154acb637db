import { randomBytes } from 'node:crypto';
import type {
  AcceptInvite,
  AddUserToOrg,
  BuilderInfo,
  CreatedInvite,
  CreateOrgInvite,
  Invite,
  JoinableOrg,
  OrgRole,
} from '@dowel/schema';
import {
  byBuilder,
  emailInvalidProblem,
  emailNotVerifiedProblem,
  inviteeNotVerifiedProblem,
  inviteNotFoundProblem,
  inviteNotPendingProblem,
  normalEmail,
} from '@dowel/schema/rules';
import { type BuilderContext, enterOrg, type OrgContext } from '../../context.ts';
import { sha256 } from '../../platform/digest.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as builders from '../builders/service.ts';
import * as claimedDomains from '../claimed-domains/service.ts';
import {
  alreadyMember,
  builderNotFound,
  enterAsOwner,
  enterOwnOrg,
  join,
  joinByDomain,
} from '../memberships/service.ts';
import * as myInfo from '../my-info/service.ts';
import * as orgs from '../orgs/service.ts';
import {
  changeInvite,
  findInvite,
  type InviteRow,
  insertInvite,
  listInvites,
  listPendingOf,
  lockInvite,
  lockPendingInvite,
  revokePending,
} from './queries.ts';
import { INVITE_MS, statusOf } from './rules.ts';
import { sendInvite } from './send-invite.ts';

/** What the secrets in links begin with, so that the log can remove them. */
const INVITE_PREFIX = 'dowel_invite_';

/** The org and one of its invites, as the path names them. */
interface InvitePath {
  readonly orgId: string;
  readonly inviteId: string;
}

/**
 * Invites somebody, and mails the link if mail is set up. A repeated invite revokes the one before, so a request that is
 * sent again after a crash leaves one link that works.
 * @throws {ProblemError} `org_not_found`, `owner_required`, `invalid_request`
 */
export async function create(
  context: BuilderContext,
  orgId: string,
  { email, role = 'member' }: CreateOrgInvite,
): Promise<Concluded<CreatedInvite>> {
  const created = await invite(context, orgId, { email: toEmail(email, 'email'), role });
  return lastStep(unrecorded(context), async () => created);
}

/**
 * Adds a builder to an org, who must agree: an owner invites them, and builders of a proven domain add themselves.
 * @throws {ProblemError} `org_not_found`, `owner_required`, `builder_not_found`, `already_member`, `email_not_verified`,
 * `invite_required`
 */
export async function addBuilder(
  context: BuilderContext,
  orgId: string,
  { builderId, role = 'member' }: AddUserToOrg,
): Promise<Concluded<undefined>> {
  if (context.actor.membership?.orgId !== orgId.toLowerCase()) {
    return lastStep(context, async (tx) => {
      await joinByDomain(tx, orgId, builderId);
      return undefined;
    });
  }
  await context.transaction((tx) => enterAsOwner(tx, orgId));
  const builder = await builders.find(context, builderId);
  if (!builder) throw builderNotFound();
  if (await builders.hasOrg(context, builder.id)) throw alreadyMember();
  if (builder.primaryEmail === null || !builder.isEmailVerified) {
    throw new ProblemError('email_not_verified', inviteeNotVerifiedProblem());
  }
  await invite(context, orgId, { email: builder.primaryEmail, role });
  return lastStep(unrecorded(context), async () => undefined);
}

interface Invitee {
  readonly email: string;
  readonly role: OrgRole;
}

async function invite(context: BuilderContext, orgId: string, invitee: Invitee): Promise<CreatedInvite> {
  const token = INVITE_PREFIX + randomBytes(32).toString('base64url');
  const { row, orgLabel } = await context.transaction(async (tx) => {
    const replaced = await replaceInvite(tx, orgId, invitee, token);
    // The audit log is written here, with the invite, because the last step comes after the mail.
    await context.conclude?.(tx, toInvite(replaced.row, tx.now()));
    return replaced;
  });
  const inviteUrl = `${context.env.publicUrl}/invites/${token}`;
  const mailStatus = await sendInvite(context, { to: invitee.email, orgLabel, inviteUrl });
  return { ...toInvite(row, context.now()), inviteUrl, mailStatus };
}

/** The last step has nothing left to write into the audit log. */
function unrecorded({ conclude: _, ...context }: BuilderContext): BuilderContext {
  return context;
}

async function replaceInvite(
  tx: BuilderContext,
  orgId: string,
  { email, role }: Invitee,
  token: string,
): Promise<{ row: InviteRow; orgLabel: string }> {
  const inOrg = await enterAsOwner(tx, orgId);
  const { label } = await orgs.getEntered(inOrg);
  await revokePending(inOrg, email);
  const row = await insertInvite(inOrg, {
    email,
    role,
    tokenHash: sha256(token),
    createdBy: byBuilder(tx.actor.id),
    expireTime: new Date(tx.now().getTime() + INVITE_MS),
  });
  if (!row) throw new Error('An invite was inserted, and the database returned no row.');
  return { row, orgLabel: label };
}

export async function list(context: BuilderContext, orgId: string): Promise<Invite[]> {
  const rows = await listInvites(enterOwnOrg(context, orgId));
  return rows.map((row) => toInvite(row, context.now()));
}

/** @throws {ProblemError} `org_not_found`, `invite_not_found` */
export async function get(context: BuilderContext, { orgId, inviteId }: InvitePath): Promise<Invite> {
  const row = await findInvite(enterOwnOrg(context, orgId), inviteId);
  if (!row) throw inviteNotFound();
  return toInvite(row, context.now());
}

/** @throws {ProblemError} `org_not_found`, `owner_required`, `invite_not_found`, `invite_not_pending` */
export async function revoke(tx: BuilderContext, { orgId, inviteId }: InvitePath): Promise<void> {
  const inOrg = await enterAsOwner(tx, orgId);
  const row = await lockInvite(inOrg, inviteId);
  if (!row) throw inviteNotFound();
  const status = statusOf(row, tx.now());
  if (status !== 'pending') throw new ProblemError('invite_not_pending', inviteNotPendingProblem(status));
  await changeInvite(inOrg, row.id, { revokedTime: tx.now() });
}

/**
 * Accepts an invite to the builder's own address, which must be verified.
 * @throws {ProblemError} `invite_not_found`, `email_not_verified`, `already_member`, `invalid_request`
 */
export async function accept(
  tx: BuilderContext,
  { invitedEmail, ...which }: AcceptInvite,
): Promise<BuilderInfo> {
  const { row, inOrg } = await lockOwn(tx, invitedEmail, which);
  await changeInvite(inOrg, row.id, { acceptedTime: tx.now() });
  await join(inOrg, tx.actor.id, row.role);
  return myInfo.getAfterJoining(tx, row);
}

/**
 * Declines an invite to the builder's own address. Its status is then `revoked`.
 * @throws {ProblemError} `invite_not_found`, `email_not_verified`
 */
export async function decline(tx: BuilderContext, { invitedEmail, ...which }: AcceptInvite): Promise<Invite> {
  const { row, inOrg } = await lockOwn(tx, invitedEmail, which);
  const revokedTime = tx.now();
  await changeInvite(inOrg, row.id, { revokedTime });
  return toInvite({ ...row, revokedTime, updateTime: revokedTime }, revokedTime);
}

/** Finds the invite that somebody answers: of a link, with an id, or else the latest to the address. */
async function lockOwn(
  tx: BuilderContext,
  email: string,
  { inviteToken, inviteId }: Omit<AcceptInvite, 'invitedEmail'>,
): Promise<{ row: InviteRow; inOrg: OrgContext }> {
  const invited = toEmail(email, 'invitedEmail');
  const self = await builders.find(tx, tx.actor.id);
  if (self?.primaryEmail !== invited) throw inviteNotFound();
  if (!self.isEmailVerified) throw new ProblemError('email_not_verified', emailNotVerifiedProblem());
  const row = await lockPendingInvite(tx, invited, {
    tokenHash: inviteToken && sha256(inviteToken),
    id: inviteId,
  });
  if (!row) throw inviteNotFound();
  return { row, inOrg: enterOrg(tx, { id: row.orgId }, tx.actor) };
}

/**
 * The orgs that invite the builder's own verified address, the latest first, and the one that has proven its domain. A
 * builder who belongs to an org can answer invites, and joins none by a domain.
 */
export async function listJoinable(context: BuilderContext): Promise<JoinableOrg[]> {
  const self = await builders.find(context, context.actor.id);
  const email = self?.isEmailVerified ? self.primaryEmail : null;
  if (email === null || email === undefined) return [];
  const offer = context.actor.membership ? undefined : await claimedDomains.findOffer(context);
  return [...(await listPendingOf(context, email)), ...(offer ? [offer] : [])];
}

function toInvite(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    invitedEmail: row.email,
    role: row.role,
    parentType: 'org',
    parentId: row.orgId,
    status: statusOf(row, now),
    createTime: row.createTime.toISOString(),
    ...(row.updateTime && { updateTime: row.updateTime.toISOString() }),
  };
}

function toEmail(text: string, member: string): string {
  const email = normalEmail(text);
  if (email === undefined) throw new ProblemError('invalid_request', emailInvalidProblem(member));
  return email;
}

function inviteNotFound(): ProblemError {
  return new ProblemError('invite_not_found', inviteNotFoundProblem());
}
