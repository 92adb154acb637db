import { createHash } from 'node:crypto';
import type { createSandbox } from '../app.ts';

type Sandbox = ReturnType<typeof createSandbox>;

const VERIFIER = 'a-verifier-of-the-right-length-0123456789-abcdef';

/** The parameters of an authorization request, as an application sends them. */
export const authorization = {
  response_type: 'code',
  client_id: 'dowel-demo',
  redirect_uri: 'http://localhost:4310/callbacks/v1/oauth',
  scope: 'crm.read crm.write',
  state: 'state-1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

/** Sends a form, as a browser or an application does. */
export function post(sandbox: Sandbox, path: string, form: Record<string, string>, headers = {}) {
  return sandbox.request(path, { method: 'POST', body: new URLSearchParams(form), headers });
}

/** Clicks a button of the consent page and returns the address that it leads to. */
export async function decide(sandbox: Sandbox, decision: string, overrides: Record<string, string> = {}) {
  const response = await post(sandbox, '/oauth/authorize', {
    ...authorization,
    account: 'acme',
    decision,
    ...overrides,
  });
  return new URL(response.headers.get('location') ?? 'about:blank');
}

export function exchangeForm(code: string, overrides: Record<string, string> = {}) {
  return {
    grant_type: 'authorization_code',
    code,
    redirect_uri: authorization.redirect_uri,
    client_id: 'dowel-demo',
    client_secret: 'dowel-demo-secret',
    code_verifier: VERIFIER,
    ...overrides,
  };
}

export function refreshForm(refreshToken: string) {
  const credentials = { client_id: 'dowel-demo', client_secret: 'dowel-demo-secret' };
  return { grant_type: 'refresh_token', refresh_token: refreshToken, ...credentials };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  [attribute: string]: unknown;
}

/** Goes through the consent page and the code exchange. */
export async function connect(sandbox: Sandbox, overrides: Record<string, string> = {}): Promise<Tokens> {
  const location = await decide(sandbox, 'allow', overrides);
  const response = await post(sandbox, '/oauth/token', exchangeForm(location.searchParams.get('code') ?? ''));
  return (await response.json()) as Tokens;
}

/** The status of a health check that sends this access token. */
export async function checkHealth(sandbox: Sandbox, accessToken: string): Promise<number> {
  const response = await sandbox.request('/api/v1/me', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.status;
}
