import { describe, expect, it } from 'vitest';
import { joinSentences } from './as-sentence.ts';

describe('saying something after the words of a provider', () => {
  it.each([
    ['access token is invalid', 'access token is invalid. Connect again.'],
    ['Not allowed. ', 'Not allowed. Connect again.'],
    ['Who are you?', 'Who are you? Connect again.'],
    ['It said "no."', 'It said "no." Connect again.'],
    ['It said "no"', 'It said "no". Connect again.'],
    [
      '\u8a8d\u8a3c\u306b\u5931\u6557\u3057\u307e\u3057\u305f\u3002',
      '\u8a8d\u8a3c\u306b\u5931\u6557\u3057\u307e\u3057\u305f\u3002 Connect again.',
    ],
    ['Missing scopes:', 'Missing scopes. Connect again.'],
    ['', 'Connect again.'],
    [undefined, 'Connect again.'],
  ])('ends %j as a sentence', (words, joined) => {
    expect(joinSentences([words, 'Connect again.'])).toBe(joined);
  });
});
