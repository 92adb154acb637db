import type { IntegrationObject } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';

async function startDeploying(before: Partial<IntegrationObject>[]) {
  const { given, request, projectPath } = await startConnectedServer();
  const manifestOf = (objects: Partial<IntegrationObject>[]) => {
    const [integration] = given.manifest().integrations;
    return { specVersion: '1.0.0', integrations: [{ ...integration, read: { objects } }] };
  };
  const deploy = (objects: Partial<IntegrationObject>[], dryRun: boolean) =>
    request('PUT', `${projectPath}/integrations:batch`, { manifest: manifestOf(objects), dryRun });
  await deploy(before, false);
  return {
    warnings: async (objects: Partial<IntegrationObject>[]) => {
      const { body } = await deploy(objects, true);
      return body.warnings.filter(({ message }: { message: string }) => message.includes('meant'));
    },
  };
}

const object = (objectName: string, mapToName?: string) => ({
  objectName,
  destination: 'demoWebhook',
  ...(mapToName && { mapToName }),
});

describe('deploying a name that meant another object', () => {
  it('is warned of when two objects exchange theirs', async () => {
    const { warnings } = await startDeploying([object('contacts', 'person'), object('companies', 'firm')]);

    const found = await warnings([object('contacts', 'firm'), object('companies', 'person')]);

    expect(found).toMatchObject([
      {
        path: 'integrations[0].read.objects[0].mapToName',
        message: expect.stringContaining('meant "companies"'),
      },
      {
        path: 'integrations[0].read.objects[1].mapToName',
        message: expect.stringContaining('meant "contacts"'),
      },
    ]);
  });

  it('is warned of when it is the own name of an object that is added', async () => {
    const { warnings } = await startDeploying([object('contacts', 'deals')]);

    const found = await warnings([object('contacts', 'person'), object('deals')]);

    expect(found).toMatchObject([{ path: 'integrations[0].read.objects[1].objectName' }]);
  });

  it('tells that configs name it too when it was the own name of an object that goes', async () => {
    const { warnings } = await startDeploying([object('deals')]);

    const found = await warnings([object('opportunities', 'deals')]);

    expect(found).toMatchObject([{ message: expect.stringContaining('in configs, in messages') }]);
  });

  it('is none when a name goes, and another one comes', async () => {
    const { warnings } = await startDeploying([object('contacts', 'person'), object('companies', 'firm')]);

    expect(await warnings([object('contacts', 'human'), object('companies', 'firm')])).toEqual([]);
  });
});
