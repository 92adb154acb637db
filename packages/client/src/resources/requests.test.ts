import { describe, expect, it } from 'vitest';
import { backendClient, fakeService } from '../../test/fake-service.ts';

describe('calling the service', () => {
  it('fills the project into a sign-in', async () => {
    const service = fakeService(Response.json('https://dowel.test/start'));
    const { connections } = backendClient(service);

    await connections.oauthConnect({ provider: 'p', groupRef: 'g', consumerRef: 'c' });

    expect(service.received[0]?.body).toEqual({
      projectIdOrName: 'demo',
      provider: 'p',
      groupRef: 'g',
      consumerRef: 'c',
    });
  });

  it('finds the default installation of a group, or the one that is named', async () => {
    const service = fakeService(Response.json([]));
    const { installations } = backendClient(service);

    await installations.find('i', { groupRef: 'acme' });
    await installations.find('i', { groupRef: 'acme', installationRef: 'emea' });

    expect(service.received.map(({ url }) => url.search)).toEqual([
      '?groupRef=acme&installationRef=',
      '?groupRef=acme&installationRef=emea',
    ]);
  });

  it('refuses an empty id before anything is sent', async () => {
    const service = fakeService(Response.json([]));

    await expect(backendClient(service).topics.delete('')).rejects.toThrow('topicId');
    expect(service.received).toHaveLength(0);
  });
});

describe('deploying', () => {
  const source = { sourceYaml: 'specVersion: 1.0.0' };

  it('sends a plan as a dry run, and a deploy without', async () => {
    const planned = fakeService(Response.json({ dryRun: true, changes: [], warnings: [] }));
    const deployed = fakeService(Response.json([]));

    await backendClient(planned).integrations.plan(source, { strict: true });
    await backendClient(deployed).integrations.deploy(source);

    expect(planned.received[0]?.body).toEqual({ ...source, dryRun: true, strict: true });
    expect(deployed.received[0]?.body).toEqual(source);
  });

  it('tells when an older server deployed instead of planning', async () => {
    const older = backendClient(fakeService(Response.json([])));

    await expect(older.integrations.plan(source)).rejects.toThrow('does not know dry runs, and deployed');
  });
});
