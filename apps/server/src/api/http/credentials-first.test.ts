import { addressOf, endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { watchedBody, withBody } from '../../../test/watched-body.ts';

const writing = Object.values(endpoints)
  .map(({ wire }) => wire)
  .filter(({ method }) => method !== 'GET');

describe('sending a body without the right to', async () => {
  const { app, project, given, makeFrontendKey } = await startTestServer();
  const otherKey = await given.apiKey({ project: await given.project() });
  const frontendKey = await makeFrontendKey();

  // @holds A2
  it.each(writing.map((wire) => [wire.operation, wire] as const))(
    '%s reads nothing of it',
    async (_, wire) => {
      const path = addressOf(wire)
        .replace('{projectIdOrName}', project.id)
        .replace(/\{\w+\}/g, 'x');
      const callers: Record<string, string>[] = [
        {},
        { 'x-api-key': 'dowel_full_wrong' },
        { authorization: 'Bearer not.a.token' },
        ...(wire.path.includes('{projectIdOrName}') ? [{ 'x-api-key': otherKey }] : []),
        ...(wire.access === 'full' ? [{ 'x-api-key': frontendKey }] : []),
      ];

      for (const headers of callers) {
        const body = watchedBody([new Uint8Array(1024)]);
        const answer = await app.request(path, withBody(body, { method: wire.method, headers }));

        expect([401, 403, 404]).toContain(answer.status);
        expect(body.asked()).toBe(0);
      }
    },
  );
});
