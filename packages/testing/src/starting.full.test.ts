import { createRequire } from 'node:module';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startDowel } from './index.ts';

describe('starting with what cannot be', () => {
  const open = () =>
    process.getActiveResourcesInfo().filter((name) => ['TCPServerWrap', 'MessagePort'].includes(name)).length;

  it.each([
    [
      'a manifest with an error',
      { manifest: { specVersion: '1.0.0' as const, integrations: [{ name: 'x', provider: 'nope' }] } },
      'has no read',
    ],
    ['a destination without a name', { destination: '' }, 'name'],
    ['a manifest as text', { manifest: 'specVersion: 1.0.0' as never }, 'parsed'],
    ['an empty manifest file', { manifest: null as never }, 'parsed'],
  ])('says what is wrong with %s, and leaves nothing running', async (_, options, words) => {
    const before = open();

    await expect(startDowel(options)).rejects.toThrow(words);

    await vi.waitFor(() => expect(open()).toBeLessThanOrEqual(before));
  });
});

describe('starting with a manifest', () => {
  it('has its integrations, and sends to its destination', async () => {
    const own = await startDowel({
      manifest: {
        specVersion: '1.0.0',
        integrations: [
          {
            name: 'deals',
            provider: 'sandboxApiKey',
            read: {
              objects: [
                {
                  objectName: 'deals',
                  destination: 'backend',
                  schedule: '0 * * * *',
                  requiredFields: [{ fieldName: 'name' }],
                  backfill: { defaultPeriod: { fullHistory: true } },
                },
              ],
            },
            write: { objects: [{ objectName: 'companies' }] },
            subscribe: {
              objects: [
                {
                  objectName: 'deals',
                  destination: 'backend',
                  inheritFieldsAndMapping: true,
                  createEvent: { enabled: 'always' },
                },
              ],
            },
            proxy: { enabled: true },
          },
        ],
      },
    });
    await expect(own.given.installation({ integration: 'dels' })).rejects.toThrow('List the integrations');
    const content = { read: { objects: { deels: { objectName: 'deels' } } } };
    await expect(own.given.installation({ content })).rejects.toThrow('"deels"');
    const { config } = await own.given.installation();

    const { body } = await own.inbox.next('read');
    await Promise.all([own.stop(), own.stop()]);
    await own.stop();

    expect(body).toMatchObject({ objectName: 'deals' });
    expect(config.content).toMatchObject({
      write: { objects: { companies: { objectName: 'companies' } } },
      subscribe: { objects: { deals: { destination: 'backend', createEvent: { enabled: 'always' } } } },
      proxy: { enabled: true },
    });
    await expect(own.settle()).rejects.toThrow('stopped');
  });
});

describe('starting in an environment of pages', () => {
  it('finds its server from CommonJS too', async () => {
    vi.stubGlobal('document', { baseURI: 'http://localhost/' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const built: { startDowel: typeof startDowel } = createRequire(import.meta.url)('../dist/index.cjs');

    const dowel = await built.startDowel();

    await dowel.stop();
  });
});
