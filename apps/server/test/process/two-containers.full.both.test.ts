import { afterAll, describe, expect, inject, it } from 'vitest';
import { canIsolate, createServerFolder, type ServerProcess } from './server-process.ts';

const folder = createServerFolder(inject('testDatabase'));
afterAll(() => folder.remove());

const isPossible = inject('testDatabase').kind === 'pglite' && canIsolate();

describe.runIf(isPossible)('sharing one data folder between two containers', () => {
  const askFor = (server: ServerProcess, path: string, init: RequestInit = {}) =>
    fetch(`${server.url}/v1/projects/demo${path}`, {
      ...init,
      headers: { 'x-api-key': folder.demo().apiKey, 'content-type': 'application/json' },
    });
  const write = (server: ServerProcess, name: string) =>
    askFor(server, '/topics', { method: 'POST', body: JSON.stringify({ name }) });

  // @holds M3
  it('keeps the second one out, in which both are process 1, and loses nothing', async () => {
    const first = await folder.startIsolated();
    await write(first, 'before');

    const second = await folder.startIsolatedFailing();
    const written = await write(first, 'after');
    await first.end('SIGKILL');
    const next = await folder.startIsolated();
    const topics = await (await askFor(next, '/topics')).json();
    await next.end('SIGKILL');

    expect(second).toMatchObject({ code: 1, errors: expect.stringContaining('in use by process 1 on ') });
    expect(written.status).toBe(201);
    expect(topics).toMatchObject([{ name: 'before' }, { name: 'after' }]);
  }, 90_000);
});
