import type { Connection } from '@dowel/schema';
import { useMemo } from 'react';
import { asError, callPage } from '../../context/call-page.ts';
import { useLatest } from '../../ui/useLatest.ts';
import type { ConnectProviderProps } from './ConnectProvider.tsx';
import { findRedirect } from './redirect.ts';

/** Functions that call the page's newest callbacks. The functions themselves never change. */
export interface ConnectEvents {
  connected: (connection: Connection) => void;
  disconnected: (connection: Connection) => void;
  failed: (error: unknown) => void;
}

/** What a page can pass. */
export type ConnectCallbacks = Pick<
  ConnectProviderProps,
  'onConnectSuccess' | 'onDisconnectSuccess' | 'onError' | 'redirectUrl'
>;

export function useConnectEvents(props: ConnectCallbacks): ConnectEvents {
  const latest = useLatest(props);
  return useMemo(
    () => ({
      connected(connection) {
        const { onConnectSuccess, onError, redirectUrl } = latest.current;
        callPage(onConnectSuccess, connection);
        if (redirectUrl === undefined) return;
        const target = findRedirect(redirectUrl, window.location.href);
        if (target) window.location.assign(target);
        else callPage(onError, new TypeError(refusal(redirectUrl)));
      },
      disconnected: (connection) => callPage(latest.current.onDisconnectSuccess, connection),
      failed: (error) => callPage(latest.current.onError, asError(error)),
    }),
    [latest],
  );
}

function refusal(redirectUrl: string): string {
  return `ConnectProvider got redirectUrl "${redirectUrl}", which is neither a web address nor a relative one, so the page stays. Pass one that starts with https:// or /.`;
}
