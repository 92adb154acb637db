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
const body = { name: 'desk', provider: 'sandbox', latestRevision: { specVersion: '1.0.0', content } };

async function serverWithPath() {
  const server = await startTestServer();
  return { ...server, path: `/v1/projects/${server.project.id}/integrations` };
}

describe('creating an integration', () => {
  it('publishes its first revision', async () => {
    const { request, path, project } = await serverWithPath();

    const answer = await request('POST', path, body);

    expect(answer).toMatchObject({
      status: 201,
      body: {
        projectId: project.id,
        name: 'desk',
        provider: 'sandbox',
        latestRevision: {
          specVersion: '1.0.0',
          content: { name: 'desk', read: { objects: [{ schedule: '' }] } },
        },
      },
    });
    expect((await request('GET', path)).body).toEqual([answer.body]);
  });

  it('refuses a name that is taken, whatever its case', async () => {
    const { request, path } = await serverWithPath();
    await request('POST', path, body);

    const answer = await request('POST', path, {
      ...body,
      name: 'Desk',
      latestRevision: { ...body.latestRevision, content: { ...content, name: 'Desk' } },
    });

    expect(answer).toMatchObject({ status: 409, body: { code: 'name_taken' } });
    expect((await request('GET', path)).body).toHaveLength(1);
  });

  it.each([
    ['a name that is not the content’s', { ...body, name: 'other' }, 'latestRevision.content.name'],
    [
      'a provider that is not the content’s',
      { ...body, provider: 'sandboxApiKey' },
      'latestRevision.content.provider',
    ],
  ])('refuses %s', async (_case, wrong, name) => {
    const { request, path } = await serverWithPath();

    const answer = await request('POST', path, wrong);

    expect(answer).toMatchObject({ status: 422, body: { code: 'manifest_invalid', issues: [{ name }] } });
    expect((await request('GET', path)).body).toEqual([]);
  });

  it('checks the content as a deploy does', async () => {
    const { request, path } = await serverWithPath();
    const dense = { ...content, read: { objects: [{ ...content.read.objects[0], schedule: '* * * * *' }] } };

    const answer = await request('POST', path, {
      ...body,
      latestRevision: { specVersion: '1.0.0', content: dense },
    });

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'manifest_invalid',
        issues: [{ name: expect.stringMatching(/^latestRevision\.content\.read\.objects\[0\]\.schedule$/) }],
      },
    });
  });
});

describe('finding an integration', () => {
  it('takes its id, and its name whatever the case', async () => {
    const { request, path, given } = await serverWithPath();
    const integration = await given.integration();

    for (const idOrName of [integration.id, 'crm-sync-key', 'CRM-Sync-Key']) {
      expect(await request('GET', `${path}/${idOrName}`)).toMatchObject({ status: 200, body: integration });
    }
  });

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

  it('is for pages and end users too', async () => {
    const { request, path, given, frontendKey } = await serverWithPath();
    await given.integration();
    const asAda = given.asConsumer(await given.consumerToken());

    expect((await request('GET', path, undefined, { 'x-api-key': frontendKey })).body).toHaveLength(1);
    expect((await request('GET', path, undefined, asAda)).body).toHaveLength(1);
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

  it('is not for end users', async () => {
    const { request, base, given } = await startConnectedServer();

    const answer = await request('DELETE', base, undefined, given.asConsumer(await given.consumerToken()));

    expect(answer).toMatchObject({ status: 403, body: { code: 'token_not_allowed' } });
    expect((await request('GET', base)).status).toBe(200);
  });
});
