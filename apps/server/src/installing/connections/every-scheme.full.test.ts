import { describe, expect, it } from 'vitest';
import { readBody } from '../../providers/provider-words/provider-body.ts';
import { schemes, startScheme } from './every-scheme.fixture.ts';
import { OpenConnection } from './service.ts';

/** Each way to sign in, at the sandbox over the network. */
describe.each(schemes)('a connection over $provider', (scheme) => {
  // @holds S64
  it('lives through expiry and the loss of access, and works again after a new sign-in', async () => {
    const world = await startScheme(scheme);
    const { connect, call, read, expireTokens, revoke, renewCredentials, advanceClock, storedTimes } = world;

    const made = await connect();
    expect(made).toMatchObject({ ...scheme.shown, status: 'working', diagnosis: { reason: 'ok' } });
    expect((await call()).status).toBe(200);

    if (scheme.lifeMs !== undefined) {
      const before = await storedTimes(made.id);
      advanceClock(scheme.lifeMs);
      expect((await call()).status).toBe(200);
      expect(await storedTimes(made.id)).toBe(before + 1);
    }
    if (scheme.hasTokens) {
      await expireTokens();
      expect((await call()).status).toBe(200);
      expect(await read()).toMatchObject({ status: 'working', diagnosis: { reason: 'ok' } });
    }

    await revoke();
    expect((await call()).status).toBe(401);
    expect(await read()).toMatchObject({
      status: 'bad_credentials',
      diagnosis: { reason: 'revoked', actor: 'consumer' },
    });

    await renewCredentials();
    const again = await connect();
    expect(again).toMatchObject({ id: made.id, status: 'working', diagnosis: { reason: 'ok' } });
    expect((await call()).status).toBe(200);
  });
});

describe('the user name of a connection', () => {
  const named = schemes.filter(({ provider }) => /(Basic|Password)$/.test(provider));

  it.each(named)('is no secret inside of a record, over $provider', async (scheme) => {
    const { connect, context } = await startScheme(scheme);
    const { id } = await connect();

    const answer = await new OpenConnection(context(), id).fetchFor()('/me');

    const record = (await readBody(answer))?.record('.', answer.secrets);
    expect(record).toMatchObject({ user: { email: expect.stringContaining('@') } });
  });
});

describe('a connection to what needs no credentials', () => {
  it('calls with none', async () => {
    const open = {
      provider: 'sandboxOpen',
      shown: { authScheme: 'none', authType: 'none' },
      type: () => ({}),
    };
    const { connect, call } = await startScheme(open);

    const made = await connect();

    expect(made).toMatchObject({ ...open.shown, status: 'working' });
    expect((await call()).status).toBe(200);
  });
});
