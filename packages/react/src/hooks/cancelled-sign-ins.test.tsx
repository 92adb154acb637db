import { installPopupStub } from '@dowel/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, onPage, startMockService, withTokens } from '../../test/mock-page.tsx';
import { type ConnectAction, ConnectionProvider, useConnect } from '../index.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
let popups: ReturnType<typeof installPopupStub>;

beforeEach(() => {
  popups = installPopupStub(window, service);
  popups.outcome = 'wait';
});

afterEach(() => popups.restore());

function renderConnect() {
  const onSuccess = vi.fn();
  const onError = vi.fn();
  const Page = onPage(withTokens());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page>
      <ConnectionProvider provider="sandbox" {...ada}>
        {children}
      </ConnectionProvider>
    </Page>
  );
  return { ...renderHook(() => useConnect({ onSuccess, onError }), { wrapper }), onSuccess, onError };
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
    const rendered = renderConnect();
    const { result, onSuccess, onError } = rendered;
    let attempt: Promise<unknown> | undefined;
    act(() => {
      attempt = result.current.connect();
    });
    await waitFor(() => expect(result.current.status).toBe('waiting'));

    end(rendered);

    expect(await attempt).toBeNull();
    expect(onSuccess).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it.each(endings)(
    'leaves no empty window behind when the sign-in is %s before it has an address',
    async (_, end) => {
      const rendered = renderConnect();
      let attempt: Promise<unknown> | undefined;
      act(() => {
        attempt = rendered.result.current.connect();
      });

      end(rendered);

      expect(await attempt).toBeNull();
      expect(popups.popups[0]).toMatchObject({ url: 'about:blank', closed: true });
    },
  );

  it('settles with null when the service refuses to start a sign-in that is already cancelled', async () => {
    service.fail('oauthConnect', 'provider_app_missing');
    const { result, onError } = renderConnect();

    let attempt: Promise<unknown> | undefined;
    act(() => {
      attempt = result.current.connect();
    });
    act(() => result.current.cancel());

    expect(await attempt).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });
});
