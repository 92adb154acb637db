import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockService } from './mock-service';

const service = createMockService();
const server = setupServer(...service.handlers);
beforeAll(() => server.listen());
afterEach(() => service.reset());
afterAll(() => server.close());

const base = 'https://dowel.test/v1';

/** Sends a request as the holder of a key; the body as JSON. */
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(base + path, {
    method,
    headers: { 'X-Api-Key': 'mock_full', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

const identity = { groupRef: 'acme', consumerRef: 'ada' };

describe('installing over OAuth', () => {
  it('goes from nothing to an installation with its fields', async () => {
    const url = await call('POST', '/oauth-connect', {
      projectIdOrName: 'demo',
      provider: 'sandbox',
      ...identity,
    });
    const message = service.authorize(url.body);
    const content = {
      provider: 'sandbox',
      read: { objects: { contacts: { objectName: 'contacts', selectedFields: { phone: true } } } },
    };
    const path = '/projects/demo/integrations/integration-crm-sync/installations';
    const installed = await call('POST', path, { groupRef: 'acme', config: { content } });
    const again = await call('POST', path, { groupRef: 'acme', config: { content } });
    const setup = await call('GET', '/projects/demo/integrations/crm-sync:setup?groupRef=acme');

    expect(message).toMatchObject({ eventType: 'AUTHORIZATION_SUCCEEDED' });
    expect(installed).toMatchObject({ status: 201, body: { group: { groupRef: 'acme' } } });
    expect(again).toMatchObject({ status: 409, body: { code: 'group_already_installed' } });
    expect(setup.body.installation.id).toBe(installed.body.id);
    expect(setup.body.revision.content.read.objects[0].allFieldsMetadata.email.displayName).toBe(
      'Email address',
    );
  });
});
