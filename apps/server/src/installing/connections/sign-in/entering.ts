import { type Context, enterProject, type PublicContext } from '../../../context.ts';
import type { SignInProject, SignInRow } from './queries.ts';

/**
 * The context of a sign-in after it left the page that began it. Its caller is the consumer that the sign-in is for.
 */
export function enterSignIn(
  context: PublicContext,
  { signIn, project }: { signIn: Pick<SignInRow, 'bindings'>; project: SignInProject },
): Context {
  const { groupRef, consumerRef } = signIn.bindings;
  return enterProject(context, project, { kind: 'consumer', id: consumerRef, groupRef, consumerRef });
}
