import type { Budget } from '@dowel/schema/connector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startReadingSimulated } from '../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { noFigures } from '../../platform/metrics/figures.ts';
import { ProviderBudgets } from '../../providers/provider-budgets/provider-budgets.ts';
import { listenTo, messagesOf } from '../events/stored-events.fixture.ts';
import { startWriting } from './writing.fixture.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const record = { last_name: 'Okafor' };
const now = { type: 'create' as const, mode: 'synchronous' as const, record };

const receiver = receiverOfEachTest();

afterEach(() => vi.restoreAllMocks());

/** The limits of a provider that allows one write in this time. */
function limitsIn(perMs: number) {
  const budgets: Budget[] = [{ scope: 'account', calls: 'write', requests: 1, perMs }];
  return { budgets, errors: {} };
}

/** A limit of a day counts from midnight (UTC), so that the time until the next one is not left to when this runs. */
async function startLimited(perMs: number) {
  const server = await startWriting({ limitsOf: () => limitsIn(perMs) });
  if (perMs === DAY_MS) server.advanceClock(DAY_MS - (server.now().getTime() % DAY_MS));
  return server;
}

describe('writing to a provider that allows a number of calls', () => {
  it('waits for a moment', async () => {
    const server = await startLimited(2 * SECOND_MS);

    const answers = [await server.write(now), await server.write(now)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.atProvider('Okafor')).toHaveLength(2);
  });

  it('answers when it can be sent again, if that takes longer, and has written nothing', async () => {
    const server = await startLimited(MINUTE_MS);
    await server.write(now);

    const { status, body, headers } = await server.write(now);
    const written = await server.atProvider('Okafor');
    const seconds = Number(headers.get('retry-after'));
    server.advanceClock(seconds * SECOND_MS);
    const again = await server.write(now);

    expect([status, body.code, body.retryable]).toEqual([429, 'provider_rate_limited', true]);
    expect(seconds).toBeGreaterThan(50);
    expect(written).toHaveLength(1);
    expect(again.status).toBe(200);
  });

  it('has not sent what still waits when the time for the request is over', async () => {
    const limitsOf = () => limitsIn(4 * SECOND_MS);
    const server = await startWriting({ limitsOf });
    await server.write(now);
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const waitFor = async () => {
      limit.abort(new DOMException('The time is over.', 'TimeoutError'));
      limit.signal.throwIfAborted();
    };
    const providerBudgets = new ProviderBudgets({ limitsOf, figures: noFigures, waitFor });
    Object.assign(server.dependencies, { providerBudgets });

    const { status, body } = await server.write({ type: 'create', batch: [{ record }, { record }] });

    expect([status, body.code]).toEqual([429, 'provider_rate_limited']);
    expect(server.wire.calls).toHaveLength(1);
    const [latest] = await server.writeOperations();
    expect(latest?.result).toBe('[contacts] 2 records not created');
  });

  it('begins no further record when too little of the time is left for its answer', async () => {
    const server = await startWriting();
    const late = new AbortController();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === 20 * SECOND_MS ? late.signal : timeout(ms),
    );
    const batch = Array.from({ length: 5 }, () => ({ record }));
    server.wire.next = 'hang';

    const answer = server.write({ type: 'create', batch });
    await expect.poll(() => server.wire.calls).toHaveLength(4);
    late.abort();
    server.wire.release();

    const { body } = await answer;
    expect(body).toMatchObject({ successCount: 4, failureCount: 1 });
    expect(body.errors).toEqual([{ message: 'Record 5: Not sent. The time for the request was over.' }]);
  });

  it('waits for a caller who does not', async () => {
    const server = await startLimited(MINUTE_MS);
    await server.write(now);
    const { body } = await server.write({ ...now, mode: 'asynchronous' });

    await server.runJobs();
    const before = [await server.operation(body.operationId), await server.atProvider('Okafor')];
    const explained = `${server.projectPath}/operations/${body.operationId}:explain`;
    const told = await server.request('GET', explained);
    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();

    expect(before).toMatchObject([{ status: 'in_progress' }, { length: 1 }]);
    const goesOn = expect.stringMatching(/^It goes on at 2\S+Z\.$/);
    expect(told.body.diagnosis).toMatchObject({ kind: 'waiting', actor: 'provider', words: goesOn });
    expect(await server.operation(body.operationId)).toMatchObject({ status: 'success' });
    expect(await server.atProvider('Okafor')).toHaveLength(2);
  });

  it('says why it is not sent, when the provider allows no call before the deadline', async () => {
    const server = await startLimited(DAY_MS);
    await listenTo(server, ['write.async.done']);
    await server.write(now);
    const refused = await server.write(now);
    const { body } = await server.write({ ...now, mode: 'asynchronous' });

    await server.runJobs();

    const words = expect.stringMatching(
      /No call is made until 2\S+Z, and nothing was done\. The provider allows no call before its deadline, so it was not sent\. Send it again later\.$/,
    );
    const data = { operationId: body.operationId, success: false, errors: [words] };
    expect((await messagesOf(server)).at(-1)).toMatchObject({ data });
    const [, latest] = await server.writeOperations();
    const explain = async (id: string | undefined) =>
      (await server.request('GET', `${server.projectPath}/operations/${id}:explain`)).body.diagnosis;
    expect(refused.status).toBe(429);
    expect(await explain(latest?.id)).toMatchObject({ kind: 'rate_limited' });
    expect(await explain(body.operationId)).toMatchObject({ kind: 'rate_limited', words });
  });
});

describe('new credentials of another account', () => {
  it('have the calls of that account', async () => {
    const server = await startLimited(DAY_MS);
    const { request, projectPath, connection, openAccount } = server;
    await server.write(now);
    const used = await server.write(now);
    const { apiKey, accountId } = await openAccount();

    await request('PATCH', `${projectPath}/connections/${connection.id}`, {
      updateMask: ['apiKey', 'account'],
      connection: { apiKey, account: { id: accountId } },
    });
    const other = await server.write(now);

    expect([used.body.code, other.status]).toEqual(['provider_rate_limited', 200]);
  });
});

describe('a provider that answers 429 to a write', () => {
  it('is said to allow no more calls, with its time', async () => {
    const server = await startWriting();
    const path = '/api/v1/objects/contacts/records';
    await server.addFault({ path, status: 429, times: 1, retryAfterSeconds: 40 });

    const answers = [await server.write(now), await server.write(now)];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'provider_rate_limited'],
      [429, 'provider_rate_limited'],
    ]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['40', '40']);
    expect(server.wire.calls).toHaveLength(1);
  });

  it('is told as a limit with another status too, while the write waits and when it has ended', async () => {
    const server = await startReadingSimulated('salesforce', receiver, {
      seeded: {},
      objects: { Contact: 'LastName' },
      write: ['Contact'],
    });
    await server.runJobs();
    const spent = { dailyQuota: 0 };
    const path = `/write${server.base}/objects/Contact`;
    const later = { groupRef: 'acme', ...now, mode: 'asynchronous', record: { LastName: 'Okafor' } };
    const { body } = await server.request('POST', path, later);
    const at = `${server.projectPath}/operations/${body.operationId}`;
    const kinds: string[] = [];
    for (const waitMs of [0, 60 * MINUTE_MS]) {
      await server.pass(waitMs, spent);
      await server.runJobs();
      kinds.push((await server.request('GET', `${at}:explain`)).body.diagnosis.kind);
    }

    const { body: logs } = await server.request('GET', `${at}/logs`);
    expect(kinds).toEqual(['waiting', 'rate_limited']);
    const refused = { providerStatus: '403', failedBy: 'rate_limited' };
    expect(logs[1].message.details).toMatchObject(refused);
  });
});
