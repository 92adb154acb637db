import { type Context, enterProject, type PublicContext } from '../../../context.ts';
import type { FoundSignIn } from './queries.ts';

/** The caller of a sign-in once it has left the page that began it: the consumer it is for. */
export function enterSignIn(context: PublicContext, { signIn, project }: FoundSignIn): Context {
  const { groupRef, consumerRef } = signIn.bindings;
  return enterProject(context, project, { kind: 'consumer', id: consumerRef, groupRef, consumerRef });
}
