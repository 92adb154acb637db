import { expect, it } from 'vitest';
import { memberOf } from './member-of.ts';

it('finds the member at a dotted path, and one whose name has a dot', () => {
  const answer = { '@odata.nextLink': 'https://a.example/next', value: [{ id: 7 }] };

  expect(memberOf(answer, '@odata.nextLink')).toBe('https://a.example/next');
  expect(memberOf(answer, 'value.0.id')).toBe(7);
  expect(memberOf(answer, 'value.*.id')).toBe(7);
  expect(memberOf(answer, '@odata.deltaLink')).toBeUndefined();
});
