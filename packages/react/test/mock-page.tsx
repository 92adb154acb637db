import {
  createMockService,
  type MockService,
  type MockServiceOptions,
  mockConsumerToken,
} from '@dowel/mocks';
import { type SetupServer, setupServer } from 'msw/node';
import type { ComponentProps, ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import {
  ConnectionProvider,
  InstallationProvider,
  type ServiceOptions,
  ServiceProvider,
} from '../src/index.ts';

/** Starts a mock service on the page's own origin. Each test finds it in its first state. */
export function startMockService(options?: MockServiceOptions): MockService & { server: SetupServer } {
  const service = createMockService(options);
  const server = setupServer(...service.handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    service.reset();
  });
  afterAll(() => server.close());
  return Object.assign(service, { server });
}

/** Ada of Acme, the demo's consumer. */
export const ada = { groupRef: 'acme', consumerRef: 'ada' };

/** Signs in with the demo's frontend key. */
export const withKey = { project: 'demo', apiKey: 'mock_frontend' } satisfies ServiceOptions;

/** Signs in with consumer tokens. `getToken` is a mock function that records its calls. */
export function withTokens() {
  const getToken = vi.fn(async (identity: { groupRef: string; consumerRef: string }) =>
    mockConsumerToken(identity),
  );
  return { project: 'demo', getToken } satisfies ServiceOptions;
}

/** A wrapper for `render` and `renderHook` that contains a `ServiceProvider`. */
export function onPage(options: ServiceOptions = withKey) {
  return ({ children }: { children: ReactNode }) => (
    <ServiceProvider options={options}>{children}</ServiceProvider>
  );
}

/** A wrapper that contains Ada's connection. A page that changes `props` draws with the new ones. */
export function inConnection(
  props: Partial<ComponentProps<typeof ConnectionProvider>> = {},
  options: ServiceOptions = withKey,
) {
  const Page = onPage(options);
  return ({ children }: { children: ReactNode }) => (
    <Page>
      <ConnectionProvider provider="sandbox" {...ada} {...props}>
        {children}
      </ConnectionProvider>
    </Page>
  );
}

/** A wrapper that contains Ada's installation of an integration. A page that changes `props` draws with the new ones. */
export function inInstallation(
  props: Partial<ComponentProps<typeof InstallationProvider>> = {},
  options: ServiceOptions = withKey,
) {
  const Page = onPage(options);
  return ({ children }: { children: ReactNode }) => (
    <Page>
      <InstallationProvider integration="crm-sync" {...ada} {...props}>
        {children}
      </InstallationProvider>
    </Page>
  );
}

/** The endpoints that were called, in order. */
export function askedOf(service: MockService): string[] {
  return service.requests.map(({ endpoint }) => endpoint);
}
