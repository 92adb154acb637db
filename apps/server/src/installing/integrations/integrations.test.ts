import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const content = {
  name: 'desk',
  provider: 'sandbox',
  read: {
    objects: [{ objectName: 'contacts', destination: 'hook', requiredFields: [{ fieldName: 'email' }] }],
  },
};
const _body = { name: 'desk', provider: 'sandbox', latestRevision: { specVersion: '1.0.0', content } };

async function serverWithPath() {
  const server = await startTestServer();
  return { ...server, path: `/v1/projects/${server.project.id}/integrations` };
}

describe('finding an integration', () => {
  it("does not find another project's", async () => {
    const { given } = await serverWithPath();
    const integration = await given.integration();
    const other = await serverWithPath();

    for (const idOrName of [integration.id, integration.name]) {
      expect(await other.request('GET', `${other.path}/${idOrName}`)).toMatchObject({
        status: 404,
        body: { code: 'integration_not_found' },
      });
    }
    expect((await other.request('GET', other.path)).body).toEqual([]);
  });
});

describe('deleting an integration', () => {
  it('takes its installations with it, and connections nothing else uses', async () => {
    const { request, projectPath, base, install, connect, given } = await startConnectedServer();
    const kept = await connect({ groupRef: 'globex' });
    const other = await given.integration({ name: 'other' });
    await install();
    await given.installation(other, { groupRef: 'globex' });
    await install({ groupRef: 'globex' });

    expect((await request('DELETE', base)).status).toBe(204);

    expect((await request('GET', `${projectPath}/installations`)).body).toMatchObject([
      { integrationId: other.id },
    ]);
    expect((await request('GET', `${projectPath}/connections`)).body).toMatchObject([{ id: kept.id }]);
    expect(await request('DELETE', base)).toMatchObject({
      status: 404,
      body: { code: 'integration_not_found' },
    });
  });
});
