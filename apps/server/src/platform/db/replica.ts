import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { answerWithin } from '../answer-within.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { databaseFailure } from './database-failure.ts';
import { limitRows } from './row-limits.ts';
import type { Scoped } from './scope.ts';
import { outsideOnly } from './transaction.ts';

/** How long a read waits for the replica, and how often it looks. */
const PATIENCE_MS = 100;
const LOOK_EVERY_MS = 5;
/** A replica that says nothing for so long does not answer. */
const SILENCE_MS = 1_000;
/** How long a replica that could not be used is left alone. Then one read tries, while others stay at the primary. */
const REST_MS = 1_000;
/** A replica that is late again and again is not said each time. */
const SAY_AGAIN_MS = 60_000;

/** How far a database is. Positions of another system or timeline cannot be compared with it. */
interface Position {
  readonly position: string;
  readonly system: string;
  readonly timeline: number;
}

interface Progress {
  readonly isReplica: boolean;
  readonly hasAll: boolean;
  readonly lagSeconds: number;
}

/**
 * Everything that was acknowledged before this statement is at this position or before it. What is acknowledged before it
 * is on disk is sent to no replica until it is.
 */
const positionOfPrimary = sql`
  select position::text, system_identifier::text as system,
    ('x' || left(pg_walfile_name(position), 8))::bit(32)::int as timeline
  from pg_control_system(), lateral (select case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as position) as log`;

/** A server that was promoted, restored elsewhere, or has followed another primary may have a later position and other rows. */
const progressSince = ({ position, system, timeline }: Position) => sql`
  select pg_is_in_recovery() and system_identifier = ${system}::bigint
      and greatest(timeline_id, min_recovery_end_timeline) = ${timeline} as "isReplica",
    coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "hasAll",
    coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as "lagSeconds"
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`;

/**
 * A server that streams from the primary. What is read there has everything that was acknowledged before the read began,
 * whichever process had written it: the primary is asked for its position, and the replica must have reached it. Otherwise
 * the primary is read.
 */
export class Replica {
  readonly #primary: Database;
  readonly #connection: DatabaseConnection;
  readonly #isLimited: boolean;
  readonly #log: Logger;
  #asking: Promise<unknown> = Promise.resolve();
  #nextPosition: Promise<Position> | undefined;
  #restsUntilMs = 0;
  #saidMs = Number.NEGATIVE_INFINITY;
  #isSaid = false;

  /** @param isLimited whether row-level security holds statements to their project */
  constructor(
    primary: Database,
    connection: DatabaseConnection,
    { isLimited, log }: { isLimited: boolean; log: Logger },
  ) {
    this.#primary = primary;
    this.#connection = connection;
    this.#isLimited = isLimited;
    this.#log = log;
  }

  /** Runs work that only reads, with the database of the replica if that is as far as the primary. */
  async read<C extends Scoped & { readonly db: Database }, T>(
    context: C,
    work: (context: C) => Promise<T>,
  ): Promise<T> {
    if (!(await this.#isUsable())) return work(context);
    const { db } = this.#connection;
    const limited = this.#isLimited ? limitRows(db, { projectId: context.project.id }) : outsideOnly(db);
    try {
      return await work({ ...context, db: limited });
    } catch (error) {
      const failure = databaseFailure(error);
      // What replays may need rows away that a statement still reads. That is a conflict, and the next read works.
      if (failure === 'lost') this.#rest('it does not answer', error);
      if (failure === 'lost' || failure === 'conflict') return work(context);
      throw error;
    }
  }

  /** For how long the replica has not had everything. Undefined if nobody can say. */
  async lagSeconds(): Promise<number | undefined> {
    try {
      const { isReplica, hasAll, lagSeconds } = await this.#progressSince(await this.#position());
      if (!isReplica) return undefined;
      return hasAll ? 0 : lagSeconds;
    } catch {
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #isUsable(): Promise<boolean> {
    const nowMs = performance.now();
    if (nowMs < this.#restsUntilMs) return false;
    if (this.#restsUntilMs > 0) this.#restsUntilMs = nowMs + REST_MS;
    const position = await this.#position();
    const endMs = performance.now() + PATIENCE_MS;
    try {
      for (;;) {
        const { isReplica, hasAll, lagSeconds } = await this.#progressSince(position);
        if (!isReplica) return this.#rest('it does not follow the primary that DATABASE_URL leads to');
        if (hasAll) return this.#work();
        if (performance.now() > endMs) return this.#rest(`it is ${Math.ceil(lagSeconds)} s behind`);
        await wait(LOOK_EVERY_MS);
      }
    } catch (error) {
      return this.#rest('it does not answer', error);
    }
  }

  /** Callers of one moment ask together. Not with a question under way: its answer may be older than what they have seen. */
  #position(): Promise<Position> {
    this.#nextPosition ??= this.#asking.then(() => {
      this.#nextPosition = undefined;
      const answer = first<Position>(this.#primary, positionOfPrimary);
      this.#asking = answer.catch(() => undefined);
      return answer;
    });
    return this.#nextPosition;
  }

  async #progressSince(position: Position): Promise<Progress> {
    const progress = first<Progress>(this.#connection.db, progressSince(position));
    return await answerWithin(SILENCE_MS, progress, 'The replica says nothing.');
  }

  #work(): true {
    this.#restsUntilMs = 0;
    if (this.#isSaid) this.#log.info('Lists, logs and statistics are read from the replica again.');
    this.#isSaid = false;
    return true;
  }

  #rest(why: string, err?: unknown): false {
    const nowMs = performance.now();
    this.#restsUntilMs = nowMs + REST_MS;
    if (this.#isSaid || nowMs - this.#saidMs < SAY_AGAIN_MS) return false;
    this.#saidMs = nowMs;
    this.#isSaid = true;
    const sentence = `The replica of DATABASE_READ_URL is not used, because ${why}. Lists, logs and statistics are read from the primary until it can be used again.`;
    this.#log.warn(err === undefined ? {} : { err }, sentence);
    return false;
  }
}

async function first<Row extends object>(db: Database, statement: SQL): Promise<Row> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  const [row] = rows;
  if (!row) throw new Error('The database did not say how far it is.');
  return row;
}
