import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

const anybody = { 'x-api-key': null };

describe('looking at the catalogue', () => {
  // @holds S10, S149, S150, S217
  it('shows one provider to anybody, as its entry is', async () => {
    const { request, dependencies } = await startTestServer();

    const { status, body } = await request('GET', '/v1/providers/sandbox', undefined, anybody);

    expect(status).toBe(200);
    expect(body).toEqual(dependencies.catalogue.find('sandbox'));
    expect(body).toMatchObject({ name: 'sandbox', defaultModule: '', providerOpts: {} });
  });

  it('lists all by name', async () => {
    const { request, dependencies } = await startTestServer();

    const { body } = await request('GET', '/v1/providers', undefined, anybody);

    expect(Object.keys(body)).toEqual(Object.keys(dependencies.catalogue.all()));
    expect(body).toHaveProperty('sandboxSteps.customOpts.multiStep', true);
  });

  it('sends nothing again to who has it', async () => {
    const { request } = await startTestServer();
    const first = await request('GET', '/v1/providers', undefined, anybody);

    const second = await request('GET', '/v1/providers', undefined, {
      ...anybody,
      'If-None-Match': first.headers.get('etag'),
    });

    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect(second).toMatchObject({ status: 304, body: '' });
  });

  // @holds S149
  it.each(['unknown', 'Sandbox', '__proto__', 'constructor'])('has no provider called "%s"', async (name) => {
    const { request } = await startTestServer();

    const answer = await request('GET', `/v1/providers/${name}`, undefined, anybody);

    expect(answer).toMatchObject({ status: 404, body: { code: 'provider_not_found' } });
  });
});
