import { CronExpressionParser } from 'cron-parser';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleInterval, scheduleProblem } from './schedule.ts';

describe('judging a schedule', () => {
  it.each([
    '',
    '0 * * * *',
    '*/10 * * * *',
    '0,10,50 * * * *',
    '15 */2 * * *',
    '0 4 1,15 JAN-jun mon-FRI',
    '0 0 * * 7',
    '0 0 ? * 0',
    '0 0 29 2 *',
    '0 0 31 3,4 *',
    '0 0 30 2 mon',
    '*/60 */24 * */12 */7',
  ])('takes %j', (schedule) => {
    expect(scheduleProblem(schedule)).toBeUndefined();
  });

  it.each([
    ['* * * * *', 'runs 1 minute apart; 10 is the minimum'],
    ['*/7 * * * *', 'runs 4 minutes apart; 10 is the minimum'],
    ['0,55 * * * *', 'runs 5 minutes apart; 10 is the minimum'],
    ['0 0 * * mon,', 'has "mon," for the day of week'],
    ['60 * * * *', 'has "60" for the minute, which takes 0 to 59'],
    ['0 5-1 * * *', 'has "5-1" for the hour, which takes 0 to 23'],
    ['0 */0 * * *', 'has "*/0" for the hour'],
    [
      '*/90 * * * *',
      'has "*/90" for the minute, which begins anew after 60, so it never gets to a step of 90',
    ],
    ['0 0/36 * * *', 'has "0/36" for the hour, which begins anew after 24'],
    ['0 0 1,*/45 * *', 'has "*/45" for the day of month'],
    ['hourly', 'has 1 field; cron here has five'],
    ['0 0 * * * *', 'has 6 fields'],
    ['0 0 30 2 *', 'names a day that its months do not have, so it never runs'],
    ['0 0 31 4,6 ?', 'so it never runs'],
    ['0 0 31 4,6 */1', 'so it never runs'],
  ])('refuses %j', (schedule, reason) => {
    expect(scheduleProblem(schedule)).toContain(reason);
  });

  it('takes another least interval', () => {
    expect(scheduleProblem('*/30 * * * *', 60)).toBe('runs 30 minutes apart; 60 is the minimum');
    expect(scheduleProblem('* * * * *', 1)).toBeUndefined();
  });

  it('takes nothing that a cron library would not run', () => {
    const part = fc.constantFrom(
      '*',
      '0',
      '5',
      '*/15',
      '1-5',
      '10,20',
      '99',
      'x',
      '7',
      '1-5/2',
      'mon',
      '3/4',
    );
    fc.assert(
      fc.property(fc.tuple(part, part, part, part, part), (fields) => {
        const schedule = fields.join(' ');
        fc.pre(scheduleProblem(schedule, 1) === undefined);

        expect(() => CronExpressionParser.parse(schedule)).not.toThrow();
      }),
    );
  });
});

describe('telling how often a schedule runs', () => {
  it.each([
    ['0 * * * *', 60],
    ['30 */4 * * *', 240],
    ['*/15 * * * *', 15],
    ['5 9 * * *', 1440],
    ['0,30 * * * *', 30],
    ['10 0,12 * * *', 720],
  ])('finds that %j always waits %d minutes', (schedule, minutes) => {
    expect(scheduleInterval(schedule)).toBe(minutes);
  });

  it.each(['', '0 9-17 * * *', '0 9 * * mon-fri', '0 0 1 * *', '*/25 * * * *', 'hourly'])(
    'finds no single interval in %j',
    (schedule) => {
      expect(scheduleInterval(schedule)).toBeUndefined();
    },
  );

  it('agrees with a cron library', () => {
    const minute = fc.constantFrom('*', '*/7', '*/20', '0', '5,35', '0-30/10');
    const hour = fc.constantFrom('*', '*/5', '*/6', '3', '1,13', '0-12');
    const month = fc.constantFrom('*', '1-12', '1,7');
    fc.assert(
      fc.property(fc.tuple(minute, hour, month), ([minutes, hours, months]) => {
        const schedule = `${minutes} ${hours} * ${months} *`;
        const runs = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: '2026-01-01T00:00:00Z' });
        const times = Array.from({ length: 800 }, () => runs.next().getTime() / 60_000);
        const gaps = new Set(times.slice(1).map((time, index) => time - (times[index] ?? 0)));

        const interval = scheduleInterval(schedule);
        expect(interval).toBe(gaps.size === 1 && months !== '1,7' ? [...gaps][0] : undefined);
      }),
      { numRuns: 40 },
    );
  });
});
