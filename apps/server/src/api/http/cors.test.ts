import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

const page = { Origin: 'https://app.builder.example' };

describe('calling from a page of another origin', async () => {
  const { request, project, logged } = await startTestServer();

  it('answers the preflight before anybody is authenticated', async () => {
    const before = logged.length;

    const answer = await request('OPTIONS', `/v1/projects/${project.id}/connections`, undefined, {
      ...page,
      'x-api-key': null,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'content-type,x-amp-client',
    });

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(page.Origin);
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
    expect(answer.headers.get('access-control-allow-methods')?.split(',')).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    );
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'content-type',
        'authorization',
        'x-api-key',
        'x-amp-client',
        'x-amp-client-version',
        'idempotency-key',
        'traceparent',
      ]),
    );
    expect(logged.length).toBe(before);
  });

  it.each([
    ['an answer', '/v1/projects', {}],
    ['a refusal', '/v1/projects', { 'x-api-key': null }],
    ['an address that is not there', '/v1/nothing', {}],
  ])('lets the page read %s', async (_, path, headers) => {
    const answer = await request('GET', path, undefined, { ...page, ...headers });

    expect(answer.headers.get('access-control-allow-origin')).toBe(page.Origin);
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    expect(answer.headers.get('access-control-expose-headers')?.split(',')).toEqual(
      expect.arrayContaining(['Date', 'Link', 'X-Request-Id']),
    );
  });
});
