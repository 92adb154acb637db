import type { PublicContext } from '../../context.ts';
import { ownPath } from '../../platform/pages/own-path.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { type Cookies, readCookies } from '../../platform/requests/cookies.ts';
import * as sessions from '../sessions/service.ts';
import { sessionTokenOf } from './browser-cookies.ts';

/** Who is signed in in this browser; undefined if nobody is. For pages that a browser opens, from wherever. */
export async function findSignedIn(
  context: PublicContext,
  headers: Headers,
): Promise<sessions.SignedIn | undefined> {
  const token = sessionTokenOf(context, readCookies(headers));
  if (token === undefined) return undefined;
  try {
    return await sessions.identify(context, token);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'session_invalid') return undefined;
    throw error;
  }
}

/** Ends the session that this browser had before, when somebody signs in again or signs out. */
export async function closeFormer(context: PublicContext, cookies: Cookies): Promise<void> {
  const token = sessionTokenOf(context, cookies);
  if (token !== undefined) await sessions.close(context, token);
}

/** Sends a browser to the sign-in page, and from there back to this page. */
export function toSignIn(context: Pick<PublicContext, 'env'>, { url }: Request): Response {
  const { pathname, search } = new URL(url);
  const basePath = new URL(context.env.publicUrl).pathname.replace(/\/$/, '');
  // A proxy may have removed the path of the public address, or not.
  const path = pathname.startsWith(`${basePath}/`) ? pathname : basePath + pathname;
  return redirect(`${ownPath(context, '/sign-in')}?${new URLSearchParams({ returnTo: path + search })}`);
}

/** A redirect after which a browser sends a GET. */
export function redirect(path: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const line of setCookies) headers.append('Set-Cookie', line);
  return new Response(null, { status: 303, headers });
}

/** What a page calls the person who is signed in. Undefined if the sign-in service told no name and no address. */
export function nameOf({ builder }: sessions.SignedIn): string | undefined {
  return builder.fullName ?? builder.primaryEmail ?? undefined;
}
