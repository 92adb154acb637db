import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import type { Context } from '../../context.ts';
import { providerBudgets } from '../../platform/db/tables.ts';
import { noFigures } from '../../platform/metrics/figures.ts';
import type { CallBudget } from '../connectors/call-budget.ts';
import type { BudgetedCall, CallPurpose } from './budgeted-call.ts';
import { ProviderBudgets } from './provider-budgets.ts';
import { LongWait } from './why-no-call.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const noon = Date.UTC(2030, 4, 17, 12);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Two processes on one database, with one clock that moves when a call waits. Each has a provider of its own. */
function startTwo(budgets: readonly CallBudget[] | undefined, startMs = noon, countsPoints = false) {
  const clock = { nowMs: startMs };
  const provider = `oak${Math.random()}`;
  const context: Context = { ...server.context(), now: () => new Date(clock.nowMs) };
  const start = () =>
    new ProviderBudgets({
      limitsOf: () => ({ ...(budgets && { budgets: [...budgets] }), countsPoints, errors: {} }),
      figures: noFigures,
      waitFor: async (ms) => {
        clock.nowMs += ms;
      },
    });
  const callFor = (purpose: CallPurpose = 'other', changes: Partial<BudgetedCall> = {}): BudgetedCall => ({
    provider,
    title: 'Oak',
    purpose,
    method: 'GET',
    path: '/notes',
    connectionId: 'con1',
    providerWorkspaceRef: null,
    providerAppId: null,
    ...changes,
  });
  const processes = [start(), start()] as const;
  return {
    clock,
    context,
    processes,
    callFor,
    /** When the next call may be made, in milliseconds from now. 0: it was made. */
    tryOne: async (which: 0 | 1, call = callFor(), changes: Pick<Context, 'isPlaceWanted'> = {}) => {
      try {
        await processes[which].take({ ...context, ...changes }, call);
        return 0;
      } catch (error) {
        const { cause } = error as { cause?: unknown };
        if (!(cause instanceof LongWait)) throw error;
        return cause.until.getTime() - clock.nowMs;
      }
    },
  };
}

/** The most calls in any span of this length. */
function busiest(times: readonly number[], spanMs: number): number {
  return Math.max(
    ...times.map((from) => times.filter((time) => time >= from && time < from + spanMs).length),
  );
}

describe('two processes with the budget of a provider', () => {
  it.each([
    [40, 10_000],
    [1, 2_000],
  ])('make at most %i calls in any %i ms of a minute, and most of them', async (requests, perMs) => {
    const two = startTwo([{ scope: 'account', requests, perMs }]);
    const times: number[] = [];

    for (let which = 0; two.clock.nowMs < noon + MINUTE_MS; which = 1 - which) {
      if ((await two.tryOne(which === 0 ? 0 : 1)) === 0) times.push(two.clock.nowMs);
    }

    expect(busiest(times, perMs)).toBeLessThanOrEqual(requests);
    expect(times.length).toBeGreaterThan(((MINUTE_MS / perMs) * requests * 4) / 5);
  });

  it.each([
    [3, 6_000],
    [200, 10_000],
  ])(
    'with bursts make most of %i calls at once after a pause, and never more in %i ms',
    async (requests, perMs) => {
      const two = startTwo([{ scope: 'account', requests, perMs, burst: true }]);
      const times: number[] = [];
      const atOnce: number[] = [];
      const callUntil = async (endMs: number) => {
        for (let which = 0; two.clock.nowMs < endMs; which = 1 - which) {
          const beforeMs = two.clock.nowMs;
          const waitMs = await two.tryOne(which === 0 ? 0 : 1);
          if (waitMs === 0) times.push(two.clock.nowMs);
          if (waitMs > 0 || two.clock.nowMs > beforeMs) return;
          two.clock.nowMs += 1;
        }
      };
      for (let round = 0; round < 3; round += 1) {
        const before = times.length;
        const startMs = two.clock.nowMs;
        await callUntil(startMs + perMs);
        atOnce.push(times.length - before);
        // Then as many as possible, for several times as long, and a pause.
        for (let ms = 0; ms < 2 * perMs; ms += perMs / 25) {
          two.clock.nowMs = Math.max(two.clock.nowMs, startMs + ms);
          if ((await two.tryOne(0)) === 0) times.push(two.clock.nowMs);
          if ((await two.tryOne(1)) === 0) times.push(two.clock.nowMs);
        }
        two.clock.nowMs += 5 * perMs + round * 777;
      }

      expect(busiest(times, perMs)).toBeLessThanOrEqual(requests);
      expect(Math.min(...atOnce)).toBeGreaterThanOrEqual(Math.floor(requests * 0.6));
    },
  );

  it.each(['read', 'write'] as const)('let no %s sleep in a place that others wait for', async (purpose) => {
    const two = startTwo([{ scope: 'account', requests: 60, perMs: MINUTE_MS }]);
    const isPlaceWanted = () => true;
    const waits: number[] = [];
    for (let calls = 0; calls < 5; calls += 1)
      waits.push(await two.tryOne(0, two.callFor(purpose), { isPlaceWanted }));

    expect([two.clock.nowMs, waits[0]]).toEqual([noon, 0]);
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(waits.at(-1)).toBeLessThan(1_500);
    expect(await two.tryOne(0, two.callFor(purpose), { isPlaceWanted: () => false })).toBe(0);
  });

  it('with bursts let the pages of a small read follow each other at once, in either process', async () => {
    const two = startTwo([{ scope: 'account', requests: 10, perMs: 60_000, burst: true }]);
    const waits = [];
    for (const which of [0, 1, 0, 1, 0] as const) {
      waits.push(await two.tryOne(which, two.callFor('read')));
      two.clock.nowMs += 800;
    }

    expect([waits, two.clock.nowMs - noon]).toEqual([[0, 0, 0, 0, 0], 4_000]);
  });

  it('count the connections of an account together, and those of other accounts not', async () => {
    const two = startTwo([{ scope: 'account', requests: 1, perMs: 20_000 }]);
    const ofWorkspace = (providerWorkspaceRef: string, connectionId: string) =>
      two.callFor('other', { providerWorkspaceRef, connectionId });

    const first = await two.tryOne(0, ofWorkspace('acme', 'con1'));
    const same = await two.tryOne(1, ofWorkspace('acme', 'con2'));
    const other = await two.tryOne(1, ofWorkspace('globex', 'con3'));

    expect([first, other]).toEqual([0, 0]);
    expect(same).toBeGreaterThan(15_000);
  });

  it('draw on each budget that counts the call', async () => {
    const searches: CallBudget = { scope: 'account', calls: 'search', requests: 1, perMs: 30_000 };
    const two = startTwo([{ scope: 'account', requests: 100, perMs: 10_000 }, searches]);

    await two.tryOne(0, two.callFor('search'));
    const second = await two.tryOne(1, two.callFor('search'));
    // A read that finds what has changed may use the search of the provider.
    const readWithSearch = await two.tryOne(1, two.callFor('read', { method: 'POST' }));
    const others = [await two.tryOne(1, two.callFor('read')), await two.tryOne(1, two.callFor('write'))];

    expect(second).toBeGreaterThan(20_000);
    expect(readWithSearch).toBeGreaterThan(20_000);
    expect(others).toEqual([0, 0]);
  });

  it('count calls of some paths by themselves, and a 429 of such a call holds up no others', async () => {
    const exports: CallBudget = { scope: 'account', paths: ['/exports/'], requests: 1, perMs: 30_000 };
    const two = startTwo([exports]);
    const ofExports = two.callFor('read', { path: 'https://oak.example/api/exports/notes' });
    const tooMany = { status: 429, headers: { 'retry-after': '60' } };

    const first = await two.tryOne(0, ofExports);
    const second = await two.tryOne(1, ofExports);
    await two.processes[0].learn(two.context, ofExports, tooMany);
    const others = [await two.tryOne(0), await two.tryOne(1)];
    const third = await two.tryOne(0, ofExports);

    expect([first, ...others]).toEqual([0, 0, 0]);
    expect(second).toBeGreaterThan(20_000);
    expect(third).toBeGreaterThan(50_000);
  });

  it('keep a fifth of the rate for calls that somebody waits for', async () => {
    const two = startTwo([{ scope: 'account', requests: 40, perMs: 10_000 }]);
    const read = two.callFor('read');
    let reads = 0;
    for (; two.clock.nowMs < noon + 20_000; reads += 1) await two.tryOne(0, read);
    const write = two.callFor('write', { method: 'POST' });

    const startMs = two.clock.nowMs;
    const waits = [await two.tryOne(1, write), two.clock.nowMs - startMs];

    expect(reads).toBeLessThanOrEqual(64);
    expect(waits).toEqual([0, 0]);
  });
});

describe('a quota', () => {
  const daily: CallBudget = { scope: 'account', requests: 10, perMs: DAY_MS };

  it('is spent by all processes together, and begins again at midnight', async () => {
    const two = startTwo([daily]);
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await two.tryOne(n % 2 === 0 ? 0 : 1));

    two.clock.nowMs += 12 * HOUR_MS;
    const tomorrow = await two.tryOne(1);

    expect(answers).toEqual([...Array(10).fill(0), 12 * HOUR_MS, 12 * HOUR_MS]);
    expect(tomorrow).toBe(0);
  });

  it('keeps a fifth for calls that somebody waits for', async () => {
    const two = startTwo([daily]);
    const reads = [];
    for (let n = 0; n < 9; n += 1) reads.push(await two.tryOne(0, two.callFor('read')));

    const writes = [];
    for (let n = 0; n < 3; n += 1) writes.push(await two.tryOne(1, two.callFor('write', { method: 'POST' })));

    expect(reads).toEqual([...Array(8).fill(0), 12 * HOUR_MS]);
    expect(writes).toEqual([0, 0, 12 * HOUR_MS]);
  });

  it('gets back what a process took ahead and did not use', async () => {
    const two = startTwo([{ scope: 'account', requests: 20_000, perMs: DAY_MS }]);
    const isIt = eq(providerBudgets.provider, two.callFor().provider);
    const used = async () =>
      (await server.dependencies.db.select().from(providerBudgets).where(isIt))[0]?.used;

    await two.tryOne(0);
    const before = await used();
    two.clock.nowMs += 1_000;
    await two.tryOne(0);

    expect([before, await used()]).toEqual([20, 21]);
  });
});

describe('a provider that answers 429', () => {
  const answer = (headers: Record<string, string>) => ({ status: 429, headers: new Headers(headers) });
  const saidAt = (ms: number) => ({
    date: new Date(ms).toUTCString(),
    'retry-after': new Date(ms + 90_000).toUTCString(),
  });

  it.each([
    ['without known budgets', undefined],
    ['with budgets', [{ scope: 'account', requests: 100, perMs: 10_000 }] satisfies CallBudget[]],
  ])('%s is called by no process until it said', async (_, budgets) => {
    const two = startTwo(budgets);
    const call = two.callFor();

    await two.processes[0].learn(two.context, call, answer({ 'retry-after': '90' }));
    const refused = [await two.tryOne(0), await two.tryOne(1)];
    two.clock.nowMs += 86_000;
    const after = [await two.tryOne(0), await two.tryOne(1)];

    expect(refused).toEqual([90_000, 90_000]);
    expect(after).toEqual([0, 0]);
    expect(two.clock.nowMs).toBeGreaterThanOrEqual(noon + 90_000);
  });

  it.each([
    ['nothing', {}, 10_000],
    ['a time that is past', { 'retry-after': new Date(noon - HOUR_MS).toUTCString() }, 1_000],
    ['no time at all', { 'retry-after': '0' }, 1_000],
    ['nonsense', { 'retry-after': 'soon' }, 10_000],
    ['a year', { 'retry-after': '31536000' }, HOUR_MS],
    ['a time by a clock that is behind ours', saidAt(noon - 2 * HOUR_MS), 90_000],
    ['a time by a clock that is ahead of ours', saidAt(noon + 2 * HOUR_MS), 90_000],
  ])('and says %s is called again after a time within bounds', async (_, headers, waitMs) => {
    const two = startTwo(undefined);
    await two.processes[0].learn(two.context, two.callFor(), answer(headers));

    // A call waits for a second itself.
    const asked = await two.tryOne(1);
    const waited = asked === 0 ? two.clock.nowMs - noon : asked;

    expect(waited).toBe(waitMs);
  });

  it('is not called sooner because another answer asks for a shorter pause', async () => {
    const two = startTwo(undefined);
    await two.processes[0].learn(two.context, two.callFor(), answer({ 'retry-after': '90' }));
    await two.processes[1].learn(two.context, two.callFor(), answer({ 'retry-after': '10' }));

    expect([await two.tryOne(0), await two.tryOne(1)]).toEqual([90_000, 90_000]);
  });

  it('stops one connection, and not all customers of the app', async () => {
    const budgets: CallBudget[] = [
      { scope: 'connection', requests: 10, perMs: 1_000 },
      { scope: 'app', requests: 1_000, perMs: 1_000 },
    ];
    const two = startTwo(budgets);
    const ofConnection = (connectionId: string) =>
      two.callFor('other', { connectionId, providerAppId: 'app1' });

    await two.processes[0].learn(two.context, ofConnection('con1'), answer({ 'retry-after': '90' }));

    expect(await two.tryOne(1, ofConnection('con1'))).toBe(90_000);
    expect(await two.tryOne(1, ofConnection('con2'))).toBe(0);
  });
});

describe('a call that could not be paid again', () => {
  const counted: CallBudget[] = [{ scope: 'account', requests: 1_000, perMs: 1_000 }];

  it.each([undefined, counted])('stops reads of all processes, but no other calls: %j', async (budgets) => {
    const two = startTwo(budgets, noon, true);
    const tryAll = async () => [
      ...[await two.tryOne(0, two.callFor('read')), await two.tryOne(1, two.callFor('read'))],
      ...[await two.tryOne(0, two.callFor('write')), await two.tryOne(1, two.callFor('search'))],
    ];

    const before = await tryAll();
    await two.processes[0].blockUnpaid(two.context, two.callFor('read'), 90_000);
    two.clock.nowMs += 1_000;
    const during = await tryAll();
    two.clock.nowMs += 90_000;

    expect([before, during, await tryAll()]).toEqual([
      [0, 0, 0, 0],
      [89_000, 89_000, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it.each([
    ['it was no read', undefined, 'blockUnpaid', 'write'],
    ['the provider refused a read', undefined, 'block', 'read'],
    ['the provider refused a read and has budgets', counted, 'block', 'read'],
  ] as const)('stops all of them when %s', async (_, budgets, how, purpose) => {
    const two = startTwo(budgets, noon, true);

    await two.processes[0][how](two.context, two.callFor(purpose), 90_000);

    expect(await two.tryOne(1, two.callFor('read'))).toBe(90_000);
    expect(await two.tryOne(1, two.callFor('write'))).toBe(90_000);
  });
});

describe('a header that says what is left', () => {
  const budget: CallBudget = {
    scope: 'account',
    requests: 1_000,
    perMs: DAY_MS,
    remaining: { header: 'X-Left', format: 'left' },
  };

  it.each([
    ['makes the estimate smaller', '0', 12 * HOUR_MS],
    ['does not make it larger', '5000', 0],
    ['is passed over when it is no number', 'many', 0],
    ['is passed over when it is negative', '-3', 0],
  ])('%s', async (_, left, next) => {
    const two = startTwo([budget]);
    await two.tryOne(0);
    await two.processes[0].learn(two.context, two.callFor(), {
      status: 200,
      headers: new Headers({ 'x-left': left }),
    });

    expect([await two.tryOne(0), await two.tryOne(1)]).toEqual([next, next]);
  });

  it('may say how many of how many are used', async () => {
    const two = startTwo([{ ...budget, remaining: { header: 'Limit-Info', format: 'usage' } }]);
    await two.tryOne(0);
    const headers = { 'limit-info': 'api-usage=1000/1000' };
    await two.processes[0].learn(two.context, two.callFor(), { status: 200, headers });

    expect(await two.tryOne(1)).toBe(12 * HOUR_MS);
  });
});
