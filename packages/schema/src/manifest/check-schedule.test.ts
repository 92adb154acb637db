import { CronExpressionParser } from 'cron-parser';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkManifest } from './check-manifest.ts';
import { scheduleReader } from './check-schedule.ts';

const manifest = (schedules: string[]) => ({
  specVersion: '1.0.0',
  integrations: [
    {
      name: 'crm-sync',
      provider: 'sandbox',
      read: {
        objects: schedules.map((schedule, index) => ({
          objectName: `object_${index}`,
          destination: 'hook',
          schedule,
        })),
      },
    },
  ],
});

afterEach(() => vi.restoreAllMocks());

describe('reading the schedules of a manifest', () => {
  it('parses each text once, however many objects have it', () => {
    const parse = vi.spyOn(CronExpressionParser, 'parse');

    checkManifest(
      manifest(Array.from({ length: 1000 }, (_, index) => (index % 2 ? '0 * * * *' : '5 4 * * *'))),
    );

    expect(parse).toHaveBeenCalledTimes(2);
  });

  it('asks the library for a handful of runs, not for weeks of them', () => {
    const steps = vi.spyOn(Object.getPrototypeOf(CronExpressionParser.parse('0 0 * * *')), 'next');

    checkManifest(manifest(Array.from({ length: 60 }, (_, minute) => `${minute} * * * *`)));

    expect(steps.mock.calls.length).toBeLessThanOrEqual(2 * 60);
  });

  it.each([
    ['*/7 * * * *', 4],
    ['0,55 * * * *', 5],
    ['0 0,23 * * *', 60],
    ['55 23 * * *', 1440],
    ['0,59 0,23 * * *', 1],
    // This schedule runs only on the first of a month, never on two days in a row. So the gap over midnight does not
    // count.
    ['0 0,23 1 * *', 1380],
    ['0 0,23 1,31 * *', 60],
    ['0 0,23 29,1 2,3 *', 60],
  ])('finds the runs of %s to be %d minutes apart', (schedule, gapMinutes) => {
    expect(scheduleReader()(schedule)).toEqual({ gapMinutes });
  });

  it.each(['0 0 31 2 *', '0 0 30 2 *', '0 0 31 4,6 *'])('finds that %s never runs', (schedule) => {
    expect(scheduleReader()(schedule)).toEqual({ gapMinutes: undefined });
  });

  it('finds a step that is longer than its field, as of 90 minutes, which would run every hour', () => {
    expect(scheduleReader()('*/90 * * * *')).toEqual({ problem: expect.stringContaining('a step of 90') });
  });

  it('finds no smaller gap than the library when it runs through the days one by one', () => {
    const minutes = fc.constantFrom('0', '0,55', '*/10', '59', '*');
    const hours = fc.constantFrom('*', '0', '0,23', '22-23', '*/6');
    const days = fc.constantFrom('* * *', '1 * *', '1,31 * *', '* * mon', '15 * fri', '* 1-3 *', '28-31 2 *');
    fc.assert(
      fc.property(fc.tuple(minutes, hours, days), (fields) => {
        const schedule = fields.join(' ');
        const found = scheduleReader()(schedule);
        const expected = stepThrough(schedule);

        // The gap is infinite when a schedule runs at most once a day and never on two days in a row. The library then
        // finds a gap of a day or more.
        if ('gapMinutes' in found && found.gapMinutes !== Number.POSITIVE_INFINITY)
          expect(found.gapMinutes).toBe(expected);
        else expect(expected).toBeGreaterThanOrEqual(1440);
      }),
      { numRuns: 40 },
    );
  });
});

/** The smallest gap between the first 801 runs from 2027 on, in minutes. */
function stepThrough(schedule: string): number {
  const runs = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: '2027-01-01T00:00:00Z' });
  let smallest = Number.POSITIVE_INFINITY;
  let previous = runs.next().getTime();
  for (let count = 0; count < 800; count += 1) {
    const next = runs.next().getTime();
    smallest = Math.min(smallest, (next - previous) / 60_000);
    previous = next;
  }
  return smallest;
}
