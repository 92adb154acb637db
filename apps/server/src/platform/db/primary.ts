import pg from 'pg';
import { serversOf } from '../env/database-servers.ts';

/** Nothing is to be written here, so it is as good as a server that starts: SQLSTATE 57P03, cannot_connect_now. */
class NotThePrimaryError extends Error {
  override readonly name = 'NotThePrimaryError';
  readonly code = '57P03';
}

/** SQLSTATE of a statement that writes, at a server that has become a standby. */
const READ_ONLY = '25006';

/** Whether a server refused to write since it is no longer the primary. Its connection is of no use any more. */
export function isFromStandby(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === READ_ONLY) return true;
  }
  return false;
}

/**
 * Of several PostgreSQL servers, the one that takes writes. Only one does; which one changes when it fails and a standby
 * takes over, as with Patroni.
 */
export class Primary {
  readonly #addresses: readonly string[];
  #place = 0;
  /** The timeline of the newest primary that was met. It grows when a standby takes over, and has eight digits. */
  #timeline = '';

  constructor(url: string) {
    this.#addresses = serversOf(url);
  }

  /** Where it was last, or will be looked for next. */
  get address(): string {
    return this.#addresses[this.#place] ?? '';
  }

  /** A client that connects to the primary, for the pool. */
  get Client(): typeof pg.Client {
    const address = () => this.address;
    return class extends pg.Client {
      constructor(options?: pg.ClientConfig) {
        super({ ...options, connectionString: address() });
      }
    };
  }

  /**
   * Refuses a new connection to a standby, and to a server that was the primary before the last one and takes writes again:
   * what it would take, the others would not have. One server is asked nothing: nobody else could be meant.
   */
  async assertIsPrimary(client: pg.ClientBase): Promise<void> {
    if (this.#addresses.length === 1) return;
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    );
    const timeline = rows[0]?.timeline ?? undefined;
    if (timeline === undefined)
      throw new NotThePrimaryError('This PostgreSQL server is a standby, which takes no writes.');
    if (timeline < this.#timeline) {
      throw new NotThePrimaryError(
        'This PostgreSQL server takes writes, but was the primary before another one took over. Nothing is written here. If the database was replaced by an older one, start this process again.',
      );
    }
    this.#timeline = timeline;
  }

  /** Connects, and tries each server once before it gives up. */
  reach<T>(connect: () => Promise<T>): Promise<T> {
    return this.#addresses.length === 1 ? connect() : this.#reachAny(connect);
  }

  async #reachAny<T>(connect: () => Promise<T>): Promise<T> {
    for (let tries = this.#addresses.length; ; tries -= 1) {
      const tried = this.#place;
      try {
        return await connect();
      } catch (error) {
        // Others who failed at the same server may have moved on already.
        if (tried === this.#place) this.#place = (tried + 1) % this.#addresses.length;
        if (tries === 1) throw error;
      }
    }
  }
}
