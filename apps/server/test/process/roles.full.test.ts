import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { administer, databaseUrl } from '../prepare-database.ts';
import { createServerFolder, type ServerProcess } from './server-process.ts';

const database = inject('testDatabase');
const folder = createServerFolder();
afterAll(() => folder.remove());

/** A receiver of webhooks on loopback. */
async function startReceiver() {
  const ids: unknown[] = [];
  const receiver = createServer((request, response) => {
    ids.push(request.headers['webhook-id']);
    request.resume();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => void receiver.close());
  return { ids, url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` };
}

function ask(server: ServerProcess, path: string, body?: object): Promise<Response> {
  const headers = { 'x-api-key': folder.demo().apiKey, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return fetch(`${server.url}/v1/projects/demo${path}`, init);
}

describe.runIf(database.kind === 'postgres')('a process for each role', () => {
  it('brings an event from the process that heard it to its destination, over the one that sends', async () => {
    if (database.kind !== 'postgres') return;
    const name = `${database.template}_roles`;
    await administer(database.adminUrl, (client) => client.query(`create database ${name}`));
    const settings = {
      DATABASE_URL: databaseUrl(database.adminUrl, name),
      DOWEL_ALLOW_PRIVATE_NETWORK: 'loopback',
    };
    // The first one makes the tables, the keys and the demo project.
    const api = await folder.start({ ...settings, DOWEL_ROLES: 'api' });
    const worker = await folder.start({ ...settings, DOWEL_ROLES: 'worker' });
    const receiver = await startReceiver();
    const destination = await ask(api, '/destinations', {
      name: 'hook',
      type: 'webhook',
      metadata: { url: receiver.url },
    });

    const sent = await ask(api, '/destinations/hook:send-test-event', { eventType: 'installation.created' });
    const atWorker = await ask(worker, '/destinations');
    const delivery = await folder.start({ ...settings, DOWEL_ROLES: 'delivery' });

    expect([destination.status, sent.status, atWorker.status]).toEqual([201, 201, 404]);
    await expect.poll(() => receiver.ids).toHaveLength(1);
    expect(await Promise.all([api, worker, delivery].map((one) => one.end('SIGTERM')))).toEqual([0, 0, 0]);
  }, 90_000);
});
