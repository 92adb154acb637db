import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '@dowel/schema';
import { Agent, request } from 'undici';
import { mustCallAt } from '../process/call-at.ts';
import { consent, controlSandbox } from '../sandbox-control.ts';

const redirectUri = 'https://product.example/back';
/** Long enough to store the tokens, short enough to wait for. */
const LIFE_MS = 1_500;

/** Hundreds of callers at once are served one after the other on a busy machine. */
const patient = new Agent({ connect: { timeout: 60_000 }, headersTimeout: 60_000 });

/** An OAuth connection whose access token has run out. Its refresh token can be used once. */
export interface ExpiredConnection {
  readonly id: string;
  readonly refreshToken: string;
}

/** A sandbox application, and a project that uses it. */
export interface Product {
  readonly apiKey: string;
  readonly sandboxUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a server answers about a connection. */
export interface Told {
  readonly status: number;
  /** With another status than 200, the problem. */
  readonly connection: Connection;
}

/** Registers an application with the sandbox, and makes it the project's only app for it. */
export async function registerProduct(url: string, apiKey: string, sandboxUrl: string): Promise<Product> {
  const client = await controlSandbox<{ clientId: string; clientSecret: string }>(sandboxUrl, '/clients', {
    redirectUris: [redirectUri],
  });
  const call = mustCallAt(`${url}/v1/projects/demo`, { 'x-api-key': apiKey });
  const [app] = await call('GET', '/provider-apps');
  await call('PATCH', `/provider-apps/${app.id}`, {
    updateMask: ['clientId', 'clientSecret'],
    providerApp: client,
  });
  return { apiKey, sandboxUrl, ...client };
}

/** Connects groups with tokens that people have granted, and waits until the access tokens have run out. */
export async function connectExpired(
  url: string,
  product: Product,
  groupRefs: readonly string[],
): Promise<ExpiredConnection[]> {
  const connected = await Promise.all(groupRefs.map((groupRef) => connect(url, product, groupRef)));
  await wait(LIFE_MS);
  return connected;
}

async function connect(url: string, product: Product, groupRef: string): Promise<ExpiredConnection> {
  const { access_token, refresh_token } = await grantTokens(product);
  const expires = Date.now() + LIFE_MS;
  const call = mustCallAt(`${url}/v1/projects/demo`, { 'x-api-key': product.apiKey });
  const { id } = await call('POST', '/connections:generate', {
    provider: 'sandbox',
    groupRef,
    consumerRef: 'ada',
    oauth2AuthorizationCode: {
      accessToken: { token: access_token, expiresAt: new Date(expires).toISOString() },
      refreshToken: { token: refresh_token },
    },
  });
  // The server asks whose account it is. When it was too late for that, it had to use the refresh token.
  return Date.now() < expires ? { id, refreshToken: refresh_token } : connect(url, product, groupRef);
}

/** Asks for a connection whose token works. Undefined when the server is gone. */
export async function askFor(
  url: string,
  apiKey: string,
  id: string,
  query: string,
): Promise<Told | undefined> {
  try {
    const { statusCode, body } = await request(`${url}/v1/projects/demo/connections/${id}?${query}`, {
      headers: { 'x-api-key': apiKey },
      dispatcher: patient,
    });
    return { status: statusCode, connection: (await body.json()) as Connection };
  } catch {
    return undefined;
  }
}

/** Whether the provider accepts the stored access token. */
export async function isAccepted({ sandboxUrl }: Product, { connection }: Told): Promise<boolean> {
  const token = connection.oauth2AuthorizationCode?.accessToken?.token ?? '';
  const { status } = await fetch(`${sandboxUrl}/api/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 200;
}

async function grantTokens({ sandboxUrl, clientId, clientSecret }: Product) {
  const asked = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state: 'state' };
  const query = new URLSearchParams({ ...asked, scope: 'crm.read crm.write' });
  const code = (await consent(`${sandboxUrl}/oauth/authorize?${query}`)).searchParams.get('code') ?? '';
  const response = await fetch(`${sandboxUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (!response.ok) throw new Error(`The sandbox issued no tokens: ${await response.text()}`);
  const issued: { access_token: string; refresh_token: string } = await response.json();
  return issued;
}
