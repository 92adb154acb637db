import { useEffect, useState } from 'react';

let registered: Promise<unknown> | undefined;

/**
 * Whether the service worker of the mocks is there. Several frames that start it at the same moment disturb each other,
 * so the page around them starts it first.
 */
export function useMocksReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    registered ??= navigator.serviceWorker
      .register('/mockServiceWorker.js')
      .then(() => navigator.serviceWorker.ready);
    void registered.finally(() => setReady(true));
  }, []);
  return isReady;
}
