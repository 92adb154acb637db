import { buildGroup } from '@dowel/mocks';
import { hostUnknownProblem } from '@dowel/schema/rules';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, openInstall } from '../../../test/mock-flow.tsx';
import { ada, askedOf, startMockService, withKey, withTokens } from '../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
// The client retries before it reports an error.
const patiently = { timeout: 15_000 };

describe('leaving the stylesheet out', () => {
  // @holds S215
  it('works all the same, and brings no styles of its own', async () => {
    const { user, onInstallSuccess } = openInstall(service, { integration: 'crm-sync-key' });
    await user.type(await screen.findByLabelText('API key'), 'juniper_demo_acme{Enter}');
    await user.click(await button('Install'));

    await waitFor(() => expect(onInstallSuccess).toHaveBeenCalledTimes(1));
    expect(document.querySelector('style, link')).toBeNull();
    expect(document.styleSheets).toHaveLength(0);
  });
});

describe('opening an install flow', () => {
  // @holds S13, S218
  it('shows a form after one request and one token, and takes no focus from the page', async () => {
    const options = withTokens();
    openInstall(service, {}, { options });
    await button('Sign in to Juniper CRM');

    expect(askedOf(service)).toEqual(['getIntegrationSetup']);
    expect(options.getToken).toHaveBeenCalledTimes(1);
    expect(document.body).toHaveFocus();
  });

  // @holds S176
  it('says that an integration is unknown, and tells the page once', async () => {
    const { onError } = openInstall(service, { integration: 'no-such-sync' });

    expect(await screen.findByRole('heading', { name: 'Integration not found' })).toBeVisible();
    expect(screen.getByText(/no-such-sync/).closest('[role=alert]')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'integration_not_found' }));
  });

  it('says that the service is away, and tries again', async () => {
    service.fail('getIntegrationSetup', 'network');
    const { user, onError } = openInstall(service);
    const away = await screen.findByRole('heading', { name: 'The service cannot be reached' }, patiently);
    expect(away).toBeVisible();
    expect(screen.getByText(/Check your internet connection/)).toBeVisible();

    service.recover('getIntegrationSetup');
    await user.click(await button('Try again'));

    expect(await button(/^(Connect|Sign in)/)).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
  }, 20_000);

  it('says that the session ended when the page has no token to give', async () => {
    const getToken = vi.fn(async () => Promise.reject(new Error('signed out')));
    const { onError } = openInstall(service, {}, { options: { project: 'demo', getToken } });

    expect(await screen.findByText('Your session could not be confirmed')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(askedOf(service)).toEqual([]);
  });

  it('says that a key is refused, and tries again', async () => {
    service.fail('getIntegrationSetup', 'api_key_invalid', { times: 1 });
    const { user } = openInstall(service, {}, { options: withKey });
    expect(await screen.findByText('Your session could not be confirmed')).toBeVisible();

    await user.click(await button('Try again'));
    expect(await button(/^(Connect|Sign in)/)).toBeVisible();
  });
});

describe('connecting by the provider’s window', () => {
  // @holds S172
  it('says that access was denied, can start again, and goes on to what can be chosen, each time with the focus', async () => {
    const { user, popups, onError } = openInstall(service, {}, { popup: 'deny' });
    await user.click(await button(/^(Connect|Sign in)/));

    const alert = (await screen.findByText('Access was not granted')).closest('[data-tone=warning]');
    expect(alert).toHaveFocus();
    expect(alert?.textContent).toMatch(
      /^Access was not granted\s*Sign in again, and allow access when you are asked\.$/,
    );
    expect(service.store.connections).toEqual([]);
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'consent_denied' });

    popups.outcome = 'grant';
    await user.click(await button(/^(Connect|Sign in)/));
    const heading = await screen.findByRole('heading', { name: 'CRM sync' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('shows a window that is hidden, can be given up, and notices that one was closed or blocked', async () => {
    const { user, popups } = openInstall(service, {}, { popup: 'wait' });
    await user.click(await button(/^(Connect|Sign in)/));
    const show = await button('Show the window');
    const focus = vi.spyOn(popups.popups[0] as unknown as Window, 'focus');
    await user.click(show);
    expect(focus).toHaveBeenCalledOnce();
    await user.click(await button('Cancel sign-in'));
    expect(popups.popups[0]?.closed).toBe(true);
    expect(await button(/^(Connect|Sign in)/)).not.toHaveAttribute('aria-disabled');
    expect(await button(/^(Connect|Sign in)/)).toHaveFocus();

    popups.outcome = 'close';
    await user.click(await button(/^(Connect|Sign in)/));
    expect(await screen.findByText(/was closed before signing in was finished/)).toBeVisible();
    expect(await button(/^(Connect|Sign in)/)).not.toHaveAttribute('aria-disabled');

    popups.outcome = 'block';
    await user.click(await button(/^(Connect|Sign in)/));
    expect(await button('Continue in this tab')).toBeVisible();
    expect(screen.getByText(/blocked the Juniper/).closest('[role=status]')).toHaveFocus();
  });

  it('says only of a window that it is open', async () => {
    const { user } = openInstall(service, { integration: 'crm-sync-key' });
    service.fail('generateConnection', 'never');
    await user.type(await screen.findByLabelText('API key'), 'key{Enter}');

    expect(await button(/^Checking/)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/another window/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the window' })).not.toBeInTheDocument();
  });
});

describe('connecting with typed details', () => {
  // @holds S172, S177, S178, S189
  it('sends an API key on Enter, with the names of group and consumer, and shows it when asked', async () => {
    const names = { groupName: 'Acme Inc', consumerName: 'Ada Lovelace' };
    const { user } = openInstall(service, { integration: 'crm-sync-key', ...names });
    const box = await screen.findByLabelText('API key');
    expect(box).toHaveAttribute('type', 'password');
    await user.click(await button('Show API key'));
    expect(box).toHaveAttribute('type', 'text');

    await user.type(box, 'juniper_demo_acme{Enter}');

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(service.requests.find(({ endpoint }) => endpoint === 'generateConnection')?.body).toMatchObject({
      provider: 'sandboxApiKey',
      apiKey: 'juniper_demo_acme',
      ...ada,
      ...names,
    });
    expect(service.store.connections[0]?.consumer.consumerName).toBe('Ada Lovelace');
  });

  it('says why a key is refused, keeps what was typed and takes the next try', async () => {
    const { user, onError } = openInstall(service, { integration: 'crm-sync-key' });
    const box = await screen.findByLabelText('API key');
    await user.type(box, 'rejected{Enter}');

    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        'Juniper CRM (API key) did not accept this. Copy it again, without spaces.',
      ),
    );
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(screen.queryByText(/accept these details/)).toBeNull();
    expect(box).toHaveValue('rejected');
    expect(service.store.connections).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(1);

    await user.clear(box);
    expect(box).not.toHaveAttribute('aria-invalid');
    await user.type(box, 'juniper_demo_acme{Enter}');
    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
  });

  // @holds S108
  it('asks for what the module of the integration needs, says at each box what is wrong, and sends it', async () => {
    const { user } = openInstall(service, { integration: 'desk-sync' });
    const key = await screen.findByLabelText('API key');
    const box = screen.getByLabelText('Deskhand subdomain');
    // The fixed end of an address stands inside its box.
    expect(box.parentElement).toHaveTextContent('.deskhand.example');
    expect(box).toHaveAccessibleDescription(/\.deskhand\.example$/);
    expect(screen.getByLabelText('Region').parentElement).toHaveTextContent('');

    await user.type(key, 'key{Enter}');
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(screen.getByText('Fill in Region.')).toBeVisible();
    expect(askedOf(service)).toEqual(['getIntegrationSetup']);

    const workspace = { name: 'workspace', displayName: 'Deskhand subdomain' };
    const problem = hostUnknownProblem('nowhere.deskhand.example', [workspace]);
    service.fail('generateConnection', { code: 'invalid_request', ...problem });
    await user.type(screen.getByLabelText('Region'), 'eu');
    await user.type(box, 'nowhere{Enter}');
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(/^There is no host nowhere\.deskhand\.example\./),
    );
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(key).not.toHaveAttribute('aria-invalid');

    service.recover('generateConnection');
    await user.clear(box);
    await user.type(box, ' acme {Enter}');
    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    const sent = service.requests.filter(({ endpoint }) => endpoint === 'generateConnection');
    expect(sent.at(-1)?.body).toMatchObject({
      apiKey: 'key',
      providerWorkspaceRef: 'acme',
      providerMetadata: {
        workspace: { value: 'acme', source: 'input' },
        region: { value: 'eu', source: 'input' },
      },
    });
  });

  it('takes either part of a user name and password, not neither', async () => {
    const { user } = openInstall(service, { integration: 'ledger-sync' });
    await user.click(await button(/^(Connect|Sign in)/));
    expect(screen.getByText('Fill in User name, Password, or both.')).toBeVisible();

    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(service.requests.find(({ endpoint }) => endpoint === 'generateConnection')?.body).toMatchObject({
      basicAuth: { username: '', password: 'secret' },
    });
  });

  // @holds S87
  it('sends the scopes of a client one by one', async () => {
    const { user } = openInstall(service, { integration: 'mill-sync' });
    await user.type(await screen.findByLabelText('Client ID'), 'mill');
    await user.type(screen.getByLabelText('Client secret'), 'secret');
    await user.type(screen.getByLabelText('Scopes'), 'read{Enter}{Enter}write');
    await user.click(await button(/^(Connect|Sign in)/));

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(service.requests.find(({ endpoint }) => endpoint === 'generateConnection')?.body).toMatchObject({
      oauth2ClientCredentials: { clientId: 'mill', clientSecret: 'secret', scopes: ['read', 'write'] },
    });
  });

  it('connects by one click where nothing is asked', async () => {
    const { user } = openInstall(service, { integration: 'almanac-sync' });
    await user.click(await button('Connect Open Almanac'));

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
  });

  it('sends user name and password with the client that trades them for tokens', async () => {
    const { user } = openInstall(service, { integration: 'turnstile-sync' });
    await user.type(await screen.findByLabelText('User name'), 'ada');
    await user.type(screen.getByLabelText('Password'), ' pass word ');
    await user.type(screen.getByLabelText('Client ID'), 'gate{Enter}');
    expect(screen.getByText('Fill in Client secret.')).toBeVisible();
    await user.type(screen.getByLabelText('Client secret'), 'hush{Enter}');

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(service.requests.find(({ endpoint }) => endpoint === 'generateConnection')?.body).toMatchObject({
      oauth2PasswordCredentials: {
        username: 'ada',
        password: ' pass word ',
        clientId: 'gate',
        clientSecret: 'hush',
      },
    });
  });
});

describe('completing a connection that lacks a detail', () => {
  it('asks for it with what is known filled in, and goes on', async () => {
    service.given.connection({
      provider: 'mockWorkspace',
      authScheme: 'apiKey',
      group: buildGroup(),
      providerWorkspaceRef: 'acme',
      providerMetadata: { workspace: { value: 'acme', source: 'input' } },
    });
    const { user } = openInstall(service, { integration: 'desk-sync' });
    expect(await screen.findByLabelText('Deskhand subdomain')).toHaveValue('acme');

    await user.type(screen.getByLabelText('Region'), 'eu{Enter}');

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(service.store.connections[0]?.providerMetadata).toMatchObject({
      workspace: { value: 'acme' },
      region: { value: 'eu' },
    });
  });
});
