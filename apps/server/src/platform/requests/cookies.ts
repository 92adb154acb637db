import { parse, serialize } from 'hono/utils/cookie';

/** The cookies that a browser sent, by name. */
export type Cookies = ReadonlyMap<string, string>;

/** A cookie that browsers send only to this host, and that scripts cannot read. */
export interface HostCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** Whether the origin uses https. */
  readonly secure: boolean;
}

export function readCookies(headers: Headers): Cookies {
  return new Map(Object.entries(parse(headers.get('cookie') ?? '')));
}

/** A `Set-Cookie` line. On requests from other sites, browsers send the cookie only with navigations. */
export function toSetCookie({ name, value, maxAgeSeconds, secure }: HostCookie): string {
  return serialize(name, value, {
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}

/** A `Set-Cookie` line that deletes a cookie. */
export function toClearedCookie(name: string, secure: boolean): string {
  return toSetCookie({ name, value: '', maxAgeSeconds: 0, secure });
}
