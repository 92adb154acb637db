import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../../test/receiver-of-each-test.ts';
import { numberedPages, pretendPages, pretendRecords } from '../pretend-pages.fixture.ts';
import { startReading } from '../reading.fixture.ts';

/** More than two turns read. */
const PAGES = 205;

const receiver = receiverOfEachTest();

describe('the pages of a read', () => {
  it('are each asked for once and in order, over turns and batches, and none is lost', async () => {
    const pages = Array.from({ length: PAGES }, (_, page) => pretendRecords(2, 2 * page));
    const provider = pretendPages(numberedPages(pages));
    const reading = await startReading(receiver, { outgoing: provider.outgoing });
    const { id } = await reading.install();
    reading.advanceClock(10 * 60_000);
    // One turn, in a process that lives.
    await reading.dyingTurn(id, Number.POSITIVE_INFINITY);
    const { body: health } = await reading.request('GET', `${reading.projectPath}/health`);

    await reading.runJobs();

    expect(health.readsDueTime).toBe(reading.now().toISOString());
    expect(provider.calls.map((url) => url.searchParams.get('cursor') ?? '0')).toEqual(
      pages.map((_, page) => String(page)),
    );
    expect(reading.arrived().toSorted()).toEqual(
      pretendRecords(2 * PAGES)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('end where a record is behind the end of the window, without a call for more', async () => {
    const late = { id: 'rec_late', updated_at: new Date(Date.now() + 3_600_000).toISOString() };
    const provider = pretendPages(numberedPages([pretendRecords(2), [late], pretendRecords(2, 2)]));
    const reading = await startReading(receiver, { outgoing: provider.outgoing });
    await reading.install();

    await reading.runJobs();

    expect(provider.calls).toHaveLength(2);
    expect(reading.arrived()).toEqual(['rec_0', 'rec_1']);
  });
});
