import { type BuilderContext, enterBuilder, type PublicContext } from '../../context.ts';
import { assertRole } from '../../platform/caller.ts';
import { toProblem } from '../../platform/problems/to-problem.ts';
import type { RawRequest } from '../../platform/requests/raw-route.ts';
import { reportRequest } from '../../platform/requests/report-request.ts';
import { barOf, renderProblem } from './problem-page.ts';
import { findSignedIn, type SignedIn, toSignIn } from './signed-in.ts';

/** What a person of any role may open: no page of them shows or changes keys and people. */
const pagesOfEveryRole: ReadonlySet<string> = new Set(['openProjects', 'openInvite', 'acceptInviteOfLink']);

/** Runs a page of a builder who is signed in. Everybody else is sent to the sign-in page. A failure is a page, too. */
export async function forBuilder(
  { context, request }: RawRequest,
  operation: string,
  work: (context: BuilderContext, signedIn: SignedIn) => Promise<Response>,
): Promise<Response> {
  let signedIn: SignedIn | undefined;
  try {
    signedIn = await findSignedIn(context, request.headers);
    if (!signedIn) return toSignIn(context, request);
    const acting = actAs(context, signedIn);
    if (!pagesOfEveryRole.has(operation)) assertRole(acting.actor, { operation });
    return await work(acting, signedIn);
  } catch (error) {
    reportRequest.failure(context, operation, error);
    return renderProblem(context, signedIn && barOf(context, signedIn), toProblem(error));
  }
}

/** The context of the builder who is signed in in a browser: the same as with their session as a bearer token. */
function actAs(context: PublicContext, { builder, sessionId, membership }: SignedIn): BuilderContext {
  return enterBuilder(context, { kind: 'builder', id: builder.id, sessionId, membership });
}
