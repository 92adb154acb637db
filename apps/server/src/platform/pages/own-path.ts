import type { PublicContext } from '../../context.ts';

/** Where the console is, to which a sign-in leads. */
export const CONSOLE_PATH = '/console/';

/** A path of this server as browsers see it: below the path of the public address, if there is one. */
export function ownPath({ env }: Pick<PublicContext, 'env'>, path: string): string {
  return `${new URL(env.publicUrl).pathname.replace(/\/$/, '')}${path}`;
}

/**
 * The path and query of an address that people may be sent to after a sign-in: one of ours. Undefined for any other, so
 * that a sign-in never leads to another site.
 */
export function toReturnPath(
  { env }: Pick<PublicContext, 'env'>,
  text: string | undefined,
): string | undefined {
  if (text === undefined || text.length > 1000 || !URL.canParse(text, env.publicUrl)) return undefined;
  const { origin, pathname, search } = new URL(text, env.publicUrl);
  // A path such as `//evil.example` would be the address of another site.
  return origin === env.publicOrigin && !pathname.startsWith('//') ? pathname + search : undefined;
}
