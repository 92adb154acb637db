import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleProblem } from '../rules/schedule.ts';
import { nextRunOf } from './next-run.ts';

const after = new Date('2027-03-05T10:07:30Z');

describe('finding the next run of a schedule', () => {
  it.each([
    ['*/10 * * * *', '2027-03-05T10:10:00Z'],
    ['7 10 * * *', '2027-03-06T10:07:00Z'],
    ['0 9 * * mon', '2027-03-08T09:00:00Z'],
    ['0 0 29 2 *', '2028-02-29T00:00:00Z'],
    ['0 0 * * 0,7', '2027-03-07T00:00:00Z'],
    ['0 0 * * sun,0', '2027-03-07T00:00:00Z'],
    ['0 0 1-5,3 * *', '2027-04-01T00:00:00Z'],
    ['0-30/10,20 * * * *', '2027-03-05T10:10:00Z'],
    ['0 0 1,1 jan,1 *', '2028-01-01T00:00:00Z'],
    ['0 0 1 * */1', '2027-04-01T00:00:00Z'],
    ['0 0 */01 * mon', '2027-03-08T00:00:00Z'],
  ])('goes on with %s at %s', (schedule, next) => {
    expect(nextRunOf(schedule, after)).toEqual(new Date(next));
  });

  it('never answers the time itself', () => {
    expect(nextRunOf('0 * * * *', new Date('2027-03-05T10:00:00Z'))).toEqual(
      new Date('2027-03-05T11:00:00Z'),
    );
  });

  it('finds one for every schedule that a config may have', () => {
    const part = (min: number, max: number) => {
      const value = fc.integer({ min, max });
      return fc.oneof(
        fc.constantFrom('*', '?', '*/7'),
        value.map(String),
        fc.tuple(value, value).map((pair) => pair.sort((a, b) => a - b).join('-')),
        fc.tuple(value, fc.integer({ min: 1, max: 40 })).map((pair) => pair.join('/')),
      );
    };
    const field = (min: number, max: number) =>
      fc.array(part(min, max), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(','));
    const fields = fc.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 7));
    fc.assert(
      fc.property(fields, (texts) => {
        const schedule = texts.join(' ');
        fc.pre(scheduleProblem(schedule, 0) === undefined);
        expect(nextRunOf(schedule, after), schedule).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });

  it.each(['', ' ', 'often', '0 0 30 2 *', '* * * * * *'])('finds none for "%s"', (schedule) => {
    expect(nextRunOf(schedule, after)).toBeUndefined();
  });
});
