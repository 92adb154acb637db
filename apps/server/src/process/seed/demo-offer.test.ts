import { createCatalogue } from '@dowel/catalogue';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { demoManifest } from './demo-manifest.ts';
import { seedDemoOffer } from './demo-offer.ts';

async function startSeeded() {
  const server = await startTestServer();
  await seedDemoOffer(server.context(), demoManifest);
  const path = `/v1/projects/${server.project.id}`;
  const listOf = async (what: string) => (await server.request('GET', `${path}/${what}`)).body;
  return { ...server, path, listOf };
}

describe('seeding what the demo offers', () => {
  it('makes provider apps and integrations that have no fault', async () => {
    const { listOf } = await startSeeded();

    expect(await listOf('provider-apps')).toMatchObject([
      { provider: 'sandbox', clientId: 'dowel-demo' },
      { provider: 'sandboxPkce', clientId: 'dowel-demo' },
      { provider: 'sandboxWorkspace', clientId: 'dowel-demo' },
    ]);
    expect(await listOf('integrations')).toMatchObject([
      { name: 'crm-sync', provider: 'sandbox' },
      { name: 'crm-sync-key', provider: 'sandboxApiKey' },
      { name: 'crm-sync-steps', provider: 'sandboxSteps' },
      { name: 'crm-sync-workspace', provider: 'sandboxWorkspace' },
    ]);
  });

  it('leaves what is there as it is, and makes again what was deleted', async () => {
    const { context, given, listOf, request, path } = await startSeeded();
    const changed = await given.integration({ displayName: 'Mine' });
    await request('DELETE', `${path}/integrations/crm-sync`);

    await seedDemoOffer(context(), demoManifest);

    expect(await listOf('provider-apps')).toHaveLength(3);
    expect(await listOf('integrations')).toMatchObject([
      { id: changed.id },
      { name: 'crm-sync-steps' },
      { name: 'crm-sync-workspace' },
      { name: 'crm-sync' },
    ]);
  });

  it('names only fields that the sandbox has', async () => {
    const { given, path, listOf, request } = await startSeeded();
    const connection = await given.connection();
    const [, { id, latestRevision }] = await listOf('integrations');

    const { body } = await request(
      'GET',
      `${path}/integrations/${id}/revisions/${latestRevision.id}:hydrate?connectionId=${connection.id}`,
    );

    for (const object of body.content.read.objects) {
      const named = [...object.requiredFields, ...(object.optionalFields ?? [])];
      expect(object).not.toHaveProperty('error');
      for (const { fieldName } of named.filter((field) => 'fieldName' in field)) {
        expect(object.allFieldsMetadata).toHaveProperty(fieldName);
      }
    }
  });

  it('offers nothing where there is no sandbox', async () => {
    const server = await startTestServer({ catalogue: createCatalogue() });
    const context = server.context();

    await seedDemoOffer({ ...context, env: { ...context.env, sandboxUrl: undefined } }, demoManifest);

    expect((await server.request('GET', `/v1/projects/${server.project.id}/integrations`)).body).toEqual([]);
  });
});
