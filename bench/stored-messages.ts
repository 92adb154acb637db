import { sql } from 'drizzle-orm';
import type { World } from './world.ts';

const AT_ONCE = 25_000;

/** Stores messages that were delivered to a destination at the first try, as if that had been at a time. */
export async function addMessages({ project, query }: World, timeMs: number, count: number): Promise<void> {
  const id = `uuidv7(interval '${timeMs - Date.now()} milliseconds')`;
  const time = `to_timestamp(${timeMs / 1000})`;
  const whose = `'${project.id}'`;
  for (let done = 0; done < count; done += AT_ONCE) {
    await query(`with made as (
      insert into events (id, project_id, type, data_sealed, seal_key_id, create_time, routed_time)
      select ${id}, ${whose}, 'read', repeat(md5(n::text), 50), 'bench', ${time}, ${time}
      from generate_series(1, ${Math.min(AT_ONCE, count - done)}) n returning id),
      sent as (
      insert into deliveries (id, project_id, event_id, destination_id, topic, event_type, status, create_time)
      select made.id, ${whose}, made.id, d.id, '', 'read', 'delivered', ${time}
      from made, (select id from destinations limit 1) d returning id)
      insert into delivery_attempts (id, project_id, delivery_id, number, outcome, duration_ms, detail_sealed, seal_key_id, create_time)
      select ${id}, ${whose}, id, 1, 'delivered', 12, repeat(md5(id::text), 20), 'bench', ${time} from sent`);
  }
}

/** The tables of a message: what happened, what is sent of it to a destination, and each try. */
export const messageTables: readonly string[] = ['events', 'deliveries', 'delivery_attempts'];

const names = messageTables.map((table) => `'${table}'::regclass`).join(', ');

/** Their oids, with those of their partitions. */
export const messageParts = sql.raw(`(select oid from pg_class where oid in (${names})
  union select inhrelid from pg_inherits where inhparent in (${names})) part`);

/** What they take on the disk, with their indexes and long values. */
export const bytesOfParts = sql<number>`sum(pg_total_relation_size(oid))`.mapWith(Number);

export async function bytesOfMessages({ dependencies }: World): Promise<number> {
  const [row] = await dependencies.db.select({ bytes: bytesOfParts }).from(messageParts);
  return row?.bytes ?? 0;
}
