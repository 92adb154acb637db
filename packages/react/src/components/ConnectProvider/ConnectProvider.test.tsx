import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { button, openConnect } from '../../../test/mock-flow.tsx';
import { askedOf, startMockService, withTokens } from '../../../test/mock-page.tsx';
import { vaultmark } from '../../../test/vaultmark.ts';
import type { ConnectProviderProps } from './ConnectProvider.tsx';

const { displayName: _, ...nameless } = vaultmark;
const providers = { nameless, untried: { ...vaultmark, authType: 'none' as const } };
const service = startMockService({ baseUrl: 'http://localhost:3000/v1', providers });
const { given } = service;

afterEach(() => window.history.replaceState(null, '', '/'));

describe('connecting a provider', () => {
  // @holds S186, S191, S197
  it('asks for provider and connection only, and then tells the page once, and the service all names', async () => {
    const options = withTokens();
    const names = { groupName: 'Acme Inc', consumerName: 'Ada Lovelace' };
    const { user, rerender, onConnectSuccess, onDisconnectSuccess } = openConnect(service, names, {
      options,
    });
    const signIn = await button('Sign in to Juniper CRM');
    expect(askedOf(service).sort()).toEqual(['getProvider', 'listConnections']);
    expect(options.getToken).toHaveBeenCalledTimes(1);

    await user.click(signIn);
    const heading = await screen.findByRole('heading', { name: 'Juniper CRM is connected' });
    await waitFor(() => expect(heading).toHaveFocus());
    rerender();
    await waitFor(() => expect(onConnectSuccess).toHaveBeenCalledTimes(1));
    const [stored] = service.store.connections;
    expect(onConnectSuccess).toHaveBeenCalledWith(
      expect.objectContaining({
        id: stored?.id,
        provider: 'sandbox',
        group: stored?.group,
        consumer: stored?.consumer,
        authScheme: stored?.authScheme,
        createTime: stored?.createTime,
        status: 'working',
      }),
    );
    expect(onDisconnectSuccess).not.toHaveBeenCalled();
    const sent = service.requests.find(({ endpoint }) => endpoint === 'oauthConnect')?.body;
    expect(sent).toMatchObject({ groupRef: 'acme', consumerRef: 'ada', ...names });
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.getByText('All done: the connection works')).toBeVisible();
  });

  it('goes on with a sign-in when the page learns a name, and sends the newest names', async () => {
    const props: Partial<ConnectProviderProps> = {};
    const { user, popups, rerender, onConnectSuccess } = openConnect(service, props, { popup: 'wait' });
    const signIn = await button('Sign in to Juniper CRM');
    Object.assign(props, { groupName: 'Acme Inc' });
    rerender();
    await user.click(signIn);
    await waitFor(() => expect(popups.popups[0]?.url).toContain('/callbacks/v1/start/'));

    Object.assign(props, { consumerName: 'Ada Lovelace' });
    rerender();
    popups.finish('grant');

    await waitFor(() => expect(onConnectSuccess).toHaveBeenCalledTimes(1));
    const sent = service.requests.find(({ endpoint }) => endpoint === 'oauthConnect')?.body;
    expect(sent).toMatchObject({ groupName: 'Acme Inc' });
  });

  it.each(['sandbox', 'sandboxApiKey'])(
    'shows the connection of %s when a callback of the page throws, and lets the browser report it',
    async (provider) => {
      const reported: unknown[] = [];
      vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
        void Promise.resolve()
          .then(run)
          .catch((error) => reported.push(error));
      });
      const { user, onConnectSuccess, onError } = openConnect(service, { provider });
      onConnectSuccess.mockImplementation(() => {
        throw new RangeError('of the page');
      });
      if (provider === 'sandboxApiKey')
        await user.type(await screen.findByLabelText('API key'), 'juniper_demo_acme');
      await user.click(await button(/^(Connect|Sign in)/));

      expect(await screen.findByRole('heading', { name: /is connected/ })).toBeVisible();
      await waitFor(() => expect(reported).toEqual([new RangeError('of the page')]));
      expect(onConnectSuccess).toHaveBeenCalledTimes(1);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  // @holds S192, S254
  it('asks for what the module needs', async () => {
    openConnect(service, { provider: 'mockWorkspace', module: 'sales' });
    expect(await screen.findByLabelText('Region')).toBeVisible();
  });

  // @holds S193
  it('asks for less with the default module', async () => {
    openConnect(service, { provider: 'mockWorkspace' });
    await screen.findByLabelText('Deskhand subdomain');
    expect(screen.queryByLabelText('Region')).toBeNull();
  });

  it('names the modules there are when the page means another', async () => {
    openConnect(service, { provider: 'mockWorkspace', module: 'payroll' });
    expect(await screen.findByText(/has no module “payroll”. It has: support, sales/)).toBeVisible();
  });

  // @holds S194
  it('ignores a module where the provider has none', async () => {
    openConnect(service, { module: 'anything' });
    expect(await button(/^(Connect|Sign in)/)).toBeVisible();
  });

  // @holds S66
  it('calls a provider by its name where it has no other', async () => {
    openConnect(service, { provider: 'nameless' });
    expect(await screen.findByRole('heading', { name: 'Connect nameless' })).toBeVisible();
  });

  // @holds S188
  it('says that a provider is unknown, and tells the page once', async () => {
    const { onError } = openConnect(service, { provider: 'nobody' });

    expect((await screen.findByText(/nobody/)).closest('[role=alert]')).toBeVisible();
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  });
});

describe('going on after connecting', () => {
  // @holds S196
  it('goes where the page says once a connection is made', async () => {
    const { user } = openConnect(service, { redirectUrl: '#done' });
    await user.click(await button(/^(Connect|Sign in)/));

    await waitFor(() => expect(window.location.hash).toBe('#done'));
  });

  it('does not say that it works when nobody could ask the provider', async () => {
    const { user } = openConnect(service, { provider: 'untried' });
    await user.click(await button(/^Connect/));

    await screen.findByRole('heading', { name: 'Vaultmark is connected' });
    expect(screen.queryByText('All done: the connection works')).toBeNull();
  });

  it('stays on a plain visit, and says nothing of the sign-in', async () => {
    given.connection();
    const { onConnectSuccess } = openConnect(service, { redirectUrl: '#done' });
    await screen.findByRole('heading', { name: /is connected/ });

    expect(window.location.hash).toBe('');
    expect(onConnectSuccess).not.toHaveBeenCalled();
    expect(screen.queryByText('All done: the connection works')).toBeNull();
  });

  it('stays, and says why, when the address could run code', async () => {
    const { user, onError, onConnectSuccess } = openConnect(service, { redirectUrl: 'javascript:alert(1)' });
    await user.click(await button(/^(Connect|Sign in)/));

    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onConnectSuccess).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0].message).toMatch(/neither a web address/);
  });
});

describe('keeping a connection', () => {
  // @holds S198
  it('disconnects after asking, and tells the page once', async () => {
    const connection = given.connection();
    const { user, rerender, onDisconnectSuccess, onConnectSuccess } = openConnect(service);
    await user.click(await button(/^Disconnect/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));

    expect(await button(/^(Connect|Sign in)/)).toBeVisible();
    rerender();
    expect(onDisconnectSuccess).toHaveBeenCalledTimes(1);
    expect(onDisconnectSuccess).toHaveBeenCalledWith(connection);
    expect(onConnectSuccess).not.toHaveBeenCalled();
  });

  it('keeps a connection that an installation uses, and says why', async () => {
    given.installation();
    const { user, onDisconnectSuccess } = openConnect(service);
    await user.click(await button(/^Disconnect/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));

    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveFocus();
    expect(onDisconnectSuccess).not.toHaveBeenCalled();
    expect(service.store.connections).toHaveLength(1);
  });

  // @holds S195
  it('asks for a detail that the module needs and the connection lacks', async () => {
    given.connection({
      provider: 'mockWorkspace',
      authScheme: 'apiKey',
      providerMetadata: { workspace: { value: 'acme', source: 'input' } },
    });
    const { user } = openConnect(service, { provider: 'mockWorkspace', module: 'sales' });
    expect(await screen.findByLabelText('Deskhand subdomain')).toHaveValue('acme');

    await user.type(screen.getByLabelText('Region'), 'eu{Enter}');
    expect(await screen.findByRole('heading', { name: 'Deskhand is connected' })).toBeVisible();
  });

  it('mends a bad connection with new credentials', async () => {
    given.connection({ provider: 'sandboxApiKey', authScheme: 'apiKey', status: 'bad_credentials' });
    const { user, onConnectSuccess } = openConnect(service, { provider: 'sandboxApiKey' });
    await user.click(await button(/^Reconnect/));
    expect(await screen.findByLabelText('API key')).toHaveFocus();
    await user.keyboard('juniper_demo_acme{Enter}');

    await waitFor(() => expect(onConnectSuccess).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText(/needs new credentials/)).toBeNull());
    expect(await screen.findByText('The connection is up to date.')).toBeVisible();
  });

  it('tells the callbacks of the group that it was for, although the page shows another by then', async () => {
    given.connection({ provider: 'sandboxApiKey', authScheme: 'apiKey', status: 'bad_credentials' });
    const [ofAcme, ofGlobex] = [vi.fn(), vi.fn()];
    const props = { provider: 'sandboxApiKey', groupRef: 'acme', onConnectSuccess: ofAcme };
    const { user, rerender } = openConnect(service, props);
    await user.click(await button(/^Reconnect/));
    await user.type(await screen.findByLabelText('API key'), 'juniper_demo_acme');
    service.delayMs = 100;
    onTestFinished(() => {
      service.delayMs = 0;
    });
    await user.keyboard('{Enter}');

    Object.assign(props, { groupRef: 'globex', onConnectSuccess: ofGlobex });
    rerender();

    await waitFor(() => expect(ofAcme).toHaveBeenCalledTimes(1));
    expect(ofGlobex).not.toHaveBeenCalled();
  });
});
