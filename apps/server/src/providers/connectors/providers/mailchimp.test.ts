import { describe, expect, it } from 'vitest';
import { pagesOf, serving, writing } from '../engine/answering.fixture.ts';
import { mailchimp } from './mailchimp.ts';

/** Nine members of each audience, of which three each changed at the same time. */
const members = (list: string) =>
  Array.from({ length: 9 }, (_, index) => ({
    id: `${list}${index}`,
    list_id: list,
    last_changed: `2026-03-01T12:00:0${Math.floor(index / 3)}+00:00`,
  }));

describe('the connector of Mailchimp', () => {
  it.each(['members', 'Member'])(
    'has each of the %s of each audience once when others are archived between two pages',
    async (objectName) => {
      const there: Record<string, ReturnType<typeof members>> = { a: members('a'), b: members('b') };
      const { fetch, requests } = serving((_, { pathname, searchParams }) => {
        const start = Number(searchParams.get('offset') ?? 0);
        const list = /lists\/(\w)\/members/.exec(pathname)?.[1];
        if (list === undefined) return { body: { lists: start > 0 ? [] : [{ id: 'a' }, { id: 'b' }] } };
        const since = Date.parse(searchParams.get('since_last_changed') ?? '2020-01-01T00:00:00Z');
        const found = (there[list] ?? []).filter((one) => Date.parse(one.last_changed) > since);
        there[list] = (there[list] ?? []).slice(1);
        return { body: { members: found.slice(start, start + 4) } };
      });
      const pages = await pagesOf(mailchimp, { objectName, fields: [], pageSize: 4 }, fetch);

      expect(pages.flatMap(({ records }) => records.map(({ listAndId }) => listAndId))).toEqual(
        ['a', 'b'].flatMap((list) => members(list).map(({ id }) => `${list}/${id}`)),
      );
      const asked = requests.find(({ url }) => url.includes('/members'));
      expect(new URL(asked?.url ?? '').searchParams.get('sort_field')).toBe('last_changed');
    },
  );

  it('writes a member in its audience, and an audience by itself', async () => {
    const { write, requests } = writing(mailchimp, () => ({ body: { id: 'm1', list_id: 'a' } }));
    const change = { record: { language: 'de' } };
    const member = { ...change, objectName: 'members', recordId: 'a/m1' };
    const record = { list_id: 'a', email_address: 'ada@mail.example', status: 'subscribed' };

    const created = await write({ type: 'create', objectName: 'members', record });
    await write({ ...member, type: 'update' });
    await write({ ...member, type: 'delete' });
    await write({ ...change, type: 'update', objectName: 'lists', recordId: 'a' });

    expect(created.recordId).toBe('a/m1');
    expect(
      requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/base', '')}`),
    ).toEqual([
      'POST /3.0/lists/a/members',
      'PATCH /3.0/lists/a/members/m1',
      'DELETE /3.0/lists/a/members/m1',
      'PATCH /3.0/lists/a',
    ]);
    expect(await requests[0]?.json()).toEqual({ email_address: 'ada@mail.example', status: 'subscribed' });
  });
});
