import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';

async function startDeploying() {
  const server = await startTestServer();
  const path = `/v1/projects/${server.project.id}/integrations`;
  const deploy = async (schedule: string, message?: string, headers?: Record<string, string | null>) => {
    const objects = [{ objectName: 'contacts', destination: 'hook', schedule }];
    const manifest = {
      specVersion: '1.0.0',
      integrations: [{ name: 'desk', displayName: 'Desk', provider: 'sandboxApiKey', read: { objects } }],
    };
    const answer = await server.request('PUT', `${path}:batch`, { manifest, message }, headers);
    return answer.body[0];
  };
  const list = async (id: string, query = '') =>
    (await server.request('GET', `${path}/${id}/revisions${query}`)).body;
  return { ...server, path, deploy, list };
}

describe('listing revisions', () => {
  it('says who deployed each, what they said, and how much it changed; the newest first', async () => {
    const { deploy, list, given, project, now } = await startDeploying();
    const { id, headers } = await given.builder({ orgId: project.orgId, role: 'deployer' });
    const first = await deploy('0 * * * *');
    const second = await deploy('*/30 * * * *', 'Twice an hour', headers);

    const revisions = await list(first.id);

    const createTime = now().toISOString();
    expect(revisions).toEqual([
      {
        id: second.latestRevision.id,
        specVersion: '1.0.0',
        createTime,
        number: 2,
        previousRevisionId: first.latestRevision.id,
        createdBy: `builder:${id}`,
        message: 'Twice an hour',
        changeCount: 1,
      },
      {
        id: first.latestRevision.id,
        specVersion: '1.0.0',
        createTime,
        number: 1,
        createdBy: expect.stringMatching(/^api-key:/),
      },
    ]);
  });

  it('keeps no revision and no message of a deploy that changes nothing', async () => {
    const { deploy, list } = await startDeploying();
    const { id } = await deploy('0 * * * *', 'The first');
    await deploy('0 * * * *', 'Nothing');

    expect(await list(id)).toMatchObject([{ number: 1, message: 'The first' }]);
  });

  it('numbers them by integration, on every page', async () => {
    const { deploy, list, given } = await startDeploying();
    const { id } = await deploy('0 * * * *');
    await given.integration({ name: 'other' });
    await deploy('5 * * * *');
    await deploy('10 * * * *');

    const numbers = (await list(id, '?pageSize=2')).map(({ number }: { number: number }) => number);
    expect(numbers).toEqual([3, 2]);
  });

  it('takes a message of 500 characters, an empty one for none, and refuses a longer one', async () => {
    const { deploy, list, request, path } = await startDeploying();
    const { id } = await deploy('0 * * * *', '');
    await deploy('5 * * * *', 'x'.repeat(500));

    const long = { manifest: {}, message: 'x'.repeat(501) };
    const refused = await request('PUT', `${path}:batch`, long);

    expect(refused).toMatchObject({ status: 400, body: { issues: [{ name: 'message' }] } });
    const [longest, empty] = await list(id);
    expect(longest.message).toHaveLength(500);
    expect(empty).not.toHaveProperty('message');
  });
});

it('shows a revision of before with its content', async () => {
  const { deploy, request, path } = await startDeploying();
  const { id, latestRevision } = await deploy('0 * * * *', 'Every hour');
  await deploy('5 * * * *');

  const { body } = await request('GET', `${path}/${id}/revisions/${latestRevision.id}`);

  expect(body).toMatchObject({ ...latestRevision, number: 1, message: 'Every hour' });
});

it('lists what is deployed, with the number of its installations', async () => {
  const { deploy, request, project, given } = await startDeploying();
  const { id } = await deploy('0 * * * *');
  await given.connection();
  const installations = `/v1/projects/${project.id}/integrations/${id}/installations`;
  const content = { read: { objects: { contacts: { objectName: 'contacts', selectedFields: {} } } } };
  const installed = await request('POST', installations, given.installationBody({ content }));
  expect(installed.status).toBe(201);
  await deploy('5 * * * *', 'Later');

  const { body } = await request('GET', `/v1/projects/${project.id}/integration-overviews`);

  expect(body).toMatchObject([
    {
      id,
      name: 'desk',
      displayName: 'Desk',
      provider: 'sandboxApiKey',
      installationCount: 1,
      latestRevision: { number: 2, message: 'Later' },
    },
  ]);
  expect(body[0].latestRevision).not.toHaveProperty('content');
});
