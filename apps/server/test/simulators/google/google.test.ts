import { describe, expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');
const DAY_MS = 24 * 60 * 60_000;
const EVENTS = '/calendar/v3/calendars/primary/events';
const CALENDARS = '/calendar/v3/users/me/calendarList';

async function open(counts: Record<string, number> = {}) {
  const opened = await openDialect('google');
  const set = (quirks: object) => opened.control('PUT', '/quirks', { now: NOON, ...quirks });
  await set({});
  for (const [name, count] of Object.entries(counts)) {
    await opened.control('POST', `/objects/${name}/records`, { count, everyMs: 1000 });
  }
  const get = async (path: string) => (await opened.call('GET', path)).body;
  const idsOf = async (path: string) => (await get(path)).items.map(({ id }: { id: string }) => id);
  return { ...opened, set, get, idsOf };
}

describe('listing Google Calendar', () => {
  it('gives a token for the next page, which ends with an equals sign, until the last one', async () => {
    const { get } = await open({ events: 3, settings: 3 });

    const first = await get(`${EVENTS}?maxResults=2`);
    const last = await get(`${EVENTS}?maxResults=2&pageToken=${encodeURIComponent(first.nextPageToken)}`);

    expect(first.nextPageToken).toMatch(/=$/);
    expect([first.items.length, last.items.length, last.nextPageToken]).toEqual([2, 1, undefined]);
    expect([first.nextSyncToken, typeof last.nextSyncToken]).toEqual([undefined, 'string']);
    expect((await get('/calendar/v3/users/me/settings')).items).toHaveLength(3);
    expect((await get(`${EVENTS}?maxResults=2501`)).unexpected.difference).toContain('maxResults');
  });

  it('finds changes since a time in their order, and shows deleted events when asked', async () => {
    const { idsOf, call, control, get } = await open({ events: 4 });
    await control('PATCH', '/objects/events/records/event00000001', { values: { summary: 'Moved' } });
    await call('DELETE', `${EVENTS}/event00000002`);
    const since = `${EVENTS}?orderBy=updated&updatedMin=2026-03-01T11:59:59Z`;

    expect(await idsOf(since)).toEqual(['event00000003', 'event00000001', 'event00000004']);
    const { items } = await get(`${since}&showDeleted=true`);
    expect(items.find(({ id }: { id: string }) => id === 'event00000002')).toEqual({
      kind: 'calendar#event',
      id: 'event00000002',
      status: 'cancelled',
    });
    expect((await get(`${EVENTS}?singleEvents=true`)).unexpected.difference).toContain('singleEvents');
    expect((await get(`${CALENDARS}?updatedMin=2026-03-01T11:59:59Z`)).unexpected.difference).toContain(
      'updatedMin',
    );
  });

  it('refuses a time that is too long ago, and a limit with 403', async () => {
    const { call, set } = await open({ events: 1 });
    const since = new Date(NOON - 29 * DAY_MS).toISOString();

    const old = await call('GET', `${EVENTS}?updatedMin=${since}`);
    await set({ rate: { limit: 1, perMs: 60_000 } });
    await call('GET', EVENTS);
    const limited = await call('GET', EVENTS);

    expect([old.status, old.body.error.errors[0].reason]).toEqual([410, 'updatedMinTooLongAgo']);
    expect([limited.status, limited.body.error.errors[0].reason]).toEqual([403, 'rateLimitExceeded']);
    expect(limited.headers.get('retry-after')).toBe('60');
  });
});

describe('a sync token of the events of a calendar', () => {
  const at = (calendar: string, token = '') =>
    `/calendar/v3/calendars/${calendar}/events${token && `?syncToken=${encodeURIComponent(token)}`}`;
  const [first, second] = ['team00000001@group.calendar.example', 'team00000002@group.calendar.example'];

  it('is that of one calendar, and can be forgotten for one', async () => {
    const { get, call, idsOf, control, set } = await open({ calendarList: 2, calendarEvents: 4 });
    const [one, other] = [(await get(at(first))).nextSyncToken, (await get(at(second))).nextSyncToken];
    const record = encodeURIComponent(`${first}/event00000002`);
    await control('PATCH', `/objects/calendarEvents/records/${record}`, { values: { summary: 'Moved' } });

    const changes = [await idsOf(at(first, one)), await idsOf(at(second, other))];
    const foreign = await call('GET', at(second, one));
    await set({ now: NOON + 1, feedKeptMs: 0, feedKeptFor: second });
    const kept = await call('GET', at(first, one));
    const forgotten = await call('GET', at(second, other));

    expect(changes).toEqual([['event00000002'], []]);
    expect([foreign.status, kept.status, forgotten.status]).toEqual([410, 200, 410]);
  });
});

describe('a sync token', () => {
  it('lists what was written since the first page before it, with deletions', async () => {
    const { get, call, control, set } = await open({ calendarList: 3 });
    const [first] = (await get(`${CALENDARS}?maxResults=2`)).items;
    const page = await get(`${CALENDARS}?maxResults=2`);
    const path = (id: string) => `${CALENDARS}/${encodeURIComponent(id)}`;
    await call('PATCH', path(first.id), { summary: 'Meanwhile' });
    const last = await get(`${CALENDARS}?maxResults=2&pageToken=${encodeURIComponent(page.nextPageToken)}`);
    await call('DELETE', path('team00000002@group.calendar.example'));
    const since = `${CALENDARS}?syncToken=${encodeURIComponent(last.nextSyncToken)}`;

    const { items } = await get(since);
    await set({ now: NOON + 1, feedKeptMs: 0 });
    const forgotten = await call('GET', since);
    const odd = await call('GET', `${EVENTS}?orderBy=updated&syncToken=x`);
    const { records } = (await control('GET', '/objects/calendarList/records')).body;

    expect(items).toEqual([
      expect.objectContaining({ id: first.id, summary: 'Meanwhile' }),
      { kind: 'calendar#calendarListEntry', id: 'team00000002@group.calendar.example', deleted: true },
    ]);
    expect([forgotten.status, forgotten.body.error.errors[0].reason]).toEqual([410, 'fullSyncRequired']);
    expect([odd.status, records.length]).toEqual([400, 3]);
  });
});

describe('writing Google Calendar', () => {
  it('takes the id of a new event, and no other event with it', async () => {
    const { call } = await open();
    const event = {
      id: 'abc01',
      summary: 'Lunch',
      start: { date: '2026-03-02' },
      end: { date: '2026-03-02' },
    };

    const made = await call('POST', EVENTS, event);
    const again = await call('POST', EVENTS, event);
    const odd = await call('POST', EVENTS, { ...event, id: 'xyz-1' });

    expect(made).toMatchObject({ status: 200, body: { id: 'abc01', summary: 'Lunch', status: 'confirmed' } });
    expect([again.status, odd.status]).toEqual([409, 400]);
  });

  it('changes what it is sent, deletes once, and refuses unknown fields', async () => {
    const { call } = await open({ events: 1, settings: 1 });
    const path = `${EVENTS}/event00000001`;

    const changed = await call('PATCH', path, { summary: 'Moved' });
    const unknown = await call('PATCH', path, { shoeSize: 44 });
    const statuses = [];
    for (const id of ['event00000001', 'event00000001', 'event00000009']) {
      statuses.push((await call('DELETE', `${EVENTS}/${id}`)).status);
    }

    expect(changed.body).toMatchObject({ summary: 'Moved', start: { timeZone: 'UTC' } });
    expect([unknown.status, statuses]).toEqual([400, [204, 410, 404]]);
    expect((await call('GET', path)).status).toBe(404);
    const setting = await call('PATCH', '/calendar/v3/users/me/settings/setting00000001', { value: 'x' });
    expect(setting.body.unexpected.method).toBe('PATCH');
  });

  it('takes colors of a calendar only in their own format', async () => {
    const { call } = await open({ calendarList: 1 });
    const path = `${CALENDARS}/${encodeURIComponent('team00000001@group.calendar.example')}`;
    const color = { backgroundColor: '#0088aa' };

    const plain = await call('PATCH', path, color);
    const formatted = await call('PATCH', `${path}?colorRgbFormat=true`, color);

    expect([plain.status, formatted.body.backgroundColor]).toEqual([400, '#0088aa']);
  });
});

describe('events of each calendar of Google', () => {
  it('are those of one calendar, and another one has events with the same ids', async () => {
    const { call, idsOf } = await open({ calendarList: 2, calendarEvents: 3 });
    const [red, blue] = ['team00000001', 'team00000002'].map(
      (name) => `/calendar/v3/calendars/${name}%40group.calendar.example/events`,
    );

    const before = [await idsOf(`${red}`), await idsOf(`${blue}`)];
    const { status } = await call('DELETE', `${blue}/event00000001`);
    const again = await call('POST', `${red}`, { id: 'event00000001', summary: 'Twice' });
    const fresh = await call('POST', `${blue}`, { id: 'abcde0', summary: 'Once' });

    expect(before).toEqual([['event00000001', 'event00000002'], ['event00000001']]);
    expect([status, again.status, fresh.body.id]).toEqual([204, 409, 'abcde0']);
    expect([await idsOf(`${red}`), await idsOf(`${blue}`)]).toEqual([before[0], ['abcde0']]);
    expect((await call('GET', '/calendar/v3/calendars/nobody/events')).status).toBe(404);
  });
});
