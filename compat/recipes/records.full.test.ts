import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { DowelClient } from '@dowel/client';
import { startDowel } from '@dowel/testing';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allowDeletion } from './records/allow-deletion';
import { accountName } from './records/call-provider';
import { deleteContact } from './records/delete-contact';
import { readNow } from './records/read-now';
import { saveContact } from './records/save-contact';
import { changeLater } from './records/write-later';
import { createContacts } from './records/write-many';
import { database } from './records/your-database';
import { guideOf, shownIn } from './shown-recipes';

const guide = guideOf('records');
const shown = shownIn(guide);
/** The commands that the guide shows, but for those that begin with what the reader has to fill in. */
const commands = [...guide.matchAll(/```sh\n(curl[\s\S]*?)```/g)].map(([, text = '']) => text);

const objects = { contacts: { objectName: 'contacts' } };
const content = { read: { objects }, write: { objects }, proxy: { enabled: true } };
const server = await startDowel({
  manifest: {
    specVersion: '1.0.0',
    integrations: [
      {
        name: 'contacts',
        provider: 'sandboxApiKey',
        read: {
          objects: [
            {
              objectName: 'contacts',
              destination: 'demoWebhook',
              schedule: '0 * * * *',
              optionalFieldsAuto: 'all',
            },
          ],
        },
        write: { objects: [{ objectName: 'contacts' }] },
        proxy: { enabled: true },
      },
    ],
  },
});
const { url: baseUrl, project, apiKey, sandbox } = server;
const dowel = new DowelClient({ baseUrl, project, apiKey });
vi.stubEnv('DOWEL_WEBHOOK_SECRET', server.inbox.secret);
const { POST } = await import('./records/receive');
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await server.stop();
});

/** A customer whose contacts may be read and written. */
let customer: Awaited<ReturnType<typeof server.given.installation>>;
beforeEach(async () => {
  await server.reset();
  customer = await server.given.installation({ integration: 'contacts', content });
});

const contacts = '/objects/contacts/records';
const first = `${contacts}/con_000001`;
const contactAt = async (path: string) => (await sandbox.request(path)).json();

/** Posts a message as the service signs it. */
async function receive(message: object): Promise<number> {
  const body = JSON.stringify(message);
  const head = { id: 'msg_1', timestamp: `${Math.floor(Date.now() / 1000)}` };
  const key = Buffer.from(server.inbox.secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${head.id}.${head.timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': head.id,
    'webhook-timestamp': head.timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return (await POST(new Request('https://product.example', { method: 'POST', headers, body }))).status;
}

describe('following the recipes for records', () => {
  it('saves each record over the one with the same id, also a large one, and forgets a deleted one', async () => {
    await database.exec(
      /create table records \([\s\S]*?\);/.exec((shown.get('receive.ts') ?? '').replaceAll('// ', ''))?.[0] ??
        '',
    );
    const envelope = { installationId: 'i1', objectName: 'people', rawObjectName: 'contacts' };
    const inline = (action: string, result: object[]) => ({
      ...envelope,
      action,
      resultInfo: { type: 'inline', numRecords: result.length },
      result,
    });
    const large = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([{ id: '3', fields: {} }]));
    onTestFinished(() => large.mockRestore());
    const resultInfo = { type: 'url', numRecords: 1, downloadUrl: 'https://dowel.test/bodies/1' };

    const statuses = [
      await receive(
        inline('read', [
          { id: '1', fields: { city: 'Oslo' } },
          { id: '2', fields: {} },
        ]),
      ),
      await receive(inline('read', [{ id: '1', fields: { city: 'Graz' }, mappedFields: { tier: 'A' } }])),
      await receive(inline('subscribe', [{ id: '2', subscribeEventType: 'delete' }])),
      await receive(
        inline('subscribe', [{ id: '1', subscribeEventType: 'other' }, { subscribeEventType: 'other' }]),
      ),
      await receive({ ...envelope, action: 'read', resultInfo }),
    ];

    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    expect((await database.query('select * from records order by id')).rows).toEqual([
      { installation_id: 'i1', object_name: 'contacts', id: '1', data: { city: 'Graz', tier: 'A' } },
      { installation_id: 'i1', object_name: 'contacts', id: '3', data: {} },
    ]);
  });

  it('changes the contact that is there, and creates the one that is not', async () => {
    const { email } = await contactAt(first);
    const contact = { last_name: 'Okafor', city: 'Graz' };

    await saveContact(dowel, customer.integrationId, 'acme', { ...contact, email });
    const { result } = await saveContact(dowel, customer.integrationId, 'acme', {
      ...contact,
      email: 'new@acme.example',
    });

    expect(await contactAt(first)).toMatchObject({ email, city: 'Graz' });
    expect(await contactAt(`${contacts}/${result?.recordId}`)).toMatchObject({ email: 'new@acme.example' });
  });

  it('writes many, and says which are there', async () => {
    const create = (...records: object[]) =>
      createContacts(dowel, customer.integrationId, 'acme', records as Record<string, unknown>[]);

    const some = await create({ last_name: 'Okafor' }, { shoe_size: 44 });
    const none = await create({ shoe_size: 44 });

    expect(some).toEqual([expect.any(String), undefined]);
    expect(none).toEqual([undefined]);
    const refused = dowel.write.create(customer.integrationId, 'contacts', {
      groupRef: 'acme',
      record: { shoe_size: 44 },
    });
    await expect(refused).rejects.toMatchObject({ code: 'write_rejected', name: 'WriteRejectedError' });
  });

  it('writes later', async () => {
    const record = { id: 'con_000001', city: 'Graz' };
    const operationId = await changeLater(dowel, customer.integrationId, 'acme', record);

    await server.settle();

    expect((await dowel.operations.get(operationId)).status).toBe('success');
    expect(await contactAt(first)).toMatchObject({ city: 'Graz' });
  });

  it('deletes only what the customer allows', async () => {
    const remove = () => deleteContact(dowel, customer.integrationId, 'acme', 'con_000001');

    expect(await remove()).toBe(false);
    const target = [customer.integrationId, customer.id] as const;
    const city = { writeOnUpdate: 'never' };
    await dowel.installations.patchObjectConfig(customer.integrationId, 'contacts', {
      ...{ installationId: customer.id, action: 'write' },
      changes: [{ op: 'add', path: '/selectedFieldSettings', value: { city } }],
    });
    await allowDeletion(dowel, ...target);
    const { config } = await dowel.installations.get(...target);
    expect(config.content.write?.objects.contacts).toMatchObject({ selectedFieldSettings: { city } });
    expect(await remove()).toBe(true);
    expect((await sandbox.request(first)).status).toBe(404);
  });

  it('reads now, and throws the explanation of a failure', async () => {
    const read = () => readNow(dowel, customer.integrationId, 'acme', '2020-01-01T00:00:00Z');

    expect(await read()).toMatch(/\d+ records/);
    await sandbox.control('/faults', { path: '/api/v1', status: 401 });
    await expect(read()).rejects.toThrow(/\w+\. .*\w+\./);
  });

  it('calls the provider', async () => {
    expect(await accountName(dowel, customer.id)).toBe('Acme Inc');
  });

  it('works with the commands, too', async () => {
    const { operationId } = await dowel.reads.trigger(customer.integrationId, 'contacts', {
      groupRef: 'acme',
    });
    const env = {
      ...process.env,
      DOWEL: new URL(baseUrl).origin,
      PROJECT: (await dowel.projects.get()).id,
      INTEGRATION: customer.integrationId,
      INSTALLATION: customer.id,
      OPERATION: operationId,
      DOWEL_API_KEY: apiKey,
    };

    expect(commands.length).toBeGreaterThan(4);
    for (const command of commands) {
      const { stdout } = await promisify(execFile)('sh', ['-c', command], { env });
      expect(JSON.parse(stdout), command).not.toHaveProperty('code');
    }
  });
});
