import { describe, expect, it } from 'vitest';
import { type ReadField, toTest } from './conditions.ts';
import { findObject, type SalesforceObject } from './objects.ts';
import { parseSoql } from './soql.ts';

const account = findObject('account') as SalesforceObject;

const toReader =
  (record: Record<string, unknown>): ReadField =>
  (field) =>
    record[field];

const records = [
  {
    Id: '0015g00000000001AA',
    Name: "O'Larch",
    SystemModstamp: '2026-01-02T10:00:00.000+0000',
    AnnualRevenue: 10,
  },
  {
    Id: '0015g00000000002AA',
    Name: 'Birch',
    SystemModstamp: '2026-01-02T10:00:01.000+0000',
    AnnualRevenue: null,
  },
  {
    Id: '0015g00000000003AA',
    Name: 'Elm_1',
    SystemModstamp: '2026-01-02T10:00:02.000+0000',
    AnnualRevenue: 30,
  },
];

function namesWhere(condition: string): string[] {
  const query = parseSoql(`SELECT Id FROM Account WHERE ${condition}`);
  const test = toTest(account, query.where);
  return records.filter((record) => test(toReader(record))).map(({ Name }) => Name);
}

describe('asking with SOQL', () => {
  it.each([
    ["Name = 'o\\'larch'", ["O'Larch"]],
    ["Name != 'Birch'", ["O'Larch", 'Elm_1']],
    ["Name IN ('birch', 'Elm_1')", ['Birch', 'Elm_1']],
    ["Name NOT IN ('Birch') AND AnnualRevenue >= 30", ['Elm_1']],
    ['AnnualRevenue = null', ['Birch']],
    ['AnnualRevenue < 20', ["O'Larch"]],
    ['SystemModstamp > 2026-01-02T10:00:01Z', ['Elm_1']],
    ['SystemModstamp >= 2026-01-02T12:00:01+02:00 AND SystemModstamp <= 2026-01-02T10:00:01.000Z', ['Birch']],
    ["(Name = 'Birch' OR Name = 'Elm_1') AND AnnualRevenue > 1", ['Elm_1']],
    ["Id = '0015g0000000000'", []],
  ])('finds the records where %s', (condition, names) => {
    expect(namesWhere(condition)).toEqual(names);
  });

  it.each([
    ['SELECT Id FROM Account WHERE', 'MALFORMED_QUERY'],
    ['SELECT Id, FROM Account', 'MALFORMED_QUERY'],
    ["SELECT Id FROM Account WHERE Name = 'a' OR Name = 'b' AND Name = 'c'", 'MALFORMED_QUERY'],
    ["SELECT Id FROM Account WHERE Name = 'it's'", 'MALFORMED_QUERY'],
    ["SELECT Id FROM Account WHERE Name = 'a\\x'", 'MALFORMED_QUERY'],
    ["SELECT Id FROM Account WHERE SystemModstamp > '2026-01-02T10:00:00Z'", 'INVALID_FIELD'],
    ['SELECT Id FROM Account WHERE SystemModstamp > 2026-01-02', 'INVALID_FIELD'],
    ['SELECT Id FROM Account WHERE Name = 5', 'INVALID_FIELD'],
    ["SELECT Id FROM Account WHERE AnnualRevenue = '5'", 'INVALID_FIELD'],
    ["SELECT Id FROM Account WHERE Nmae = 'a'", 'INVALID_FIELD'],
    ["SELECT Id FROM Account WHERE Description = 'a'", 'INVALID_FIELD'],
    ["SELECT Id FROM Account WHERE Id = 'x'", 'INVALID_QUERY_FILTER_OPERATOR'],
  ])('refuses %s', (query, errorCode) => {
    expect(() => toTest(account, parseSoql(query).where)).toThrowError(
      expect.objectContaining({ errorCode }),
    );
  });
});
