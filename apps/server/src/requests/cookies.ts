import { parse, serialize } from 'hono/utils/cookie';

/** The cookies that a browser sent, by name. */
export type Cookies = ReadonlyMap<string, string>;

/** A cookie that only this origin gets back, and no script reads. */
export interface HostCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** Whether the origin is one of https. */
  readonly secure: boolean;
}

export function readCookies(headers: Headers): Cookies {
  return new Map(Object.entries(parse(headers.get('cookie') ?? '')));
}

/** A `Set-Cookie` line. Browsers send the cookie with navigations from other sites, and with nothing else from there. */
export function toSetCookie({ name, value, maxAgeSeconds, secure }: HostCookie): string {
  return serialize(name, value, {
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}

/** The line that makes a browser forget a cookie. */
export function toClearedCookie(name: string, secure: boolean): string {
  return toSetCookie({ name, value: '', maxAgeSeconds: 0, secure });
}
