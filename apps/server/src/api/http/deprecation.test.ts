import { endpoints } from '@dowel/schema';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { route } from '../../platform/requests/route.ts';
import { mountRoutes } from './mount.ts';
import { type HttpVariables, responseHead } from './response-head.ts';

describe('announcing that an endpoint will go away', async () => {
  const { dependencies, apiKey, project, request } = await startTestServer();

  // @holds S255
  it('says since when, until when, and where to read what to use instead', async () => {
    const { listTopics } = endpoints;
    const deprecation = {
      since: '2027-01-01T00:00:00Z',
      sunset: '2027-07-01T00:00:00Z',
      infoUrl: 'https://dowel.example/topics',
    };
    const old = { ...listTopics, wire: { ...listTopics.wire, deprecation } };
    const app = new Hono<HttpVariables>();
    app.use(responseHead('http://localhost'));
    mountRoutes(app, '/v1', [route(old, () => [])], dependencies);

    const { status, headers } = await app.request(`/v1/projects/${project.id}/topics`, {
      headers: { 'x-api-key': apiKey, origin: 'https://app.example' },
    });

    expect(status).toBe(200);
    expect(headers.get('deprecation')).toBe('@1798761600');
    expect(headers.get('sunset')).toBe('Thu, 01 Jul 2027 00:00:00 GMT');
    expect(headers.get('link')).toBe('<https://dowel.example/topics>; rel="deprecation"; type="text/html"');
    expect(headers.get('access-control-expose-headers')?.split(',')).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset']),
    );
  });

  it('says nothing about an endpoint that stays', async () => {
    const { headers } = await request('GET', `/v1/projects/${project.id}/topics`);

    expect(headers.has('deprecation')).toBe(false);
  });
});
