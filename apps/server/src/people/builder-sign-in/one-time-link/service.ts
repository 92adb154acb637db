import { signInLinkOverProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as builders from '../../builders/service.ts';
import * as projects from '../../projects/service.ts';
import type * as sessions from '../../sessions/service.ts';
import { openSession } from '../open-session.ts';
import { deleteUnusedFirstLinks, isAnybodySignedIn, joinAsOwner } from '../queries.ts';
import * as signIns from '../service.ts';

/** How long a link works. */
const lifeMs = 60 * 60 * 1000;

/** People who did not come from a sign-in service. */
const idpProvider = 'local';

/** The path of a link's page. */
export const LINK_PATH = '/sign-in/link/{secret}';

/**
 * Whether this server prints a link for the first person: a development server without a sign-in service. Who can read
 * its terminal can also read its database.
 */
export function printsLinks({ env }: Pick<PublicContext, 'env'>): boolean {
  return env.mode === 'development' && env.oidc === undefined;
}

/** The link to print when the server starts. Undefined when somebody is signed in, or when it prints no links. */
export async function linkAtStart(context: PublicContext): Promise<string | undefined> {
  if (!printsLinks(context) || (await isAnybodySignedIn(context))) return undefined;
  return linkForFirstPerson(context);
}

/** A link that signs in the first person, who owns the demo project. It takes the place of the one before. */
export async function linkForFirstPerson(context: PublicContext): Promise<string> {
  const secret = await context.transaction(async (tx) => {
    await deleteUnusedFirstLinks(tx);
    return signIns.begin(tx, { kind: 'link', lifeMs });
  });
  return toLink(context, secret);
}

/** A link that signs in the person with this address. The operator vouches for the address. */
export async function linkFor(context: PublicContext, email: string): Promise<string> {
  const secret = await context.transaction(async (tx) => {
    const person = { idpProvider, idpRef: email.toLowerCase(), email, isEmailVerified: true };
    const builder = await builders.upsertFromSignIn(tx, person);
    return signIns.begin(tx, { kind: 'link', lifeMs, builderId: builder.id });
  });
  return toLink(context, secret);
}

/**
 * Looks at a link, and leaves it as it is.
 * @returns the address of the person whom it signs in; undefined for the first person
 * @throws {ProblemError} `state_invalid`
 */
export async function look(context: PublicContext, secret: string): Promise<string | undefined> {
  const { row, end } = await signIns.find(context, 'link', secret);
  if (!row) throw over(end);
  const builder = row.builderId === null ? undefined : await builders.find(context, row.builderId);
  return builder?.primaryEmail ?? undefined;
}

/**
 * Uses a link up, and signs its person in.
 * @throws {ProblemError} `state_invalid`
 */
export function use(context: PublicContext, secret: string): Promise<sessions.OpenedSession> {
  return context.transaction(async (tx) => {
    const { row, end } = await signIns.find(tx, 'link', secret);
    if (!row) throw over(end);
    if (!(await signIns.spend(tx, row))) throw over('used');
    const builder = row.builderId === null ? await firstPerson(tx) : { id: row.builderId };
    return openSession(tx, builder, 'link');
  });
}

async function firstPerson(tx: PublicContext): Promise<{ id: string }> {
  const builder = await builders.upsertFromSignIn(tx, {
    idpProvider,
    idpRef: 'first',
    fullName: 'Demo owner',
  });
  const demo = await projects.findByName(tx, 'demo');
  if (demo) await joinAsOwner(tx, { orgId: demo.orgId, builderId: builder.id });
  return builder;
}

function toLink({ env }: PublicContext, secret: string): string {
  return env.publicUrl + LINK_PATH.replace('{secret}', secret);
}

function over(end: Parameters<typeof signInLinkOverProblem>[0]): ProblemError {
  return new ProblemError('state_invalid', signInLinkOverProblem(end));
}
