import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.700Z');
const NOON_SECONDS = Math.floor(NOON / 1000);

async function open() {
  const opened = await openDialect('zendeskSupport');
  const set = (made: object) => opened.control('PUT', '/quirks', made);
  await set({ now: NOON });
  return {
    ...opened,
    set,
    call: (method: string, path: string, body?: unknown) => opened.call(method, `/api/v2${path}`, body),
  };
}

describe('exporting from Zendesk', () => {
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
    const recent = await call('GET', `/incremental/users/cursor?start_time=${NOON_SECONDS + 30}`);

    expect(early).toEqual([]);
    expect(late).toEqual([{ ...body.ticket, generated_timestamp: NOON_SECONDS }]);
    expect(late[0]).toMatchObject({ id: expect.any(Number), updated_at: '2026-03-01T12:00:00Z' });
    expect(users).toMatchObject([{ id: 7, active: false }]);
    expect([recent.status, recent.body.error]).toEqual([400, 'StartTimeTooRecent']);
  });
});

describe('listing and writing Zendesk', () => {
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
});
