import { installPopupStub } from '@dowel/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inConnection, startMockService, withTokens } from '../../test/mock-page.tsx';
import { type ConnectAction, useConnect } from '../index.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
let popups: ReturnType<typeof installPopupStub>;

beforeEach(() => {
  popups = installPopupStub(window, service);
  popups.outcome = 'wait';
});

afterEach(() => popups.restore());

function renderIdle() {
  const told = { onSuccess: vi.fn(), onError: vi.fn() };
  return { ...renderHook(() => useConnect(told), { wrapper: inConnection({}, withTokens()) }), ...told };
}

/** Begins a sign-in. */
function renderConnecting() {
  const rendered = renderIdle();
  let attempt: Promise<unknown> | undefined;
  act(() => {
    attempt = rendered.result.current.connect();
  });
  return { ...rendered, attempt };
}

interface Rendered {
  result: { current: ConnectAction };
  unmount: () => void;
}

const endings: [how: string, end: (rendered: Rendered) => void][] = [
  ['cancelled', ({ result }) => act(() => result.current.cancel())],
  ['replaced by another attempt', ({ result }) => act(() => void result.current.connect())],
  ['given up because the component goes away', ({ unmount }) => unmount()],
];

describe('giving up a sign-in', () => {
  it.each(endings)('settles with null when the sign-in is %s while its popup waits', async (_, end) => {
    const rendered = renderConnecting();
    const { result, onSuccess, onError, attempt } = rendered;
    await waitFor(() => expect(result.current.status).toBe('waiting'));

    end(rendered);

    expect(await attempt).toBeNull();
    expect(onSuccess).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(endings)(
    'leaves no empty window behind when the sign-in is %s before it has an address',
    async (_, end) => {
      const rendered = renderConnecting();

      end(rendered);

      expect(await rendered.attempt).toBeNull();
      expect(popups.popups[0]).toMatchObject({ url: 'about:blank', closed: true });
    },
  );

  it('settles with null when the service refuses to start a sign-in that is already cancelled', async () => {
    service.fail('oauthConnect', 'provider_app_missing');
    const { result, onError, attempt } = renderConnecting();

    act(() => result.current.cancel());

    expect(await attempt).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a page that is loaded again while its window is open', () => {
  it('comes to connected by itself, without another window', async () => {
    service.given.connection();
    const { result: before, unmount } = renderConnecting();
    await waitFor(() => expect(before.current.status).toBe('waiting'));
    const url = popups.popups[0]?.url ?? '';
    const left = { ...sessionStorage };
    unmount();
    expect({ ...sessionStorage }).toEqual({});
    Object.assign(sessionStorage, left);

    const { result, onSuccess } = renderIdle();
    await waitFor(() => expect(service.requests.at(-1)?.endpoint).toBe('listConnections'));
    expect(result.current.status).toBe('idle');
    const data = service.authorize(url);
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.origin }));

    await waitFor(() => expect(result.current.status).toBe('connected'));
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(popups.popups).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe('a window that a page of the provider has cut off', () => {
  afterEach(() => vi.useRealTimers());

  it('sees a sign-in that took minutes, and asks less often until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, onSuccess } = renderConnecting();
    await waitFor(() => expect(result.current.status).toBe('waiting'));
    popups.finish('close');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(result.current).toMatchObject({ status: 'idle', notice: 'closed' });
    const before = service.requests.length;

    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(service.requests.length - before).toBeLessThanOrEqual(30);
    service.authorize(popups.popups[0]?.url ?? '');
    await act(() => vi.advanceTimersByTimeAsync(10_000));

    await waitFor(() => expect(result.current).toMatchObject({ status: 'connected', notice: null }));
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });
});
