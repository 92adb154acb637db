import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { parseExactly } from '../exact-json.ts';
import { tellChanges, textOf } from './changed-tables.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { distribute, dividingNew, isDistributed } from './distribute.ts';
import { setLastingHandle } from './lasting-handle.ts';
import { type ConnectedClient, LastingPool } from './lasting-pool.ts';
import { listenTo } from './listen.ts';
import { assertKnownMigrations, migrationsFolder } from './migrations.ts';
import { isFromStandby, Primary } from './primary.ts';
import { RecentRows, setRecentRows } from './recent-rows.ts';
import { isSendingFollowed, markSentInOrder } from './transaction.ts';

// A config holds numbers of builders and consumers. The database keeps every digit of them, and so do we.
pg.types.setTypeParser(pg.types.builtins.JSONB, parseExactly);

/** Any number, but the same in every replica. Replicas that start together migrate and seed one after the other. */
const startLock = 0x646f776c;

/** A limit that none of our statements comes near. */
const statementMs = 30_000;
/** How long to wait for an answer. When the database's machine loses its power, its connections do not end. */
const answerMs = statementMs + 5_000;
/** How long a transaction may be idle. Ours never call another service while they are open. */
const idleMs = 60_000;

export interface PoolOptions {
  poolSize?: number;
  /** How long a request waits for a connection. */
  waitMs?: number;
  /** How long a statement waits for a lock. */
  lockWaitMs?: number;
  /** How long a statement waits for its answer. The connection is closed then. */
  answerWaitMs?: number;
  /** Called when a connection dies while no statement uses it. */
  onIdleError: (error: Error) => void;
  /** Called when PostgreSQL gives fewer connections than `poolSize`. */
  onFewer?: (error: Error) => void;
}

/** Opens the PostgreSQL database at an address. It may name several servers, of which one is the primary. */
export function openPostgres(
  url: string,
  {
    poolSize = 10,
    waitMs = 5_000,
    lockWaitMs = 5_000,
    answerWaitMs = answerMs,
    onIdleError,
    onFewer = () => undefined,
  }: PoolOptions,
): DatabaseConnection {
  const primary = new Primary(url);
  const pool = new LastingPool(primary, onFewer, {
    connectionString: primary.address,
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    lock_timeout: lockWaitMs,
    statement_timeout: statementMs,
    query_timeout: answerWaitMs,
    idle_in_transaction_session_timeout: idleMs,
    // Statements of one moment travel together. Each still has its own result.
    pipeline: true,
  });
  // Without a listener, the pool would end the process when the database restarts.
  pool.on('error', onIdleError);
  // The pool listens only to idle connections. Without this listener, a connection that is cut between two statements
  // of a transaction would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const recent = new RecentRows();
  pool.on('connect', writeTogether);
  pool.on('connect', (client) => tellChanges(client, (tables) => recent.forget(tables)));
  // The lock and these settings last as long as a transaction, not a session. Behind a pooler, a session is another
  // one for each transaction, and a lock of a session would stay with one that nobody ends.
  const alone = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    waitAsLong(client);
    try {
      await client.query('begin');
      // Another replica may need more time to migrate than a request may take.
      await client.query(
        `select set_config(name, '0', true) from pg_settings where name in
          ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
      );
      await client.query('select pg_advisory_xact_lock($1)', [startLock]);
      const result = await work(client);
      await client.query('commit');
      return result;
    } finally {
      // Ending the connection releases the lock, even if the work failed halfway.
      client.release(true);
    }
  };
  const db = withOwnTransactions(pool);
  setRecentRows(db, recent);
  return {
    kind: 'postgres',
    db,
    migrate: () =>
      alone(async (client) => {
        await assertSuitable(client);
        const isDivided = await isDistributed(client);
        const db = drizzle(insideTransaction(isDivided ? dividingNew(client) : client));
        await assertKnownMigrations(db);
        await migrate(db, { migrationsFolder });
        // Somebody may have divided some tables by hand.
        if (isDivided) await distribute(client);
      }),
    alone: (work) => alone(work),
    distribute: () => alone(distribute),
    close: () => pool.end(),
    listen: (channel, hear) => listenTo(() => primary.address, channel, hear),
    poolUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Settings with which the database, or Dowel on it, does not work. The message says what to change. */
export class DatabaseSettingsError extends Error {
  override readonly name = 'DatabaseSettingsError';
}

/**
 * Texts of customers may have any character, the driver reads times and writes lists in one form, migrations name the schema,
 * a statement after a lock reads what was committed while the transaction waited for it, and policies hold everybody but the
 * owner.
 */
async function assertSuitable(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_encoding') as encoding, current_setting('datestyle') as style,
      current_schema() as schema, current_setting('default_transaction_isolation') as isolation,
      current_setting('array_nulls') as nulls,
      (select pg_get_userbyid(relowner) from pg_class
        where oid = to_regclass('public.projects') and not pg_has_role(relowner, 'usage')) as stranger`,
  );
  const [{ encoding, style, schema, isolation, nulls, stranger }] = rows;
  const refuse = (what: string, remedy: string) => {
    throw new DatabaseSettingsError(
      `The database ${what}, so the server did not start and changed nothing. ${remedy}`,
    );
  };
  const set = (setting: string) => `Run "alter role … set ${setting}" for the user of DATABASE_URL.`;
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII') {
    refuse(
      `has the encoding ${encoding}, which cannot hold every text`,
      `Create one with "create database dowel template template0 encoding 'UTF8'", and name it in DATABASE_URL.`,
    );
  }
  if (!style.startsWith('ISO')) {
    const what = `writes times in the style "${style}", in which day and month can be mistaken`;
    refuse(what, set(`datestyle = 'ISO'`));
  }
  if (schema !== 'public') {
    const where = schema === null ? 'no schema' : `the schema "${schema}"`;
    refuse(`makes tables in ${where}, and those of Dowel are in "public"`, set('search_path = public'));
  }
  if (isolation !== 'read committed') {
    const what = `begins transactions as "${isolation}", in which what others have just written is not seen`;
    refuse(what, set(`default_transaction_isolation = 'read committed'`));
  }
  if (nulls !== 'on') {
    refuse('takes "NULL" in a list for a word, and not for nothing', set('array_nulls = on'));
  }
  if (stranger !== null) {
    refuse(
      `has tables of the user "${stranger}", in which another user may find nothing`,
      'Restore the dump as the user of DATABASE_URL, or make that one the owner of each table with "alter table … owner to …".',
    );
  }
}

/**
 * A statement that another one follows at once, such as `begin`, is one write to the network with it. A write costs this
 * process as much as preparing a statement. A statement that somebody waits for is written at once.
 */
function writeTogether(client: ConnectedClient): void {
  const stream = client.connection?.stream;
  if (!stream) throw new Error('The driver keeps its connection elsewhere now: correct postgres.ts.');
  const send: (...statement: unknown[]) => Promise<unknown> = client.query.bind(client);
  let isHeld = false;
  const release = () => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
  const query = (...statement: unknown[]) => {
    const isFollowed = isSendingFollowed() || /^begin\b/i.test(textOf(statement[0]));
    if (isFollowed && !isHeld) {
      isHeld = true;
      stream.cork();
      // Nothing has followed.
      process.nextTick(release);
    }
    const sent = send(...statement);
    if (!isFollowed) release();
    return sent;
  };
  Object.assign(client, { query });
}

/** Lets a connection wait for an answer without a limit, because a migration may take long. */
function waitAsLong({ connectionParameters }: ConnectedClient): void {
  if (!connectionParameters)
    throw new Error('The driver keeps its limits elsewhere now: correct postgres.ts.');
  connectionParameters.query_timeout = false;
}

const open = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle<Record<string, never>, Client>(client, { casing: 'snake_case' });

/** If a transaction could not begin, drizzle never returns its connection to the pool. We return and close it here. */
function withOwnTransactions(pool: pg.Pool): Database {
  const db = open(pool);
  // One handle for each connection of the pool, not for each transaction.
  const handles = new WeakMap<pg.PoolClient, ReturnType<typeof open<pg.PoolClient>>>();
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    const handle = handles.get(client) ?? open(beginningLater(client));
    handles.set(client, handle);
    let isUseless = true;
    try {
      return await handle.transaction((tx) => {
        isUseless = false;
        setLastingHandle(tx, handle);
        markSentInOrder(tx);
        return work(tx);
      }, config);
    } catch (error) {
      isUseless ||= isFromStandby(error);
      throw error;
    } finally {
      client.release(isUseless);
    }
  };
  return Object.assign(db, { transaction });
}

/**
 * A client whose `begin` travels with the first statement of its transaction, which saves a round trip. If it fails, that
 * statement fails too, because the connection is lost.
 */
function beginningLater(client: pg.PoolClient): pg.PoolClient {
  const query = (statement: string | pg.QueryConfig, ...rest: [never]) => {
    const sent = client.query(statement, ...rest);
    if (typeof statement === 'string' || !statement.text.startsWith('begin')) return sent;
    sent.catch(() => undefined);
    return Promise.resolve({ rows: [] });
  };
  return Object.assign(Object.create(client), { query });
}

/** A client in a transaction, for work that begins one of its own: that becomes a savepoint. */
function insideTransaction(client: pg.PoolClient): pg.PoolClient {
  const instead: Record<string, string> = {
    begin: 'savepoint inside',
    commit: 'release savepoint inside',
    rollback: 'rollback to savepoint inside',
  };
  const query = (statement: string | pg.QueryConfig, ...rest: [never]) => {
    const other = typeof statement === 'string' ? undefined : instead[statement.text];
    return other === undefined ? client.query(statement, ...rest) : client.query(other);
  };
  return Object.assign(Object.create(client), { query });
}
