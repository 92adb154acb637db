import { CreateOrg, ProjectName } from '@dowel/schema';
import { type BuilderContext, enterBuilder } from '../../context.ts';
import { storableText } from '../../provider-words/storable.ts';
import { runRecorded } from '../audit-log/recording/record-operation.ts';
import * as invites from '../invites/service.ts';
import * as orgs from '../orgs/service.ts';
import * as projects from '../projects/service.ts';

/** A form that asks for a first project. */
export interface FirstProject {
  /** The name of the company. Unused if the builder belongs to an org. */
  readonly label: string;
  /** The name of the project. */
  readonly name: string;
}

/** What is wrong with the form, in words for the person. */
export type Refused = Partial<Record<keyof FirstProject, string>>;

export function readFirstProject(form: URLSearchParams): FirstProject {
  return { label: (form.get('label') ?? '').trim(), name: (form.get('name') ?? '').trim() };
}

/** What cannot be used of the form. */
export function checkFirstProject(
  { label, name }: FirstProject,
  { actor }: Pick<BuilderContext, 'actor'>,
): Refused {
  const isLabelFine =
    storableText(label) === label &&
    (actor.membership !== undefined || CreateOrg.safeParse({ label }).success);
  return {
    ...(!isLabelFine && { label: 'Give the name of your company.' }),
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
export function makeFirstProject(context: BuilderContext, { label, name }: FirstProject): Promise<string> {
  return context.transaction(async (tx) => {
    const { membership } = tx.actor;
    const createOrg = { operation: 'createOrg', body: { label } };
    const orgId =
      membership?.orgId ?? (await runRecorded(tx, createOrg, () => orgs.create(tx, { label }))).id;
    const asMember = enterBuilder(tx, { ...tx.actor, membership: membership ?? { orgId, role: 'owner' } });
    const body = { orgId, name, appName: label || name };
    const createProject = { operation: 'createProject', body };
    const project = await runRecorded(asMember, createProject, () => projects.createInOwnOrg(asMember, body));
    return project.name;
  });
}

/**
 * Makes the builder a member of the org that invites them.
 * @throws {ProblemError} `invite_not_found`, `email_not_verified`, `already_member`
 */
export async function acceptInvite(context: BuilderContext, token: string, email: string): Promise<void> {
  const body = { invitedEmail: email, inviteToken: token };
  await runRecorded(context, { operation: 'acceptInvite', body }, (tx) => invites.accept(tx, body));
}
