// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  ConnectionProvider,
  ConnectProvider,
  InstallationProvider,
  InstallIntegration,
  prefetchInstallation,
  type ServiceOptions,
  ServiceProvider,
  useConnect,
  useConnection,
  useDowelClient,
  useInstallation,
  useIsIntegrationInstalled,
  useLocalConfig,
  useManifest,
  useMessages,
  useProvider,
  useSaveObject,
} from './index.ts';

const ada = { groupRef: 'acme', consumerRef: 'ada' };

function Installed() {
  const t = useMessages();
  const state = [
    useIsIntegrationInstalled('crm-sync', 'acme').isLoading,
    useInstallation().isPending,
    useManifest().isPending,
    useLocalConfig().isReady,
    useConnect().status,
    useSaveObject().isIdle,
    useDowelClient().project,
  ];
  return <p>{[t('common.loading'), ...state].join(' ')}</p>;
}

function Connected() {
  return <p>{[useConnection().isPending, useProvider().isPending, useConnect().status].join(' ')}</p>;
}

describe('rendering on a server', () => {
  it.each<[string, ServiceOptions]>([
    ['with a key', { project: 'demo', apiKey: 'key' }],
    ['with tokens', { project: 'demo', getToken: async () => 'token', baseUrl: 'https://dowel.example/v1' }],
  ])('gives the loading state, without a page, a request or a complaint (%s)', (_, options) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const complain = vi.spyOn(console, 'error');

    const html = renderToString(
      <ServiceProvider options={options}>
        <InstallationProvider integration="crm-sync" {...ada}>
          <Installed />
        </InstallationProvider>
        <ConnectionProvider provider="sandbox" {...ada}>
          <Connected />
        </ConnectionProvider>
      </ServiceProvider>,
    );

    expect(html).toBe('<p>Loading… true true true false idle true demo</p><p>true true idle</p>');
    expect(typeof window).toBe('undefined');
    expect(fetch).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
  });

  it('draws a stand-in for each component', () => {
    const getToken = vi.fn(async () => '');
    const fetch = vi.fn();
    const complain = vi.spyOn(console, 'error');

    const html = renderToString(
      <ServiceProvider options={{ project: 'demo', getToken, fetch }}>
        <InstallIntegration integration="crm-sync" {...ada} />
        <ConnectProvider provider="sandbox" {...ada} />
      </ServiceProvider>,
    );

    expect(html.match(/Loading…/g)).toHaveLength(2);
    expect(getToken).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
  });

  it('prefetches nothing', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');

    await prefetchInstallation({ project: 'demo', apiKey: 'key' }, { integration: 'crm-sync', ...ada }).ready;

    expect(fetch).not.toHaveBeenCalled();
  });
});
