import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dyingAfter } from '../../../../test/attack/dying-database.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { pullBack } from '../../../process/jobs/planned-ahead-queries.ts';
import { OpenConnection } from '../service.ts';
import { takeLease } from './queries.ts';

import { GONE_MS, refresh, startCounting } from './refreshing.fixture.ts';

describe('forcing a refresh', () => {
  // @holds U6
  it('asks the provider once in ten seconds, and else answers the stored token', async () => {
    const { force, advanceClock } = await startCounting();

    const first = await force();
    advanceClock(9_999);
    const second = await force();
    advanceClock(1);
    const third = await force();

    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(second.token).toBe(first.token);
    expect(third.token).not.toBe(first.token);
  });

  it('answers everybody who forces at the same moment with the one new token', async () => {
    const { force, row } = await startCounting();
    const before = await row();

    const answers = await Promise.all(Array.from({ length: 10 }, force));

    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect((await row()).credentialsVersion).toBe(before.credentialsVersion + 1);
  });

  it('renews a token that has run out, also shortly after a forced refresh', async () => {
    const { context, row, asked } = await startCounting();
    await refresh(context(), await row(), { isForced: true });

    await refresh(context(), await row());

    expect(asked).toHaveLength(2);
  });
});

describe('renewing tokens', () => {
  it('keeps `updateTime`, because a page that waits for a sign-in looks for a new one', async () => {
    const { ask, force, advanceClock } = await startCounting();
    const before = (await ask('')).body.updateTime;
    advanceClock(60_000);

    const { status } = await force();

    expect(status).toBe(200);
    expect((await ask('')).body.updateTime).toBe(before);
  });

  it.each([
    [429, 'rate_limited'],
    [503, 'unreachable'],
  ])('is tried again no sooner than a token endpoint asks that answers %i', async (status, kind) => {
    const { id, context, row, now, advanceClock, answerNext } = await startCounting();
    advanceClock(60 * 60_000);
    answerNext(async () => new Response('{}', { status, headers: { 'retry-after': '600' } }));
    const before = await row();

    const call = new OpenConnection(context(), id).fetchFor()('/me');

    await expect(call).rejects.toMatchObject({ kind, retryAfter: '600' });
    const dueTime = new Date(now().getTime() + 600_000);
    expect((await row()).refreshDueTime).toEqual(dueTime);
    await expect(refresh(context(), before)).rejects.toMatchObject({
      cause: { retryAfter: dueTime.toUTCString() },
    });
  });

  // @holds M7
  it('does not happen again for an access token that was renewed since it was used', async () => {
    const { context, row, asked } = await startCounting();
    const used = await row();
    const renewed = await refresh(context(), used);

    const late = await refresh(context(), used);

    expect(late.credentialsVersion).toBe(renewed.credentialsVersion);
    expect(asked).toHaveLength(1);
  });

  // @holds M7
  it('is taken over within seconds from a server that died', async () => {
    const { context, row, now, advanceClock } = await startCounting();
    const { db } = dyingAfter(context().db, 1);
    await expect(refresh({ ...context(), db }, await row())).rejects.toThrow();
    const theirs = await row();
    advanceClock(GONE_MS);

    const ours = { id: '01890000-0000-7000-8000-000000000000', expireTime: leaseEnd(now()) };
    const isTaken = await take(context(), theirs, ours);

    expect(theirs.refreshLeaseId).not.toBeNull();
    expect(isTaken).toBe(true);
  });

  it('can be forced when a clock was set right that was ahead while another one was, and while a server died', async () => {
    const { context, row, now, advanceClock } = await startCounting();
    advanceClock(5 * 60 * 60_000);
    await refresh(context(), await row(), { isForced: true });
    const { db } = dyingAfter(context().db, 1);
    await expect(refresh({ ...context(), db }, await row())).rejects.toThrow();
    advanceClock(-5 * 60 * 60_000);
    await pullBack(context());
    advanceClock(10_001);

    const ours = { id: '01890000-0000-7000-8000-000000000000', expireTime: leaseEnd(now()) };
    const notForcedSince = new Date(now().getTime() - 10_000);

    expect(await take(context(), await row(), { ...ours, notForcedSince })).toBe(true);
  });

  it('goes on for as long as the provider takes, without anybody taking over', async () => {
    const { context, row, asked, holdUp, advanceClock, now } = await startCounting();
    const used = await row();
    const letGo = holdUp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());

    const slow = refresh(context(), used);
    await vi.waitFor(() => expect(asked).toHaveLength(1), 15_000);
    for (let beat = 0; beat < 10; beat += 1) {
      advanceClock(2_000);
      await vi.advanceTimersByTimeAsync(2_000);
      await vi.waitFor(
        async () => expect((await row()).refreshLeaseExpireTime).toEqual(leaseEnd(now())),
        15_000,
      );
    }
    const other = { id: '01890000-0000-7000-8000-000000000000', expireTime: leaseEnd(now()) };
    const isTaken = await take(context(), await row(), other);
    letGo();
    await slow;

    expect(isTaken).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('stores what it won, though it was taken for dead', async () => {
    const { context, row, asked, holdUp, advanceClock, now } = await startCounting();
    const used = await row();
    const letGo = holdUp();
    const slow = refresh(context(), used);
    await vi.waitFor(() => expect(asked).toHaveLength(1), 15_000);

    advanceClock(GONE_MS);
    const other = { id: '01890000-0000-7000-8000-000000000000', expireTime: leaseEnd(now()) };
    expect(await take(context(), await row(), other)).toBe(true);
    letGo();
    const renewed = await slow;

    expect(renewed.credentialsVersion).toBe(used.credentialsVersion + 1);
    expect(await row()).toMatchObject({ refreshLeaseId: null, status: 'created' });
  });
});

const take = async (...lease: Parameters<typeof takeLease>) =>
  Unreported.silent(await takeLease(...lease), 'a test') !== undefined;

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + 8_000);
}
