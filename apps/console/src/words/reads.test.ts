import { describe, expect, it } from 'vitest';
import { nextReadWords, readState, recordsOfDay, scheduleWords } from './reads.ts';

describe('the words of reads', () => {
  it.each([
    [undefined, 'when asked'],
    ['*/30 * * * *', 'every 30 minutes'],
    ['0 * * * *', 'every hour'],
    ['17 */4 * * *', 'every 4 hours'],
    ['5 2 * * *', 'daily at 02:05 UTC'],
    ['* * * * *', 'every minute'],
    ['*/1 * * * *', 'every minute'],
    ['0 */1 * * *', 'every hour'],
    ['10,40 * * * *', 'every 30 minutes'],
    ['*/25 * * * *', '*/25 * * * *'],
    ['0 */5 * * *', '0 */5 * * *'],
    ['', 'when asked'],
    ['0 9 * * 1', '0 9 * * 1'],
    ['0,30 9-17 * * *', '0,30 9-17 * * *'],
  ])('says %s as %s', (schedule, words) => {
    expect(scheduleWords(schedule)).toBe(words);
  });

  it.each([
    ['Reads work', {}],
    ['Messages not taken', { failure: { kind: 'not_taken', actor: 'builder' } }],
    ['The last read ended', undefined],
  ])('says "%s" only if it knows what became of the messages of the last run: %j', (words, last) => {
    const startTime = '2026-03-10T11:30:00Z';
    const lastRun = {
      operationId: 'o1',
      startTime,
      readType: 'scheduled',
      recordCount: 2,
      status: 'success',
    };
    const state = readState({ objectName: 'a', lastRun }, last && { status: 'success', ...last });

    expect(state.words).toBe(words);
  });

  it('does not say of a run that waits that it reads', () => {
    const startTime = '2026-03-10T11:30:00Z';
    const status = 'in_progress';
    const currentRun = { operationId: 'o1', startTime, readType: 'scheduled', recordCount: 0, status };
    const words = (failure?: { kind: string; actor: string }) =>
      readState({ objectName: 'a', currentRun }, undefined, { status, ...(failure && { failure }) }).words;

    expect([words(), words({ kind: 'waiting', actor: 'provider' })]).toEqual(['Reads now', 'Waits']);
  });

  it('adds up the records of a day, unless there were more reads than it knows', () => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    const runs = (length: number, stepMs: number) =>
      Array.from({ length }, (_, index) => ({
        ...{ operationId: `o${index}`, readType: 'scheduled', status: 'success', recordCount: 2 },
        startTime: new Date(now - (index + 1) * stepMs).toISOString(),
      }));

    expect(recordsOfDay({ objectName: 'a', recentRuns: runs(24, 7_200_000) }, now)).toBe(22);
    expect(recordsOfDay({ objectName: 'a', recentRuns: runs(3, 60_000) }, now)).toBe(6);
    expect(recordsOfDay({ objectName: 'a', recentRuns: runs(24, 60_000) }, now)).toBeUndefined();
  });

  it('never says of a time that is over that the next read begins then', () => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    const nextTime = '2026-03-10T11:30:00Z';
    const currentRun = {
      operationId: 'o1',
      startTime: nextTime,
      readType: 'scheduled',
      recordCount: 0,
      status: 'in_progress',
    };

    expect(nextReadWords({ nextTime }, now)).toBe('due now');
    expect(nextReadWords({ nextTime, currentRun }, now)).toBe('after this one');
    expect(nextReadWords({ nextTime: '2026-03-10T12:30:00Z' }, now)).toBeUndefined();
    expect(nextReadWords({}, now)).toBe('when your backend asks');
    expect(nextReadWords({ nextTime, pause: { reason: 'limit', since: nextTime } }, now)).toBe(
      'when resumed',
    );
  });
});
