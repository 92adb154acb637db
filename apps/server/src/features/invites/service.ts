import { randomBytes } from 'node:crypto';
import type { AcceptInvite, BuilderInfo, CreatedInvite, CreateOrgInvite, Invite } from '@dowel/schema';
import {
  byBuilder,
  emailInvalidProblem,
  emailNotVerifiedProblem,
  inviteNotFoundProblem,
  inviteNotPendingProblem,
  normalEmail,
} from '@dowel/schema/rules';
import { type BuilderContext, enterOrg, type PublicContext } from '../../context.ts';
import { sha256 } from '../../digest.ts';
import { type Concluded, lastStep } from '../../last-step.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import * as builders from '../builders/service.ts';
import { enterAsOwner, enterOwnOrg, join } from '../memberships/service.ts';
import * as myInfo from '../my-info/service.ts';
import * as orgs from '../orgs/service.ts';
import {
  changeInvite,
  findInvite,
  findInviteOfLink,
  type InviteRow,
  insertInvite,
  listInvites,
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
  { email }: CreateOrgInvite,
): Promise<Concluded<CreatedInvite>> {
  const invited = toEmail(email, 'email');
  const token = INVITE_PREFIX + randomBytes(32).toString('base64url');
  const { conclude, ...unrecorded } = context;
  const { row, orgLabel } = await context.transaction(async (tx) => {
    const replaced = await replaceInvite(tx, orgId, invited, token);
    // The audit log is written here, with the invite, because the last step comes after the mail.
    await conclude?.(tx, toInvite(replaced.row, tx.now()));
    return replaced;
  });
  const inviteUrl = `${context.env.publicUrl}/invites/${token}`;
  const mailStatus = await sendInvite(context, { to: invited, orgLabel, inviteUrl });
  return lastStep(unrecorded, async (tx) => ({ ...toInvite(row, tx.now()), inviteUrl, mailStatus }));
}

async function replaceInvite(tx: BuilderContext, orgId: string, email: string, token: string) {
  const inOrg = await enterAsOwner(tx, orgId);
  const { label } = await orgs.getEntered(inOrg);
  await revokePending(inOrg, email);
  const row = await insertInvite(inOrg, {
    email,
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
  { invitedEmail, inviteToken }: AcceptInvite,
): Promise<BuilderInfo> {
  const invited = toEmail(invitedEmail, 'invitedEmail');
  const self = await builders.find(tx, tx.actor.id);
  if (self?.primaryEmail !== invited) throw inviteNotFound();
  if (!self.isEmailVerified) throw new ProblemError('email_not_verified', emailNotVerifiedProblem());
  const row = await lockPendingInvite(tx, invited, inviteToken && sha256(inviteToken));
  if (!row) throw inviteNotFound();
  const inOrg = enterOrg(tx, { id: row.orgId }, tx.actor);
  await changeInvite(inOrg, row.id, { acceptedTime: tx.now() });
  await join(inOrg, tx.actor.id, 'member');
  return myInfo.getAfterJoining(tx, row.orgId);
}

/** Whom a link invites, and where to. Undefined when the link cannot be accepted. For the page behind the link. */
export function findByToken(
  context: PublicContext,
  token: string,
): Promise<{ email: string; orgLabel: string } | undefined> {
  return findInviteOfLink(context, sha256(token));
}

function toInvite(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    invitedEmail: row.email,
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
