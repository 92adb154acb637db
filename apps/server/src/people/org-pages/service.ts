import { CreateOrg, ProjectName } from '@dowel/schema';
import { type BuilderContext, enterBuilder } from '../../context.ts';
import * as auditLog from '../../platform/record-audit-entries.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import { runRecorded } from '../audit-log/record-operation.ts';
import * as claimedDomains from '../claimed-domains/service.ts';
import * as invites from '../invites/service.ts';
import * as memberships from '../memberships/service.ts';
import * as orgs from '../orgs/service.ts';
import * as projects from '../projects/service.ts';

/** A form that asks for a first project. */
export interface FirstProject {
  /** The name of the company. Unused if the builder belongs to an org. */
  readonly label: string;
  /** The name of the product that customers read. The name of the company or the project if it is empty. */
  readonly appName: string;
  /** The name of the project. */
  readonly name: string;
}

/** The orgs that a builder without one may join. */
export interface WaysIn {
  readonly invites: Awaited<ReturnType<typeof invites.listOwn>>;
  /** The org that has proven the domain of the builder's address. */
  readonly offer: Awaited<ReturnType<typeof claimedDomains.findOffer>>;
}

/** What is wrong with the form, in words for the person. */
export type Refused = Partial<Record<keyof FirstProject, string>>;

export function readFirstProject(form: URLSearchParams): FirstProject {
  const textOf = (name: keyof FirstProject) => (form.get(name) ?? '').trim();
  return { label: textOf('label'), appName: textOf('appName'), name: textOf('name') };
}

/** Which orgs the builder may join. None for somebody who belongs to one. */
export async function waysIn(context: BuilderContext): Promise<WaysIn> {
  if (context.actor.membership !== undefined) return { invites: [], offer: undefined };
  return { invites: await invites.listOwn(context), offer: await claimedDomains.findOffer(context) };
}

/** What cannot be used of the form. */
export function checkFirstProject(
  { label, appName, name }: FirstProject,
  { actor }: Pick<BuilderContext, 'actor'>,
): Refused {
  const isLabelFine =
    storableText(label) === label &&
    (actor.membership !== undefined || CreateOrg.safeParse({ label }).success);
  return {
    ...(!isLabelFine && { label: 'Give the name of your company.' }),
    ...((storableText(appName) !== appName || appName.length > 128) && {
      appName: 'Give the name of your product, in at most 128 characters.',
    }),
    ...(!ProjectName.safeParse(name).success && {
      name: 'Use 2 to 128 letters, digits and hyphens. Begin and end with a letter or a digit.',
    }),
  };
}

/**
 * Makes a project, and an org that the builder owns if they belong to none.
 * @returns the name of the project
 * @throws {ProblemError} `name_taken`, `already_member`, `org_not_found`
 */
export function makeFirstProject(
  context: BuilderContext,
  { label, appName, name }: FirstProject,
): Promise<string> {
  return context.transaction(async (tx) => {
    const { membership } = tx.actor;
    const createOrg = { operation: 'createOrg', body: { label } };
    const orgId =
      membership?.orgId ?? (await runRecorded(tx, createOrg, () => orgs.create(tx, { label }))).id;
    const asMember = enterBuilder(tx, { ...tx.actor, membership: membership ?? { orgId, role: 'owner' } });
    const body = { orgId, name, appName: appName || label || name };
    const createProject = { operation: 'createProject', body };
    const project = await runRecorded(asMember, createProject, () => projects.createInOwnOrg(asMember, body));
    return project.name;
  });
}

/**
 * Makes the builder a member of the org that invites them.
 * @throws {ProblemError} `invite_not_found`, `email_not_verified`, `already_member`
 */
export async function acceptInvite(context: BuilderContext, invite: invites.Answered): Promise<void> {
  const acceptInvite = { operation: 'acceptInvite', body: invite };
  await runRecorded(context, acceptInvite, (tx) => invites.accept(tx, invite));
}

/**
 * Declines an invite. The org reads in its audit log who did.
 * @throws {ProblemError} `invite_not_found`, `email_not_verified`
 */
export async function declineInvite(context: BuilderContext, invite: invites.Answered): Promise<void> {
  await context.transaction(async (tx) => {
    const { id, parentId, invitedEmail } = await invites.decline(tx, invite);
    const declined = {
      action: 'invite.declined',
      targetType: 'invite',
      targetId: id,
      before: { invitedEmail, status: 'pending' },
      after: { invitedEmail, status: 'revoked' },
    };
    await auditLog.record(tx, { orgId: parentId, actor: tx.actor }, [declined]);
  });
}

/**
 * Makes the builder a member of the org that has proven the domain of their address.
 * @throws {ProblemError} `org_not_found`, `invite_required`, `already_member`
 */
export async function joinByDomain(context: BuilderContext, orgId: string): Promise<void> {
  const body = { builderId: context.actor.id };
  await runRecorded(context, { operation: 'addUserToOrg', params: { orgId }, body }, (tx) =>
    memberships.joinByDomain(tx, orgId, body.builderId),
  );
}
