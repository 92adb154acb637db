import type { GroupOverview, IntegrationObject } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

/** A group that has installed an integration whose objects have no schedule. */
async function startUnscheduled() {
  const server = await startConnectedServer();
  const { request, project, given, install, integration } = server;
  const path = `/v1/projects/${project.id}`;
  const installation = await install();
  const [deployed] = given.manifest({ name: integration.name }).integrations;
  const [first] = deployed?.read?.objects ?? [];
  const deploy = async (change: Partial<IntegrationObject>, ...others: object[]) => {
    const objects = [{ ...first, schedule: undefined, ...change }, ...others];
    const manifest = { specVersion: '1.0.0', integrations: [{ ...deployed, read: { objects } }] };
    const { status } = await request('PUT', `${path}/integrations:batch`, { manifest });
    expect(status).toBe(200);
  };
  await deploy({});
  const isReadWhenAsked = async () => {
    const { installations }: GroupOverview = (await request('GET', `${path}/groups/acme`)).body;
    return installations[0]?.isReadWhenAsked;
  };
  return { ...server, installation, first, deploy, isReadWhenAsked };
}

describe('an installation that is read only when somebody asks', () => {
  it('is so until its manifest has a schedule', async () => {
    const { deploy, isReadWhenAsked } = await startUnscheduled();

    const before = await isReadWhenAsked();
    await deploy({ schedule: '*/30 * * * *' });

    expect(before).toBe(true);
    expect(await isReadWhenAsked()).toBeUndefined();
  });

  it('is not so when the manifest has a schedule, and the config an empty one', async () => {
    const { request, base, first, deploy, isReadWhenAsked } = await startUnscheduled();

    const { status } = await request('PATCH', `${base}/objects/${first?.objectName}/config-content`, {
      groupRef: 'acme',
      action: 'read',
      changes: [{ op: 'add', path: '/schedule', value: '' }],
    });
    await deploy({ schedule: '*/30 * * * *' });

    expect(status).toBe(200);
    expect(await isReadWhenAsked()).toBeUndefined();
  });

  it('is not so when another object is read for every installation, by a schedule', async () => {
    const { first, deploy, isReadWhenAsked } = await startUnscheduled();

    const { destination } = first ?? {};
    await deploy({}, { objectName: 'deals', destination, schedule: '*/30 * * * *', enabled: 'always' });

    expect(await isReadWhenAsked()).toBeUndefined();
  });
});
