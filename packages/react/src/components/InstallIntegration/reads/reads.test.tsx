import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService, withKey } from '../../../../test/mock-page.tsx';
import { arrangeReads } from '../../../../test/mock-reads.ts';
import type { ServiceOptions } from '../../../index.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });

async function openReads(options?: ServiceOptions) {
  const flow = openInstall(service, {}, { ...(options && { options }) });
  const activity = await screen.findByRole('tab', { name: 'Activity' });
  const askedBefore = askedOf(service);
  await flow.user.click(activity);
  const list = await screen.findByRole('list', { name: 'Reading' });
  const textOf = (name: string) => row(list, name).querySelector('.dowel-row')?.textContent;
  return { ...flow, askedBefore, textOf, rowOf: (name: string) => within(row(list, name)) };
}

function row(list: HTMLElement, name: string): HTMLElement {
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { selector: '[part="row-title"]' }));
  if (!found) throw new Error(`No row shows ${name}.`);
  return found;
}

describe('looking at when data is read', () => {
  it('asks when Activity is opened, and tells the last read and the next one', async () => {
    arrangeReads(service, { last: { hoursAgo: 2, records: 1204 } });
    const { askedBefore, textOf } = await openReads();

    expect(askedBefore).not.toContain('listReads');
    expect(askedOf(service).filter((endpoint) => endpoint === 'listReads')).toHaveLength(1);
    await waitFor(() => expect(textOf('People')).toMatch(/^People2 hours ago · 1,204 records.*Next read: /));
  });

  it('tells which fields the last read left out', async () => {
    arrangeReads(service, { last: { hoursAgo: 2, missingFields: ['Fax'] } });
    const { rowOf } = await openReads();

    expect(await rowOf('People').findByText(/^Left out: Fax\. .+ does not show this/)).toBeVisible();
  });

  it.each([
    ['nothing was read yet', {}, /^PeopleNot read yetRead now.*Next read: /],
    ['there is no schedule', { isUnscheduled: true }, /^PeopleNot read yetRead now.*When Demo App asks$/],
    [
      'the last read failed',
      { last: { hoursAgo: 1, status: 'failure' } },
      /^PeopleCould not be read 1 hour ago.*It is tried again by itself/,
    ],
    ['a read goes on', { running: { readType: 'scheduled' } }, /^PeopleReading now/],
    [
      'the first read goes on',
      { running: { readType: 'backfill', records: 5000 } },
      /^PeopleReading what is there already · 5,000 records so far/,
    ],
  ] as const)('says so when %s', async (_, given, words) => {
    arrangeReads(service, given);
    const { textOf } = await openReads();

    await waitFor(() => expect(textOf('People')).toMatch(words));
  });

  it.each([
    ['asked', 'Demo App has paused this and can resume it.'],
    ['failures', 'Paused, because it went wrong too often. Demo App can resume it.'],
  ] as const)('says who can end a pause: %s', async (paused, words) => {
    arrangeReads(service, { last: { hoursAgo: 2 }, paused });
    const { rowOf } = await openReads();

    const people = rowOf('People');
    expect(await people.findByText(words)).toBeVisible();
    expect(people.queryByText(/Next read/)).toBeNull();
    expect(people.getByRole('button', { name: /^Read now\s?People$/ })).toBeVisible();
  });

  it('offers no read that could only fail', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 }, paused: 'credentials' });
    const { rowOf } = await openReads();

    expect(await rowOf('People').findByText(/^Paused until somebody signs in to Juniper/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Read now/ })).toBeNull();
  });

  it('offers no read with the key of a page, and shows the rest', async () => {
    arrangeReads(service, { last: { hoursAgo: 2, records: 7 } });
    const { textOf } = await openReads(withKey);

    await waitFor(() => expect(textOf('People')).toMatch(/^People2 hours ago · 7 records/));
    expect(screen.queryByRole('button', { name: /^Read now/ })).toBeNull();
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 } });
    service.fail('listReads', 'installation_not_found');
    const { user } = openInstall(service);
    await user.click(await screen.findByRole('tab', { name: 'Activity' }));

    expect(await screen.findByText('It is not known when your data is read')).toBeVisible();
    service.recover('listReads');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: /^Read now/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Activity' })).toHaveFocus();
  });

  it('pauses an object after a confirmation, and resumes it, or says below the row why not', async () => {
    arrangeReads(service, { last: { hoursAgo: 2 } });
    const { user, rowOf } = await openReads();
    await user.click(rowOf('People').getByRole('button', { name: /^Pause\s?People$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop reading' }));

    await waitFor(() => expect(rowOf('People').getByRole('button', { name: /^Resume/ })).toHaveFocus());
    expect(await rowOf('People').findByText('Paused until somebody resumes it.')).toBeVisible();
    expect(rowOf('People').getByRole('button', { name: /^Resume/ })).toHaveFocus();
    expect(await screen.findByRole('tab', { name: 'People Stopped' })).toBeVisible();

    service.fail('updateInstallation', 'config_invalid');
    await user.click(rowOf('People').getByRole('button', { name: /^Resume\s?People$/ }));
    const why = await rowOf('People').findByRole('alert');
    expect(why.closest('.dowel-row-end')).toBeNull();
    expect(rowOf('People').getByRole('button', { name: /^Resume/ })).toHaveFocus();
    service.recover('updateInstallation');
    await user.click(rowOf('People').getByRole('button', { name: /^Resume/ }));

    expect(await rowOf('People').findByRole('button', { name: /^Pause\s?People$/ })).toBeVisible();
    expect(rowOf('People').queryByRole('alert')).toBeNull();
  });
});

it('counts what is always read as set up, although the config does not name it, and pauses it', async () => {
  const tier = { mapToName: 'tier', mapToDisplayName: 'Tier', default: 'lifecycle_stage' };
  const deals = { objectName: 'deals', destination: 'inbox', schedule: '0 * * * *' };
  const contacts = { ...deals, objectName: 'contacts', enabled: 'always' as const, optionalFields: [tier] };
  const objects = [contacts, deals];
  const { id } = service.given.integration({ name: 'always', provider: 'sandbox', read: { objects } });
  const installation = service.given.installation({ integrationId: id });
  installation.config.content = { provider: 'sandbox' };
  const { user } = openInstall(service, { integration: 'always' });

  expect(await screen.findByRole('tab', { name: 'Contacts Saved' })).toBeVisible();
  expect(screen.getByText('Installed · 1 of 2 set up')).toBeVisible();
  // What the manifest suggests is not read before somebody saves it.
  expect(await screen.findByRole('combobox', { name: 'Tier' })).toHaveValue('');
  expect(screen.getByText('No changes to save.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Tier' }));
  await user.click(await screen.findByRole('option', { name: /^Lifecycle Stage/ }));
  installation.config.content = {
    provider: 'sandbox',
    read: { objects: { deals: { objectName: 'deals' } } },
  };
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('tab', { name: 'Deals Saved' })).toBeVisible();
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  await user.click(await screen.findByRole('button', { name: /^Pause\s?Contacts$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop reading' }));
  expect(await screen.findByRole('tab', { name: 'Contacts Stopped' })).toBeVisible();
});

describe('reading an object now', () => {
  it('says why it cannot, or reads what has changed since, is busy until the end, and tells of it', async () => {
    const { id } = arrangeReads(service, { last: { hoursAgo: 2, records: 7 } });
    const lastTime = service.store.operations.at(-1)?.createTime;
    const { user, rowOf, textOf } = await openReads();
    service.fail('triggerRead', 'object_disabled', { times: 1 });
    await user.click(await rowOf('People').findByRole('button', { name: /^Read now\s?People$/ }));
    await waitFor(() => expect(rowOf('People').getByRole('alert')).toBeVisible());

    await user.click(await rowOf('People').findByRole('button', { name: /^Read now\s?People$/ }));
    await waitFor(() => expect(textOf('People')).toMatch(/^Peoplenow ·/));
    const [, ...sent] = service.requests.filter(({ endpoint }) => endpoint === 'triggerRead');
    expect(sent.map(({ body }) => body)).toEqual([
      { groupRef: 'acme', mode: 'async', sinceTimestamp: lastTime },
    ]);
    expect(service.store.operations.at(-1)).toMatchObject({ installationId: id, actionType: 'read' });
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((status) => status.textContent === 'Read People')).toBe(true),
    );
  });
});

it('shows what begins and ends while the page stays open, by few requests', async () => {
  // Two minutes before an hourly read.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-29T10:58:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { given, store } = service;
  arrangeReads(service, { running: { readType: 'scheduled' } });
  openInstall(service);
  fireEvent.click(await screen.findByRole('tab', { name: 'Activity' }));
  const activity = within(await screen.findByRole('list', { name: 'Activity' }));
  expect(await activity.findByText('Reading People')).toBeVisible();
  await screen.findByText('Reading now');

  Object.assign(store.operations.at(-1) ?? {}, { status: 'success' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await activity.findByText('Read People')).toBeVisible();

  const before = askedOf(service).length;
  given.operation({ status: 'failure', metadata: { objects: ['contacts'] } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await activity.findByText('People could not be read')).toBeVisible();
  expect(askedOf(service).slice(before)).toEqual(['listReads', 'listActivity']);

  given.operation({ actionType: 'write', metadata: { objects: ['deals'] } });
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await activity.findByText(/Deals$/)).toBeVisible();
});

it('asks each hour while no read is planned', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  arrangeReads(service, { isUnscheduled: true });
  openInstall(service);
  fireEvent.click(await screen.findByRole('tab', { name: 'Activity' }));
  await screen.findByRole('list', { name: 'Reading' });
  const before = askedOf(service).length;

  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(askedOf(service).slice(before)).toContain('listReads');
});
