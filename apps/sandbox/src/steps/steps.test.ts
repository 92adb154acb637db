import { describe, expect, it } from 'vitest';
import { createSandbox } from '../app.ts';
import { post } from '../oauth/consent.fixture.ts';

const CALLBACK = 'http://localhost:4310/callbacks/v1/custom-auth/default?from=juniper';

function startSteps() {
  let time = Date.parse('2026-03-01T10:00:00Z');
  const sandbox = createSandbox({ now: () => new Date(time) });
  const send = async (step: string, body: unknown) => {
    const response = await sandbox.request(`http://juniper.test/steps/${step}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const begin = async () => (await send('start', { account_code: 'acme', callback_url: CALLBACK })).body;
  const decide = async (ticket: string, decision: string) => {
    const response = await post(sandbox, '/steps/approve', { ticket, decision });
    return new URL(response.headers.get('location') ?? 'about:blank');
  };
  const signIn = async () => {
    const { ticket } = await begin();
    const approval = (await decide(ticket, 'allow')).searchParams.get('approval');
    return { ticket, approval, ...(await send('finish', { ticket, approval })) };
  };
  const health = async (token: string) =>
    (await sandbox.request('/api/v1/me', { headers: { 'x-sandbox-session': token } })).status;
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { sandbox, send, begin, decide, signIn, health, pass };
}

describe('signing in in steps', () => {
  it.each(['javascript:alert(1)', 'nowhere', undefined])('refuses to go back to %s', async (callback_url) => {
    const { send } = startSteps();

    expect((await send('start', { account_code: 'acme', callback_url })).status).toBe(400);
  });
});

describe('taking the steps in another way', () => {
  it('gives one session for a ticket', async () => {
    const { send, signIn } = startSteps();
    const { ticket, approval } = await signIn();

    expect((await send('finish', { ticket, approval })).status).toBe(409);
  });

  it.each([
    ['before anybody approved', 403],
    ['with the approval of another ticket', 403],
    ['with a ticket that it does not know', 404],
    ['ten minutes later', 410],
  ])('refuses to finish %s', async (when, status) => {
    const { send, begin, decide, signIn, pass } = startSteps();
    const other = await signIn();
    const { ticket } = await begin();
    if (when === 'before anybody approved') {
      expect((await send('finish', { ticket, approval: 'guess' })).status).toBe(status);
      return;
    }
    const own = (await decide(ticket, 'allow')).searchParams.get('approval');
    if (when === 'ten minutes later') pass(600);
    const approval = when === 'with the approval of another ticket' ? other.approval : own;
    const sent = when === 'with a ticket that it does not know' ? 'guess' : ticket;

    expect((await send('finish', { ticket: sent, approval })).status).toBe(status);
  });

  it('lets nobody decide twice', async () => {
    const { begin, decide, sandbox } = startSteps();
    const { ticket, approval_url } = await begin();
    await decide(ticket, 'deny');

    expect((await sandbox.request(approval_url)).status).toBe(400);
    expect((await decide(ticket, 'allow')).href).toBe('about:blank');
  });
});

describe('keeping a session', () => {
  it('ends after its time, and goes on under another token when it is renewed', async () => {
    const { send, signIn, health, pass } = startSteps();
    const { token } = (await signIn()).body;
    pass(3600);
    const late = await health(token);
    const renewed = await send('renew', { account_code: 'acme', token });

    expect(late).toBe(401);
    expect(await health(renewed.body.token)).toBe(200);
    expect((await send('renew', { account_code: 'acme', token })).status).toBe(401);
  });

  it('is not renewed for another account', async () => {
    const { send, signIn } = startSteps();
    const { token } = (await signIn()).body;

    expect((await send('renew', { account_code: 'globex', token })).status).toBe(401);
  });
});
