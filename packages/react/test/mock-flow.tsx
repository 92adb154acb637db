import { installPopupStub, type MockService, type PopupOutcome } from '@dowel/mocks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import {
  ConnectProvider,
  type ConnectProviderProps,
  InstallIntegration,
  type InstallIntegrationProps,
  type ServiceOptions,
} from '../src/index.ts';
import { ada, onPage, withKey, withTokens } from './mock-page.tsx';

/** Waits for the button, the tab or the checkbox of a name. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
export const checkbox = (name: string | RegExp) => screen.findByRole('checkbox', { name });

interface FlowOptions {
  options?: ServiceOptions;
  popup?: PopupOutcome;
}

/** Opens the install flow as a page does it: in strict mode, with new callbacks on every render. */
export function openInstall(
  service: MockService,
  props: Partial<InstallIntegrationProps> = {},
  { options = withTokens(), popup = 'grant' }: FlowOptions = {},
) {
  const popups = stubPopups(service, popup);
  const told = {
    onInstallSuccess: vi.fn(),
    onUpdateSuccess: vi.fn(),
    onUninstallSuccess: vi.fn(),
    onError: vi.fn(),
  };
  const page = () => (
    <InstallIntegration
      integration="crm-sync"
      {...ada}
      onInstallSuccess={(...given) => told.onInstallSuccess(...given)}
      onUpdateSuccess={(...given) => told.onUpdateSuccess(...given)}
      onUninstallSuccess={(...given) => told.onUninstallSuccess(...given)}
      onError={(...given) => told.onError(...given)}
      {...props}
    />
  );
  const { rerender } = render(page(), { wrapper: onPage(options), reactStrictMode: true });
  return { user: userEvent.setup(), popups, ...told, rerender: () => rerender(page()) };
}

/** Opens `ConnectProvider` as a page does it: in strict mode, with new callbacks on every render. */
export function openConnect(
  service: MockService,
  props: Partial<ConnectProviderProps> = {},
  { options = withKey, popup = 'grant' }: FlowOptions = {},
) {
  const popups = stubPopups(service, popup);
  const told = { onConnectSuccess: vi.fn(), onDisconnectSuccess: vi.fn(), onError: vi.fn() };
  const page = () => (
    <ConnectProvider
      provider="sandbox"
      {...ada}
      onConnectSuccess={(...given) => told.onConnectSuccess(...given)}
      onDisconnectSuccess={(...given) => told.onDisconnectSuccess(...given)}
      onError={(...given) => told.onError(...given)}
      {...props}
    />
  );
  const { rerender } = render(page(), { wrapper: onPage(options), reactStrictMode: true });
  return { user: userEvent.setup(), popups, ...told, rerender: () => rerender(page()) };
}

/** The demo's first integration is told about changes to these objects. */
export function subscribeTo({ store }: MockService, objectNames: readonly string[]) {
  // A copy: the mock service keeps what it starts with.
  store.integrations = structuredClone(store.integrations);
  const objects = objectNames.map((objectName) => ({ objectName, destination: 'inbox' }));
  Object.assign(store.integrations[0]?.latestRevision.content ?? {}, { subscribe: { objects } });
}

function stubPopups(service: MockService, outcome: PopupOutcome) {
  const popups = installPopupStub(window, service, { outcome });
  onTestFinished(() => popups.restore());
  return popups;
}
