import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../app.ts';
import { authorization, checkHealth, connect, decide, post, refreshForm } from '../oauth/consent.fixture.ts';

function startFaulty() {
  let time = Date.parse('2026-03-01T10:00:00Z');
  const sandbox = createSandbox({ now: () => new Date(time) });
  const control = (path: string, body?: unknown, method = 'POST') =>
    sandbox.request(`/control${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const fault = async (body: unknown) => (await control('/faults', body)).json();
  const call = async (path = '/me', apiKey = 'juniper_demo_acme') => {
    const response = await sandbox.request(`/api/v1${path}`, { headers: { 'x-api-key': apiKey } });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const refresh = async (token: string) => {
    const response = await post(sandbox, '/oauth/token', refreshForm(token));
    return { status: response.status, body: await response.json() };
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { sandbox, control, fault, call, refresh, pass };
}

const GLOBEX = 'juniper_demo_globex';

describe('breaking the sign-in', () => {
  it('refuses the consent of one account', async () => {
    const { sandbox, fault } = startFaulty();
    await fault({ name: 'denyConsent', account: 'acme' });

    const refused = (await decide(sandbox, 'allow')).searchParams;
    expect(refused.get('error')).toBe('access_denied');
    expect(refused.get('error_description')).toBe('The administrator of Acme Inc does not allow Dowel demo.');
    expect(refused.get('state')).toBe('state-1');
    expect((await decide(sandbox, 'allow', { account: 'globex' })).searchParams.has('code')).toBe(true);
  });

  it('refuses the approval of a sign-in in steps', async () => {
    const { sandbox, fault } = startFaulty();
    await fault({ name: 'denyConsent', account: 'acme' });
    const body = JSON.stringify({ account_code: 'acme', callback_url: 'http://localhost/back' });
    const { ticket } = await (await sandbox.request('/steps/start', { method: 'POST', body })).json();

    const { headers } = await post(sandbox, '/steps/approve', { ticket, decision: 'allow' });
    expect(headers.get('location')).toContain('error=access_denied');
  });

  it('cuts the consent page off from its opener', async () => {
    const { sandbox, fault } = startFaulty();
    await fault({ name: 'openerPolicy', clientId: 'dowel-demo' });
    const open = (path: string) => sandbox.request(`${path}?${new URLSearchParams(authorization)}`);

    const policy = (await open('/oauth/authorize')).headers.get('cross-origin-opener-policy');
    expect(policy).toBe('same-origin');
    expect((await open('/')).headers.has('cross-origin-opener-policy')).toBe(false);
  });
});

describe('breaking tokens', () => {
  it('lets them run out, and the refresh token goes on', async () => {
    const { sandbox, fault, refresh } = startFaulty();
    const [acme, globex] = [await connect(sandbox), await connect(sandbox, { account: 'globex' })];

    expect(await fault({ name: 'expireTokens', account: 'acme' })).toMatchObject({ changed: 1, faults: 0 });
    expect(await checkHealth(sandbox, acme.access_token)).toBe(401);
    expect(await checkHealth(sandbox, globex.access_token)).toBe(200);
    expect((await refresh(acme.refresh_token)).status).toBe(200);
  });

  it('revokes them for good, and refuses keys until it is switched off', async () => {
    const { sandbox, control, fault, call, refresh } = startFaulty();
    const tokens = await connect(sandbox);
    await fault({ name: 'revoke', account: 'acme' });
    const revoked = [
      await checkHealth(sandbox, tokens.access_token),
      (await refresh(tokens.refresh_token)).status,
      (await call()).status,
      (await call('/me', GLOBEX)).status,
    ];
    const again = await checkHealth(sandbox, (await connect(sandbox)).access_token);
    await control('/faults?name=revoke', undefined, 'DELETE');

    expect(revoked).toEqual([401, 400, 401, 200]);
    expect(again).toBe(200);
    expect((await call()).status).toBe(200);
    expect(await checkHealth(sandbox, tokens.access_token)).toBe(401);
  });

  it('rotates refresh tokens unless that is switched off', async () => {
    const { sandbox, control, fault, refresh } = startFaulty();
    const { refresh_token } = await connect(sandbox);
    await fault({ name: 'rotateOnce', on: false, clientId: 'dowel-demo' });
    const lasting = [await refresh(refresh_token), await refresh(refresh_token)];
    await control('/faults', undefined, 'DELETE');
    const rotating = [await refresh(refresh_token), await refresh(refresh_token)];

    expect(lasting.map(({ status, body }) => [status, body.refresh_token])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(rotating.map(({ status }) => status)).toEqual([200, 400]);
  });
});

describe('breaking answers', () => {
  it('forbids one object of one account', async () => {
    const { fault, call } = startFaulty();
    await fault({ name: 'forbidObject', account: 'acme' });
    await fault({ name: 'forbidObject', account: 'acme', object: 'companies' });
    const deals = await call('/objects/deals/records');

    expect(deals).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'forbidden',
          message: 'Wren Calloway may not see deals. An administrator of Acme Inc can allow it.',
        },
      },
    });
    expect((await call('/objects/companies/fields')).status).toBe(403);
    expect((await call('/objects/contacts/records')).status).toBe(200);
    expect((await call('/objects/deals/records', GLOBEX)).status).toBe(200);
  });

  it.each([
    ['rateLimit', {}, 429],
    ['serverError', {}, 503],
    ['serverError', { status: 502 }, 502],
  ])('answers as %s says, as often as told', async (name, more, status) => {
    const { fault, call } = startFaulty();
    await fault({ name, account: 'acme', times: 1, ...more });
    const [first, second] = [await call(), await call()];

    expect([first.status, second.status]).toEqual([status, 200]);
    expect(first.headers.get('retry-after')).toBe(name === 'rateLimit' ? '2' : null);
  });

  it('waits', async () => {
    const { fault, call } = startFaulty();
    await fault({ name: 'slow', account: 'acme', delayMs: 50 });
    const before = performance.now();
    await call();

    // A timer may fire a little early.
    expect(performance.now() - before).toBeGreaterThan(45);
  });

  it('changes the fields of an object, its records and what can be written, and changes them back', async () => {
    const { sandbox, control, fault, call } = startFaulty();
    const typesOf = async () => {
      const { fields } = (await call('/objects/contacts/fields')).body;
      return Object.fromEntries(fields.map(({ name, type }: { name: string; type: string }) => [name, type]));
    };
    const write = async (values: unknown) => {
      const headers = { 'x-api-key': 'juniper_demo_acme' };
      const path = '/api/v1/objects/contacts/records/con_000001';
      return (await sandbox.request(path, { method: 'PATCH', headers, body: JSON.stringify(values) })).status;
    };
    const before = await typesOf();
    await fault({ name: 'changeSchema', account: 'acme' });
    const { job_title, lead_score, ...same } = before;
    const [record] = (await call('/objects/contacts/records?limit=1')).body.records;

    expect(await typesOf()).toEqual({ ...same, lead_score: 'string', loyalty_tier_c: 'string' });
    expect([job_title, lead_score]).toEqual(['string', 'integer']);
    expect(record).not.toHaveProperty('job_title');
    expect(record).toHaveProperty('loyalty_tier_c');
    expect(['string', 'object']).toContain(typeof record.lead_score);
    expect(await write({ job_title: 'Cook' })).toBe(400);
    await control('/faults?name=changeSchema&account=acme', undefined, 'DELETE');
    expect(await typesOf()).toEqual(before);
  });
});

describe('cutting connections', () => {
  async function listen() {
    const sandbox = createSandbox();
    const server = serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void server.close());
    if (!server.listening) await once(server, 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const fault = (body: unknown) =>
      fetch(`${origin}/control/faults`, { method: 'POST', body: JSON.stringify(body) });
    return { sandbox, origin, fault };
  }

  it('answers nothing to a call', async () => {
    const { origin, fault } = await listen();
    await fault({ name: 'cutConnection', account: 'acme', times: 1 });
    const call = () => fetch(`${origin}/api/v1/me?api_key=juniper_demo_acme`);

    await expect(call()).rejects.toThrow('fetch failed');
    expect((await call()).status).toBe(200);
  });

  it('changes the tokens of a refresh whose answer is lost', async () => {
    const { sandbox, origin, fault } = await listen();
    const { access_token, refresh_token } = await connect(sandbox);
    await fault({ name: 'loseRefreshAnswer', account: 'acme' });
    const refresh = () =>
      fetch(`${origin}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams(refreshForm(refresh_token)),
      });

    await expect(refresh()).rejects.toThrow('fetch failed');
    expect(await checkHealth(sandbox, access_token)).toBe(200);
    // The old token was used, so using it again ends the connection.
    expect((await refresh()).status).toBe(400);
    expect(await checkHealth(sandbox, access_token)).toBe(401);
  });
});

describe('switching faults', () => {
  it('lists what is on, and replaces what was on for the same scope', async () => {
    const { control, fault } = startFaulty();
    await fault({ name: 'rateLimit', account: 'acme' });
    await fault({ name: 'rateLimit', account: 'acme', retryAfterSeconds: 9 });
    await fault({ name: 'slow' });
    await fault({ name: 'slow', on: false });
    const { faults } = await (await control('/faults', undefined, 'GET')).json();

    expect(faults).toEqual([{ name: 'rateLimit', on: true, account: 'acme', retryAfterSeconds: 9 }]);
  });

  it('has none after a reset', async () => {
    const { control, fault, call } = startFaulty();
    await fault({ name: 'serverError' });
    await fault({ name: 'changeSchema' });
    await control('/reset');

    expect((await call('/objects/contacts/fields?x')).body.fields).toHaveLength(20);
  });

  it('refuses a name that it does not know', async () => {
    const { control } = startFaulty();

    expect((await control('/faults', { name: 'explode' })).status).toBe(400);
  });
});
