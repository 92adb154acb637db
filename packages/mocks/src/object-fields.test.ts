import { describe, expect, it } from 'vitest';
import { createMockService } from './mock-service.ts';

const account = '/providers/sandboxApiKey';
const readContacts = `${account}/objects/contacts/metadata?groupRef=acme`;

async function connected() {
  const service = createMockService();
  const call = async (method: string, path: string, body?: object) => {
    const response = await service.fetch(
      new Request(`https://mocks.test/v1/projects/demo${path}`, {
        method,
        headers: { 'X-Api-Key': 'mock_full' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  const key = { provider: 'sandboxApiKey', groupRef: 'acme', consumerRef: 'ada', apiKey: 'any' };
  await call('POST', '/connections:generate', key);
  return { service, call };
}

describe('creating fields in a mocked account', () => {
  it('leaves the accounts of other mocks as they are', async () => {
    const [mine, other] = [await connected(), await connected()];
    const tier = { fieldName: 'tier', displayName: 'Tier', valueType: 'string' };

    await mine.call('PUT', `${account}/object-metadata`, { groupRef: 'acme', fields: { contacts: [tier] } });

    expect((await mine.call('GET', readContacts)).body.fields).toHaveProperty('tier');
    expect((await other.call('GET', readContacts)).body.fields).not.toHaveProperty('tier');
  });

  it('answers an object that a test made unreadable with its reason', async () => {
    const { service, call } = await connected();
    service.given.objects('sandboxApiKey', { contacts: { error: 'Not in your plan.' } });

    expect(await call('GET', readContacts)).toMatchObject({
      status: 422,
      body: { code: 'fields_unavailable', causes: ['Not in your plan.'] },
    });
  });
});
