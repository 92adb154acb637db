import { connectionLinkOverProblem } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { PublicContext } from '../../../context.ts';
import { sha256 } from '../../../platform/digest.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { Cookies } from '../../../platform/requests/cookies.ts';
import { type Brand, brandOf } from '../brand.ts';
import { selectConnection } from '../queries.ts';
import { authorize } from '../sign-in/authorizing.ts';
import { createCookie } from '../sign-in/browser-cookie.ts';
import { enterSignIn } from '../sign-in/entering.ts';
import { insertSignIn } from '../sign-in/queries.ts';
import { SIGN_IN_LIFE_MS } from '../sign-in/start-sign-in.ts';
import type { StartPage } from '../start-page/open-and-pass.ts';
import { resolveProvider } from '../stored-credentials.ts';
import { findByToken } from './queries.ts';

/**
 * What the page of a link shows. Opening it changes nothing, because programs open the links in mails.
 * @throws {ProblemError} `state_invalid`
 */
export async function open(context: PublicContext, token: string): Promise<StartPage> {
  const { link, project } = await findOpen(context, token);
  const brand = brandOf(context, { signIn: link, project });
  return { brand, people: link.bindings.shown, quickPass: null };
}

/** A click on the page of a link. */
export interface Followed {
  url: URL;
  brand: Brand;
  setCookies: readonly string[];
}

/**
 * Begins a sign-in that is bound to this browser. Others may click too, for example when an app's own browser cannot sign
 * in: the first sign-in that is stored completes the link.
 * @throws {ProblemError} `state_invalid` and the problems of `authorize`
 */
export async function follow(
  context: PublicContext,
  { token, cookies }: { token: string; cookies: Cookies },
): Promise<Followed> {
  const { link, project } = await findOpen(context, token);
  const { bindings, provider } = link;
  const caller = enterSignIn(context, { signIn: link, project });
  // The connection may have changed since the link was made, and the group may have got an app of its own.
  const { groupRef, connectionId } = bindings;
  const row = connectionId === undefined ? undefined : await selectConnection(caller, connectionId);
  // The metadata was checked before it was stored.
  const metadata = row?.providerMetadata ?? bindings.metadata;
  const resolved = resolveProvider(caller, { provider, providerMetadata: metadata });
  const { url, providerAppId, state, codeVerifier } = await authorize(caller, resolved, { groupRef });
  const id = v7();
  const expireTime = new Date(context.now().getTime() + SIGN_IN_LIFE_MS);
  const cookie = createCookie(context, { id, cookieHash: null, expireTime }, cookies);
  const sealed = codeVerifier === undefined ? undefined : context.secrets.seal(codeVerifier, id);
  await insertSignIn(caller, {
    id,
    provider,
    cookieHash: cookie.hash,
    stateHash: sha256(state),
    verifierSealed: sealed?.sealed ?? null,
    sealKeyId: sealed?.sealKeyId ?? null,
    bindings: { ...bindings, metadata, providerAppId, linkId: link.id },
    expireTime,
  });
  return { url, brand: brandOf(context, { signIn: link, project }), setCookies: cookie.lines };
}

async function findOpen(context: PublicContext, token: string) {
  const found = await findByToken(context, sha256(token));
  if (!found) throw new ProblemError('state_invalid', connectionLinkOverProblem('unknown'));
  const { completeTime, expireTime } = found.link;
  if (completeTime !== null) throw new ProblemError('state_invalid', connectionLinkOverProblem('used'));
  if (expireTime <= context.now()) {
    throw new ProblemError('state_invalid', connectionLinkOverProblem('expired'));
  }
  return found;
}
