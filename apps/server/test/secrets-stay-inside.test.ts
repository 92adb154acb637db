import { exportPKCS8, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { storedRows } from './stored-rows.ts';

/** Texts that must appear nowhere, by the kind of secret. */
type Secrets = Record<string, string>;

describe('keeping credentials to ourselves', () => {
  it('leaves them out of every log line, whether a request is done or refused', async () => {
    const server = await startTestServer();

    const { secrets } = await useAndAbuse(server);

    expect(server.logged.length).toBeGreaterThan(10);
    expect(found(server.logged.join(''), secrets)).toEqual([]);
  });

  it('leaves them out of every problem', async () => {
    const server = await startTestServer();

    const { secrets, refusals } = await useAndAbuse(server);

    expect(refusals.length).toBeGreaterThan(5);
    expect(found(JSON.stringify(refusals), secrets)).toEqual([]);
  });

  it('stores none of them readable', async () => {
    const server = await startTestServer();
    const { secrets } = await useAndAbuse(server);

    const tables = await storedRows(server);
    const leaks = tables.flatMap(({ name, rows }) =>
      found(rows, secrets).map((secret) => `${secret} in ${name}`),
    );

    expect(tables.length).toBeGreaterThan(15);
    expect(leaks).toEqual([]);
  });
});

/** Sends right and wrong credentials to every place that takes some. */
async function useAndAbuse(server: TestServer): Promise<{ secrets: Secrets; refusals: unknown[] }> {
  const { request, given, project, apiKey, frontendKey } = server;
  const base = `/v1/projects/${project.id}`;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const pem = await exportPKCS8(privateKey);
  const token = await given.consumerToken();
  const secrets: Secrets = {
    apiKey,
    frontendKey,
    token,
    privateKey: pem.split('\n')[1] ?? pem,
    clientSecret: 'client-secret-4e8f1c',
    providerKey: 'provider-key-9b27d0',
    password: 'password-77aa01',
    deletedKey: await given.apiKey(),
  };
  const providerApp = { provider: 'sandbox', clientId: 'id', clientSecret: secrets.clientSecret };
  const owner = { groupRef: 'acme', consumerRef: 'ada' };
  const jwtKey = { label: 'x', algorithm: 'ES256', publicKeyPem: pem };

  const answers = [
    await request('GET', `${base}/api-keys/${apiKey}`),
    await request('POST', `${base}/api-keys`, { label: 'keyed' }, { 'Idempotency-Key': 'leak-test' }),
    await request('DELETE', `${base}/api-keys/${secrets.deletedKey}`),
    await request('DELETE', `${base}/api-keys/${secrets.deletedKey}`),
    await request('GET', `${base}/api-keys/${secrets.deletedKey}`),
    await request('GET', base, undefined, { 'x-api-key': secrets.deletedKey ?? null }),
    await request('GET', `${base}/api-keys`, undefined, { 'x-api-key': frontendKey }),
    await request('GET', `/v1/nowhere/${apiKey}?apiKey=${apiKey}`),
    await request('POST', `${base}/api-keys/${apiKey}`),
    await request('GET', base, undefined, given.asConsumer(token)),
    await request('GET', base, undefined, given.asConsumer(`${token}x`)),
    await request('GET', `${base}/jwt-keys`, undefined, given.asConsumer(token)),
    await request('POST', `${base}/jwt-keys`, jwtKey),
    await request('POST', `${base}/jwt-keys`, { ...jwtKey, label: 5 }),
    await request('POST', `${base}/jwt-keys`, `${JSON.stringify(jwtKey)}!`),
    await request('POST', `${base}/provider-apps`, providerApp),
    await request('POST', `${base}/provider-apps`, providerApp),
    await request('POST', `${base}/provider-apps`, { ...providerApp, clientSecret: [secrets.clientSecret] }),
    await request('POST', `${base}/provider-apps`, { ...providerApp, provider: 'unknown' }),
    await request('POST', `${base}/connections:generate`, {
      ...owner,
      provider: 'sandboxApiKey',
      apiKey: secrets.providerKey,
    }),
    await request('POST', `${base}/connections:generate`, {
      ...owner,
      provider: 'sandbox',
      apiKey: secrets.providerKey,
    }),
    await request('POST', `${base}/connections:generate`, {
      ...owner,
      provider: 'sandboxApiKey',
      basicAuth: { username: 7, password: secrets.password },
    }),
  ];
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return { secrets, refusals: answers.filter(({ status }) => status >= 400).map(({ body }) => body) };
}

function found(text: string, secrets: Secrets): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);
}
