import { expect, it } from 'vitest';
import { createApiKey, createConnectionLink, searchRecords, writeRecords } from './endpoints.ts';
import { toInputIssues } from './input-issues.ts';

const issuesOf = (
  { body }: typeof createApiKey | typeof createConnectionLink | typeof searchRecords | typeof writeRecords,
  sent: object,
) => {
  const { error } = body.safeParse(sent);
  return error ? toInputIssues(error, 'body', sent).map(({ name, detail }) => [name, detail]) : [];
};
const search = (value: unknown) =>
  issuesOf(searchRecords, { objectName: 'a', fieldFilters: [{ fieldName: 'b', operator: 'eq', value }] });

it('names each kind of value that a place takes', () => {
  expect(search(null)).toEqual([
    ['fieldFilters.0.value', 'must be a string or a boolean or a number, not null'],
  ]);
});

it('says what is wrong with a value of a kind that it takes', () => {
  expect(search('x'.repeat(100_000))).toEqual([
    ['fieldFilters.0.value', expect.stringMatching(/^has 100,000 characters; at most [\d,]+ are taken$/)],
  ]);
});

it('keeps the words that a shape has for itself', () => {
  expect(issuesOf(createApiKey, { label: 'a', allowedAddresses: ['localhost'] })).toEqual([
    ['allowedAddresses.0', 'must be an IP address or a range such as 203.0.113.0/24'],
  ]);
});

it('says in words how a page can look, and shows no expression', () => {
  const look = { language: 'x', primaryColor: 'teal', borderRadius: '8', logo: 'https://acme.example/a.png' };
  const issues = issuesOf(createConnectionLink, { groupRef: 'a', consumerRef: 'b', ...look });
  expect(issues.filter(([, detail]) => /pattern|\\d/.test(detail ?? ''))).toEqual([]);
  expect(issues).toContainEqual(['borderRadius', 'must be one CSS length, such as 8px']);
});

it('calls a map an object', () => {
  expect(issuesOf(writeRecords, { groupRef: 'a', type: 'create', record: null })).toEqual([
    ['record', 'must be an object, not null'],
  ]);
});
