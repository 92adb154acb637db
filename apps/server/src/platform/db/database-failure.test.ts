import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { databaseFailure } from './database-failure.ts';

const failed = (code: string) =>
  new DrizzleQueryError('select', [], Object.assign(new Error('It did not work.'), { code }));

it.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', '25006', '57P03', '08006'])('is lost with %s', (code) => {
  expect(databaseFailure(failed(code))).toBe('lost');
});

it.each(['23505', '22P02', 'XX000'])('did its part with %s', (code) => {
  expect(databaseFailure(failed(code))).toBeUndefined();
});
