// Measures what the bundle costs while nothing is due, over 10,000 installations and a million events: `pnpm bench:idle`,
// in some three minutes.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startServer } from './processes.ts';
import { createWorld, provider, type World } from './world.ts';

const INSTALLATIONS = 10_000;
const EVENTS = 1_000_000;
const AT_ONCE = 50_000;
/** What happens once after the start is over then. */
const SETTLE_MS = 60_000;
const MEASURE_MS = 60_000;

const world = await createWorld(INSTALLATIONS);
try {
  await addInstallations(world);
  await addEvents(world);
  await world.query('analyze');
  const server = await startServer(world, { DOWEL_LOG_LEVEL: 'warn' });
  await wait(SETTLE_MS);
  const [before, used] = [await transactions(world), await server.usage()];
  await wait(MEASURE_MS);
  const [after, then] = [await transactions(world), await server.usage()];
  await server.end();
  const seconds = MEASURE_MS / 1000;
  console.log(`${INSTALLATIONS} installations, ${EVENTS} events, nothing due, one process:`);
  console.log(`  ${((after - before) / seconds).toFixed(1)} transactions a second`);
  console.log(`  ${((then.processorMs - used.processorMs) / seconds).toFixed(1)} ms of processor a second`);
  console.log(`  ${Math.round(then.memory / 1e6)} MB`);
} finally {
  await world.close();
}

/** Each reads two objects, which are due in a year. */
async function addInstallations({ project, integration, query }: World): Promise<void> {
  const content = `jsonb_build_object('provider', '${provider}', 'read', jsonb_build_object('objects',
    jsonb_build_object('customers', jsonb_build_object('objectName', 'customers'))))`;
  const whose = `'${project.id}'`;
  await query(`with made as (
      select uuidv7() as id, uuidv7() as config_id, c.id as connection_id, c.group_ref from connections c
      where c.project_id = ${whose}),
    installed as (
      insert into installations (id, project_id, integration_id, group_ref, connection_id, config_id, created_by, create_time)
      select id, ${whose}, '${integration.id}', group_ref, connection_id, config_id, 'bench', now() from made returning id),
    configured as (
      insert into configs (id, project_id, installation_id, revision_id, content, created_by, create_time)
      select config_id, ${whose}, id, '${integration.latestRevision.id}', ${content}, 'bench', now() from made returning id)
    insert into read_objects (project_id, installation_id, object_name, schedule, due_time, watermark, backfilled_time)
    select ${whose}, id, o, '0 0 1 1 *', date_trunc('year', now()) + interval '1 year', now(), now()
    from made, unnest(array['customers', 'invoices']) o`);
}

async function addEvents({ project, query }: World): Promise<void> {
  for (let done = 0; done < EVENTS; done += AT_ONCE) {
    await query(`insert into events (id, project_id, type, data_sealed, seal_key_id, create_time, routed_time)
      select uuidv7(), '${project.id}', 'read', 'sealed', 'bench', now(), now() from generate_series(1, ${AT_ONCE})`);
  }
}

/** All that the database has ended, with its own work, of which there is little. */
async function transactions({ dependencies }: World): Promise<number> {
  const [row] = await dependencies.db
    .select({ ended: sql<number>`sum(xact_commit + xact_rollback)`.mapWith(Number) })
    .from(sql`pg_stat_database`);
  return row?.ended ?? 0;
}
