import { renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ada, askedOf, inInstallation, onPage, startMockService, withTokens } from '../../test/mock-page.tsx';
import { useIsIntegrationInstalled } from './useIsIntegrationInstalled.ts';

const service = startMockService();

describe('asking whether an integration is installed', () => {
  // @holds S203, S204, S205
  it('says no while it does not know', async () => {
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), { wrapper: onPage() });

    expect(result.current).toEqual({
      isLoaded: false,
      isLoading: true,
      isIntegrationInstalled: false,
      isError: false,
      error: null,
      config: undefined,
    });
    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    expect(result.current.isIntegrationInstalled).toBe(false);
  });

  // @holds S199, S200, S204, S206
  it('says yes, with the config, by one request', async () => {
    const installation = service.given.installation();
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), { wrapper: onPage() });

    await waitFor(() => expect(result.current.isIntegrationInstalled).toBe(true));
    expect(result.current).toMatchObject({ isLoaded: true, isLoading: false, config: installation.config });
    expect(askedOf(service)).toEqual(['listInstallations']);
  });

  it('sees what another tab has installed, as soon as somebody comes back from it', async () => {
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), { wrapper: onPage() });
    await waitFor(() => expect(result.current.isLoaded).toBe(true));

    service.given.installation();
    window.dispatchEvent(new Event('visibilitychange'));

    await waitFor(() => expect(result.current.isIntegrationInstalled).toBe(true));
  });

  // @holds S209
  it('tells which objects are read and written, and stays the same while the config does', async () => {
    const installation = service.given.installation();
    installation.config.content = {
      provider: 'sandbox',
      read: {
        objects: { contacts: { objectName: 'contacts', selectedFields: {}, selectedFieldMappings: {} } },
      },
      write: { objects: { deals: { objectName: 'deals' } } },
    };
    const { result, rerender } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), {
      wrapper: onPage(),
    });
    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    const { config } = result.current;

    expect(Object.values(config?.read?.objects ?? {}).map(({ objectName }) => objectName)).toEqual([
      'contacts',
    ]);
    expect(Object.values(config?.write?.objects ?? {}).map(({ objectName }) => objectName)).toEqual([
      'deals',
    ]);
    expect(config?.content).toEqual(installation.config.content);
    rerender();
    expect(result.current.config).toBe(config);
  });

  it('asks no more when React mounts it twice', async () => {
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), {
      wrapper: onPage(),
      reactStrictMode: true,
    });

    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    expect(service.requests).toHaveLength(1);
  });

  // @holds S205
  it('explains an integration that there is not', async () => {
    const { result } = renderHook(() => useIsIntegrationInstalled('typo', 'acme'), { wrapper: onPage() });

    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current).toMatchObject({
      isLoaded: false,
      isLoading: false,
      isIntegrationInstalled: false,
      error: { code: 'integration_not_found' },
    });
  });

  // @holds S201
  it('explains at once that a token needs a consumer, and sends nothing', () => {
    const options = withTokens();
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), {
      wrapper: onPage(options),
    });

    expect(result.current.isError).toBe(true);
    expect(result.current.error?.message).toMatch(
      /Pass consumerRef, or use the hook inside InstallationProvider/,
    );
    expect(service.requests).toHaveLength(0);
    expect(options.getToken).not.toHaveBeenCalled();
  });

  it('gives one error for one failure, so that an effect that reports it runs once', () => {
    const report = vi.fn();
    const { rerender } = renderHook(
      () => {
        const { error } = useIsIntegrationInstalled('crm-sync', 'acme');
        useEffect(() => report(error), [error]);
      },
      { wrapper: onPage(withTokens()) },
    );

    rerender();
    rerender();

    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'consumer_ref_missing' }));
  });

  // @holds S170, S202
  it('takes the consumer from the nearest provider', async () => {
    const options = withTokens();
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), {
      wrapper: inInstallation({}, options),
    });

    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    expect(options.getToken).toHaveBeenCalledWith(ada);
    expect(options.getToken).toHaveBeenCalledTimes(1);
  });

  it('says yes to everybody in the group, not only to who installed', async () => {
    const installation = service.given.installation({ createdBy: 'consumer:ada' });
    const { result } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme', 'grace'), {
      wrapper: onPage(withTokens()),
    });

    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    expect(result.current.isIntegrationInstalled).toBe(true);
    expect(result.current.config).toMatchObject({ id: installation.config.id });
  });

  // @holds S253
  it('shows one consumer nothing of another', async () => {
    service.given.installation();
    const { result, rerender } = renderHook(
      ({ groupRef, consumerRef }) => useIsIntegrationInstalled('crm-sync', groupRef, consumerRef),
      { wrapper: onPage(withTokens()), initialProps: ada },
    );
    await waitFor(() => expect(result.current.isIntegrationInstalled).toBe(true));

    rerender({ groupRef: 'globex', consumerRef: 'grace' });

    expect(result.current).toMatchObject({
      isIntegrationInstalled: false,
      isLoading: true,
      config: undefined,
    });
    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    expect(result.current.isIntegrationInstalled).toBe(false);
  });
});
