import { isRevoked } from '../control/named-faults.ts';
import type { Account } from '../crm/account.ts';
import type { OAuthServer } from '../oauth/server.ts';
import { findAccountByBasic, findAccountByKey } from '../sign-in/find-account.ts';
import { readCredentials, type SentCredential } from '../sign-in/sent-credentials.ts';
import { BadAssertionError, verifyAssertion } from '../sign-in/service-accounts.ts';
import type { World } from '../world.ts';
import { ApiError } from './errors.ts';

interface Call {
  world: World;
  oauth: OAuthServer;
  request: Request;
}

type Strategies = {
  [Kind in SentCredential['kind']]: (
    credential: Extract<SentCredential, { kind: Kind }>,
    call: Call,
  ) => Account | undefined | Promise<Account | undefined>;
};

/** How each kind of credential leads to an account. Undefined: it is not valid. */
const strategies: Strategies = {
  apiKey: ({ apiKey }, { world }) => findAccountByKey(world, apiKey),
  basic: ({ username, password }, { world }) => findAccountByBasic(world, username, password),
  secretWord({ accountCode, secretWord }, { world }) {
    const account = world.accounts.get(accountCode);
    return account?.credentials.secretWord === secretWord ? account : undefined;
  },
  session({ token }, { world }) {
    const { sessions } = world;
    return sessions.isWorking(token) ? world.accounts.get(sessions.accountOf(token) ?? '') : undefined;
  },
  // A token of three parts is signed by its sender. The tokens that Juniper issues have one part.
  bearer: ({ token }, call) =>
    token.split('.').length === 3 ? findBySignature(token, call) : findByAccessToken(call),
};

const EXPLANATIONS: Record<SentCredential['kind'], string> = {
  apiKey: 'This API key is not known. The keys of the demo accounts are on the home page.',
  basic: 'No account has this username and password.',
  secretWord: 'No account has this account code and secret word.',
  session: 'This session is not known or has ended. Renew it, or sign in again.',
  bearer: 'The access of this token was revoked.',
};

/**
 * Finds the account that a call is for. Only tokens of OAuth are limited to scopes; any other credential may do
 * everything.
 * @throws {ApiError} 400 for two credentials, 401 `unauthorized`, 403 `insufficient_scope`.
 */
export async function authenticate(world: World, oauth: OAuthServer, request: Request): Promise<Account> {
  const [credential, second] = readCredentials(request);
  if (!credential) {
    throw unauthorized(
      'This call carries no credential. The home page of Juniper lists the ways to send one.',
    );
  }
  if (second) {
    const message = `This call carries two credentials (${credential.kind} and ${second.kind}), so Juniper cannot tell which one counts. Send one.`;
    throw new ApiError(400, 'bad_request', message);
  }
  const strategy = strategies[credential.kind] as (
    sent: SentCredential,
    call: Call,
  ) => Promise<Account | undefined>;
  const account = await strategy(credential, { world, oauth, request });
  // Tokens and sessions ended when access was revoked. What a person typed does not end by itself.
  const isTyped = credential.kind !== 'bearer' && credential.kind !== 'session';
  if (!account || (isTyped && isRevoked(world, { account: account.id }))) {
    throw unauthorized(EXPLANATIONS[credential.kind]);
  }
  return account;
}

async function findBySignature(token: string, { world, request }: Call): Promise<Account | undefined> {
  const { origin } = new URL(request.url);
  try {
    const { id, accountId } = await verifyAssertion(world, token, [`${origin}/api/v1`]);
    if (isRevoked(world, { account: accountId, clientId: id })) return undefined;
    return world.accounts.get(accountId);
  } catch (error) {
    if (error instanceof BadAssertionError) throw unauthorized(error.message);
    throw error;
  }
}

async function findByAccessToken({ world, oauth, request }: Call): Promise<Account | undefined> {
  const scope = request.method === 'GET' || request.method === 'HEAD' ? 'crm.read' : 'crm.write';
  const result = await oauth.authenticate(request, scope);
  if ('error' in result) throw toApiError(result.status, result.description, scope, result.wwwAuthenticate);
  return world.accounts.get(result.accountId);
}

function unauthorized(message: string, wwwAuthenticate = 'Bearer realm="Juniper"'): ApiError {
  return new ApiError(401, 'unauthorized', message, { wwwAuthenticate });
}

function toApiError(status: number, description: string, scope: string, challenge?: string): ApiError {
  if (status === 403) {
    const message = `This token lacks the scope ${scope}. Ask the person to connect again with it.`;
    const wwwAuthenticate = `Bearer realm="Juniper", error="insufficient_scope", scope="${scope}"`;
    return new ApiError(403, 'insufficient_scope', message, { wwwAuthenticate });
  }
  return unauthorized(description, challenge?.replace('realm="Service"', 'realm="Juniper"'));
}
