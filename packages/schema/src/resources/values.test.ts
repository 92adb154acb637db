import { describe, expect, it } from 'vitest';
import { QueryFlag, Reference } from './values.ts';

describe('naming a group or a consumer', () => {
  it.each(['acme', ' acme ', '...', '公司', '42', '👩🏽'])('takes %j', (reference) => {
    expect(Reference.safeParse(reference).success).toBe(true);
  });

  it.each(['', ' ', '\t\n', '\u200b', '\ufeff '])('refuses %j, which nobody could see', (reference) => {
    expect(Reference.safeParse(reference).success).toBe(false);
  });

  it.each(['.', '..'])('refuses %j, which no URL can have in its path', (reference) => {
    expect(Reference.safeParse(reference).success).toBe(false);
  });
});

describe('a flag of a query', () => {
  // Python and C# write the first letter as a capital.
  it.each([
    ...['true', 'True', 'TRUE', '1'].map((sent) => [sent, true] as const),
    ...['false', 'False', 'FALSE', '0'].map((sent) => [sent, false] as const),
  ])('is read from %j', (sent, flag) => {
    expect(QueryFlag.safeParse(sent).data).toBe(flag);
  });

  it.each(['', 'yes', 't', 'trues'])('is not read from %j', (sent) => {
    expect(QueryFlag.safeParse(sent).error?.issues).toMatchObject([{ message: 'must be true or false' }]);
  });
});
