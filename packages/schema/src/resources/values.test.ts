import { describe, expect, it } from 'vitest';
import { Reference } from './values.ts';

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
