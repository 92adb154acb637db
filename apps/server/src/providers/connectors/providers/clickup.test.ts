import { describe, expect, it } from 'vitest';
import { serving } from '../engine/answering.fixture.ts';
import { writeRecord } from '../engine/write-record.ts';
import { clickup } from './clickup.ts';

/** The time that ClickUp gets for a task that is due then. */
async function dueDateOf(due_date: string): Promise<unknown> {
  const { fetch, requests } = serving(() => ({ body: { id: '7' } }));
  const write = {
    type: 'update',
    objectName: 'tasks',
    recordId: '7',
    repeatKey: '',
    wasSent: false,
  } as const;
  await writeRecord(clickup, { ...write, record: { due_date } }, fetch);
  const sent = await requests[0]?.json();
  return sent.due_date;
}

// https://developer.clickup.com/reference/updatetask: times are milliseconds since 1970.
describe('the time of a task of ClickUp', () => {
  it.each([
    ['2026-05-01T10:00:00+02:00', Date.UTC(2026, 4, 1, 8)],
    ['2026-05-01', Date.UTC(2026, 4, 1)],
    ['in May 5', 'in May 5'],
  ])('is written for %s', async (dueDate, sent) => {
    expect(await dueDateOf(dueDate)).toBe(sent);
  });

  it('is not made of one without a zone, which would be that of this server', async () => {
    await expect(dueDateOf('2026-05-01T10:00:00')).rejects.toThrow(/needs its zone.+Nothing was written/);
  });
});
