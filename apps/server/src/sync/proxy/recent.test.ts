import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { elsewhere, poolOf, proxiedServerOfFile, startProxiedServer } from '../../../test/proxied-server.ts';
import * as apiKeys from '../../people/api-keys/service.ts';
import { sha256 } from '../../platform/digest.ts';

const server = proxiedServerOfFile();
beforeAll(async () => {
  server.oak.answers((_, response) => response.end());
  // The first call ever also stores that the connection works.
  await server.call('/x');
});

/** A key of its own, because the tests withdraw it. */
let key: string;
beforeEach(async () => {
  key = await server.given.apiKey({ project: server.project });
});

const statusWith = async (headers: Record<string, string> = {}) =>
  (await server.call('/x', { headers: { 'x-api-key': key, ...headers } })).status;

// The embedded database is asked each time.
describe.runIf(inject('testDatabase').kind === 'postgres')('a call right after another', () => {
  it('asks the database nothing', async () => {
    await statusWith();
    let asked = 0;
    const count = () => (asked += 1);
    poolOf(server.dependencies).on('acquire', count);

    const status = await statusWith();

    poolOf(server.dependencies).off('acquire', count);
    expect({ status, asked }).toEqual({ status: 200, asked: 0 });
  });

  it.each([
    ['the key was switched off', 401, () => switchOff()],
    ['the key was deleted', 401, () => apiKeys.remove(server.context(), key)],
    ['the config has switched the proxy off', 403, () => switchProxy(false)],
    ['the config has switched the proxy on again', 200, () => switchProxy(true)],
  ])('knows that %s', async (_, status, change) => {
    await statusWith();

    await change();

    expect(await statusWith()).toBe(status);
  });

  it('sends the new credentials of the connection', async () => {
    await statusWith();

    await server.given.connection({ provider: 'oak', apiKey: 'another-key-of-oak' });
    await statusWith();

    expect(server.oak.seen.at(-1)?.headers['x-oak-key']).toBe('another-key-of-oak');
  });

  it('knows of a change whose transaction was open while another call looked', async () => {
    await statusWith();

    const during = await server.context().transaction(async (tx) => {
      await switchOff(tx);
      return statusWith();
    });

    expect([during, await statusWith()]).toEqual([200, 401]);
  });

  it('knows of a change by another process after a second', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await statusWith();
    await elsewhere(server, 'delete from api_keys where key_hash = $1', [sha256(key)]);

    clock.mockReturnValue(performance.now() + 1_000);
    const after = await statusWith();

    clock.mockRestore();
    expect(after).toBe(401);
  });

  it('is not the call of another project with the same installation', async () => {
    await statusWith();
    const other = await startProxiedServer();
    const headers = { 'x-amp-project-id': other.project.id, 'x-api-key': other.apiKey };

    const status = await statusWith(headers);

    other.stop();
    expect(status).toBe(404);
  });
});

const switchOff = (context = server.context()) =>
  apiKeys.update(context, key, { updateMask: ['active'], apiKey: { active: false } });

async function switchProxy(enabled: boolean): Promise<void> {
  const content = { provider: 'oak', proxy: { enabled } };
  const { status, body } = await server.request('PATCH', server.path, {
    updateMask: ['config.content.proxy.enabled'],
    installation: { config: { content } },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
