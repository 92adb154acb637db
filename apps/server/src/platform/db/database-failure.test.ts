import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { databaseFailure } from './database-failure.ts';

const failed = (code: string) =>
  new DrizzleQueryError('select', [], Object.assign(new Error('It did not work.'), { code }));

it.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', '25006', '57P03', '08006'])('is lost with %s', (code) => {
  expect(databaseFailure(failed(code))).toBe('lost');
});

// https://github.com/citusdata/citus/tree/main/src/backend/distributed: these files say so without a state. A worker that
// was killed while others committed on it gave "could not commit transaction for shard … on at least one active node".
it.each([
  'remote_transaction.c',
  'remote_commands.c',
  'connection_management.c',
  'placement_connection.c',
  'adaptive_executor.c',
  'intermediate_results.c',
])('is lost when Citus lost a worker, as %s says without a state of its own', (file) => {
  const message = 'failure on connection marked as essential: worker-1:5432';
  const cause = Object.assign(new Error(message), { code: 'XX000', file });
  expect(databaseFailure(new DrizzleQueryError('commit', [], cause))).toBe('lost');
});

it('is lost with an error that ends the connection, such as XX000 where the disk is full', () => {
  const cause = Object.assign(new Error('could not write init file'), { code: 'XX000', severity: 'FATAL' });
  expect(databaseFailure(new DrizzleQueryError('select', [], cause))).toBe('lost');
});

it.each(['55P03', '57014', '25P03', '25P04'])('is busy with %s', (code) => {
  expect(databaseFailure(failed(code))).toBe('busy');
});

it.each(['23505', '22P02', 'XX000'])('did its part with %s', (code) => {
  expect(databaseFailure(failed(code))).toBeUndefined();
});
