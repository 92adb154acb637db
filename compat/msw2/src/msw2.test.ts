import { createMockService } from '@dowel/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const service = createMockService();
// Half of the test is that this compiles: the handlers must fit the msw that the user has installed.
const server = setupServer(...service.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const integrations = 'https://dowel.test/v1/projects/demo/integrations';
const headers = { 'X-Api-Key': 'mock_full' };

describe('using the mocks with msw 2', () => {
  it('answers what msw takes from the network', async () => {
    const answer = await fetch(integrations, { headers });

    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveLength(service.store.integrations.length);
  });

  it('answers without msw in between', async () => {
    const answer = await service.fetch(integrations, { headers });

    expect(answer.status).toBe(200);
  });

  it('breaks a connection', async () => {
    service.fail('listIntegrations', 'network', { times: 2 });

    await expect(fetch(integrations, { headers })).rejects.toThrow(TypeError);
    await expect(service.fetch(integrations, { headers })).rejects.toThrow(TypeError);
  });
});
