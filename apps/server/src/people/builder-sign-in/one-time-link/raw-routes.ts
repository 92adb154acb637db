import { html } from 'hono/html';
import { renderConsolePage } from '../../../platform/pages/console-page.ts';
import { isolated } from '../../../platform/pages/document.ts';
import { CONSOLE_PATH, ownPath } from '../../../platform/pages/own-path.ts';
import { readCookies } from '../../../platform/requests/cookies.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { sessionCookie } from '../browser-cookies.ts';
import { readForm } from '../form.ts';
import { orFailure } from '../or-failure.ts';
import { closeFormer, redirect } from '../signed-in.ts';
import * as links from './service.ts';

export const oneTimeLinkRoutes: readonly RawRoute[] = [
  { operation: 'openSignInLink', method: 'GET', path: links.LINK_PATH, handle: open },
  { operation: 'useSignInLink', method: 'POST', path: links.LINK_PATH, handle: use },
];

/** Programs that check links also open this page. Only the button uses the link up. */
async function open(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'openSignInLink', async () => {
    const { context, params } = visit;
    const email = await links.look(context, params.secret ?? '');
    const { host } = new URL(context.env.publicUrl);
    return renderConsolePage({
      title: `Sign in to ${host}`,
      sends: true,
      content: html`<p>${
        email === undefined
          ? 'This link comes from the terminal of this server. It signs you in as the owner of the demo project.'
          : html`This link signs you in as ${isolated(email)}.`
      }</p>
<form method="post"><button>Sign in</button></form>
<small>It works once.</small>`,
    });
  });
}

async function use(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'useSignInLink', async () => {
    const { context, request, params } = visit;
    await readForm(context, request);
    const session = await links.use(context, params.secret ?? '');
    await closeFormer(context, readCookies(request.headers));
    return redirect(ownPath(context, CONSOLE_PATH), [sessionCookie(context, session)]);
  });
}
