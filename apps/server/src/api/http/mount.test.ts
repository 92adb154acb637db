import { endpoints } from '@dowel/schema';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { ReadyAnswer } from '../../platform/requests/ready-answer.ts';
import { readyRoute, route } from '../../platform/requests/route.ts';
import { mountRoutes } from './mount.ts';
import type { HttpVariables } from './response-head.ts';

/** Mounts two endpoints with similar paths. Each records its calls. */
async function mountTwins() {
  const { dependencies, project, apiKey } = await startTestServer();
  const heard: string[] = [];
  const app = new Hono<HttpVariables>();
  app.onError((error, c) => c.text(error.message, 405));
  const routes = [
    route(endpoints.deleteConnection, ({ params }) => {
      heard.push(`delete ${params.connectionId}`);
    }),
    route(endpoints.oauthUpdate, ({ params }) => {
      heard.push(`sign in ${params.connectionId}`);
      return 'https://provider.example/';
    }),
  ];
  mountRoutes(app, '/v1', routes, dependencies);
  const call = (method: string, path: string) =>
    app.request(`/v1/projects/${project.id}${path}`, { method, headers: { 'x-api-key': apiKey } });
  return { call, heard };
}

describe('finding the endpoint of a path', () => {
  it('tells a verb after a colon from an id', async () => {
    const { call, heard } = await mountTwins();

    const signIn = await call('PATCH', '/connections/abc:oauth-update');
    const removal = await call('DELETE', '/connections/abc');

    expect(heard).toEqual(['sign in abc', 'delete abc']);
    expect(signIn.headers.get('content-type')).toMatch('text/plain');
    expect(removal.status).toBe(204);
  });

  it('does not take a verb for an id when the method is wrong', async () => {
    const { call, heard } = await mountTwins();

    const answer = await call('DELETE', '/connections/abc:oauth-update');

    expect(answer.status).toBe(405);
    expect(heard).toEqual([]);
  });

  it('decodes an id once, so that a slash or a verb inside it is part of it', async () => {
    const { call, heard } = await mountTwins();

    await call('DELETE', '/connections/a%2Fb');
    await call('DELETE', '/connections/a%3Aoauth-update');
    await call('DELETE', '/connections/100%25');

    expect(heard).toEqual(['delete a/b', 'delete a:oauth-update', 'delete 100%']);
  });
});

describe('declaring a route', () => {
  it('does not take a public endpoint for one with a caller, or the other way round', () => {
    expect(() => route(endpoints.listProviders, () => ({}))).toThrow(/readyRoute\(\)/);
    const answer = new ReadyAnswer([], 'no-store');
    expect(() => readyRoute(endpoints.listProjects, () => answer)).toThrow(/with route\(\)/);
  });
});
