import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startInstalled() {
  const server = await startConnectedServer();
  const installation = await server.install();
  const path = `${server.base}/installations/${installation.id}`;
  server.advanceClock(60_000);
  return {
    ...server,
    installation,
    path,
    update: (updateMask: string[], values: unknown, headers = {}) =>
      server.request('PATCH', path, { updateMask, installation: values }, headers),
    stored: async () => (await server.request('GET', path)).body,
  };
}

const read = (objects: Record<string, unknown>) => ({ config: { content: { read: { objects } } } });
const contacts = {
  objectName: 'contacts',
  selectedFields: { city: true },
  selectedFieldMappings: { stage: 'city' },
};

describe('updating an installation', () => {
  // @holds S51
  it('binds the newest revision', async () => {
    const { update, given } = await startInstalled();
    const { latestRevision } = await given.integration({ displayName: 'Renamed' });

    const { body } = await update(['config.content.read.objects.contacts'], read({ contacts }));

    expect(body.config.revisionId).toBe(latestRevision.id);
  });

  it('looks for the fields anew when it moves to another account', async () => {
    const { update, connect, openAccount, addFields, stored, advanceClock } = await startInstalled();
    await addFields('companies', 1);
    const fieldName = 'generated_00001_c';
    const companies = { objectName: 'companies', selectedFields: { [fieldName]: true } };
    advanceClock(60_000);
    expect(await update(['config.content.read.objects.companies'], read({ companies }))).toMatchObject({
      status: 200,
    });
    const { apiKey } = await openAccount();
    const other = await connect({ consumerRef: 'grace', apiKey });
    const before = await stored();

    const answer = await update(['connectionId', 'account'], {
      connectionId: other.id,
      account: { id: other.account?.id },
    });

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'config_invalid', issues: [{ context: { reason: 'field_unknown' } }] },
    });
    expect(await stored()).toEqual(before);
  });

  it('names a destination of the config that there is not, since nothing would be delivered', async () => {
    const { update, given, projectPath, request } = await startInstalled();
    await given.webhook('https://hooks.acme.example');
    const [{ name, id }] = (await request('GET', `${projectPath}/destinations`)).body;
    const change = (destination: string) =>
      update(['config.content.read.objects.contacts'], read({ contacts: { ...contacts, destination } }));

    const missing = await change('nowhere');

    expect([missing.status, missing.headers.get('Dowel-Warning')]).toEqual([
      200,
      expect.stringContaining('destination_missing;path="config.content.read.objects.contacts.destination"'),
    ]);
    for (const known of [name, id, '']) {
      expect((await change(known)).headers.get('Dowel-Warning') ?? '').not.toContain('destination');
    }
  });
});
