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

/** Begins a sign-in. */
function renderConnecting() {
  const told = { onSuccess: vi.fn(), onError: vi.fn() };
  const rendered = renderHook(() => useConnect(told), { wrapper: inConnection({}, withTokens()) });
  let attempt: Promise<unknown> | undefined;
  act(() => {
    attempt = rendered.result.current.connect();
  });
  return { ...rendered, ...told, attempt };
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
