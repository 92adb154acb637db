import { describe, expect, it } from 'vitest';
import { toPeriod } from './catalogue.ts';
import { FIRST, idAt, LAST, missingPeriods, type Period, timeOf, widthMsOf } from './periods.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (date: string) => new Date(date).getTime();
const period = (from: string, to: string): Period => ({ from: idAt(at(from)), to: idAt(at(to)) });
const dates = (periods: readonly Period[]) =>
  periods.map(({ from, to }) => [from, to].map((id) => new Date(timeOf(id)).toISOString().slice(0, 10)));

describe('choosing how much time a partition has', () => {
  it.each([
    [0.5, 1],
    [30, 1],
    [30.5, 2],
    [90, 3],
    [3650, 122],
  ])('takes for %s days of retention %s days', (keptDays, days) => {
    expect(widthMsOf(keptDays * DAY_MS)).toBe(days * DAY_MS);
  });
});

describe('finding the periods that need a partition', () => {
  it('goes over the end of a month and a leap day, day by day', () => {
    const missing = dates(missingPeriods([], at('2028-02-20T13:00:00Z'), DAY_MS));

    expect(missing).toHaveLength(15);
    expect(missing[0]).toEqual(['2028-02-20', '2028-02-21']);
    expect(missing.slice(8, 11)).toEqual([
      ['2028-02-28', '2028-02-29'],
      ['2028-02-29', '2028-03-01'],
      ['2028-03-01', '2028-03-02'],
    ]);
  });

  it('has at least one whole period after the present one, however long periods are', () => {
    const missing = missingPeriods([], at('2026-11-21T13:00:00Z'), 122 * DAY_MS);

    expect(missing.map(({ from, to }) => timeOf(to) - timeOf(from))).toEqual(Array(3).fill(122 * DAY_MS));
    expect(missing[1]?.from).toBe(missing[0]?.to);
  });

  it('leaves out what partitions have, also when their ends are elsewhere', () => {
    const existing = [
      { from: FIRST, to: idAt(at('2026-11-23T06:00:00Z')) },
      period('2026-11-24', '2026-11-27'),
      { from: idAt(at('2026-12-01')), to: LAST },
    ];

    const missing = missingPeriods(existing, at('2026-11-21T13:00:00Z'), DAY_MS);

    expect(missing[0]).toEqual(period('2026-11-23T06:00:00Z', '2026-11-24'));
    expect(dates(missing.slice(1)).map(([from]) => from)).toEqual([
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
    ]);
  });

  it('does not fill the time that a clock has jumped over', () => {
    const existing = missingPeriods([], at('2026-11-21'), DAY_MS);

    const missing = missingPeriods(existing, at('2028-01-01T00:00:00Z'), DAY_MS);

    expect(dates(missing)[0]).toEqual(['2028-01-01', '2028-01-02']);
    expect(missing).toHaveLength(14);
    expect(missingPeriods([...existing, ...missing], at('2026-11-21'), DAY_MS)).toEqual([]);
  });
});

describe('reading the bounds of a partition', () => {
  it('knows bounds that are ids, and those that are open', () => {
    const id = idAt(at('2026-11-21'));

    expect(toPeriod(`FOR VALUES FROM (MINVALUE) TO ('${id}')`)).toEqual({ from: FIRST, to: id });
    expect(toPeriod(`FOR VALUES FROM ('${id}') TO (MAXVALUE)`)).toEqual({ from: id, to: LAST });
  });

  it('refuses bounds that are something else, so that nothing is dropped by mistake', () => {
    expect(() => toPeriod("FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')")).toThrow('no ids');
  });
});
