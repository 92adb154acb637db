import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { OpenConnection } from '../service.ts';
import { startStepping } from './stepping.fixture.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('connecting in steps', () => {
  it('needs no page where the steps need no person', async () => {
    const { request, calls, project, given } = await startStepping({
      '/api/public/v1/authentication': () => Response.json({ UserKey: 'key-of-ada' }),
    });

    const { status, body } = await request(
      'POST',
      '/v1/custom-auth/connect',
      {
        projectIdOrName: project.id,
        provider: 'redtail',
        groupRef: 'acme',
        consumerRef: 'ada',
        customAuth: { apiKey: 'partner-key', username: 'ada', password: 'hush-hush' },
      },
      given.asConsumer(await given.consumerToken()),
    );

    expect(status).toBe(200);
    expect(body.connection).toMatchObject({ provider: 'redtail', authType: 'custom', status: 'working' });
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Basic ${btoa('partner-key:ada:hush-hush')}`,
      `Userkeyauth ${btoa('partner-key:key-of-ada')}`,
    ]);
  });

  it('renews a session before it ends, and when the provider no longer takes it, without a person', async () => {
    const { begin, resume, answers, calls, context, advanceClock } = await startStepping();
    const { connection } = (await resume((await begin()).body.redirect.sessionId)).body;
    const call = authorizedFetch(context(), connection.id);
    const sentSession = () => calls.at(-1)?.headers.get('x-sandbox-session');

    advanceClock(HOUR_MS);
    await call('/contacts');
    const afterExpiry = sentSession();
    answers['/steps/renew'] = () => Response.json({ token: 'session-secret-3', expires_in: 3600 });
    answers['/api/v1/contacts'] = () =>
      new Response(null, { status: sentSession() === 'session-secret-3' ? 200 : 401 });
    const answered = await call('/contacts');

    expect(afterExpiry).toBe('session-secret-2');
    expect(answered.status).toBe(200);
    expect(calls.filter(({ path }) => path === '/steps/renew').map(({ sent }) => sent)).toEqual([
      { account_code: 'acme', token: 'session-secret-1' },
      { account_code: 'acme', token: 'session-secret-2' },
    ]);
  });

  it('says how long to wait, when the provider renews no session now', async () => {
    const { begin, resume, answers, context, advanceClock } = await startStepping();
    const { connection } = (await resume((await begin()).body.redirect.sessionId)).body;
    answers['/steps/renew'] = () => new Response('{}', { status: 429, headers: { 'retry-after': '600' } });

    advanceClock(HOUR_MS);
    const call = new OpenConnection(context(), connection.id).fetchFor()('/contacts');

    await expect(call).rejects.toMatchObject({ kind: 'rate_limited', retryAfter: '600' });
  });

  it('says that a person must sign in again once the provider renews nothing more', async () => {
    const { begin, resume, answers, request, connectionsPath, context } = await startStepping();
    const { connection } = (await resume((await begin()).body.redirect.sessionId)).body;
    answers['/api/v1/contacts'] = () => new Response(null, { status: 401 });
    answers['/steps/renew'] = () => Response.json({ message: 'No more.' }, { status: 401 });

    await authorizedFetch(context(), connection.id)('/contacts');

    const { body } = await request('GET', `${connectionsPath}/${connection.id}`);
    expect(body).toMatchObject({
      status: 'bad_credentials',
      diagnosis: { reason: 'revoked', actor: 'consumer' },
    });
  });
});
