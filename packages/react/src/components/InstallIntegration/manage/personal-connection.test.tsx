import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService, withKey } from '../../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const { given } = service;
const ask = 'Connect your own account';
const notice = () => screen.getByText('The connection is up to date.').closest('[role=status]');
const personal = () => service.store.connections.filter(({ isPersonal }) => isPersonal);

/** From now on, the integrations act with the accounts of people. */
function actAsPeople() {
  service.store.integrations = service.store.integrations.map(({ latestRevision, ...integration }) => {
    const content = { ...latestRevision.content, actAs: 'person' as const };
    return { ...integration, latestRevision: { ...latestRevision, content } };
  });
}

/** Something that Ada uses, installed over a connection of a colleague. */
function installedByGrace() {
  const consumer = { consumerRef: 'grace', consumerName: 'Grace', projectId: '', createTime: '' };
  const { id } = given.connection({ consumer });
  given.installation({ connectionId: id });
}

describe("a person's own connection, where the integration acts with it", () => {
  beforeEach(actAsPeople);

  it('is asked for once it is installed, and made beside that of the group', async () => {
    installedByGrace();
    const { user } = openInstall(service);

    expect(await screen.findByText(/uses your own Juniper CRM account/)).toBeVisible();
    await user.click(await button(ask));

    await waitFor(() => expect(screen.queryByText(ask)).toBeNull());
    // It stands in place of the question, takes the focus and is read out.
    await waitFor(() => expect(notice()).toHaveFocus());
    expect(personal()).toMatchObject([{ consumer: { consumerRef: 'ada' }, provider: 'sandbox' }]);
    expect(service.store.connections).toHaveLength(2);
  });

  it('is shown and removed where the connection is managed', async () => {
    installedByGrace();
    const { user } = openInstall(service);
    await user.click(await button(ask));
    await user.click(await screen.findByRole('tab', { name: 'Manage' }));

    const heading = await screen.findByRole('heading', { name: 'Your own account' });
    const section = within(heading.closest('section') ?? document.body);
    await user.click(section.getByRole('button', { name: /^Disconnect/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));

    expect(await button(ask)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Juniper CRM connection' })).toHaveFocus();
    expect(personal()).toEqual([]);
    expect(service.store.connections).toHaveLength(1);
  });

  it('can be a key that is typed', async () => {
    const keyed = service.store.integrations.find(({ name }) => name === 'crm-sync-key');
    given.installation({ integrationId: keyed?.id ?? '' });
    const { user } = openInstall(service, { integration: 'crm-sync-key' });
    await user.click(await button(ask));
    expect(await screen.findByLabelText('API key')).toHaveFocus();
    await user.keyboard('own{Enter}');

    await waitFor(() => expect(personal()).toHaveLength(1));
    await waitFor(() => expect(notice()).toHaveFocus());
    expect(personal()[0]).toMatchObject({ credentials: { apiKey: 'own' } });
  });

  it('is signed in to again when the provider no longer accepts it', async () => {
    installedByGrace();
    given.connection({ isPersonal: true, status: 'bad_credentials' });
    const { user } = openInstall(service);

    await user.click(await button(/^Reconnect/));

    await waitFor(() => expect(personal()).toMatchObject([{ status: 'working' }]));
    await waitFor(() => expect(notice()).toHaveFocus());
    expect(screen.queryByText(ask)).toBeNull();
  });

  it('ends with the last integration that acts with it, as the question says', async () => {
    installedByGrace();
    given.connection({ isPersonal: true });
    const { user } = openInstall(service);
    await user.click(await screen.findByRole('tab', { name: 'Manage' }));
    await user.click(await button('Uninstall'));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/accounts that people have connected for themselves are removed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Uninstall' }));

    await waitFor(() => expect(service.store.installations).toEqual([]));
    expect(service.store.connections).toEqual([]);
  });

  it('is not asked for before something is installed', async () => {
    given.connection();
    openInstall(service);
    expect(await screen.findByRole('tab', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByText(ask)).toBeNull();
  });

  it('is not asked for with a key, which does not say who is there', async () => {
    installedByGrace();
    openInstall(service, {}, { options: withKey });
    expect(await screen.findByRole('tab', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByText(ask)).toBeNull();
  });
});

it('is of no matter where the integration acts for the group', async () => {
  installedByGrace();
  openInstall(service);

  expect(await screen.findByRole('tab', { name: 'Manage' })).toBeVisible();
  expect(screen.queryByText(ask)).toBeNull();
  expect(service.requests.filter(({ query }) => query.owner === 'person')).toEqual([]);
});
