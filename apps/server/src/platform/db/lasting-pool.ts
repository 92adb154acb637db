import pg from 'pg';
import { isFromStandby, type Primary } from './primary.ts';

/** SQLSTATE too_many_connections: those of the server, the database or the user are all in use. */
const TOO_MANY = '53300';
/** How long the pool stays smaller before it asks PostgreSQL for more again. */
const SMALLER_MS = 10_000;

/** A client with members that the driver's types leave out. */
export type ConnectedClient = pg.PoolClient & {
  readonly connection?: pg.Connection;
  readonly connectionParameters?: { query_timeout: number | false };
};

/**
 * A pool that keeps its connection when a statement is refused. The library's own `query` closes it, so that each
 * statement that meets a unique index would cost a new connection.
 */
export class LastingPool extends pg.Pool {
  readonly #primary: Primary;
  readonly #onFewer: (error: Error) => void;
  readonly #size: number;
  #open = 0;

  constructor(primary: Primary, onFewer: (error: Error) => void, options: pg.PoolConfig) {
    const onConnect = (client: pg.ClientBase) => primary.assertIsPrimary(client);
    super({ ...options, Client: primary.Client, onConnect: onConnect as pg.PoolConfig['onConnect'] });
    this.#primary = primary;
    this.#onFewer = onFewer;
    this.#size = this.options.max;
    this.on('connect', () => (this.#open += 1));
    this.on('remove', () => (this.#open -= 1));
  }

  override connect(): Promise<pg.PoolClient>;
  override async connect(): Promise<unknown> {
    const client: ConnectedClient = await this.#primary.reach(() => this.#lend());
    const release = client.release.bind(client);
    // When no answer comes, the driver closes the connection. The pool learns of it later, and would lend it once more.
    client.release = (isUseless) => release(isUseless || client.connection?.stream.destroyed === true);
    return client;
  }

  /** If PostgreSQL gives no further connection, a request waits for one of those that the pool has. */
  async #lend(): Promise<pg.PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && error.code === TOO_MANY;
      if (!isRefused || this.totalCount === 0) throw error;
      if (this.options.max === this.#size) {
        this.#onFewer(error);
        setTimeout(() => Object.assign(this.options, { max: this.#size }), SMALLER_MS).unref();
      }
      this.options.max = Math.max(1, this.#open);
      // Once more only: if that is refused too, others have taken what there was.
      return super.connect();
    }
  }

  override async query(...statement: [never]): Promise<never> {
    const client = await this.connect();
    let isUseless = false;
    try {
      return await client.query(...statement);
    } catch (error) {
      isUseless = isFromStandby(error);
      throw error;
    } finally {
      // A connection that is broken is closed all the same: the pool looks.
      client.release(isUseless);
    }
  }
}
