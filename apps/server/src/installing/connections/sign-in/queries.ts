import type { ProviderMetadata } from '@dowel/schema';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { acrossProjects } from '../../../platform/db/scope.ts';
import { oauthStates, projects } from '../../../platform/db/tables.ts';
import type { GivenLook } from './given-look.ts';
import type { ShownPeople } from './shown-people.ts';

export interface SignInBindings {
  providerAppId: string;
  groupRef: string;
  groupName?: string | undefined;
  consumerRef: string;
  consumerName?: string | undefined;
  metadata: ProviderMetadata;
  /** The connection that the person signs in to again; absent for a first sign-in. */
  connectionId?: string | undefined;
  /** If true, the person wants another connection beside those that they have. */
  additional?: boolean | undefined;
  /** If true, the connection is the person's own. */
  personal?: boolean | undefined;
  /** The connection link that it was begun from. */
  linkId?: string | undefined;
  returnUrl?: string | undefined;
  /** The people that the start page names. */
  shown: ShownPeople;
  /** How its pages look. A sign-in of an earlier release has none. */
  look?: GivenLook | undefined;
  /** If true, only a click passes the start page, whatever the project's settings are. */
  alwaysAsks: boolean;
}

export type SignInRow = Omit<typeof oauthStates.$inferSelect, 'bindings'> & { bindings: SignInBindings };

/** The project of a sign-in, with the members that its start page needs. */
export type SignInProject = Pick<
  typeof projects.$inferSelect,
  'id' | 'name' | 'orgId' | 'appName' | 'embeddingOrigins' | 'skipsStartPage' | 'logo'
>;

export interface FoundSignIn {
  signIn: SignInRow;
  project: SignInProject;
}

export async function insertSignIn(
  context: Context,
  values: Omit<typeof oauthStates.$inferInsert, 'projectId' | 'createTime' | 'bindings'> & {
    bindings: SignInBindings;
  },
): Promise<void> {
  const createTime = context.now();
  await context.db
    .insert(oauthStates)
    .values({ ...values, bindings: { ...values.bindings }, projectId: context.project.id, createTime });
}

export function findByTicket(context: PublicContext, ticketHash: string): Promise<FoundSignIn | undefined> {
  return find(context, eq(oauthStates.ticketHash, ticketHash));
}

export function findByState(context: PublicContext, stateHash: string): Promise<FoundSignIn | undefined> {
  return find(context, eq(oauthStates.stateHash, stateHash));
}

async function find(context: PublicContext, where: SQL): Promise<FoundSignIn | undefined> {
  const [row] = await acrossProjects(context, 'the browser brings a secret that names its sign-in')
    .select({ signIn: oauthStates, project: projects })
    .from(oauthStates)
    .innerJoin(projects, eq(projects.id, oauthStates.projectId))
    .where(where);
  return row && { signIn: withBindings(row.signIn), project: row.project };
}

/** Binds a sign-in to the first browser that opens its start page. */
export function bindBrowser(context: PublicContext, id: string, cookieHash: string): Promise<boolean> {
  return take(context, { cookieHash }, [eq(oauthStates.id, id), isNull(oauthStates.cookieHash)]);
}

export function passStartPage(
  context: PublicContext,
  id: string,
  made: { stateHash: string; verifierSealed: SignInRow['verifierSealed']; sealKeyId: string | null },
): Promise<boolean> {
  return take(context, made, [eq(oauthStates.id, id), isNull(oauthStates.stateHash)]);
}

/** Uses the state up. */
export function spendState(context: PublicContext, id: string): Promise<boolean> {
  return take(context, { usedTime: context.now() }, [eq(oauthStates.id, id)]);
}

/**
 * Takes a step of a sign-in. Each step can be taken only once. When two callers try at the same time, one of them gets
 * true: the statement locks the row, and the other caller then finds the step taken.
 */
async function take(
  context: PublicContext,
  step: Partial<typeof oauthStates.$inferInsert>,
  where: SQL[],
): Promise<boolean> {
  const isOpen = [isNull(oauthStates.usedTime), gt(oauthStates.expireTime, context.now())];
  const taken = await acrossProjects(context, 'a step of the sign-in that was found by its secret')
    .update(oauthStates)
    .set(step)
    .where(and(...where, ...isOpen))
    .returning({ id: oauthStates.id });
  return taken.length > 0;
}

/** The cast is safe, because only `insertSignIn` writes the column. */
function withBindings(row: typeof oauthStates.$inferSelect): SignInRow {
  return { ...row, bindings: row.bindings as unknown as SignInBindings };
}
