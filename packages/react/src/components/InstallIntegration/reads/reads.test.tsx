import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService, withKey } from '../../../../test/mock-page.tsx';
import { arrangeReads } from '../../../../test/mock-reads.ts';
import type { ServiceOptions } from '../../../index.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });

async function openReads(options?: ServiceOptions) {
  const flow = openInstall(service, {}, { ...(options && { options }) });
  await flow.user.click(await screen.findByRole('tab', { name: 'Manage' }));
  const list = await screen.findByRole('list', { name: 'Reading' });
  return { ...flow, list, rowOf: (name: string) => within(row(list, name)) };
}

function row(list: HTMLElement, name: string): HTMLElement {
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { selector: '[part="row-title"]' }));
  if (!found) throw new Error(`No row shows ${name}.`);
  return found;
}

describe('looking at when data is read', () => {
  it('asks only when Manage is opened', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 } });
    const { user } = openInstall(service);
    const manage = await screen.findByRole('tab', { name: 'Manage' });
    const before = askedOf(service);
    await user.click(manage);
    await screen.findByRole('list', { name: 'Reading' });

    expect(before).not.toContain('listReads');
    expect(askedOf(service).filter((endpoint) => endpoint === 'listReads')).toHaveLength(1);
  });

  it('tells the last read and the next one', async () => {
    arrangeReads(service, { last: { hoursAgo: 2, records: 1204 } });
    const { rowOf } = await openReads();

    expect(rowOf('People').getByText(/^Last read: 2 hours ago · 1,204 records · Next read: /)).toBeVisible();
  });

  it('tells which fields the last read left out', async () => {
    arrangeReads(service, { last: { hoursAgo: 2, missingFields: ['Fax'] } });
    const { rowOf } = await openReads();

    expect(rowOf('People').getByText(/^Left out: Fax\. .+ does not show this/)).toBeVisible();
  });

  it.each([
    ['nothing was read yet', {}, /^Not read yet · Next read: /],
    ['there is no schedule', { isUnscheduled: true }, /^Not read yet · When Demo App asks$/],
    [
      'the last read failed',
      { last: { hoursAgo: 1, status: 'failure' } },
      /^Could not be read 1 hour ago · Next/,
    ],
    ['a read goes on', { running: { readType: 'scheduled' } }, /^Reading now$/],
    [
      'the first read goes on',
      { running: { readType: 'backfill', records: 5000 } },
      /^Reading what is there already · 5,000 records so far$/,
    ],
  ] as const)('says so when %s', async (_, given, words) => {
    arrangeReads(service, given);
    const { rowOf } = await openReads();

    expect(rowOf('People').getByText(words)).toBeVisible();
  });

  it.each([
    ['asked', 'Demo App has paused this and can resume it.'],
    ['failures', 'Paused, because it went wrong too often. Demo App can resume it.'],
  ] as const)('says who can end a pause: %s', async (paused, words) => {
    arrangeReads(service, { last: { hoursAgo: 2 }, paused });
    const { rowOf } = await openReads();

    const people = rowOf('People');
    expect(people.getByText(words)).toBeVisible();
    expect(people.queryByText(/Next read/)).toBeNull();
    expect(people.getByRole('button', { name: /^Read now\s?People$/ })).toBeVisible();
  });

  it('offers no read that could only fail', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 }, paused: 'credentials' });
    const { rowOf } = await openReads();

    expect(rowOf('People').getByText(/^Paused until somebody signs in to Juniper/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Read now/ })).toBeNull();
  });

  it('offers no read with the key of a page, and shows the rest', async () => {
    arrangeReads(service, { last: { hoursAgo: 2, records: 7 } });
    const { rowOf } = await openReads(withKey);

    expect(rowOf('People').getByText(/^Last read: 2 hours ago · 7 records/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Read now/ })).toBeNull();
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 } });
    service.fail('listReads', 'installation_not_found');
    const { user } = openInstall(service);
    await user.click(await screen.findByRole('tab', { name: 'Manage' }));

    expect(await screen.findByText('It is not known when your data is read')).toBeVisible();
    service.recover('listReads');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('list', { name: 'Reading' })).toBeVisible();
  });
});

describe('reading an object now', () => {
  it('reads what has changed since, is busy until the end, and tells of it', async () => {
    const { id } = arrangeReads(service, { last: { hoursAgo: 2, records: 7 } });
    const lastTime = service.store.operations.at(-1)?.createTime;
    const { user, rowOf } = await openReads();
    await user.click(rowOf('People').getByRole('button', { name: /^Read now\s?People$/ }));

    await waitFor(() => expect(rowOf('People').getByText(/^Last read: now ·/)).toBeVisible());
    const sent = service.requests.filter(({ endpoint }) => endpoint === 'triggerRead');
    expect(sent.map(({ body }) => body)).toEqual([
      { groupRef: 'acme', mode: 'async', sinceTimestamp: lastTime },
    ]);
    expect(service.store.operations.at(-1)).toMatchObject({ installationId: id, actionType: 'read' });
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((status) => status.textContent === 'Read People')).toBe(true),
    );
  });

  it('says why it cannot be read', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 } });
    service.fail('triggerRead', 'object_disabled');
    const { user, rowOf } = await openReads();
    await user.click(rowOf('People').getByRole('button', { name: /^Read now\s?People$/ }));

    await waitFor(() => expect(rowOf('People').getByRole('alert')).toBeVisible());
  });
});
