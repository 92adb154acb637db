import { randomBytes } from 'node:crypto';
import type { PublicContext } from '../../../context.ts';
import { isSameDigest, sha256 } from '../../../platform/digest.ts';
import { type Cookies, toClearedCookie, toSetCookie } from '../../../platform/requests/cookies.ts';

/** Nobody needs more at once. With many more, requests would become too large for servers to accept. */
const maxCookies = 20;

const isSecure = ({ env }: Pick<PublicContext, 'env'>) => env.publicOrigin.startsWith('https:');

/** Every sign-in has its own cookie, so that two sign-ins at once do not disturb each other. */
function prefixOf(context: PublicContext): string {
  // Browsers accept a `__Host-` cookie only with `Secure`, and only from this exact host.
  return `${isSecure(context) ? '__Host-' : ''}dowel-sign-in-`;
}

interface Bound {
  readonly id: string;
  readonly cookieHash: string | null;
  readonly expireTime: Date;
}

/** The cookie that binds a sign-in to one browser. */
export interface NewCookie {
  readonly hash: string;
  /** `Set-Cookie` lines: the first sets the cookie, the others remove the oldest cookies above the limit. */
  readonly lines: readonly string[];
}

export function createCookie(context: PublicContext, signIn: Bound, cookies: Cookies): NewCookie {
  const value = randomBytes(32).toString('base64url');
  const lifeMs = signIn.expireTime.getTime() - context.now().getTime();
  const cookie = {
    name: prefixOf(context) + signIn.id,
    value,
    maxAgeSeconds: Math.max(1, Math.ceil(lifeMs / 1000)),
    secure: isSecure(context),
  };
  return { hash: sha256(value), lines: [toSetCookie(cookie), ...clearOldest(context, cookies)] };
}

export function hasCookie(context: PublicContext, { id, cookieHash }: Bound, cookies: Cookies): boolean {
  const value = cookies.get(prefixOf(context) + id);
  return value !== undefined && cookieHash !== null && isSecret(value, cookieHash);
}

/** The `Set-Cookie` line that removes the cookie of a sign-in. */
export function clearedCookie(context: PublicContext, { id }: Pick<Bound, 'id'>): string {
  return toClearedCookie(prefixOf(context) + id, isSecure(context));
}

/** Whether a stored hash belongs to this value. */
export function isSecret(value: string, hash: string): boolean {
  return isSameDigest(sha256(value), hash);
}

/** Ids begin with their creation time, so the cookie names sort by age. */
function clearOldest(context: PublicContext, cookies: Cookies): string[] {
  const names = [...cookies.keys()].filter((name) => name.startsWith(prefixOf(context))).sort();
  return names
    .slice(0, Math.max(0, names.length - maxCookies + 1))
    .map((name) => toClearedCookie(name, isSecure(context)));
}
