import { ConflictError, ConnectionError, DowelError } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { problemTone } from './problem-tone.ts';

describe('saying how loud a failure is', () => {
  it.each([
    ['neutral', 'no way to the service', new ConnectionError('No answer.')],
    ['warning', 'a refused access', new DowelError('No.', { code: 'consent_denied' })],
    ['danger', 'a refusal of the service', new ConflictError('Taken.', { status: 409 })],
    ['danger', 'a bug', new Error('Undefined is not a function.')],
  ])('is %s about %s', (tone, _, error) => {
    expect(problemTone(error)).toBe(tone);
  });
});
