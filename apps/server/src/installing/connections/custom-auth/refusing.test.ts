import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customAuthSessions } from '../../../platform/db/tables.ts';
import { startStepping } from './stepping.fixture.ts';

const MINUTE_MS = 60 * 1000;

type Stepping = Awaited<ReturnType<typeof startStepping>>;

/** The sign-ins of the test's project that wait. */
function waiting({ context }: Pick<Stepping, 'context'>) {
  const { db, project } = context();
  return db.select().from(customAuthSessions).where(eq(customAuthSessions.projectId, project.id));
}

describe('continuing a sign-in in steps', () => {
  // @holds A10
  it('happens once, also when two answers come at the same time', async () => {
    const stepping = await startStepping();
    const { sessionId } = (await stepping.begin()).body.redirect;

    const answers = await Promise.all([stepping.resume(sessionId), stepping.resume(sessionId)]);
    const later = await stepping.resume(sessionId);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(later).toMatchObject({ status: 400, body: { code: 'state_invalid' } });
    expect(stepping.calls.filter(({ path }) => path === '/steps/finish')).toHaveLength(1);
    expect(await waiting(stepping)).toEqual([]);
  });

  it('ends after ten minutes', async () => {
    const stepping = await startStepping();
    const { sessionId } = (await stepping.begin()).body.redirect;

    stepping.advanceClock(10 * MINUTE_MS);
    const answer = await stepping.resume(sessionId);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'state_invalid', detail: expect.stringContaining('longer than ten minutes') },
    });
    expect(await waiting(stepping)).toEqual([]);
    expect(await stepping.list()).toEqual([]);
  });

  it('waits on when the answer of the provider is missing, or is too large', async () => {
    const { call, resume, begin } = await startStepping();
    const { sessionId } = (await begin()).body.redirect;

    const missing = await call({ sessionId });
    const large = await resume(sessionId, { ticket: 'ticket-1', approval: 'x'.repeat(900 * 1024) });
    const larger = await resume(sessionId, { ticket: 'ticket-1', approval: 'x'.repeat(1024 * 1024) });

    expect(missing).toMatchObject({
      body: { code: 'invalid_request', issues: [{ name: 'callbackParams' }] },
    });
    expect(large).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(larger).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect((await resume(sessionId)).status).toBe(200);
  });

  it('connects nothing with a refusal, an answer for another sign-in or one that holds nothing', async () => {
    const stepping = await startStepping();

    for (const [params, status, code] of [
      [{ ticket: 'ticket-1', error: 'access_denied' }, 403, 'consent_denied'],
      [{ ticket: 'ticket-2', approval: 'approval-1' }, 400, 'state_invalid'],
      [{}, 400, 'state_invalid'],
    ] as const) {
      const { sessionId } = (await stepping.begin()).body.redirect;
      expect(await stepping.resume(sessionId, params)).toMatchObject({ status, body: { code } });
    }
    expect(await stepping.list()).toEqual([]);
    expect(await waiting(stepping)).toEqual([]);
  });
});

describe('a provider that answers a step with something else', () => {
  const html = () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });
  const nothing = () => new Response(null, { status: 204 });
  const inward = () => new Response(null, { status: 307, headers: { location: 'http://169.254.169.254/' } });
  const page = (approval_url: unknown) => () => Response.json({ approval_url, ticket: 'ticket-1' });

  it.each([
    ['HTML', '/steps/start', html],
    ['nothing', '/steps/finish', nothing],
    ['HTML', '/steps/finish', html],
    ['the page of a firewall', '/steps/finish', () => new Response('<html>Blocked', { status: 403 })],
    ['a redirect to a private address', '/steps/finish', inward],
    ['a failure', '/steps/finish', () => new Response('down', { status: 503 })],
    ['a token that is too long', '/steps/finish', () => Response.json({ token: 'x'.repeat(20_000) })],
    ['a script as its page', '/steps/start', page('javascript:alert(1)')],
    ['a page of somebody else', '/steps/start', page('https://evil.example/approve')],
    ['a page that is no text', '/steps/start', page({ url: 'https://steps.example' })],
  ])('stores nothing of %s at %s', async (_, path, answer) => {
    const stepping = await startStepping({ [path]: answer });

    const begun = await stepping.begin();
    const ended = begun.status === 200 ? await stepping.resume(begun.body.redirect.sessionId) : begun;

    expect(ended).toMatchObject({ status: 502, body: { code: 'provider_unreachable' } });
    expect(await stepping.list()).toEqual([]);
    expect(await waiting(stepping)).toEqual([]);
  });

  it('passes its refusal on without the secrets it quotes', async () => {
    const refusal = () => Response.json({ message: 'No account hush-hush-account here.' }, { status: 401 });
    const { begin, logged } = await startStepping({ '/steps/start': refusal });

    const { status, body } = await begin({ customAuth: { accountCode: 'hush-hush-account' } });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'credentials_rejected', causes: ['No account ••• here.'] });
    expect(logged.join('\n')).not.toContain('hush-hush-account');
  });

  it('moves no secret to a host that it names', async () => {
    const stepping = await startStepping(
      { '/steps/finish': () => Response.json({ token: 'session-secret-1', workspace: 'evil.example' }) },
      { baseURL: 'https://{{.workspace}}/api/v1', metadata: { input: [{ name: 'workspace' }] } },
    );
    const workspace = { value: 'steps.example', source: 'input' };
    const { sessionId } = (await stepping.begin({ providerMetadata: { workspace } })).body.redirect;

    const answer = await stepping.resume(sessionId);

    expect(answer).toMatchObject({ status: 422, body: { code: 'provider_host_not_allowed' } });
    expect(stepping.calls.map(({ host }) => host)).toEqual(['steps.example', 'steps.example']);
    expect(await stepping.list()).toEqual([]);
  });
});

describe('beginning a sign-in in steps', () => {
  it('asks the provider nothing for what cannot be one', async () => {
    const stepping = await startStepping();

    for (const [body, status, code] of [
      [{ customAuth: {} }, 400, 'invalid_request'],
      [{ customAuth: { accountCode: { of: 'acme' } } }, 400, 'invalid_request'],
      [{ provider: 'nobody' }, 400, 'provider_unknown'],
      [{ provider: 'sandboxApiKey' }, 422, 'auth_scheme_mismatch'],
      [{ consumerRef: 'bob' }, 403, 'token_not_allowed'],
    ] as const) {
      expect(await stepping.begin(body), code).toMatchObject({ status, body: { code } });
    }
    expect(stepping.calls).toEqual([]);
    expect(await waiting(stepping)).toEqual([]);
  });

  it('keeps what it knows only encrypted while it waits', async () => {
    const stepping = await startStepping();
    const { sessionId } = (await stepping.begin({ customAuth: { accountCode: 'hush-hush-account' } })).body
      .redirect;

    const stored = JSON.stringify(await waiting(stepping));

    expect(stored).toContain('sandboxSteps');
    for (const secret of ['hush-hush-account', 'ticket-1', sessionId]) expect(stored).not.toContain(secret);
  });
});
