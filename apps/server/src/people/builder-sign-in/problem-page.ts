import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../platform/pages/console-page.ts';
import type { ProblemError } from '../../platform/problems/problem-error.ts';
import { ownPath } from './own-path.ts';
import { nameOf, type SignedIn } from './signed-in.ts';

/** The bar above the pages of a builder who is signed in. `here` is the page that is open. */
export function barOf(
  context: Pick<PublicContext, 'env'>,
  signedIn: SignedIn,
  here: '/keys' | '/people' = '/keys',
): ConsoleBar {
  const link = (text: string, path: typeof here) => ({
    text,
    path: ownPath(context, path),
    isHere: path === here,
  });
  return {
    person: nameOf(signedIn) ?? 'Signed in',
    signOutPath: ownPath(context, '/sign-out'),
    links: [link('API keys', '/keys'), ...(signedIn.membership ? [link('People', '/people')] : [])],
  };
}

/** Says why something on these pages did not work. */
export function renderProblem(
  context: Pick<PublicContext, 'env'>,
  bar: ConsoleBar | undefined,
  { status, details }: Pick<ProblemError, 'status' | 'details'>,
): Promise<Response> {
  const isGone = status === 404;
  return renderConsolePage({
    status,
    title: isGone ? 'This does not exist' : 'That did not work',
    isFailure: true,
    bar,
    sends: true,
    content: html`<p role="alert">${isGone ? 'It was deleted, or it belongs to another organization than yours.' : `${details.detail} ${details.remedy ?? ''}`}</p>
<p><a class="button quiet" href="${ownPath(context, '/keys')}">Go to the keys</a></p>`,
  });
}
