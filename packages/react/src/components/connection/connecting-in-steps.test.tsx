import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openConnect, openInstall } from '../../../test/mock-flow.tsx';
import { startMockService, withTokens } from '../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const provider = 'sandboxSteps';
const patiently = { timeout: 5_000 };
const connectButton = () => screen.findByRole('button', { name: /^Connect Juniper/ });
const connected = () => screen.findByRole('heading', { name: /is connected/ });
const steps = () => service.requests.filter(({ endpoint }) => endpoint === 'customAuthConnect');

async function begin(options: Parameters<typeof openConnect>[2] = {}) {
  const opened = openConnect(service, { provider }, options);
  await opened.user.type(await screen.findByLabelText('Account code'), 'acme');
  await opened.user.click(await connectButton());
  return opened;
}

/** Posts what the callback page would post, from a window. */
function post(data: unknown, { origin = 'http://localhost:3000', source = null as unknown } = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

describe('connecting in steps', () => {
  it('opens the window in the click, and sends back what the provider answered', async () => {
    const { popups, onConnectSuccess, onError } = await begin();

    await connected();
    const [first, second] = steps();
    expect(first?.body).toMatchObject({
      provider,
      groupRef: 'acme',
      consumerRef: 'ada',
      customAuth: { accountCode: 'acme' },
    });
    expect(second?.body).toMatchObject({
      sessionId: expect.any(String),
      callbackParams: { ticket: expect.any(String), approval: expect.any(String) },
    });
    expect(second?.body).not.toHaveProperty('customAuth');
    expect(popups.popups).toMatchObject([{ closed: true }]);
    expect(onConnectSuccess).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  });

  it('opens one window only, also for a second page of the provider', async () => {
    const { popups } = await begin({ popup: 'wait' });
    await screen.findByRole('heading', { name: 'Finish signing in' });
    const url = 'http://localhost:3000/mock-provider/approvals/second';
    service.server.use(
      http.post(
        '*/v1/custom-auth/connect',
        () => HttpResponse.json({ redirect: { url, sessionId: 'two' } }),
        {
          once: true,
        },
      ),
    );

    popups.finish();

    await waitFor(() => expect(popups.popups).toMatchObject([{ url, closed: false }]));
  });

  it('shows that the window is open, and closes it on cancelling', async () => {
    const { user, popups, onError } = await begin({ popup: 'wait' });
    expect(await screen.findByRole('heading', { name: 'Finish signing in' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Cancel sign-in' }));

    expect(await connectButton()).not.toHaveAttribute('aria-disabled');
    expect(popups.popups).toMatchObject([{ closed: true }]);
    expect(screen.getByLabelText('Account code')).toHaveValue('acme');
    expect(onError).not.toHaveBeenCalled();
    expect(steps()).toHaveLength(1);
  });

  it('heeds only its own window, on the origin of the service', async () => {
    const { popups, onConnectSuccess } = await begin({ popup: 'wait' });
    await screen.findByRole('heading', { name: 'Finish signing in' });
    const [popup] = popups.popups;
    const message = { source: 'ampersand-custom-auth', params: { ticket: 'stolen' } };

    post(message, { origin: 'https://evil.example', source: popup });
    post(message, { source: { closed: false } });
    post({ source: 'another-product', params: { ticket: 'stolen' } }, { source: popup });
    post({ source: 'ampersand-custom-auth' }, { source: popup });
    popups.finish();

    await connected();
    expect(onConnectSuccess).toHaveBeenCalledTimes(1);
    expect(steps()[1]?.body).not.toMatchObject({ callbackParams: { ticket: 'stolen' } });
  });
});

describe('a sign-in in steps that does not get to its end', () => {
  it('says why: blocked, closed, refused or no longer known, and starts again', async () => {
    const { user, popups, onError } = await begin({ popup: 'block' });
    expect(await screen.findByText(/blocked the Juniper/)).toBeVisible();
    expect(screen.getByText('Allow pop-up windows for this page, then connect again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue in this tab' })).toBeNull();
    expect(steps()).toHaveLength(0);

    popups.outcome = 'close';
    await user.click(await connectButton());
    expect(await screen.findByText(/was closed before signing in/, undefined, patiently)).toBeVisible();
    expect(onError).not.toHaveBeenCalled();

    popups.outcome = 'deny';
    await user.click(await connectButton());
    const alert = (await screen.findByText('Access was not granted')).closest('[data-tone=warning]');
    expect(alert).toHaveFocus();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'consent_denied' });
    expect(popups.popups.map(({ closed }) => closed)).toEqual([true, true]);

    popups.outcome = 'wait';
    await user.click(await connectButton());
    await screen.findByRole('heading', { name: 'Finish signing in' });
    service.store.steps = {};
    popups.finish();
    const title = await screen.findByText('Juniper CRM (sign-in in steps) was not connected');
    expect(title.closest('[role=alert]')).toHaveTextContent('Start again');

    popups.outcome = 'grant';
    await user.click(await connectButton());
    await connected();
  });

  it('says at the box that the provider refuses what was typed', async () => {
    const { user } = openConnect(service, { provider });
    await user.type(await screen.findByLabelText('Account code'), 'rejected');
    await user.click(await connectButton());

    await waitFor(() =>
      expect(screen.getByLabelText('Account code')).toHaveAccessibleDescription(/did not accept this/),
    );
  });

  it('opens no address that could run code in this page', async () => {
    const redirect = { url: 'javascript:alert(1)', sessionId: 'one' };
    service.server.use(http.post('*/v1/custom-auth/connect', () => HttpResponse.json({ redirect })));
    const { popups, onError } = await begin();

    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(popups.popups).toMatchObject([{ url: 'about:blank', closed: true }]);
  });
});

describe('signing in again in steps', () => {
  it('keeps the connection, and says that it works again', async () => {
    const { id } = service.given.connection({
      provider,
      authScheme: 'apiKey',
      authType: 'custom',
      status: 'bad_credentials',
    });
    service.given.integration({ name: 'steps-sync', provider });
    const { user } = openInstall(service, { integration: 'steps-sync' });
    await user.click(await screen.findByRole('tab', { name: /Manage/ }));
    await user.click(await screen.findByRole('button', { name: /^Reconnect/ }));
    await user.type(await screen.findByLabelText('Account code'), 'acme');
    await user.click(screen.getByRole('button', { name: /^Reconnect/ }));

    expect(await screen.findByText('The connection is up to date.')).toBeVisible();
    expect(service.store.connections).toMatchObject([{ id, status: 'working' }]);
  });

  it('asks about another account, and keeps the connected one or sends the id of the other', async () => {
    const account = { id: 'w1', workspace: { id: 'w1', name: 'Acme' }, since: '2026-06-01T08:00:00.000Z' };
    service.given.connection({ provider, authScheme: 'apiKey', authType: 'custom', account });
    service.given.account({ workspace: { id: 'w2', name: 'Globex' } });
    const { user } = openConnect(service, { provider }, { options: withTokens() });
    const question = () => screen.findByRole('region', { name: /^This is another Juniper.* account$/ });
    await user.click(await screen.findByText('Update credentials'));
    await user.type(await screen.findByLabelText('Account code'), 'globex');
    await user.click(screen.getByRole('button', { name: /^Reconnect/ }));
    expect(await question()).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Keep the connected account' }));
    await waitFor(() => expect(screen.queryByText(/another Juniper.* account/)).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Reconnect/ }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Use the new one' }));

    await waitFor(() => expect(steps()[4]?.body).toMatchObject({ account: { id: 'w2' } }));
    expect(steps()[4]?.body).toMatchObject({ customAuth: { accountCode: 'globex' } });
  });
});
