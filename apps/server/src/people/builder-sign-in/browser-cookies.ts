import { randomBytes } from 'node:crypto';
import type { PublicContext } from '../../context.ts';
import { isSameDigest, sha256 } from '../../platform/digest.ts';
import { type Cookies, toClearedCookie, toSetCookie } from '../../platform/requests/cookies.ts';

type Env = Pick<PublicContext, 'env'>;

const isSecure = ({ env }: Env) => env.publicOrigin.startsWith('https:');

/** Browsers accept a `__Host-` cookie only with `Secure`, and only from this exact host. */
const named = (context: Env, name: string) => `${isSecure(context) ? '__Host-' : ''}${name}`;

const sessionName = (context: Env) => named(context, 'dowel-session');
const beginningName = (context: Env) => named(context, 'dowel-builder-sign-in');

export function sessionTokenOf(context: Env, cookies: Cookies): string | undefined {
  return cookies.get(sessionName(context));
}

/** The `Set-Cookie` line that signs a browser in. */
export function sessionCookie(
  context: Pick<PublicContext, 'env' | 'now'>,
  { token, expireTime }: { token: string; expireTime: Date },
): string {
  const lifeMs = expireTime.getTime() - context.now().getTime();
  return toSetCookie({
    name: sessionName(context),
    value: token,
    maxAgeSeconds: Math.max(1, Math.floor(lifeMs / 1000)),
    secure: isSecure(context),
  });
}

/** The `Set-Cookie` line that signs a browser out. */
export function clearedSessionCookie(context: Env): string {
  return toClearedCookie(sessionName(context), isSecure(context));
}

/**
 * The cookie that says which browser began a sign-in. All sign-ins of a browser share it, so that two tabs do not disturb
 * each other and cookies do not pile up.
 */
export function beginningCookie(
  context: Env,
  cookies: Cookies,
  lifeMs: number,
): { readonly hash: string; readonly line: string } {
  const known = cookies.get(beginningName(context));
  const value = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  const line = toSetCookie({
    name: beginningName(context),
    value,
    maxAgeSeconds: Math.ceil(lifeMs / 1000),
    secure: isSecure(context),
  });
  return { hash: sha256(value), line };
}

/** Whether this browser began the sign-in. */
export function hasBegun(context: Env, cookieHash: string | null, cookies: Cookies): boolean {
  const value = cookies.get(beginningName(context));
  return value !== undefined && cookieHash !== null && isSameDigest(sha256(value), cookieHash);
}
