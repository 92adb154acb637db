import type { GroupOverview, IntegrationObject } from '@dowel/schema';
import { expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

it('says that an installation is read only when somebody asks, as long as none of its objects has a schedule', async () => {
  const { request, projectPath, given, install, integration, base } = await startConnectedServer();
  await install();
  const [deployed] = given.manifest({ name: integration.name }).integrations;
  const [first] = deployed?.read?.objects ?? [];
  const { objectName, destination } = first ?? {};
  const schedule = '*/30 * * * *';
  /** Deploys the manifest with a change of the first object, and with these others. */
  const isReadWhenAsked = async (change: Partial<IntegrationObject>, ...others: object[]) => {
    const objects = [{ ...first, schedule: undefined, ...change }, ...others];
    const manifest = { specVersion: '1.0.0', integrations: [{ ...deployed, read: { objects } }] };
    const { status } = await request('PUT', `${projectPath}/integrations:batch`, { manifest });
    expect(status).toBe(200);
    const { installations }: GroupOverview = (await request('GET', `${projectPath}/groups/acme`)).body;
    return installations[0]?.isReadWhenAsked;
  };

  expect(await isReadWhenAsked({})).toBe(true);
  expect(await isReadWhenAsked({ schedule })).toBeUndefined();
  const deals = { objectName: 'deals', destination, schedule, enabled: 'always' };
  expect(await isReadWhenAsked({}, deals)).toBeUndefined();
  expect(await isReadWhenAsked({})).toBe(true);
  const { status } = await request('PATCH', `${base}/objects/${objectName}/config-content`, {
    groupRef: 'acme',
    action: 'read',
    changes: [{ op: 'add', path: '/schedule', value: '' }],
  });
  expect(status).toBe(200);
  expect(await isReadWhenAsked({ schedule })).toBeUndefined();
});
