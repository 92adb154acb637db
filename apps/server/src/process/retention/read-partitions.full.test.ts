import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { isCitus } from '../../../test/citus.ts';
import {
  clean,
  kept,
  logged,
  partitions,
  startLater,
  startWithPartitions,
  warnings,
} from './logged-operations.fixture.ts';
import { counts, sent } from './stored-messages.fixture.ts';

// Each of its four cleanings waits for a lock.
describe.runIf(inject('testDatabase').kind === 'postgres')('dropping a partition that somebody reads', () => {
  it('is left for the next cleaning, and locks nothing until then', async () => {
    const server = await startLater();
    const id = await logged(server);
    const reader = new pg.Client({ connectionString: server.url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from operation_logs');

    await clean(server, 10.6);
    const [during, next] = [await kept(server), await logged(server)];
    // When the partition has waited for as long as it lasts, its rows go one by one.
    await clean(server, 1);
    const late = await kept(server);
    await reader.query('commit');
    await reader.end();
    await clean(server);

    expect(during.lines).toEqual([id]);
    expect(late).toEqual({ lines: [next], operations: [next] });
    // Each time, neither a new partition was made nor the old one dropped.
    expect(warnings(server)).toEqual(Array(4).fill(expect.stringContaining('lock timeout')));
    expect((await partitions(server)).at('2028-03-04T13:00:00Z')).toBeUndefined();
    expect(await kept(server)).toEqual({ lines: [next], operations: [next] });
  });

  it('leaves all that belongs to its messages, and others are stored meanwhile', async () => {
    const server = await startWithPartitions({ DOWEL_EVENT_RETENTION_DAYS: '12' });
    await clean(server);
    await clean(server, 2);
    const { id: destinationId } = await server.given.webhook('https://hooks.acme.example');
    await sent(server, { destinationId });
    const reader = new pg.Client({ connectionString: server.url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from deliveries');

    await clean(server, 13);
    await sent(server, { destinationId });
    const during = await counts(server);
    await reader.query('commit');
    await reader.end();
    await clean(server);

    expect(during).toEqual([2, 2, 2, 2]);
    expect(warnings(server)).toEqual(Array(2).fill(expect.stringContaining('partitions of the messages')));
    expect(await counts(server)).toEqual([1, 1, 1, 1]);
  });

  it.runIf(isCitus)('gives up as soon when somebody reads a part of it on a worker', async () => {
    const server = await startWithPartitions({ DOWEL_EVENT_RETENTION_DAYS: '12' });
    await clean(server);
    await clean(server, 2);
    await sent(server, { destinationId: (await server.given.webhook('https://hooks.acme.example')).id });
    const coordinator = new pg.Client({ connectionString: server.url });
    await coordinator.connect();
    const { rows } = await coordinator.query<{ nodeport: string; reading: string }>(
      "select nodeport, string_agg('select from ' || shard_name, ' union all ') as reading from citus_shards where table_name::text like 'events\\_2%' group by 1",
    );
    await coordinator.end();
    const { nodeport = '', reading } = rows[0] ?? {};
    const reader = new pg.Client({
      connectionString: Object.assign(new URL(server.url ?? ''), { port: nodeport }).href,
    });
    await reader.connect();
    await reader.query(`begin; ${reading}`);

    await clean(server, 13);
    await reader.end();

    expect(warnings(server)).toEqual([expect.stringContaining('partitions of the messages')]);
    expect(warnings(server)[0]).not.toContain('statement timeout');
  });
});
