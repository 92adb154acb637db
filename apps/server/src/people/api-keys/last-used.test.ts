import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

describe('seeing which keys are in use', () => {
  it('says to five minutes when a request came with a key', async () => {
    const { request, project, dependencies, given, now, advanceClock } = await startTestServer();
    const base = `/v1/projects/${project.id}`;
    const asAda = given.asConsumer(await given.consumerToken());
    const used = async (list: string) => {
      await dependencies.laterWrites.flush();
      const { body } = await request('GET', `${base}/${list}`);
      return body.map(({ lastUsedTime }: { lastUsedTime?: string }) => lastUsedTime);
    };
    const first = now().toISOString();
    await request('GET', `${base}/integrations`, undefined, asAda);
    const [jwtKeys, apiKeys] = [await used('jwt-keys'), await used('api-keys')];

    advanceClock(60_000);
    const soon = await used('api-keys');
    advanceClock(5 * 60_000);
    await request('GET', `${base}/integrations`);
    const later = await used('api-keys');

    expect(jwtKeys).toContain(first);
    expect(apiKeys).toContain(first);
    expect(soon).toEqual(apiKeys);
    expect(later).toContain(now().toISOString());
  });
});
