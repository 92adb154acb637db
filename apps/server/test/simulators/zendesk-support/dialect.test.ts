import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.700Z');
const HOUR_AGO = NOON / 1000 - 3600;

async function open(quirks: object = {}) {
  const opened = await openDialect('zendeskSupport');
  const set = (made: object) => opened.control('PUT', '/quirks', made);
  await set({ now: NOON, ...quirks });
  return {
    ...opened,
    set,
    call: (method: string, path: string, body?: unknown) => opened.call(method, `/api/v2${path}`, body),
    next: (address: string) => opened.call('GET', address.replace(/^.*\/dialects\/zendeskSupport/, '')),
  };
}

describe('exporting from Zendesk', () => {
  it.each([
    ['tickets', '/incremental/tickets/cursor', 'after_url'],
    ['organizations', '/incremental/organizations', 'next_page'],
  ])(
    'leads through %s to the end of the stream, and gives an address there too',
    async (name, path, member) => {
      const { control, call, next, set } = await open();
      await control('POST', `/objects/${name}/records`, { count: 5, everyMs: 1000 });
      await set({ now: NOON + 120_000, largestPage: 2 });

      const first = (await call('GET', `${path}?start_time=${Math.floor(HOUR_AGO)}`)).body;
      const second = (await next(first[member])).body;
      const third = (await next(second[member])).body;

      const pages = [first, second, third];
      expect(pages.map((page) => [page[name].length, page.end_of_stream])).toEqual([
        [2, false],
        [2, false],
        [1, true],
      ]);
      expect(new Set(pages.flatMap((page) => page[name].map(({ id }: { id: number }) => id))).size).toBe(5);
      expect(third[member]).toContain(`/dialects/zendeskSupport/api/v2${path}?`);
    },
  );

  it('leaves out the last minute, shows what was deleted, and refuses a start that is too recent', async () => {
    const { call, control, set } = await open();
    const { body } = await call('POST', '/tickets', { ticket: { subject: 'Lost', description: 'A parcel' } });
    await control('POST', '/objects/users/records', { values: { name: 'Wren', active: true }, id: '7' });
    await call('DELETE', '/users/7');
    const tickets = '/incremental/tickets/cursor?start_time=0';

    const early = (await call('GET', tickets)).body.tickets;
    await set({ now: NOON + 61_000 });
    const late = (await call('GET', tickets)).body.tickets;
    const users = (await call('GET', '/incremental/users/cursor?start_time=0')).body.users;
    const recent = await call('GET', `/incremental/users/cursor?start_time=${Math.floor(NOON / 1000) + 30}`);

    expect(early).toEqual([]);
    expect(late).toEqual([body.ticket]);
    expect(late[0]).toMatchObject({ id: expect.any(Number), updated_at: '2026-03-01T12:00:00Z' });
    expect(users).toMatchObject([{ id: 7, active: false }]);
    expect([recent.status, recent.body.error]).toEqual([400, 'StartTimeTooRecent']);
  });
});

describe('listing and writing Zendesk', () => {
  it('pages through a plain list while there is more', async () => {
    const { control, call, next } = await open();
    await control('POST', '/objects/groups/records', { count: 3 });

    const first = (await call('GET', '/groups?page[size]=2')).body;
    const second = (await next(first.links.next)).body;

    expect([first.meta.has_more, second.meta.has_more, second.links.next]).toEqual([true, false, null]);
    expect([...first.groups, ...second.groups]).toHaveLength(3);
  });

  it('wraps a record in its singular name', async () => {
    const { call } = await open();

    const made = await call('POST', '/organizations', { organization: { name: 'Acme', notes: 'New' } });
    const path = `/organizations/${made.body.organization.id}`;
    const changed = await call('PUT', path, { organization: { notes: null } });
    const gone = await call('DELETE', path);
    const missing = await call('GET', path);

    expect([made.status, changed.status, gone.status]).toEqual([201, 200, 204]);
    expect(changed.body.organization).toMatchObject({ name: 'Acme', notes: null });
    expect([missing.status, missing.body]).toEqual([
      404,
      { error: 'RecordNotFound', description: 'Not found' },
    ]);
  });

  it('has the custom fields of a ticket as a list of ids and values, and lists what they are', async () => {
    const { call } = await open();
    const fields = (await call('GET', '/ticket_fields')).body.ticket_fields;
    const [text, choice] = fields.filter(({ removable }: { removable: boolean }) => removable);
    const value = choice.custom_field_options[0].value;

    const custom = [text, choice].map(({ id }, at) => ({ id, value: ['PO 7', value][at] }));
    const ticket = { description: 'B', custom_fields: [...custom, { id: 1, value: 'unknown' }] };
    const made = (await call('POST', '/tickets', { ticket })).body.ticket;
    const path = `/tickets/${made.id}`;
    const changed = await call('PUT', path, { ticket: { custom_fields: [{ id: text.id, value: null }] } });
    const wrong = { custom_fields: [{ id: choice.id, value: 'none' }] };
    const refused = await call('PUT', path, { ticket: wrong });

    expect(fields.find(({ type }: { type: string }) => type === 'subject')).toMatchObject({
      removable: false,
    });
    expect(made.custom_fields).toEqual(expect.arrayContaining(custom));
    expect(made.custom_fields).toHaveLength(fields.filter((one: typeof text) => one.removable).length);
    expect(changed.body.ticket.custom_fields).toEqual(
      expect.arrayContaining([{ id: text.id, value: null }, custom[1]]),
    );
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, ['base']]);
  });

  it('creates a ticket once for a key, and says which field is wrong', async () => {
    const { call } = await openDialect('zendeskSupport');
    const create = (ticket: object, key: string) =>
      call('POST', '/api/v2/tickets', { ticket }, { 'idempotency-key': key });

    const once = await create({ subject: 'A', description: 'B' }, 'k1');
    const again = await create({ subject: 'A', description: 'B' }, 'k1');
    const wrong = await create({ description: 'B', priority: 'soon' }, 'k2');

    expect(again.body).toEqual(once.body);
    expect([wrong.status, wrong.body.error]).toEqual([422, 'RecordInvalid']);
    expect(wrong.body.details).toMatchObject({ priority: [{ error: 'InvalidValue' }] });
  });
});
