import type { PublicContext } from '../../context.ts';
import { CONSOLE_PATH, ownPath, toReturnPath } from '../../platform/pages/own-path.ts';
import { readCookies } from '../../platform/requests/cookies.ts';
import type { RawRequest, RawRoute } from '../../platform/requests/raw-route.ts';
import { clearedSessionCookie, sessionCookie } from './browser-cookies.ts';
import { readForm } from './form.ts';
import { linkForFirstPerson, printsLinks } from './one-time-link/service.ts';
import { orFailure } from './or-failure.ts';
import { renderLeaving, renderLinkPrinted, renderSignIn } from './sign-in-page.ts';
import { beginAtService } from './sign-in-service/begin-sign-in.ts';
import { CALLBACK_PATH } from './sign-in-service/callback-address.ts';
import { finish } from './sign-in-service/finish.ts';
import { closeFormer, findSignedIn, redirect } from './signed-in.ts';

export const builderSignInRoutes: readonly RawRoute[] = [
  { operation: 'openConsole', method: 'GET', path: '/', handle: openConsole },
  { operation: 'openSignIn', method: 'GET', path: '/sign-in', handle: openSignIn },
  { operation: 'beginSignIn', method: 'POST', path: '/sign-in', handle: beginSignIn },
  { operation: 'finishSignIn', method: 'GET', path: CALLBACK_PATH, handle: finishSignIn },
  { operation: 'signOut', method: 'POST', path: '/sign-out', handle: signOut },
];

async function openConsole({ context }: RawRequest): Promise<Response> {
  return redirect(home(context));
}

async function openSignIn(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'openSignIn', async () => {
    const { context, request } = visit;
    const { returnTo, another } = visit.query();
    const path = toReturnPath(context, returnTo) ?? home(context);
    const choosesAccount = another !== undefined;
    if (!choosesAccount && (await findSignedIn(context, request.headers))) return redirect(path);
    return renderSignIn(context, { returnTo: path, choosesAccount });
  });
}

async function beginSignIn(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'beginSignIn', async () => {
    const { context, request } = visit;
    const form = await readForm(context, request);
    if (printsLinks(context)) {
      console.log(`To sign in, open ${await linkForFirstPerson(context)}`);
      return renderLinkPrinted();
    }
    const { url, setCookie } = await beginAtService(context, {
      cookies: readCookies(request.headers),
      returnTo: toReturnPath(context, form.get('returnTo') ?? undefined) ?? home(context),
      choosesAccount: form.has('choosesAccount'),
    });
    return renderLeaving(url, setCookie);
  });
}

async function finishSignIn(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'finishSignIn', async () => {
    const { context, request } = visit;
    const { searchParams } = new URL(request.url);
    const cookies = readCookies(request.headers);
    const { session, returnTo } = await finish(context, searchParams, cookies);
    await closeFormer(context, cookies);
    return redirect(returnTo ?? home(context), [sessionCookie(context, session)]);
  });
}

async function signOut(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'signOut', async () => {
    const { context, request } = visit;
    await readForm(context, request);
    await closeFormer(context, readCookies(request.headers));
    return redirect(ownPath(context, '/sign-in'), [clearedSessionCookie(context)]);
  });
}

function home(context: Pick<PublicContext, 'env'>): string {
  return ownPath(context, CONSOLE_PATH);
}
