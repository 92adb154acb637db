import { afterAll, describe, expect, inject, it } from 'vitest';
import { emptyDatabase } from '../empty-database.ts';
import { receiverOfEachTest } from '../receiver-of-each-test.ts';
import { createServerFolder, type ServerProcess } from './server-process.ts';

const folder = createServerFolder();
afterAll(() => folder.remove());

const receiver = receiverOfEachTest();

function ask(server: ServerProcess, path: string, body?: object): Promise<Response> {
  const headers = { 'x-api-key': folder.demo().apiKey, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return fetch(`${server.url}/v1/projects/demo${path}`, init);
}

describe.runIf(inject('testDatabase').kind === 'postgres')('a process for each role', () => {
  it('brings an event from the process that heard it to its destination, over the one that sends', async () => {
    const { DATABASE_URL = '' } = await emptyDatabase('roles');
    const settings = { DATABASE_URL, DOWEL_ALLOW_PRIVATE_NETWORK: 'loopback' };
    // The first one makes the tables, the keys and the demo project.
    const api = await folder.start({ ...settings, DOWEL_ROLES: 'api' });
    const worker = await folder.start({ ...settings, DOWEL_ROLES: 'worker' });
    const destination = await ask(api, '/destinations', {
      name: 'hook',
      type: 'webhook',
      metadata: { url: receiver.url },
    });

    const sent = await ask(api, '/destinations/hook:send-test-event', { eventType: 'installation.created' });
    const atWorker = await ask(worker, '/destinations');
    const delivery = await folder.start({ ...settings, DOWEL_ROLES: 'delivery' });

    expect([destination.status, sent.status, atWorker.status]).toEqual([201, 201, 404]);
    await expect.poll(() => receiver.received).toHaveLength(1);
    expect(await Promise.all([api, worker, delivery].map((one) => one.end('SIGTERM')))).toEqual([0, 0, 0]);
  }, 90_000);
});
