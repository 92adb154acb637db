import { describe, expect, it } from 'vitest';
import { parseExactly } from '../../../../platform/exact-json.ts';
import { parseTime } from './times.ts';

const noon = '2026-05-01T12:00:00.000Z';

describe('a time of a record', () => {
  it.each([
    ['rfc3339', '2026-05-01T12:00:00Z'],
    ['rfc3339', '2026-05-01T14:00:00.000+0200'],
    ['rfc3339', '2026-05-01T07:00:00-05:00'],
    ['rfc3339', '2026-05-01T12:00:00.000Z[GMT]'],
    ['rfc3339', '2026-05-01 14:00:00+02:00'],
    ['rfc3339', '2026-05-01 14:00:00.000+02'],
    ['utc', '2026-05-01 12:00:00 UTC'],
    ['rfc3339', '2026-05-01T14:00:00+02:00[Europe/Berlin]'],
    ['utc', '2026-05-01 12:00:00'],
    ['utc', '2026-05-01T12:00'],
    ['utc', '2026-05-01T14:00:00+02:00'],
    ['epochSeconds', '1777636800'],
    ['epochMs', 1_777_636_800_000],
    ['epochSeconds', parseExactly('1777636800.0004567890123')],
  ] as const)('in %s can be %s', (format, value) => {
    expect(parseTime(value, { format })?.toISOString()).toBe(noon);
  });

  it.each([
    ['rfc3339', '2026-05-01T12:00:00'],
    ['rfc3339', '2026-05-01 12:00:00'],
    ['rfc3339', '2026-05-01'],
    ['utc', '01.05.2026 12:00'],
    ['utc', '2026-05-01 25:00:00'],
    ['epochSeconds', '2026-05-01T12:00:00Z'],
    ['rfc3339', 1_777_636_800],
  ] as const)('in %s is none if it is %s, so that no record is left out by a wrong one', (format, value) => {
    expect(parseTime(value, { format })).toBeUndefined();
  });
});
