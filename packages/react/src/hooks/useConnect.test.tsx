import { type CallbackMessage, connectChannel, installPopupStub, type PopupOutcome } from '@dowel/mocks';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askedOf,
  inConnection,
  inInstallation,
  startMockService,
  withTokens,
} from '../../test/mock-page.tsx';
import { type ConnectAction, useConnect, useConnection } from '../index.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
let popups: ReturnType<typeof installPopupStub>;

beforeEach(() => {
  popups = installPopupStub(window, service);
});

afterEach(() => {
  popups.restore();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function renderConnect({
  outcome = 'grant',
  provider = 'sandbox',
}: {
  outcome?: PopupOutcome;
  provider?: string;
} = {}) {
  popups.outcome = outcome;
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const rendered = renderHook(
    () => ({
      known: useConnection(),
      // Pages write inline functions, so they are new on every render.
      ...useConnect({ onSuccess: (made) => onSuccess(made), onError: (error) => onError(error) }),
    }),
    { wrapper: inConnection({ provider, groupName: 'Acme Inc' }, withTokens()), reactStrictMode: true },
  );
  return { ...rendered, onSuccess, onError };
}

function post(message: CallbackMessage) {
  const channel = new BroadcastChannel(connectChannel);
  channel.postMessage(message);
  channel.close();
}

/** Replaces the connect button as soon as any query sees a connection. */
function ConnectOrDone({ onSuccess }: { onSuccess: () => void }) {
  const { connection, isSuccess, refetch } = useConnection();
  if (!isSuccess) return null;
  return connection ? (
    <p>Done</p>
  ) : (
    <>
      <ConnectButton onSuccess={onSuccess} />
      <button type="button" onClick={refetch}>
        Look again
      </button>
    </>
  );
}

function ConnectButton({ onSuccess }: { onSuccess: () => void }) {
  const { connect, status } = useConnect({ onSuccess });
  return (
    <>
      <button type="button" onClick={() => connect()}>
        Connect
      </button>
      <p>{status}</p>
    </>
  );
}

/** Opens the popup. The hook now waits for the sign-in there. */
async function renderWaiting(input?: Parameters<ConnectAction['connect']>[0]) {
  const rendered = await renderReady({ outcome: 'wait' });
  act(() => void rendered.result.current.connect(input));
  await waitFor(() => expect(rendered.result.current.status).toBe('waiting'));
  return rendered;
}

async function renderReady(options?: Parameters<typeof renderConnect>[0]) {
  const rendered = renderConnect(options);
  await waitFor(() => expect(rendered.result.current.known.isSuccess).toBe(true));
  return rendered;
}

describe('connecting by a popup', () => {
  // @holds S190
  it('opens it in the click, and ends with a connection, told once', async () => {
    const { result, onSuccess, rerender } = await renderReady();

    let promise: Promise<unknown> | undefined;
    act(() => {
      promise = result.current.connect();
      expect(popups.popups).toHaveLength(1);
    });
    expect(result.current).toMatchObject({ status: 'opening', isBusy: true });
    await waitFor(() => expect(result.current.status).toBe('connected'));
    rerender();

    const [made] = service.store.connections;
    expect(result.current.known.connection?.id).toBe(made?.id);
    expect(made?.group.groupName).toBe('Acme Inc');
    expect(await promise).toMatchObject({ id: made?.id });
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(popups.popups[0]?.closed).toBe(true);
  });

  it('opens it from a sandboxed frame, which may not look into its own windows', async () => {
    const { open } = window;
    vi.spyOn(window, 'open').mockImplementation((...given) => {
      const get = () => {
        throw new DOMException('Blocked a frame with origin "null".', 'SecurityError');
      };
      return Object.defineProperty(open(...given) as Window, 'document', { get });
    });
    const { result, onSuccess } = await renderReady();

    await act(() => result.current.connect());

    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('leads the popup past the start page, and lets the person click where it does not heed it', async () => {
    const { result, onError } = await renderReady({ outcome: 'wait' });
    const popup = () => popups.popups[0];
    act(() => void result.current.connect());
    await waitFor(() => expect(popup()?.url).toContain('/callbacks/v1/start/'));
    expect(popup()?.isPassed).toBe(false);
    await waitFor(() => expect(popup()?.isPassed).toBe(true));
    expect(popup()?.url).not.toContain('pass');
    await waitFor(() => expect(result.current.status).toBe('waiting'));
    for (const signIn of Object.values(service.store.signIns)) signIn.pass = 'of another page';

    popups.finish('grant');

    await waitFor(() => expect(result.current.status).toBe('connected'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('does not take a connection for its own that was there before, and that the page had not heard of', async () => {
    const { result } = await renderReady({ outcome: 'wait' });
    const { id } = service.given.connection({ provider: 'sandbox' });
    act(() => void result.current.connect());
    await waitFor(() => expect(result.current.status).toBe('waiting'));

    await act(() => result.current.known.refetch());

    expect(result.current).toMatchObject({ status: 'waiting', known: { connection: { id } } });
    expect(popups.popups[0]?.closed).toBe(false);
  });

  it('tells a refusal once, and can be tried again', async () => {
    const { result, onError, onSuccess } = await renderReady({ outcome: 'deny' });

    await act(async () => {
      await expect(result.current.connect()).rejects.toMatchObject({ code: 'consent_denied' });
    });
    expect(result.current).toMatchObject({ status: 'failed', error: { detail: 'Access was not granted.' } });
    expect(onError).toHaveBeenCalledTimes(1);

    popups.outcome = 'grant';
    await act(() => result.current.connect());
    expect(result.current.status).toBe('connected');
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('goes back to idle when the popup is closed, after a look at the service before and after', async () => {
    const { result, onError } = await renderReady({ outcome: 'close' });
    const before = service.requests.length;

    await act(async () => expect(await result.current.connect()).toBeNull());

    expect(result.current).toMatchObject({ status: 'idle', notice: 'closed', error: null });
    expect(askedOf(service).slice(before)).toEqual(['listConnections', 'oauthConnect', 'listConnections']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('believes the service when a popup only looks closed', async () => {
    const { result, onSuccess } = await renderWaiting();

    service.authorize(popups.popups[0]?.url ?? '');
    popups.finish('close');

    await waitFor(() => expect(result.current.status).toBe('connected'));
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it.each([0, 10])('sees a connection by asking, also after %i minutes of sleep', async (minutes) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, onSuccess } = await renderWaiting();
    service.authorize(popups.popups[0]?.url ?? '');

    vi.setSystemTime(Date.now() + minutes * 60_000);
    await act(() => vi.advanceTimersByTimeAsync(2_000));

    await waitFor(() => expect(result.current.status).toBe('connected'));
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('sees by asking that the sign-in was to another account', async () => {
    const account = { id: 'w1', workspace: { id: 'w1', name: 'Acme' }, since: '2026-06-01T08:00:00.000Z' };
    const { id } = service.given.connection({ account });
    service.given.account({ workspace: { id: 'w2', name: 'Globex' } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, onSuccess } = await renderWaiting({ connectionId: id });
    service.authorize(popups.popups[0]?.url ?? '');

    await act(() => vi.advanceTimersByTimeAsync(2_000));

    await waitFor(() => expect(result.current.error?.code).toBe('account_differs'));
    expect(result.current.known.connection).toMatchObject({ account, offeredAccount: { id: 'w2' } });
    expect(onSuccess).not.toHaveBeenCalled();
    expect(popups.popups[0]?.closed).toBe(true);
  });

  it('stops asking after ten minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result } = await renderWaiting();

    vi.setSystemTime(Date.now() + 10 * 60_000);
    await act(() => vi.advanceTimersByTimeAsync(2_000));

    await waitFor(() => expect(result.current).toMatchObject({ status: 'idle', notice: 'timed_out' }));
    const before = service.requests.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(service.requests).toHaveLength(before);
  });

  it('believes no message of another origin, and no refusal of somebody else', async () => {
    const { result, onError } = await renderWaiting();

    act(() => {
      const data = { eventType: 'AUTHORIZATION_FAILED', message: 'a trick', data: { error: 'a trick' } };
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
    });
    expect(result.current.status).toBe('waiting');
    post({ eventType: 'AUTHORIZATION_FAILED', message: 'no', data: { error: 'no' } });
    await act(() => result.current.known.refetch());

    expect(result.current.status).toBe('waiting');
    expect(onError).not.toHaveBeenCalled();
    act(() => result.current.cancel());
    expect(result.current).toMatchObject({ status: 'idle', notice: null });
    expect(popups.popups[0]?.closed).toBe(true);
  });

  it('takes no connection to another provider, which another tab has made', async () => {
    const { result, onSuccess } = await renderWaiting();
    const { id } = service.given.connection({ provider: 'sandboxApiKey' });

    post({ eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: id } });
    await waitFor(() =>
      expect(askedOf(service).filter((name) => name === 'listConnections')).toHaveLength(2),
    );
    await act(() => result.current.known.refetch());

    expect(result.current.status).toBe('waiting');
    expect(popups.popups[0]?.closed).toBe(false);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('does not take the connection of another sign-in for the one that is signed in to again', async () => {
    const { id } = service.given.connection({ status: 'bad_credentials' });
    const { result, onSuccess } = await renderWaiting({ connectionId: id });
    const other = service.given.connection();

    post({ eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: other.id } });
    await waitFor(() =>
      expect(askedOf(service).filter((name) => name === 'listConnections')).toHaveLength(2),
    );
    await act(() => result.current.known.refetch());

    expect(result.current.status).toBe('waiting');
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('closes the popup and tells why when the service refuses to start', async () => {
    const { result, onError } = await renderReady();
    service.fail('oauthConnect', { code: 'provider_app_missing', remedy: 'Add an app.' });

    await act(async () => {
      await expect(result.current.connect()).rejects.toMatchObject({ code: 'provider_app_missing' });
    });

    expect(result.current).toMatchObject({ status: 'failed', error: { remedy: 'Add an app.' } });
    expect(popups.popups[0]?.closed).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('signs in to a connection again, which keeps its id', async () => {
    const { id } = service.given.connection({ status: 'bad_credentials' });
    const { result, onSuccess } = await renderReady();
    expect(result.current.known.connection?.status).toBe('bad_credentials');

    await act(() => result.current.connect({ connectionId: id }));

    await waitFor(() => expect(result.current.known.connection).toMatchObject({ id, status: 'working' }));
    expect(askedOf(service)).toContain('oauthUpdate');
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ id }));
  });
});

describe('connecting where the popup is cut off', () => {
  it('hears of it on the channel, although the popup looked closed', async () => {
    const { result, onSuccess } = await renderWaiting();
    const url = popups.popups[0]?.url ?? '';
    popups.finish('close');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'idle', notice: 'closed' }));

    post(service.authorize(url));

    await waitFor(() => expect(result.current).toMatchObject({ status: 'connected', notice: null }));
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('hears of a refusal on the channel too', async () => {
    const { result, onError } = await renderWaiting();
    const url = popups.popups[0]?.url ?? '';
    popups.finish('close');
    await waitFor(() => expect(result.current.status).toBe('idle'));

    post(service.authorize(url, { deny: true }));

    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('connecting on a page that moves on', () => {
  it('tells the success before whatever asked for it goes away', async () => {
    popups.outcome = 'wait';
    const onSuccess = vi.fn();
    render(<ConnectOrDone onSuccess={onSuccess} />, { wrapper: inConnection({}, withTokens()) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Connect' }));
    await screen.findByText('waiting');
    service.authorize(popups.popups[0]?.url ?? '');

    await user.click(screen.getByRole('button', { name: 'Look again' }));

    expect(await screen.findByText('Done')).toBeDefined();
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });
});

describe('connecting where popups are blocked', () => {
  it('goes on in the tab, and comes back to the same page', async () => {
    const { result } = await renderReady({ outcome: 'block' });
    await act(async () => expect(await result.current.connect()).toBeNull());
    expect(result.current.status).toBe('blocked');

    await act(() => result.current.continueInThisTab());

    const start = service.requests.find(({ endpoint }) => endpoint === 'oauthConnect');
    expect(start?.body).toMatchObject({
      returnUrl: 'http://localhost:3000/?dowel_provider=demo%2Csandbox%2Cacme%2C%2C',
    });
  });

  it('can be tried again when the person goes back, and the browser shows the page as it was left', async () => {
    const { result } = await renderReady({ outcome: 'block' });
    await act(() => result.current.connect());
    await act(() => result.current.continueInThisTab());
    expect(result.current.isBusy).toBe(true);

    act(() => void window.dispatchEvent(new Event('pageshow')));

    expect(result.current).toMatchObject({ status: 'idle', isBusy: false });
  });

  it('takes up a sign-in that came back, once, and cleans the address', async () => {
    const { id } = service.given.connection();
    window.history.replaceState(
      null,
      '',
      `/crm?tab=2&dowel_provider=demo%2Csandbox%2Cacme%2C%2C&dowel_connection=${id}#top`,
    );

    const { result, onSuccess, rerender } = renderConnect();
    await waitFor(() => expect(result.current.status).toBe('connected'));
    rerender();

    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(window.location.href).toBe('http://localhost:3000/crm?tab=2#top');
  });

  it('takes up a sign-in only where it began, though another one to the provider is on the page', async () => {
    service.given.integration({ name: 'mail', provider: 'sandbox' });
    const { id } = service.given.connection();
    window.history.replaceState(null, '', `/?dowel_provider=demo%2Cmail%2Cacme%2C%2C&dowel_connection=${id}`);
    const mailOf = (groupRef: string) => inInstallation({ integration: 'mail', groupRef }, withTokens());
    const other = renderConnect();
    const ofGlobex = renderHook(() => useConnect(), { wrapper: mailOf('globex') });
    const { result } = renderHook(() => useConnect(), { wrapper: mailOf('acme') });

    await waitFor(() => expect(result.current.status).toBe('connected'));

    expect(other.result.current.status).toBe('idle');
    expect(ofGlobex.result.current.status).toBe('idle');
  });

  it('takes up a refusal that came back', async () => {
    window.history.replaceState(
      null,
      '',
      '/?dowel_provider=demo%2Csandbox%2Cacme%2C%2C&dowel_error=consent_denied',
    );

    const { result, onError } = renderConnect();

    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.error?.code).toBe('consent_denied');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('');
  });
});

describe('connecting with typed credentials', () => {
  it('tells why they were refused, and ends with a connection without another request', async () => {
    const { result, onSuccess } = await renderReady({ provider: 'sandboxApiKey' });

    await act(async () => {
      await result.current.connect({ credentials: { apiKey: 'rejected' } }).catch(() => {});
    });
    expect(result.current).toMatchObject({ status: 'failed', error: { code: 'credentials_rejected' } });

    await act(() => result.current.connect({ credentials: { apiKey: 'juniper_demo_acme' } }));
    expect(result.current).toMatchObject({ status: 'connected' });
    await waitFor(() => expect(result.current.known.connection?.provider).toBe('sandboxApiKey'));
    expect(askedOf(service)).toEqual(['listConnections', 'generateConnection', 'generateConnection']);
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('sends metadata as the service takes it', async () => {
    const { result } = await renderReady({ provider: 'mockWorkspace' });

    await act(() =>
      result.current.connect({ credentials: { apiKey: 'k' }, metadata: { workspace: 'acme', region: 'eu' } }),
    );

    expect(service.requests.at(-1)?.body).toMatchObject({
      providerWorkspaceRef: 'acme',
      providerMetadata: {
        workspace: { value: 'acme', source: 'input' },
        region: { value: 'eu', source: 'input' },
      },
    });
  });
});
