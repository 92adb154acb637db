import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { arrangeHistory } from '../../../../test/mock-history.ts';
import { askedOf, startMockService } from '../../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const { given } = service;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const openManage = async () => {
  const flow = openInstall(service);
  await flow.user.click(await screen.findByRole('tab', { name: 'Manage' }));
  return flow;
};

describe('looking at what happened', () => {
  it('shows the latest beside the connection, and all of it on a screen of its own', async () => {
    arrangeHistory(service);
    for (let run = 0; run < 4; run += 1) given.operation({ metadata: { objects: ['contacts'] } });
    const { user } = await openManage();

    const section = await screen.findByRole('region', { name: 'Activity' });
    expect(await within(section).findAllByRole('listitem')).toHaveLength(3);
    await user.click(await button('Show all activity'));

    const heading = await screen.findByRole('heading', { name: 'Activity' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByText('Ada changed People')).toBeVisible();
    expect(screen.getByText('Grace Lindqvist installed CRM sync')).toBeVisible();
    await user.click(await button('Back to Manage'));
    expect(await button('Uninstall')).toBeVisible();
  });

  it('tells runs by what came of them', async () => {
    given.installation();
    given.operation({ metadata: { objects: ['contacts'], progress: { recordsProcessed: 1204 } } });
    given.operation({ status: 'failure', metadata: { objects: ['companies'] } });
    await openManage();

    expect(await screen.findByText('Read People')).toBeVisible();
    expect(screen.getByText(/1,204 records/)).toBeVisible();
    expect(screen.getByText(/could not be read$/)).toBeVisible();
  });

  it('names an object that the integration no longer has', async () => {
    given.installation();
    given.operation({ metadata: { objects: ['invoices'] } });
    await openManage();

    expect(await screen.findByText('Read Invoices (no longer offered)')).toBeVisible();
  });

  it('loads nothing of it before the tab is opened, nor before anything is installed', async () => {
    given.connection();
    await openManage();

    await button(/^Disconnect/);
    expect(askedOf(service)).not.toContain('listActivity');
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    given.installation();
    service.fail('listActivity', 'installation_not_found');
    const { user } = await openManage();

    expect(await screen.findByText('The activity could not be loaded')).toBeVisible();
    service.recover('listActivity');
    await user.click(await button('Try again'));

    expect(await screen.findByText(/connected Juniper/)).toBeVisible();
  });
});
