import { describe, expect, it } from 'vitest';
import { backfillStart, hasFailedTooOften, missedReads, nextReadTime } from './rules.ts';

const now = new Date('2027-03-05T10:07:30Z');
const idEnding = (ending: string) => `01990000-0000-7000-8000-0000${ending}`;

describe('planning the next scheduled read', () => {
  it('is the time of the schedule for one installation, and a little later for another', () => {
    const [first, second] = [idEnding('00000000'), idEnding('00000007')].map((id) =>
      nextReadTime('0 * * * *', id, now),
    );

    expect(first).toEqual(new Date('2027-03-05T11:00:00Z'));
    expect(second).toEqual(new Date('2027-03-05T11:00:07Z'));
  });

  it('spreads many installations over five minutes', () => {
    const times = Array.from({ length: 3000 }, (_, n) =>
      nextReadTime('0 * * * *', idEnding((n * 7919).toString(16).padStart(8, '0')), now)?.getTime(),
    );
    const offsets = times.map((time) => ((time ?? 0) - Date.parse('2027-03-05T11:00:00Z')) / 1000);

    expect(new Set(offsets).size).toBe(300);
    expect([Math.min(...offsets), Math.max(...offsets)]).toEqual([0, 299]);
  });

  it('keeps the offset below a quarter of the time between two runs', () => {
    const next = nextReadTime('* * * * *', idEnding('0000000e'), now);

    expect(next).toEqual(new Date('2027-03-05T10:08:14Z'));
    expect(nextReadTime('* * * * *', idEnding('0000000f'), now)).toEqual(new Date('2027-03-05T10:08:00Z'));
  });

  it('does not run twice for one time of the schedule', () => {
    const id = idEnding('00000064');
    const first = nextReadTime('0 * * * *', id, now) ?? now;

    expect(nextReadTime('0 * * * *', id, first)).toEqual(new Date(first.getTime() + 3_600_000));
    expect(nextReadTime('0 * * * *', id, new Date('2027-03-05T11:00:30Z'))).toEqual(first);
  });

  it.each(['', '0 0 31 2 *', 'whenever'])('finds no time for "%s"', (schedule) => {
    expect(nextReadTime(schedule, idEnding('00000001'), now)).toBeNull();
  });
});

describe('a read that begins after others became due', () => {
  const id = idEnding('00000000');
  const dueTime = new Date('2027-03-05T08:00:00Z');
  const hourly = { schedule: '0 * * * *', dueTime };

  it.each([
    ['2027-03-05T08:59:59Z', undefined],
    [
      '2027-03-05T10:00:00Z',
      expect.stringMatching(/^This read was due at 2027-03-05T08:00:00.000Z. 2 more /),
    ],
    ['2027-03-25T10:00:00Z', expect.stringContaining(' More than 100 more became due')],
  ])('says at %s how many', (time, said) => {
    expect(missedReads(hourly, id, new Date(time))).toEqual(said);
  });

  it.each(['', '0 0 31 2 *'])('knows of none of the schedule "%s"', (schedule) => {
    expect(missedReads({ schedule, dueTime }, id, now)).toBeUndefined();
    expect(missedReads({ ...hourly, dueTime: null }, id, now)).toBeUndefined();
  });
});

describe('choosing the window of a backfill', () => {
  it.each([
    [{ days: 0 }, undefined],
    [{ fullHistory: false }, undefined],
    [{ days: 2 }, { fromTime: new Date('2027-03-03T10:07:30Z') }],
    [{ days: 2, fullHistory: true }, {}],
    [{ days: 10_000_000 }, { fromTime: new Date(0) }],
  ])('reads of %o from %o', (period, start) => {
    expect(backfillStart(period, now)).toEqual(start);
  });
});

describe('pausing a schedule that fails', () => {
  const dayAgo = new Date('2027-03-04T10:07:30Z');
  it.each([
    [5, dayAgo, true],
    [4, dayAgo, false],
    [500, new Date(dayAgo.getTime() + 1), false],
    [5, null, false],
  ])('after %i failures since %s is %s', (failures, firstFailureTime, isPaused) => {
    expect(hasFailedTooOften({ failures, firstFailureTime }, now)).toBe(isPaused);
  });
});
