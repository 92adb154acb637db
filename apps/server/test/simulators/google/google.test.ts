import { describe, expect, it } from 'vitest';
import { openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');
const DAY_MS = 24 * 60 * 60_000;
const EVENTS = '/calendar/v3/calendars/primary/events';

const open = (counts: Record<string, number>) => openSeeded('google', NOON, counts);

describe('listing Google Calendar', () => {
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

describe('writing Google Calendar', () => {
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
});
