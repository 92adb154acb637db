import { DowelClient } from '@dowel/client';
import { startDowel } from '@dowel/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catchUp } from './inbox/catch-up';
import { saved } from './inbox/save';
import { setUpInbox } from './inbox/set-up';

describe('catching up with an inbox', () => {
  it('saves each record once, and none of a test, and goes on where it stopped', async () => {
    const server = await startDowel({
      destination: 'notices', // "inbox" is made by the recipe
      manifest: {
        specVersion: '1.0.0',
        integrations: [
          {
            name: 'contacts',
            provider: 'sandboxApiKey',
            read: {
              objects: [
                {
                  objectName: 'contacts',
                  destination: 'inbox',
                  schedule: '*/30 * * * *',
                  requiredFields: [{ fieldName: 'email' }],
                  backfill: { defaultPeriod: { fullHistory: true } },
                },
              ],
            },
          },
        ],
      },
    });
    onTestFinished(() => server.stop());
    const { url: baseUrl, project, apiKey, clock, sandbox } = server;
    const client = new DowelClient({ baseUrl, project, apiKey });
    await setUpInbox(client);
    const written: number[] = [];
    const bookmark = {
      read: async () => written.at(-1) ?? 0,
      write: async (position: number) => void written.push(position),
    };
    const content = { read: { objects: { contacts: { objectName: 'contacts' } } } };
    await server.given.installation({ integration: 'contacts', content });
    await server.inbox.next('read.backfill.done');

    await catchUp(client, bookmark);
    const [first, reached] = [saved.length, written.at(-1) ?? 0];
    await sandbox.control('/records', { account: 'acme', object: 'contacts', count: 2 });
    await client.destinations.sendTestEvent('inbox', { eventType: 'read' });
    await clock.advance(3_600_000);
    await catchUp(client, bookmark);

    const ids = saved.map(({ record }) => (record as { id: string }).id);
    expect(first).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(first + 2);
    expect(saved).toHaveLength(first + 2);
    expect(written.at(-1)).toBeGreaterThan(reached);
  });
});
