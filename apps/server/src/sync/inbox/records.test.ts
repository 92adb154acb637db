import { DowelClient } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { everyOne } from '../../../test/every-one.ts';

const contacts = {
  objectName: 'contacts',
  mapToName: 'person',
  destination: 'kept',
  schedule: '',
  requiredFields: [{ fieldName: 'email' }, { fieldName: 'job_title', mapToName: 'role' }],
};

describe('reading the records of a customer from an inbox', () => {
  // @holds S264
  it('gives each record of a read once, then what changed, and nothing else', async () => {
    const server = await startConnectedServer();
    const { project, apiKey, fetch, given, integration } = server;
    const baseUrl = 'http://dowel.test/v1';
    const client = new DowelClient({ baseUrl, project: project.id, apiKey, fetch, validateResponses: true });
    await given.integration({ read: { objects: [contacts] } });
    await client.destinations.create({ name: 'kept', type: 'inbox', metadata: {} });
    const objects = { contacts: { objectName: 'contacts' } };
    await server.install({ config: { content: { provider: 'sandboxApiKey', read: { objects } } } });
    const read = async (sinceTimestamp?: string) => {
      const since = sinceTimestamp === undefined ? {} : { sinceTimestamp };
      await client.reads.trigger(integration.id, 'person', { groupRef: 'acme', ...since });
      await server.runJobs();
    };

    await read();
    const first = await everyOne(client.records.list('kept'));
    const { records } = await server.atSandbox('GET', '/objects/contacts/records?limit=200');
    await read(records[100].updated_at);
    const later = await everyOne(client.records.list('kept', { after: first.at(-1)?.position }));

    expect(first.map(({ record }) => record.raw?.id).toSorted()).toEqual(
      records.map(({ id }: { id: string }) => id).toSorted(),
    );
    expect(first[0]).toMatchObject({
      action: 'read',
      readType: 'triggered',
      objectName: 'person',
      rawObjectName: 'contacts',
      groupRef: 'acme',
      record: { fields: { email: records[0].email }, mappedFields: { role: records[0].job_title } },
    });
    expect(later.map(({ record }) => record.raw?.id)).toEqual(
      records
        .filter(({ updated_at }: { updated_at: string }) => updated_at >= records[100].updated_at)
        .map(({ id }: { id: string }) => id),
    );
  });
});
