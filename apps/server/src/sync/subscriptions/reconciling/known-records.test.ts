import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';
import { type KnownRecord, upsertFound, upsertTold } from './known-records-queries.ts';

/** An installation, and records of it that are asked for at some second. */
async function startKnowing() {
  const server = await startConnectedServer();
  const subject = { installationId: (await server.install()).id, objectName: 'contacts' };
  const start = server.now().getTime();
  const time = (second: number) => new Date(start + second * 1000);
  const record = (contentHash: string, asked: number, changed?: number): KnownRecord => ({
    recordHash: 'a record',
    contentHash,
    askedTime: time(asked),
    updateMs: changed === undefined ? undefined : time(changed).getTime(),
  });
  const context = server.context();
  return {
    record,
    tell: (one: KnownRecord) => context.transaction((tx) => upsertTold(tx, subject, [one])),
    isNews: async (one: KnownRecord) =>
      (await context.transaction((tx) => upsertFound(tx, subject, [one]))).size === 1,
  };
}

describe('a record on a page that was asked for before an event was dealt with', () => {
  it('does not win over what the event has delivered', async () => {
    const { record, tell, isNews } = await startKnowing();
    await tell(record('new', 10, 8));

    expect(await isNews(record('old, in the same second', 9, 8))).toBe(false);
    expect(await isNews(record('older by its own time', 11, 5))).toBe(false);
    expect(await isNews(record('new', 12, 8))).toBe(false);
    expect(await isNews(record('newer', 13, 12))).toBe(true);
    expect(await isNews(record('newer', 14, 12))).toBe(false);
  });

  it('leaves what a later page has found when the event comes late', async () => {
    const { record, tell, isNews } = await startKnowing();
    await isNews(record('found', 20, 15));
    await tell(record('told of before', 10, 8));

    expect(await isNews(record('found', 30, 15))).toBe(false);
  });

  it('is news with the same fields when it has changed later, if the time counts', async () => {
    const { record, tell, isNews } = await startKnowing();
    await tell(record('same', 10, 8));

    expect(await isNews(record('same', 20))).toBe(false);
    expect(await isNews(record('same', 21, 18))).toBe(true);
    // A time of the year 0, as .NET's year 1 is in Berlin, and one of a year with five digits.
    expect(await isNews(record('another', 30, -64_000_000_000))).toBe(false);
    expect(await isNews(record('another', 40, 300_000_000_000))).toBe(true);
    expect(await isNews(record('set right', 50, 45))).toBe(true);
  });

  it('is news when what is known was asked for by a clock that was a day ahead', async () => {
    const { record, tell, isNews } = await startKnowing();
    await tell(record('from a day to come', 86_400, 8));

    expect(await isNews(record('changed since', 1, 9))).toBe(true);
    expect(await isNews(record('changed since', 2, 9))).toBe(false);
  });
});
