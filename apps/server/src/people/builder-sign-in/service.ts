import { randomBytes } from 'node:crypto';
import type { BuilderSignInEnd } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { PublicContext } from '../../context.ts';
import { sha256 } from '../../platform/digest.ts';
import { isFromOwnPage } from '../../platform/pages/from-own-page.ts';
import { readCookies } from '../../platform/requests/cookies.ts';
import { sessionTokenOf } from './browser-cookies.ts';
import { type BuilderSignInRow, findSignIn, insertSignIn, spendSignIn } from './queries.ts';

export interface NewSignIn {
  readonly kind: BuilderSignInRow['kind'];
  readonly lifeMs: number;
  /** The digest of the cookie of the browser that began it. Absent if any browser may end it. */
  readonly cookieHash?: string;
  /** What only we may know or change until the end: it is stored encrypted. */
  readonly bindings?: Readonly<Record<string, string>>;
  readonly builderId?: string;
}

/** Writes down a sign-in. Returns the secret that ends it; only its digest is stored. */
export async function begin(
  context: PublicContext,
  { kind, lifeMs, bindings, ...known }: NewSignIn,
): Promise<string> {
  const id = v7();
  const secret = randomBytes(32).toString('base64url');
  await insertSignIn(context, {
    id,
    kind,
    ...known,
    ...(bindings && toSealed(context, bindings, id)),
    secretHash: sha256(secret),
    expireTime: new Date(context.now().getTime() + lifeMs),
  });
  return secret;
}

/** A sign-in that was found by its secret, and whether it can still be used. */
export type FoundSignIn =
  | { readonly row: BuilderSignInRow; readonly end?: undefined }
  | { readonly row?: undefined; readonly end: BuilderSignInEnd };

/** Looks a sign-in up by its secret, and leaves it as it is. */
export async function find(
  context: PublicContext,
  kind: BuilderSignInRow['kind'],
  secret: string,
): Promise<FoundSignIn> {
  const row = await findSignIn(context, kind, sha256(secret));
  if (!row) return { end: 'unknown' };
  if (row.usedTime !== null) return { end: 'used' };
  if (row.expireTime <= context.now()) return { end: 'expired' };
  return { row };
}

/** Uses up a sign-in that was found. False if another request was faster. */
export function spend(context: PublicContext, row: BuilderSignInRow): Promise<boolean> {
  return spendSignIn(context, row.id);
}

export function bindingsOf(context: PublicContext, row: BuilderSignInRow): Readonly<Record<string, string>> {
  if (row.bindingsSealed === null) return {};
  // Only `begin` writes the column, and nobody else can seal for this row.
  return JSON.parse(context.secrets.open(row.bindingsSealed, row.id)) as Record<string, string>;
}

function toSealed(context: PublicContext, bindings: NewSignIn['bindings'], id: string) {
  const { sealed, sealKeyId } = context.secrets.seal(JSON.stringify(bindings), id);
  return { bindingsSealed: sealed, sealKeyId };
}

/**
 * The session of the browser that sent a request, if a page of our own origin sent it. Browsers say so, and no page can
 * change it, so a page of another origin never calls with the cookie of a builder, not even one of the same site.
 */
export function sessionOfOwnPage(context: PublicContext, headers: Headers): string | undefined {
  return isFromOwnPage(context, headers) ? sessionTokenOf(context, readCookies(headers)) : undefined;
}
