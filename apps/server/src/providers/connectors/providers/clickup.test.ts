import { describe, expect, it } from 'vitest';
import { writing } from '../engine/answering.fixture.ts';
import { clickup } from './clickup.ts';

/** What ClickUp gets for a task that is due then. */
async function sentFor(record: object): Promise<unknown> {
  const { write, requests } = writing(clickup, () => ({ body: { id: '7' } }));
  await write({ type: 'update', objectName: 'tasks', recordId: '7', record: { ...record } });
  return requests[0]?.json();
}

// https://developer.clickup.com/reference/updatetask: times are milliseconds since 1970. Unless
// `due_date_time` is sent, ClickUp sets the time to 4 am in the zone of the user: https://developer.clickup.com/docs/general-time, https://github.com/raksul/go-clickup/pull/36
describe('the time of a task of ClickUp', () => {
  it.each([
    ['2026-05-01T10:00:00+02:00', { due_date: Date.UTC(2026, 4, 1, 8), due_date_time: true }],
    [String(Date.UTC(2026, 4, 1, 8)), { due_date: Date.UTC(2026, 4, 1, 8), due_date_time: true }],
    [Date.UTC(2026, 4, 1, 8), { due_date: Date.UTC(2026, 4, 1, 8), due_date_time: true }],
    ['2026-05-01', { due_date: Date.UTC(2026, 4, 1, 12), due_date_time: false }],
    ['in May 5', { due_date: 'in May 5' }],
  ])('is written for %s', async (due_date, sent) => {
    expect(await sentFor({ due_date })).toEqual(sent);
  });

  it('is left out if the record says so', async () => {
    const record = { start_date: '2026-05-01T10:00:00Z', start_date_time: false };

    expect(await sentFor(record)).toEqual({ ...record, start_date: Date.UTC(2026, 4, 1, 10) });
  });

  it('is not made of one without a zone, which would be that of this server', async () => {
    await expect(sentFor({ due_date: '2026-05-01T10:00:00' })).rejects.toThrow(
      /needs its zone.+Nothing was written/,
    );
  });
});
