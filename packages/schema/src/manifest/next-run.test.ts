import { describe, expect, it } from 'vitest';
import { nextRunOf } from './next-run.ts';

const after = new Date('2027-03-05T10:07:30Z');

describe('finding the next run of a schedule', () => {
  it.each([
    ['*/10 * * * *', '2027-03-05T10:10:00Z'],
    ['7 10 * * *', '2027-03-06T10:07:00Z'],
    ['0 9 * * mon', '2027-03-08T09:00:00Z'],
    ['0 0 29 2 *', '2028-02-29T00:00:00Z'],
  ])('goes on with %s at %s', (schedule, next) => {
    expect(nextRunOf(schedule, after)).toEqual(new Date(next));
  });

  it('never answers the time itself', () => {
    expect(nextRunOf('0 * * * *', new Date('2027-03-05T10:00:00Z'))).toEqual(
      new Date('2027-03-05T11:00:00Z'),
    );
  });

  it.each(['', ' ', 'often', '0 0 30 2 *', '* * * * * *'])('finds none for "%s"', (schedule) => {
    expect(nextRunOf(schedule, after)).toBeUndefined();
  });
});
