import { createServer } from 'node:net';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { emptyDatabase } from '../empty-database.ts';
import { listen } from '../listen.ts';
import { createServerFolder } from './server-process.ts';

const database = inject('testDatabase');
const folder = createServerFolder(database);
afterAll(() => folder.remove());

describe('serving metrics on a port of their own', () => {
  it('prints its address, answers there and nowhere else, and closes it at the end', async () => {
    const server = await folder.start({
      ...(await emptyDatabase('metrics_served')),
      DOWEL_METRICS_PORT: '0',
    });
    const address = /Metrics on (\S+)/.exec(server.output())?.[1] ?? '';
    await fetch(`${server.url}/v1/providers`);

    const metrics = await (await fetch(address)).text();
    const onMainPort = await fetch(`${server.url}/metrics`);
    const code = await server.end('SIGTERM');

    expect(metrics).toContain('dowel_requests_total{operation="listProviders",status_class="2xx"} 1');
    expect(metrics).toContain('dowel_waiting_items{queue="deliveries"} 0');
    expect(metrics.includes('dowel_database_connections{state="idle"}')).toBe(database.kind === 'postgres');
    expect(onMainPort.status).toBe(404);
    expect(code).toBe(0);
  });

  // The kind of database makes no difference to a port, and a new PGlite takes long.
  it.runIf(database.kind === 'postgres')(
    'does not start when the port is taken, and says which setting to change',
    async () => {
      const other = createServer();
      const port = await listen(other);

      const { code, errors } = await folder.startFailing({
        ...(await emptyDatabase('metrics_taken')),
        DOWEL_METRICS_PORT: String(port),
      });
      other.close();

      expect(code).toBe(1);
      expect(errors).toContain('DOWEL_METRICS_PORT');
    },
  );
});
