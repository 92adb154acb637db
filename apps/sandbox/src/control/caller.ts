import { auth as basicCredentials } from 'hono/utils/basic-auth';
import {
  findAccountByBasic,
  findAccountByEmail,
  findAccountByKey,
  findChoice,
} from '../sign-in/find-account.ts';
import { readCredentials, type SentCredential } from '../sign-in/sent-credentials.ts';
import { readIssuer } from '../sign-in/service-accounts.ts';
import type { World } from '../world.ts';

/** Who makes a call, as far as a fault can know. */
export interface Caller {
  apiKey?: string | undefined;
  /** The application, or the service account. */
  clientId?: string | undefined;
  /** The ID of the account that the call is about. */
  account?: string | undefined;
  /** The id of the person who consented to the call's token. */
  userId?: string | undefined;
}

/**
 * Finds out who makes a call, even if the credential is invalid: a fault may apply to calls that would be refused
 * anyway.
 */
export async function findCaller(world: World, request: Request): Promise<Caller> {
  const { pathname } = new URL(request.url);
  const caller = /\/oauth\/|^\/steps\//.test(pathname)
    ? findSigningIn(world, request, await readFields(request))
    : findCalling(world, request);
  const workspace = /^\/w\/([^/]+)/.exec(pathname)?.[1];
  return { ...caller, account: caller.account ?? workspace };
}

/** Whether a call asks for new tokens in exchange for old ones. */
export async function isRefresh(request: Request): Promise<boolean> {
  const { pathname } = new URL(request.url);
  if (pathname === '/steps/renew') return true;
  return pathname.endsWith('/oauth/token') && (await readFields(request)).grant_type === 'refresh_token';
}

function findCalling(world: World, request: Request): Caller {
  const [credential] = readCredentials(request);
  return credential ? finders[credential.kind](world, credential as never) : {};
}

type Finders = {
  [Kind in SentCredential['kind']]: (world: World, sent: Extract<SentCredential, { kind: Kind }>) => Caller;
};

const finders: Finders = {
  apiKey: (world, { apiKey }) => ({ apiKey, account: findAccountByKey(world, apiKey)?.id }),
  basic: (world, { username, password }) => ({
    ...(username === 'api' && { apiKey: password }),
    account: (findAccountByBasic(world, username, password) ?? findAccountByEmail(world, username))?.id,
  }),
  secretWord: (_, { accountCode }) => ({ account: accountCode }),
  session: (world, { token }) => ({ account: world.sessions.accountOf(token) }),
  bearer(world, { token }) {
    const issuer = readIssuer(world, token);
    if (issuer) return { clientId: issuer.id, account: issuer.accountId };
    const grant = world.grants.grants.get(world.grants.accessTokens.get(token)?.grantId ?? '');
    return { clientId: grant?.clientId, account: grant?.accountId, userId: grant?.userId };
  },
};

function findSigningIn(world: World, request: Request, fields: Record<string, string>): Caller {
  const { grants, refreshTokens, codes } = world.grants;
  const issuer = readIssuer(world, fields.assertion ?? '');
  const clientId = basicCredentials(request)?.username ?? fields.client_id ?? issuer?.id;
  const grantId = (refreshTokens.get(fields.refresh_token ?? '') ?? codes.get(fields.code ?? ''))?.grantId;
  const account =
    grants.get(grantId ?? '')?.accountId ??
    issuer?.accountId ??
    findAccountByEmail(world, fields.username ?? '')?.id ??
    world.sessions.tickets.get(fields.ticket ?? '')?.accountId ??
    (fields.person && findChoice(world.accounts.values(), fields)?.account.id) ??
    fields.account ??
    fields.account_code ??
    world.clients.get(clientId ?? '')?.accountId;
  return { clientId, account };
}

/** The parameters of a small request, from its address and from its body, be that a form or JSON. */
async function readFields(request: Request): Promise<Record<string, string>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (request.method === 'GET') return query;
  const text = await request.clone().text();
  if (!text.startsWith('{')) return { ...query, ...Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { ...query, ...JSON.parse(text) };
  } catch {
    return query;
  }
}
