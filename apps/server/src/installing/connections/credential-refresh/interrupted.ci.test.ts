import { interruptedNextStep } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../../test/attack/dying-database.ts';
import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import { messagesOf } from '../../../sync/events/stored-events.fixture.ts';

import { GONE_MS, refresh, startCounting } from './refreshing.fixture.ts';

const HOUR_MS = 60 * 60 * 1000;

type Server = Awaited<ReturnType<typeof startCounting>>;

/** Tokens as no provider of the tests issues them. */
const issued = (name: string) => () =>
  Promise.resolve(
    Response.json({ access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 3600 }),
  );

/** The provider does what it was asked for, and its answer gets lost. */
const lost = async (send: () => Promise<Response>): Promise<Response> => {
  await send();
  throw new OutgoingError('unreachable', 'https://provider.example', 'The connection was cut.');
};

async function stored({ ask }: Server) {
  const { body } = await ask('includeRefreshToken=true');
  const { accessToken, refreshToken } = body.oauth2AuthorizationCode;
  return [accessToken.token, refreshToken.token];
}

describe('a server that dies while it renews tokens', () => {
  // @holds M14
  it('leaves a connection that works or says that a renewal was interrupted, wherever it died', async () => {
    const ends: string[] = [];
    for (let statement = 0, isDead = true; isDead; statement += 1) {
      const server = await startCounting();
      const dying = dyingAfter(server.context().db, statement);
      await refresh(server.contextOn(dying.db), await server.row()).catch(() => undefined);
      isDead = dying.isDead();
      server.advanceClock(GONE_MS);

      const status = await server.call().catch((error) => error.code);

      const { diagnosis } = await server.row();
      ends.push([status, diagnosis?.reason, diagnosis?.actor, diagnosis?.nextStep].join(' '));
    }

    const works = '200 ok operator Nothing to do.';
    const says = `credentials_rejected revoked consumer ${interruptedNextStep}`;
    expect(new Set(ends)).toEqual(new Set([works, says]));
    // It dies before it asks, and after the provider has answered.
    expect(ends.indexOf(says)).toBeGreaterThan(ends.indexOf(works));
  });

  it('has its refresh finished by the server, at once when the lease ends', async () => {
    const server = await startCounting();
    const { db } = dyingAfter(server.context().db, 1);
    server.answerNext(() => Promise.reject(new Error('The process was killed before it asked.')));
    await refresh(server.contextOn(db), await server.row()).catch(() => undefined);

    await server.runJobs();
    const early = await server.row();
    server.advanceClock(GONE_MS);
    await server.runJobs();

    const late = await server.row();
    expect(early.refreshBegunTime).not.toBeNull();
    expect(late).toMatchObject({ credentialsVersion: early.credentialsVersion + 1, refreshBegunTime: null });
  });
});

describe('an answer of the provider that gets lost', () => {
  it('is asked for once more, and the refusal says what happened', async () => {
    const server = await startCounting();
    server.advanceClock(HOUR_MS);
    server.answerNext(lost);

    const first = await server.renewed();
    const second = await server.renewed();
    const third = await server.renewed();

    const said = { code: 'credentials_rejected', message: expect.stringContaining('was interrupted') };
    expect(first).toMatchObject({ code: 'provider_unreachable' });
    expect(second).toMatchObject(said);
    expect(third).toMatchObject({ code: 'credentials_rejected' });
    expect((await server.ask('')).body).toMatchObject({
      status: 'bad_credentials',
      diagnosis: { reason: 'revoked', actor: 'consumer', nextStep: interruptedNextStep },
    });
    const told = (await messagesOf(server)).map(({ notificationType }) => notificationType);
    expect(told).toEqual(['connection.created', 'connection.error']);
  });

  it('costs nothing while the provider still takes the old token', async () => {
    const server = await startCounting();
    server.advanceClock(HOUR_MS);
    server.answerNext(async () => new Response('down', { status: 503 }));

    const first = await server.renewed();
    const second = await server.renewed();

    expect(first).toMatchObject({ code: 'provider_unreachable' });
    expect(second).toMatchObject({ id: server.id });
    expect(await server.row()).toMatchObject({ refreshBegunTime: null, status: 'created' });
  });

  it('is not blamed for access that is taken back later', async () => {
    const server = await startCounting();
    server.advanceClock(HOUR_MS);
    server.answerNext(async () => Response.json({ error: 'slow_down' }, { status: 429 }));
    await server.renewed();
    server.answerNext(async () => Response.json({ error: 'invalid_grant' }, { status: 400 }));

    await server.renewed();

    const { diagnosis } = await server.row();
    expect(diagnosis).toMatchObject({
      reason: 'revoked',
      nextStep: expect.not.stringMatching('interrupted'),
    });
  });

  it('lets calls use a token that is still good, and is cleared up a minute later', async () => {
    const server = await startCounting();
    server.answerNext(lost);
    await refresh(server.context(), await server.row()).catch(() => undefined);

    const soon = await server.call();
    const { length } = server.asked;
    server.advanceClock(60_000);
    const late = await server.call().catch((error) => error.code);

    expect([soon, length]).toEqual([200, 1]);
    expect([late, server.asked.length]).toEqual(['credentials_rejected', 2]);
  });
});

describe('two refreshes that both get tokens', () => {
  async function startBoth() {
    const server = await startCounting();
    const used = await server.row();
    const slow = Promise.withResolvers<Response>();
    server.answerNext(() => slow.promise, issued('later'));
    const first = refresh(server.context(), used).catch((error) => error.code);
    await expect.poll(() => server.asked.length).toBe(1);
    server.advanceClock(GONE_MS);
    return { ...server, used, first, answerFirst: async () => slow.resolve(await issued('earlier')()) };
  }

  it('keep those of the later one, though the earlier one is answered last', async () => {
    const server = await startBoth();
    await refresh(server.context(), await server.row());
    await server.answerFirst();
    await server.first;

    expect(await stored(server)).toEqual(['access-later', 'refresh-later']);
  });

  it('keep those of the later one, though the earlier one is stored first', async () => {
    const server = await startBoth();
    const held = Promise.withResolvers<void>();
    const { outgoing } = server.context();
    const holding = Object.assign(async (...call: Parameters<typeof outgoing>) => {
      const answer = await outgoing(...call);
      await held.promise;
      return answer;
    }, outgoing);
    const second = refresh({ ...server.context(), outgoing: holding }, await server.row());
    await expect.poll(() => server.asked.length).toBe(2);
    await server.answerFirst();
    await server.first;
    const between = await stored(server);
    held.resolve();
    await second;

    expect(between).toEqual(['access-earlier', 'refresh-earlier']);
    expect(await stored(server)).toEqual(['access-later', 'refresh-later']);
  });

  it('do not replace those of a person who signs in meanwhile', async () => {
    const server = await startBoth();
    await server.given.oauthConnection();
    const theirs = await stored(server);
    await server.answerFirst();
    await server.first;

    expect(await stored(server)).toEqual(theirs);
  });
});
