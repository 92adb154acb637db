import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConnect, openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService, withTokens } from '../../../../test/mock-page.tsx';

const service = startMockService();

const acme = {
  workspace: { id: 'w1', name: 'Acme', address: 'acme.example' },
  person: { id: 'p1', email: 'ada@acme.example' },
};
const globex = { workspace: { id: 'w2', name: 'Globex' }, person: { id: 'p2', email: 'ada@globex.example' } };
const connected = { ...acme, id: 'w1', since: '2026-06-01T08:00:00.000Z' };
const offered = { ...globex, id: 'w2', expireTime: '2100-06-01T08:15:00.000Z' };

const question = () => screen.findByRole('region', { name: /^This is another Juniper.* account$/ });
const stored = () => service.store.connections[0];

describe('a sign-in to another account', () => {
  it('asks in place of success, and uses neither account before somebody has chosen', async () => {
    service.given.connection({ account: connected });
    service.given.account(globex);
    const { user, onConnectSuccess } = openConnect(service, {}, { options: withTokens() });

    await user.click(await screen.findByText('Update credentials'));
    await user.click(await screen.findByRole('button', { name: /^Reconnect/ }));

    expect(await question()).toHaveFocus();
    expect(screen.getByText('ada@globex.example · Globex')).toBeVisible();
    expect(screen.queryByText(/All done/)).toBeNull();
    expect(stored()?.account?.id).toBe('w1');
    expect(onConnectSuccess).not.toHaveBeenCalled();
  });

  it('is used once the person who connected says so', async () => {
    service.given.connection({ account: connected, offeredAccount: offered });
    const { user, onConnectSuccess } = openConnect(service, {}, { options: withTokens() });

    await user.click(await screen.findByRole('button', { name: 'Use the new one' }));

    expect(await screen.findByText('ada@globex.example · Globex')).toBeVisible();
    await waitFor(() => expect(screen.getByText('The connection is up to date.')).toBeVisible());
    expect(stored()?.account).toMatchObject({ id: 'w2', before: acme });
    expect(onConnectSuccess).toHaveBeenCalledOnce();
  });

  it('is given up when the connected account is kept', async () => {
    service.given.connection({ account: connected, offeredAccount: offered });
    const { user, onConnectSuccess } = openConnect(service, {}, { options: withTokens() });

    await user.click(await screen.findByRole('button', { name: 'Keep the connected account' }));

    await waitFor(() => expect(stored()?.offeredAccount).toBeUndefined());
    expect(stored()?.account?.id).toBe('w1');
    expect(await screen.findByText('ada@acme.example · Acme (acme.example)')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: /another Juniper/ })).toBeNull());
    expect((await screen.findByText('The connection is up to date.')).closest('[tabindex]')).toHaveFocus();
    expect(onConnectSuccess).not.toHaveBeenCalled();
  });

  it('is for the person who connected to decide', async () => {
    service.given.connection({ account: connected, offeredAccount: offered });
    openConnect(service, { consumerRef: 'bob', consumerName: 'Bob' }, { options: withTokens() });

    expect((await question()).textContent).toMatch(/Only Ada.*can switch/);
    expect(screen.queryByRole('button', { name: 'Use the new one' })).toBeNull();
  });

  it('is asked about above what is installed, too', async () => {
    service.given.connection({ account: connected, offeredAccount: offered });
    service.given.installation();
    openInstall(service);

    expect(await question()).toBeVisible();
  });
});

describe('a key of another account', () => {
  async function typeKey() {
    service.given.connection({
      provider: 'sandboxApiKey',
      authScheme: 'apiKey',
      authType: 'apiKey',
      account: connected,
    });
    service.given.account(globex);
    const page = openConnect(service, { provider: 'sandboxApiKey' }, { options: withTokens() });
    await page.user.click(await screen.findByText('Update credentials'));
    await page.user.type(await screen.findByLabelText('API key'), 'a key of Globex');
    await page.user.click(screen.getByRole('button', { name: 'Save credentials' }));
    expect(await question()).toHaveFocus();
    return page;
  }

  it('is sent again with the confirmation, without typing it twice', async () => {
    const { user, onConnectSuccess } = await typeKey();

    await user.click(screen.getByRole('button', { name: 'Use the new one' }));

    await waitFor(() => expect(stored()?.account?.id).toBe('w2'));
    expect(onConnectSuccess).toHaveBeenCalledOnce();
  });

  it('is left out when the connected account is kept', async () => {
    const { user } = await typeKey();

    await user.click(screen.getByRole('button', { name: 'Keep the connected account' }));

    await waitFor(() => expect(screen.queryByText(/another Juniper.* account/)).toBeNull());
    expect(stored()?.account?.id).toBe('w1');
    expect(screen.getByRole('button', { name: 'Save credentials' })).toHaveFocus();
  });

  it('leaves the form its one primary button', async () => {
    await typeKey();

    const loud = screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'primary');
    expect(loud.map(({ textContent }) => textContent)).toEqual(['Save credentials']);
  });
});

describe('credentials of an account that the provider has not named yet', () => {
  it('wait until the person who connected says whose they are', async () => {
    service.given.connection({ account: { ...connected, isUnconfirmed: true } });
    const { user } = openConnect(service, {}, { options: withTokens() });

    expect(await screen.findByText(/Nothing is read or written until it does/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It is this account' }));

    expect(await screen.findByText('The connection is up to date.')).toBeVisible();
    expect(stored()?.account?.isUnconfirmed).toBeUndefined();
  });
});
