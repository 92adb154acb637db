import { afterAll, describe, expect, inject, it } from 'vitest';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { createServerFolder } from './server-process.ts';

const folder = createServerFolder(inject('testDatabase'));
afterAll(() => folder.remove());

const [k1, k2, k3] = [generateKeyRing('k1'), generateKeyRing('k2'), generateKeyRing('k3')];
const withKeys = (...keys: string[]) => ({ DOWEL_ENCRYPTION_KEYS: keys.join(',') });

describe.runIf(inject('testDatabase').kind === 'pglite')('changing the encryption key of a server', () => {
  it('is done by the command, and by a start on the embedded database, so that the old key may go', async () => {
    const first = await folder.start(withKeys(k1));
    await first.end('SIGTERM');

    const rotated = await folder.run(['keys', 'rotate'], withKeys(k2, k1));
    expect(rotated.output).toMatch(/Re-encrypted \d+ values with the key "k2"/);
    expect(rotated.output).toContain('No stored value needs "k1" any more');
    expect(rotated.code).toBe(0);

    const second = await folder.start(withKeys(k3, k2));
    await expect.poll(() => second.output(), { timeout: 30_000 }).toContain('No stored value needs');
    await second.end('SIGTERM');

    const third = await folder.start(withKeys(k3));
    const { apiKey, project } = folder.demo();
    const answer = await fetch(`${third.url}/v1/projects/${project}/api-keys`, {
      headers: { 'x-api-key': apiKey },
    });
    expect(await answer.json()).toMatchObject([{ key: expect.stringMatching(/^dowel_/) }, {}]);
    expect(third.output() + third.errors()).not.toMatch(/"k[12]/);
    await third.end('SIGTERM');
  }, 120_000);
});
