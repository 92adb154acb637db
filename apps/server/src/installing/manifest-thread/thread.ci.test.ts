import { afterEach, describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full-run.ts';
import { ProcessorTimeUsedUpError } from './processor-time.ts';
import { createManifestThreads, type ManifestThreads, ManifestTooHeavyError } from './thread.ts';

const text =
  'specVersion: 1.0.0\nintegrations:\n  - name: desk\n    provider: sandbox\n    proxy: { enabled: true }\n';

let threads: ManifestThreads;
afterEach(() => threads.close());

describe('reading manifests in threads', () => {
  it('answers what reading them here would, fails for what it does not understand, and lets no organisation wait', async () => {
    threads = createManifestThreads({ limitMs: 60_000 });

    const [good, bad, zip, placed] = await Promise.all([
      threads.run('acme', 'parse', text, {}),
      threads.run('acme', 'check', { specVersion: '1.0.0' }, {}),
      threads.run('globex', 'parseZip', new Uint8Array([1, 2, 3]), {}),
      threads.run('acme', 'place', text, [
        { severity: 'error', path: 'integrations[0].provider', message: 'Unknown.', fix: 'Choose another.' },
      ]),
    ]);
    const nothing = undefined as never;
    await expect(threads.run('acme', 'place', text, nothing)).rejects.toThrow(TypeError);
    const keys = Array.from({ length: 2000 }, (_, index) => `key${index}: value`);
    const large = `${text}${keys.join('\n')}\n`;
    const done: string[] = [];
    const read = async (orgId: string, manifest: string) => {
      await threads.run(orgId, 'parse', manifest, {});
      done.push(orgId);
    };
    const all = Array(5).fill(large);
    await Promise.all([...all.map((one) => read('acme', one)), read('globex', text)]);

    expect(good).toMatchObject({ manifest: { integrations: [{ name: 'desk' }] }, findings: [] });
    expect(bad.manifest).toBeUndefined();
    expect(zip).toEqual({ zipProblem: expect.stringContaining('not a zip') });
    expect(placed).toMatchObject([{ line: 4, column: 15 }]);
    // Globex has asked last. It is served before Acme has had all of its turns.
    expect(done).toHaveLength(6);
    expect(done.at(-1)).toBe('acme');
  });

  it('gives up on one that takes too long, and lets it pay for the time', async () => {
    // The first manifest of a thread takes longer than this.
    threads = createManifestThreads({ limitMs: 1, share: { seconds: 0.0005, perSecond: 0.00001 } });

    await expect(threads.run('acme', 'parse', text, {})).rejects.toThrow(ManifestTooHeavyError);
    await expect(threads.run('acme', 'parse', text, {})).rejects.toThrow(ProcessorTimeUsedUpError);
    await expect(threads.run('globex', 'parse', text, {})).rejects.toThrow(ManifestTooHeavyError);
  });

  it('blames no manifest for the time that a thread takes to start', async () => {
    threads = createManifestThreads({ limitMs: 60_000 });
    const began = performance.now();
    await threads.run('acme', 'parse', text, {});
    const tookMs = performance.now() - began;
    await threads.close();

    threads = createManifestThreads({ limitMs: Math.ceil(tookMs / 2) });

    await expect(threads.run('acme', 'parse', text, {})).resolves.toMatchObject({ findings: [] });
  });

  inFull('ends the thread and not the process when there is too little memory', async () => {
    threads = createManifestThreads({ heapMb: 32 });
    const large = '- a\n'.repeat(99_000);

    await expect(threads.run('acme', 'parse', large, {})).rejects.toThrow(ManifestTooHeavyError);
    await expect(threads.run('acme', 'parse', text, {})).resolves.toMatchObject({ findings: [] });
  });
});
