import { interruptedNextStep } from '@dowel/schema/rules';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyDatabase } from '../empty-database.ts';
import { isFull } from '../full-run.ts';
import { createServerFolder, type ServerProcess } from '../process/server-process.ts';
import { askFor, connectExpired, isAccepted, type Product, registerProduct } from './expired-connections.ts';
import { openRefreshGate, type RefreshGate } from './refresh-gate.ts';
import { killRefreshing, type Moment, type RefreshKills } from './refresh-kill-rounds.ts';
import { reportAttack } from './report.ts';

const SERVERS = 4;
const CALLERS_EACH = 200;
/** One for each moment. While the answer is stored, a full attack kills three, each at another time. */
const VICTIMS = isFull ? 5 : 3;
const ROUNDS = isFull ? 10 : 1;
const moments: readonly Moment[] = ['asked', 'answered', 'storing', 'storing', 'storing'];

describe.runIf(inject('testDatabase').kind === 'postgres')('several servers that need one new token', () => {
  const folder = createServerFolder();
  let gate: RefreshGate;
  let product: Product;
  let servers: ServerProcess[];
  let variables: Record<string, string>;

  const start = (count: number) => Promise.all(Array.from({ length: count }, () => folder.start(variables)));

  beforeAll(async () => {
    gate = await openRefreshGate(inject('sandboxUrl'));
    variables = {
      ...(await emptyDatabase('refreshing')),
      DOWEL_SANDBOX_URL: gate.url,
      DOWEL_RATE_LIMIT_STORE: 'off',
      DOWEL_LOG_LEVEL: 'warn',
    };
    // The first one migrates and seeds the database. All are started once: the later ones are the victims.
    const [first] = await start(1);
    if (!first) throw new Error('No server was started.');
    servers = [first, ...(await start(VICTIMS))];
    product = await registerProduct(first.url, folder.demo().apiKey, inject('sandboxUrl'));
  }, 120_000);

  afterAll(async () => {
    await folder.remove();
    gate?.close();
  });

  it('ask the provider once, and fail no caller', async () => {
    const [connection] = await connectExpired(servers[0]?.url ?? '', product, ['many-callers']);
    if (!connection) throw new Error('The group was not connected.');
    const { id, refreshToken } = connection;
    const asked = Promise.withResolvers<void>();
    const allSent = Promise.withResolvers<boolean>();
    gate.await(refreshToken, {
      asked: async () => {
        asked.resolve();
        return true;
      },
      // The provider takes its time, so that all callers wait.
      answered: () => allSent.promise,
    });

    const started = performance.now();
    const calls = servers
      .slice(0, SERVERS)
      .flatMap(({ url }) =>
        Array.from({ length: CALLERS_EACH }, () =>
          askFor(url, product.apiKey, id, 'refresh=ifExpired&includeCreds=true'),
        ),
      );
    await asked.promise;
    setTimeout(() => allSent.resolve(true), 1_000);
    const told = await Promise.all(calls);
    const durationMs = Math.round(performance.now() - started);

    const tokens = new Set(
      told.map((one) => one?.connection.oauth2AuthorizationCode?.accessToken?.token ?? 'none'),
    );
    const others = told.filter((one) => one?.status !== 200);
    const failed = others.length;
    reportAttack({
      part: `${SERVERS} servers with ${CALLERS_EACH} callers each of an expired token`,
      counts: { refreshes: gate.count(refreshToken), failed, calls: told.length, durationMs },
    });
    expect(others.slice(0, 3)).toEqual([]);
    expect({ refreshes: gate.count(refreshToken), failed, tokens: tokens.size }).toEqual({
      refreshes: 1,
      failed: 0,
      tokens: 1,
    });
    expect(told[0] && (await isAccepted(product, told[0]))).toBe(true);
  }, 60_000);

  // @holds M14
  it('lose no connection silently when one is killed in the middle', async () => {
    const kills: RefreshKills[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [survivor, ...victims] = servers;
      if (!survivor) throw new Error('There is no server.');
      const killing = killRefreshing({ gate, product, survivor }, victims, moments, `killed-${round}`);
      // The next victims start while the survivor waits for the leases of the dead ones.
      const next = round + 1 < ROUNDS ? start(VICTIMS) : [];
      kills.push(await killing);
      servers = [survivor, ...(await next)];
    }

    const ends = kills.flatMap((kill) => kill.ends);
    const count = (wanted: string) => ends.filter(({ end }) => end === wanted).length;
    const sum = (pick: (kill: RefreshKills) => number) => kills.reduce((all, kill) => all + pick(kill), 0);
    reportAttack({
      part: 'kill -9 of a server that refreshes',
      counts: {
        kills: ends.length,
        works: count('works'),
        saysRevoked: count('says revoked'),
        lostSilently: count('lost silently'),
        failedCalls: sum(({ failedCalls }) => failedCalls),
        calls: sum(({ calls }) => calls),
      },
    });
    expect(ends.filter(({ end }) => end === 'lost silently')).toEqual([]);
    expect(sum(({ failedCalls }) => failedCalls)).toBe(0);
    expect(ends).toHaveLength(VICTIMS * ROUNDS);
    for (const { moment, end, connection } of ends) {
      if (moment === 'asked') expect(end).toBe('works');
      if (moment === 'answered') expect(connection.diagnosis?.nextStep).toBe(interruptedNextStep);
    }
  }, 1_800_000);
});
