import type { GroupOverview } from '@dowel/schema';
import { expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

it('says of an installation that it is read only when somebody asks, until its manifest has a schedule', async () => {
  const { request, project, given, install, integration } = await startConnectedServer();
  const path = `/v1/projects/${project.id}`;
  await install();
  const overview = async (): Promise<GroupOverview> => (await request('GET', `${path}/groups/acme`)).body;
  const [deployed] = given.manifest({ name: integration.name }).integrations;
  const deploy = (schedule: string | undefined) => {
    const objects = (deployed?.read?.objects ?? []).map(({ schedule: _, ...object }) => ({
      ...object,
      ...(schedule && { schedule }),
    }));
    const manifest = { specVersion: '1.0.0', integrations: [{ ...deployed, read: { objects } }] };
    return request('PUT', `${path}/integrations:batch`, { manifest });
  };

  await deploy(undefined);
  const [asked] = (await overview()).installations;
  const { status } = await deploy('*/30 * * * *');
  const [scheduled] = (await overview()).installations;

  expect(status).toBe(200);
  expect(asked?.isReadWhenAsked).toBe(true);
  expect(scheduled).not.toHaveProperty('isReadWhenAsked');
});
