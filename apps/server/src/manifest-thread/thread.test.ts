import { afterEach, describe, expect, it } from 'vitest';
import { createManifestThread, type ManifestThread, ManifestTooHeavyError } from './thread.ts';

const text =
  'specVersion: 1.0.0\nintegrations:\n  - name: desk\n    provider: sandbox\n    proxy: { enabled: true }\n';

let thread: ManifestThread;
afterEach(() => thread.close());

describe('reading manifests in a thread', () => {
  it('answers what reading them here would, in the order they were sent', async () => {
    thread = createManifestThread();

    const [good, bad, zip, placed] = await Promise.all([
      thread.run('parse', text, {}),
      thread.run('check', { specVersion: '1.0.0' }, {}),
      thread.run('parseZip', new Uint8Array([1, 2, 3]), {}),
      thread.run('place', text, [
        { severity: 'error', path: 'integrations[0].provider', message: 'Unknown.', fix: 'Choose another.' },
      ]),
    ]);

    expect(good).toMatchObject({ manifest: { integrations: [{ name: 'desk' }] }, findings: [] });
    expect(bad.manifest).toBeUndefined();
    expect(zip).toEqual({ zipProblem: expect.stringContaining('not a zip') });
    expect(placed).toMatchObject([{ line: 4, column: 15 }]);
  });

  it('gives up on one that takes too long, and reads the next', async () => {
    // Starting the thread already takes longer than this.
    thread = createManifestThread({ limitMs: 1 });
    await expect(thread.run('parse', text, {})).rejects.toThrow(ManifestTooHeavyError);
    await thread.close();

    thread = createManifestThread();
    const [, again] = await Promise.all([
      thread.run('parse', 'a: &a [*a', {}),
      thread.run('parse', text, {}),
    ]);
    expect(again.manifest).toBeDefined();
  });

  it('ends the thread and not the process when there is too little memory', async () => {
    thread = createManifestThread({ heapMb: 48 });
    const large = '- a\n'.repeat(250_000);

    await expect(thread.run('parse', large, {})).rejects.toThrow(ManifestTooHeavyError);
    await expect(thread.run('parse', text, {})).resolves.toMatchObject({ findings: [] });
  });

  it('fails for what it does not understand, and reads the next', async () => {
    thread = createManifestThread();
    const nothing = undefined as never;

    await expect(thread.run('place', text, nothing)).rejects.toThrow(TypeError);
    await expect(thread.run('parse', text, {})).resolves.toMatchObject({ findings: [] });
  });
});
