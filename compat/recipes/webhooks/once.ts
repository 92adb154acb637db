// recipes/webhooks/once.ts
import type { Database, Transaction } from './database'; // yours

// create table handled_events (id text primary key, handled_time timestamptz not null default now());

/** Does the work of an event once. Both are stored or neither, so a crash in between loses nothing. */
export async function once(database: Database, id: string, work: (tx: Transaction) => Promise<void>) {
  await database.transaction(async (tx) => {
    const { rows } = await tx.query(
      'insert into handled_events (id) values ($1) on conflict do nothing returning id',
      [id],
    );
    if (rows.length > 0) await work(tx);
  });
}
