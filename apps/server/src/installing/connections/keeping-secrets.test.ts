import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../test/authorized-fetch.ts';
import { controlSandbox, openSandboxAccount } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { connections as connectionRows, oauthStates, providerApps } from '../../platform/db/tables.ts';
import { messagesOf } from '../../sync/events/stored-events.fixture.ts';

/** Does everything that uses credentials, with success and with failure, and collects all answers. */
async function exerciseEverything() {
  const server = await startSignInServer();
  const { request, connections: path, begin, consent, visit, sandboxUrl, clientId, clientSecret } = server;
  const { apiKey } = await openSandboxAccount(sandboxUrl);
  const answers: unknown[] = [];
  const addFault = (fault: object) => controlSandbox(sandboxUrl, '/faults', { clientId, ...fault });

  const failing = await consent((await begin()).body);
  const echo = {
    error: 'invalid_grant',
    error_description: `No: ${failing.searchParams.get('code')} ${clientSecret}`,
  };
  await addFault({ path: '/oauth/token', status: 400, times: 1, body: echo });
  answers.push((await visit(failing)).text);
  const started = await begin();
  const address = await consent(started.body);
  const [[, cookie]] = [...server.browser.cookies].slice(-1) as [[string, string]];
  answers.push((await visit(address)).text, (await visit(address)).text);

  const owner = { groupRef: 'acme', consumerRef: 'bob' };
  const generate = (key: string) =>
    request('POST', `${path}:generate`, { provider: 'sandboxApiKey', ...owner, apiKey: key });
  answers.push(await generate('juniper_wrong_key'), await generate(apiKey));

  const [oauth] = (await request('GET', `${path}?provider=sandbox`)).body;
  const { body: shown } = await request('GET', `${path}/${oauth.id}?includeRefreshToken=true&refresh=force`);
  const tokens = shown.oauth2AuthorizationCode;
  const refused = { path: '/', status: 401, times: 3 };
  await addFault({ ...refused, body: { message: `Token ${tokens.accessToken.token} is bad` } });
  await authorizedFetch(server.context(), oauth.id)('/me').catch((error) => answers.push(error.details));
  answers.push(await request('GET', `${path}/${oauth.id}?refresh=force`), await request('GET', path));

  const secrets = {
    'client secret': clientSecret,
    'API key': apiKey,
    'wrong API key': 'juniper_wrong_key',
    'access token': tokens.accessToken.token,
    'refresh token': tokens.refreshToken.token,
    code: failing.searchParams.get('code') ?? '',
    ticket: started.body.split('/').at(-1) ?? '',
    'pass of a start page': started.headers.get('dowel-sign-in-pass') ?? '',
    'cookie of a sign-in': cookie,
    state: failing.searchParams.get('state') ?? '',
  };
  return { ...server, answers: JSON.stringify(answers), secrets: Object.entries(secrets) };
}

describe('keeping secrets while connecting', () => {
  // @holds S38
  it('logs, stores and tells none, and answers none that were not asked for', async () => {
    const { secrets, ...server } = await exerciseEverything();

    const { db } = server.dependencies;
    const tables = [
      db.select().from(connectionRows),
      db.select().from(oauthStates),
      db.select().from(providerApps),
    ];
    const stored = JSON.stringify(await Promise.all(tables));
    const told = JSON.stringify(await messagesOf(server));
    const log = server.logged.join('\n');
    expect(server.logged.length).toBeGreaterThan(10);
    expect(told).toContain('connection.error');
    for (const [name, secret] of secrets) {
      expect(secret.length, name).toBeGreaterThan(8);
      expect(log.includes(secret), `${name} in the log`).toBe(false);
      expect(server.answers.includes(secret), `${name} in an answer`).toBe(false);
      expect(stored.includes(secret), `${name} in a table`).toBe(false);
      expect(told.includes(secret), `${name} in an event`).toBe(false);
    }
  });
});
