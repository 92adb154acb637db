import { describe, expect, it } from 'vitest';
import { pagesOf, serving, writing } from '../engine/answering.fixture.ts';
import { box } from './box.ts';

/** The folders of an account by id, with what stands in them. */
const folders: Readonly<Record<string, readonly object[]>> = {
  0: [
    { type: 'folder', id: '1' },
    { type: 'file', id: '2' },
  ],
  1: [
    { type: 'folder', id: '3' },
    { type: 'file', id: '4' },
  ],
  3: [{ type: 'web_link', id: '5' }],
};

describe('the items of Box', () => {
  it('are read in each folder of the root, however deep they stand', async () => {
    const { fetch, requests } = serving((_, { pathname }) => {
      const [, folder = ''] = /folders\/(\d+)\/items/.exec(pathname) ?? [];
      return { body: { entries: folders[folder], next_marker: null } };
    });
    const request = { objectName: 'items', fields: ['name', 'folder'], pageSize: 50 };
    const pages = await pagesOf(box, request, fetch);

    expect(pages.flatMap(({ records }) => records.map(({ id, folder }) => [id, folder]))).toEqual([
      ['3', '1'],
      ['4', '1'],
      ['5', '1'],
    ]);
    expect(requests.map(({ url }) => new URL(url).searchParams.get('usemarker'))).toEqual([
      'true',
      'true',
      'true',
    ]);
  });

  it('are made in a folder and changed at the address of their type', async () => {
    const { write, requests } = writing(box, () => ({ status: 201, body: { id: '7' } }));
    const objectName = 'items';
    const folder = { type: 'folder', folder: '3', name: 'Offers' };

    await write({ objectName, type: 'create', record: folder });
    const file = { type: 'file', name: 'Offer.pdf' };
    await write({ objectName, type: 'update', recordId: '4', record: file });

    const sent = requests.map(async (one) => [one.method, new URL(one.url).pathname, await one.json()]);
    expect(await Promise.all(sent)).toEqual([
      ['POST', expect.stringMatching(/\/2\.0\/folders$/), { parent: { id: '3' }, name: 'Offers' }],
      ['PUT', expect.stringMatching(/\/2\.0\/files\/4$/), { name: 'Offer.pdf' }],
    ]);
  });
});
