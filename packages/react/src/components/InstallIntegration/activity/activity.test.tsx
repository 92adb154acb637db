import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../../test/mock-flow.tsx';
import { arrangeHistory } from '../../../../test/mock-history.ts';
import { askedOf, startMockService, withTokens } from '../../../../test/mock-page.tsx';
import { german } from '../../../languages/de.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const { given } = service;
const openActivity = async () => {
  const flow = openInstall(service);
  await flow.user.click(await screen.findByRole('tab', { name: 'Activity' }));
  return flow;
};

describe('looking at what happened', () => {
  it('has a tab of its own once something is installed', async () => {
    arrangeHistory(service);
    for (let run = 0; run < 4; run += 1) given.operation({ metadata: { objects: ['contacts'] } });
    await openActivity();

    const list = await screen.findByRole('list', { name: 'Activity' });
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5);
    expect(screen.getByText('Ada changed People')).toBeVisible();
    expect(screen.getByText('Grace Lindqvist installed CRM sync')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
  });

  it('keeps what it shows when more cannot be loaded, and gives the focus to the heading after the last', async () => {
    arrangeHistory(service);
    for (let run = 0; run < 30; run += 1) given.operation({ metadata: { objects: ['contacts'] } });
    const { user } = await openActivity();
    const more = await button('Show more');
    const list = await screen.findByRole('list', { name: 'Activity' });
    const shown = within(list).getAllByRole('listitem').length;
    service.fail('listActivity', 'installation_not_found');
    await user.click(more);
    expect(await screen.findByText('The activity could not be loaded')).toBeVisible();
    expect(within(list).getAllByRole('listitem')).toHaveLength(shown);
    expect(more).toHaveFocus();

    service.recover('listActivity');
    await user.click(more);
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(shown));
    expect(screen.queryByText('The activity could not be loaded')).toBeNull();
    for (let pages = 0; more.isConnected && pages < 20; pages += 1) {
      await user.click(more);
      await waitFor(() => expect(more.isConnected && more.getAttribute('aria-disabled')).toBeFalsy());
    }
    expect(more).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  });

  it("says what to do about a refused connection in the page's language", async () => {
    const step = { since: new Date().toISOString(), actor: 'consumer', nextStep: 'Connect again.' } as const;
    const { id } = given.connection({
      status: 'bad_credentials',
      diagnosis: { ...step, reason: 'revoked' },
    });
    given.installation({ connectionId: id });
    const { user } = openInstall(
      service,
      {},
      { options: { ...withTokens(), locale: 'de', messages: german } },
    );

    await user.click(await screen.findByRole('tab', { name: german['activity.title'] }));

    expect(await screen.findByText(german['diagnosis.next.revoked'])).toBeVisible();
    expect(screen.queryByText('Connect again.')).toBeNull();
  });

  it('shows the latest below an integration with nothing to choose, and all of it on a screen of its own', async () => {
    const proxy = service.store.integrations.find(({ name }) => name === 'crm-proxy');
    const { id, integrationId } = given.installation({ integrationId: proxy?.id ?? '' });
    for (let run = 0; run < 4; run += 1) given.operation({ integrationId, installationId: id });
    const { user } = openInstall(service, { integration: 'crm-proxy' });

    const section = await screen.findByRole('region', { name: 'Activity' });
    expect(await within(section).findAllByRole('listitem')).toHaveLength(3);
    await user.click(await button('Show all activity'));

    const heading = await screen.findByRole('heading', { name: 'Activity' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(await button('Back to Manage'));
    expect(await button('Uninstall')).toBeVisible();
  });

  it('leads to the history of an object that the integration no longer has, and says so', async () => {
    arrangeHistory(service);
    const { config } = service.store.installations[0] ?? {};
    const objects = config?.content.read?.objects;
    if (objects) objects.invoices = { objectName: 'invoices', selectedFields: { total: true } };
    const { user } = await openActivity();
    await user.click(await button('Changes to Invoices (no longer offered)'));

    const heading = await screen.findByRole('heading', { name: 'Changes to Invoices (no longer offered)' });
    await waitFor(() => expect(heading).toHaveFocus());
    const versions = within(await screen.findByRole('list', { name: /^Changes to Invoices/ }));
    expect(versions.getByText('Ada')).toBeVisible();
    expect(versions.queryByRole('button', { name: /^Go back/ })).toBeNull();
    await user.click(await button('Back to Activity'));
    expect(await screen.findByText(/^Ada changed/)).toBeVisible();
  });

  it('tells runs by what came of them, also of an object that the integration no longer has', async () => {
    given.installation();
    given.operation({ metadata: { objects: ['contacts'], progress: { recordsProcessed: 1204 } } });
    given.operation({ status: 'failure', metadata: { objects: ['companies'] } });
    given.operation({ metadata: { objects: ['companies'], missingFields: ['Fax', 'Phone'] } });
    given.operation({ metadata: { objects: ['invoices'] } });
    const result = '[contacts] 1 record created, 2 records not created';
    given.operation({ actionType: 'write', result, metadata: { objects: ['contacts'] } });
    await openActivity();

    const partly = (await screen.findByText('Wrote People')).closest('li') as HTMLElement;
    expect(partly.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    expect(await screen.findByText('Read People')).toBeVisible();
    expect(screen.getByText('Read Invoices (no longer offered)')).toBeVisible();
    expect(screen.getByText(/^Left out: Fax and Phone\. .+ does not show this/)).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Activity' }));
    expect(list.getByText(/1,204 records/)).toBeVisible();
    expect(list.getByText(/could not be read$/)).toBeVisible();
    expect(screen.getAllByText(/has to look at it\.$/)).toHaveLength(2);
  });

  it('has no tab, and loads nothing, before anything is installed', async () => {
    given.connection();
    openInstall(service);

    await screen.findByRole('tab', { name: 'Manage' });
    expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull();
    expect(askedOf(service)).not.toContain('listActivity');
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    given.installation();
    service.fail('listActivity', 'installation_not_found');
    const { user } = await openActivity();

    expect(await screen.findByText('The activity could not be loaded')).toBeVisible();
    service.recover('listActivity');
    await user.click(await button('Try again'));

    expect(await screen.findByText(/connected Juniper/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Activity' })).toHaveFocus();
  });
});
