import { DrizzleQueryError } from 'drizzle-orm';

/** A transaction could not begin or end, because the database did not answer. */
export class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';

  constructor(cause: unknown) {
    super('The database did not begin or end a transaction.', { cause });
  }
}

/** What a transaction has locked is no longer what it needs. It runs again from its beginning. */
export class StartAgainError extends Error {
  override readonly name = 'StartAgainError';
}

/** Whether the message of an error is a statement with its values. Its cause says what was wrong. */
export function isFailedStatement(error: unknown): error is DrizzleQueryError {
  return error instanceof DrizzleQueryError;
}

/**
 * Why the database failed, if the request is not the cause. Undefined for every other error.
 * - `lost`: it cannot be reached, is stopping, has no connection left, or the connection was cut.
 * - `busy`: a lock or a statement took too long.
 * - `conflict`: two transactions conflicted, and this one was rolled back. A retry may succeed.
 */
export function databaseFailure(error: unknown): 'lost' | 'busy' | 'conflict' | undefined {
  if (error instanceof StartAgainError) return 'conflict';
  let isFromDatabase = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isFailedStatement(cause) || cause instanceof DatabaseLostError) {
      isFromDatabase = true;
    } else if (isFromDatabase) {
      return judge(cause);
    }
  }
  return undefined;
}

function judge(error: Error): ReturnType<typeof databaseFailure> {
  // The driver could not build a statement from its input. That is our bug.
  if (error instanceof TypeError || error instanceof RangeError) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // An error without a SQLSTATE comes from the connection, not from the database. ECONNREFUSED is an example.
  if (code === undefined || !isSqlState(code)) return 'lost';
  if (code === 'XX000' && 'file' in error && ofWorkers.has(`${error.file}`)) return 'lost';
  // A check without a name is that of a partition: one was made for the row while it was stored in the default partition.
  if (code === '23514' && !('constraint' in error && error.constraint)) return 'conflict';
  // With FATAL, the connection has ended too: a full disk refuses new ones with XX000, "could not write init file".
  return byState[code] ?? byClass[code.slice(0, 2)] ?? (isFatal(error) ? 'lost' : undefined);
}

function isFatal(error: Error): boolean {
  return 'severity' in error && error.severity === 'FATAL';
}

/** Files of Citus whose errors say that a worker was lost. They have no SQLSTATE of their own. */
const ofWorkers = new Set([
  'adaptive_executor.c',
  'connection_management.c',
  'intermediate_results.c',
  'placement_connection.c',
  'remote_commands.c',
  'remote_transaction.c',
]);

/** Whether PostgreSQL gave the code. Those of Node begin with an E, as no class of PostgreSQL's does: EPIPE has five letters, too. */
export function isSqlState(code: string): boolean {
  return /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code);
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const byState: Readonly<Record<string, ReturnType<typeof databaseFailure>>> = {
  '40001': 'conflict', // serialization_failure
  '40P01': 'conflict', // deadlock_detected
  '55P03': 'busy', // lock_not_available
  '57014': 'busy', // query_canceled, by statement_timeout
  '25P03': 'busy', // idle_in_transaction_session_timeout
  '25P04': 'busy', // transaction_timeout
  '25006': 'lost', // read_only_sql_transaction: it has become a standby
  '28000': 'lost', // the database does not know its user any more
  '28P01': 'lost',
  '3D000': 'lost', // the database itself no longer exists
};

const byClass: Readonly<Record<string, ReturnType<typeof databaseFailure>>> = {
  '08': 'lost', // connection exception
  '53': 'lost', // too many connections, disk full, out of memory
  '57': 'lost', // shutting down or starting
  '58': 'lost', // system error
};
