import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DowelClient } from '@dowel/client';
import { createMockService } from '@dowel/mocks';
import { describe, expect, it } from 'vitest';
import { catchUp } from './inbox/catch-up';
import { saved } from './inbox/save';
import { setUpInbox } from './inbox/set-up';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const guide = readFileSync(here('../../docs/guides/inbox.md'), 'utf8');
const shown = new Map(
  [...guide.matchAll(/```ts\n(\/\/ recipes\/inbox\/([\w.-]+)\n[\s\S]*?)```/g)].map(
    ([, text = '', name = '']) => [name, text] as const,
  ),
);
/** What stands for the builder's own code. */
const yours = ['bookmark.ts', 'save.ts'];

describe('showing the recipes for an inbox', () => {
  it('shows every file as it is here, and no other', () => {
    const files = readdirSync(here('./inbox')).filter((name) => !yours.includes(name));

    expect([...shown.keys()].sort()).toEqual(files.sort());
    for (const [name, text] of shown) {
      expect(text, name).toBe(readFileSync(here(`./inbox/${name}`), 'utf8'));
    }
  });
});

describe('catching up with an inbox', () => {
  it('saves each record once, and goes on where it stopped', async () => {
    const { store, fetch } = createMockService();
    const client = new DowelClient({
      baseUrl: 'https://mocks.test/v1',
      project: 'demo',
      apiKey: 'mock_full',
      fetch,
    });
    await setUpInbox(client);
    const { id } = await client.destinations.get('inbox');
    const arrive = (position: number, names: string[]) => {
      const body = JSON.stringify({
        action: 'read',
        objectName: 'person',
        groupRef: 'acme',
        resultInfo: { type: 'inline', numRecords: names.length },
        result: names.map((name) => ({ fields: { name } })),
      });
      const message = {
        position,
        messageId: `msg_${position}`,
        eventType: 'read',
        time: store.timestamp(),
        body,
      };
      store.inboxMessages[id] = [...(store.inboxMessages[id] ?? []), message];
    };
    const written: number[] = [];
    const bookmark = {
      read: async () => written.at(-1) ?? 0,
      write: async (position: number) => void written.push(position),
    };
    arrive(1, ['Ada', 'Grace']);
    arrive(2, ['Alan']);

    await catchUp(client, bookmark);
    arrive(3, ['Edsger']);
    await catchUp(client, bookmark);

    expect(saved.map(({ record }) => record)).toEqual(
      ['Ada', 'Grace', 'Alan', 'Edsger'].map((name) => ({ fields: { name } })),
    );
    expect(written).toEqual([0, 1, 2, 2, 3]);
  });
});
