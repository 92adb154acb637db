import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall, tab } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService } from '../../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const { given } = service;

describe('managing a connection', () => {
  it('shows whose it is and how it does, says that it was renewed, and removes it after asking', async () => {
    given.connection();
    const { user } = openInstall(service);
    await user.click(await tab('Manage'));
    const details = (await screen.findByText('Workspace')).closest('dl');
    expect(details).toHaveTextContent('acct_juniper');
    expect(details).toHaveTextContent('Ada');
    expect(details).toHaveTextContent('Working');
    expect(screen.queryByText('The connection is up to date.')).toBeNull();

    await user.click(await screen.findByText('Update credentials'));
    await user.click(await button(/^Reconnect/));
    const renewed = await screen.findByText('The connection is up to date.');
    await waitFor(() => expect(renewed.closest('[role=status]')).toHaveFocus());

    await user.click(await button(/^Disconnect/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    const heading = await screen.findByRole('heading', { name: /^Connect Juniper/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(service.store.connections).toEqual([]);
  });

  it('shows that a colleague has removed it meanwhile', async () => {
    given.connection();
    const { user } = openInstall(service);
    await user.click(await tab('Manage'));
    await user.click(await button(/^Disconnect/));
    service.store.connections.length = 0;
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));

    expect(await screen.findByRole('heading', { name: /^Connect Juniper/ })).toBeVisible();
  });

  it('replaces a key, keeps the connection and forgets what was typed', async () => {
    const { id } = given.connection({ provider: 'sandboxApiKey', authScheme: 'apiKey' });
    const { user } = openInstall(service, { integration: 'crm-sync-key' });
    await user.click(await tab('Manage'));
    await user.click(await screen.findByText('Update credentials'));
    await user.type(await screen.findByLabelText('API key'), 'renewed{Enter}');

    expect(await screen.findByText('The connection is up to date.')).toBeVisible();
    expect(screen.getByLabelText('API key')).toHaveValue('');
    expect(service.store.connections).toHaveLength(1);
    expect(service.store.connections[0]).toMatchObject({ id, credentials: { apiKey: 'renewed' } });
  });

  it('replaces user name and password, and the client that trades them', async () => {
    const { id } = given.connection({ provider: 'mockPassword', authScheme: 'oauth2/password' });
    const { user } = openInstall(service, { integration: 'turnstile-sync' });
    await user.click(await tab('Manage'));
    await user.click(await screen.findByText('Update credentials'));
    await user.type(await screen.findByLabelText('User name'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'new');
    await user.type(screen.getByLabelText('Client ID'), 'gate');
    await user.type(screen.getByLabelText('Client secret'), 'hush{Enter}');

    expect(await screen.findByText('The connection is up to date.')).toBeVisible();
    expect(service.store.connections[0]?.id).toBe(id);
    expect(service.requests.find(({ endpoint }) => endpoint === 'updateConnection')?.body).toMatchObject({
      updateMask: ['oauth2PasswordCredentials'],
      connection: {
        oauth2PasswordCredentials: {
          username: 'ada',
          password: 'new',
          clientId: 'gate',
          clientSecret: 'hush',
        },
      },
    });
  });

  it('opens where a broken connection can be repaired, and has no ticks while nothing is read', async () => {
    const connection = given.connection({ status: 'bad_credentials' });
    given.installation({ connectionId: connection.id });
    openInstall(service);

    expect(await tab('Manage Sign-in needed')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'People Waiting' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Deals Not set up' })).toBeVisible();
    expect(document.querySelector('[role=tablist] [data-icon="success"]')).toBeNull();
  });

  it('signs in again in the provider’s window, over the same connection', async () => {
    const { id } = given.connection({ status: 'bad_credentials' });
    const { user } = openInstall(service);

    expect(await screen.findByText('Sign in to Juniper CRM again')).toBeVisible();
    expect(screen.queryByText(/^Connected to/)).toBeNull();
    await user.click(await button(/^Reconnect/));
    expect(await screen.findByText(/^Connected to/)).toBeVisible();

    await waitFor(() => expect(screen.queryByText('Sign in to Juniper CRM (sandbox) again')).toBeNull());
    expect(service.store.connections).toMatchObject([{ id, status: 'working' }]);
    expect(askedOf(service)).toContain('oauthUpdate');
    const success = await screen.findByText('The connection is up to date.');
    expect(success.closest('[role=status]')).toHaveFocus();
  });

  it('mends the connection when the account cannot be read', async () => {
    given.connection();
    given.installation();
    // The service cannot send the setup in one response. So the page requests each part, and one part fails.
    service.fail('getIntegrationSetup', 'endpoint_not_found');
    service.fail('getHydratedRevision', 'connection_not_found');
    openInstall(service);

    // The client retries before it reports an error.
    const title = 'Your Juniper CRM account could not be read';
    expect(await screen.findByText(title, {}, { timeout: 15_000 })).toBeVisible();
    expect(await button('Try again')).toBeVisible();
    expect(await button('Uninstall')).toBeVisible();
  });

  it('looks again when the account has none of the objects', async () => {
    given.connection({ provider: 'mockNone' });
    const objects = service.store.objectsOf('mockNone') ?? {};
    given.objects('mockNone', {});
    const { user } = openInstall(service, { integration: 'almanac-sync' });

    expect(await screen.findByRole('heading', { name: 'Nothing to read yet' })).toBeVisible();
    expect(await button(/^Disconnect/)).toBeVisible();
    given.objects('mockNone', objects);
    await user.click(await button('Look again'));

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
  });
});

describe('uninstalling', () => {
  // @holds S182
  it('says what happens, does nothing when it is kept, and else tells the page once', async () => {
    const { id } = given.installation();
    const { user, rerender, onUninstallSuccess } = openInstall(service);
    await user.click(await tab('Manage'));
    await user.click(await button('Uninstall'));

    const dialog = within(await screen.findByRole('dialog', { name: 'Uninstall CRM sync?' }));
    expect(dialog.getByText(/lost for everybody in the group/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Uninstall')).toHaveFocus();
    expect(onUninstallSuccess).not.toHaveBeenCalled();

    await user.click(await button('Uninstall'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uninstall' }));
    const heading = await screen.findByRole('heading', { name: 'CRM sync is uninstalled' });
    await waitFor(() => expect(heading).toHaveFocus());
    rerender();
    expect(onUninstallSuccess).toHaveBeenCalledTimes(1);
    expect(onUninstallSuccess).toHaveBeenCalledWith(id);
    expect(service.store.installations).toEqual([]);

    await user.click(await button('Install again'));
    expect(await button(/^(Connect|Sign in)/)).toBeVisible();
  });

  it('does not say so of what a colleague has installed anew meanwhile', async () => {
    given.installation();
    const { user, onUninstallSuccess } = openInstall(service);
    await user.click(await tab('Manage'));
    await user.click(await button('Uninstall'));
    service.store.installations.length = 0;
    const { id } = given.installation();
    const uninstall = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uninstall' });
    await user.click(uninstall);

    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
    expect(onUninstallSuccess).not.toHaveBeenCalled();
    await user.click(uninstall);
    await screen.findByRole('heading', { name: 'CRM sync is uninstalled' });
    expect(onUninstallSuccess.mock.calls).toEqual([[id]]);
  });

  it('stays open and says why when it fails', async () => {
    given.installation();
    service.fail('deleteInstallation', 'token_not_allowed');
    const { user, onError } = openInstall(service);
    await user.click(await tab('Manage'));
    await user.click(await button('Uninstall'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uninstall' }));

    const dialog = within(screen.getByRole('dialog'));
    const why = await dialog.findByRole('alert');
    await waitFor(() => expect(why).toHaveFocus());
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
