import { exportPKCS8, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { controlSandbox } from './sandbox-control.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { storedRows } from './stored-rows.ts';

/** Texts that must appear nowhere, by the kind of secret. */
type Secrets = Record<string, string>;

describe('keeping credentials to ourselves', () => {
  // @holds U5
  it('leaves them out of every log line, problem and table, whether a request is done or refused', async () => {
    const server = await startTestServer();

    const { secrets, refusals } = await useAndAbuse(server);

    expect(server.logged.length).toBeGreaterThan(10);
    expect(found(server.logged.join(''), secrets)).toEqual([]);
    expect(refusals.length).toBeGreaterThan(5);
    expect(found(JSON.stringify(refusals), secrets)).toEqual([]);
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
  const { request, given, project, apiKey } = server;
  const frontendKey = await server.makeFrontendKey();
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
  const values = await customValues(server);
  Object.assign(secrets, values.secrets);
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
    ...(await usedValues(server, values)),
  ];
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return { secrets, refusals: answers.filter(({ status }) => status >= 400).map(({ body }) => body) };
}

/** A secret word and a signing key that the sandbox accepts, and words that it refuses. */
async function customValues({ sandboxUrl }: TestServer) {
  const account = await controlSandbox<Record<string, string>>(sandboxUrl, '/accounts', {
    name: 'Test account',
  });
  const { accountCode = '', secretWord = '' } = account;
  const service = { account: accountCode, algorithm: 'RS256' };
  const keyFile = await controlSandbox<Record<string, string>>(sandboxUrl, '/service-accounts', service);
  const signingKey = keyFile.private_key?.split('\n')[1] ?? '';
  const wrongWord = 'secret-word-51bc20';
  return { accountCode, keyFile, secrets: { secretWord, wrongWord, signingKey } };
}

async function usedValues(
  { request, project }: TestServer,
  { accountCode, keyFile, secrets: { secretWord, wrongWord } }: Awaited<ReturnType<typeof customValues>>,
) {
  const path = `/v1/projects/${project.id}/connections`;
  const owner = { groupRef: 'globex', consumerRef: 'hank' };
  const serviceAccountKey = JSON.stringify(keyFile);
  const generate = (provider: string, customAuth: object) =>
    request('POST', `${path}:generate`, { ...owner, provider, customAuth });
  const made = await generate('sandboxCustom', { accountCode, secretWord });
  const signed = await generate('sandboxServiceAccount', { serviceAccountKey });
  expect([made.status, signed.status]).toEqual([201, 201]);
  const change = (customAuth: object) =>
    request('PATCH', `${path}/${made.body.id}`, { updateMask: ['customAuth'], connection: { customAuth } });
  return [
    await generate('sandboxCustom', { accountCode, secretWord: wrongWord }),
    await generate('sandboxCustom', { accountCode: { secretWord }, secretWord: [wrongWord, 7] }),
    await generate('sandboxServiceAccount', { serviceAccountKey: `${serviceAccountKey}, ${wrongWord}` }),
    await generate('sandboxJwt', { serviceAccount: 'x', keyId: 'y', privateKey: keyFile.private_key }),
    await change({ accountCode, secretWord: wrongWord }),
    await change({ accountCode, secretWord: `${wrongWord}\n` }),
  ];
}

function found(text: string, secrets: Secrets): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);
}
