import type { Config, Installation } from '@dowel/schema';
import { createContext, useMemo } from 'react';
import { asError, callPage } from '../../context/call-page.ts';
import { useInside } from '../../context/useInside.ts';
import { useLatest } from '../../ui/useLatest.ts';

/** The callbacks that a page can pass. */
export interface InstallCallbacks {
  /** Called once when the integration is installed here. */
  onInstallSuccess?: ((installationId: string, config: Config) => void) | undefined;
  /** Called once each time a change is saved here. */
  onUpdateSuccess?: ((installationId: string, config: Config) => void) | undefined;
  /** Called once when the integration is uninstalled here. */
  onUninstallSuccess?: ((installationId: string) => void) | undefined;
  /** Called once for each failure that the component shows: loading, connecting, saving, uninstalling. */
  onError?: ((error: Error) => void) | undefined;
}

/** Functions that call the page's newest callbacks. The functions themselves never change. */
export interface InstallEvents {
  installed: (installation: Installation) => void;
  updated: (installation: Installation) => void;
  uninstalled: (installationId: string) => void;
  failed: (error: unknown) => void;
}

export const InstallEventsContext = createContext<InstallEvents | null>(null);

export const useInstallEvents = (): InstallEvents => useInside(InstallEventsContext);

export function useEventsOf(callbacks: InstallCallbacks): InstallEvents {
  const latest = useLatest(callbacks);
  return useMemo(
    () => ({
      installed: ({ id, config }) => callPage(() => latest.current.onInstallSuccess?.(id, config)),
      updated: ({ id, config }) => callPage(() => latest.current.onUpdateSuccess?.(id, config)),
      uninstalled: (id) => callPage(() => latest.current.onUninstallSuccess?.(id)),
      failed: (error) => callPage(() => latest.current.onError?.(asError(error))),
    }),
    [latest],
  );
}
