import { installPopupStub } from '@dowel/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inInstallation, onPage, startMockService, withTokens } from '../../test/mock-page.tsx';
import {
  useConnect,
  useConnection,
  useCreateInstallation,
  useInstallation,
  useInstallations,
  useIsIntegrationInstalled,
  useLocalConfig,
  useReadNow,
  useSaveObject,
  useUpdateInstallation,
} from '../index.ts';

const service = startMockService();
afterEach(() => vi.useRealTimers());

/** Several installations of an integration that signs in with a typed key. */
const integration = 'several';

function given(provider = 'sandboxApiKey') {
  return service.given.integration({ name: integration, provider, multiple: true }).id;
}

function useScreen() {
  return {
    connection: useConnection(),
    installation: useInstallation(),
    all: useInstallations(),
    isInstalled: useIsIntegrationInstalled(integration, 'acme'),
    config: useLocalConfig(),
    creating: useCreateInstallation(),
    saving: useSaveObject(),
    updating: useUpdateInstallation(),
    reading: useReadNow(),
    connecting: useConnect(),
  };
}

async function renderReady(installationRef?: string) {
  const wrapper = inInstallation({ integration, installationRef }, withTokens());
  const { result } = renderHook(useScreen, { wrapper });
  await waitFor(() => expect(result.current.installation.isSuccess).toBe(true));
  return result;
}

const bodyOf = (endpoint: string) =>
  service.requests.filter((sent) => sent.endpoint === endpoint).at(-1)?.body;

describe('several installations of an integration', () => {
  it('keep the connection of their own sign-in, however long a person takes to install', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const integrationId = given();
    const connectionId = service.given.connection({ provider: 'sandboxApiKey' }).id;
    service.given.installation({ integrationId, connectionId });
    const screen = await renderReady('emea');
    await act(() => screen.current.connecting.connect({ credentials: { apiKey: 'juniper_demo_acme' } }));
    await waitFor(() => expect(screen.current.connection.connection).not.toBeNull());
    const own = screen.current.connection.connection?.id;

    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    expect(screen.current.connection.connection?.id).toBe(own);
    const content = { read: { objects: {} } };
    await act(() => screen.current.creating.createInstallation({ content }));

    expect(bodyOf('createInstallation')).toMatchObject({ connectionId: own });
  });

  it('use the sign-in that the same click has finished', async () => {
    given();
    const screen = await renderReady('emea');
    const { connecting, creating } = screen.current;

    await act(async () => {
      await connecting.connect({ credentials: { apiKey: 'juniper_demo_acme' } });
      await creating.createInstallation({ content: { read: { objects: {} } } });
    });

    const own = screen.current.connecting.connection?.id;
    expect(own).toEqual(expect.any(String));
    expect(bodyOf('createInstallation')).toMatchObject({ connectionId: own });
  });

  it('do not stand in for the default one', async () => {
    service.given.installation({ integrationId: given(), installationRef: 'emea' });
    const { result } = renderHook(() => useIsIntegrationInstalled(integration, 'acme', 'ada'), {
      wrapper: onPage(withTokens()),
    });
    await waitFor(() => expect(result.current.isLoaded).toBe(true));
    expect(result.current).toMatchObject({ isIntegrationInstalled: false, config: undefined });

    const screen = await renderReady();
    expect(screen.current.installation.installation).toBeNull();
    expect(screen.current.isInstalled.isIntegrationInstalled).toBe(false);
  });

  it('each have a page of their own', async () => {
    const integrationId = given();
    const connectionId = service.given.connection({ provider: 'sandboxApiKey' }).id;
    service.given.installation({ integrationId, connectionId });
    service.given.installation({ integrationId, connectionId, installationRef: 'emea', name: 'EMEA' });

    const emea = await renderReady('emea');
    expect(emea.current.installation.installation).toMatchObject({ installationRef: 'emea', name: 'EMEA' });
    const byDefault = await renderReady('');
    expect(byDefault.current.installation.installation).not.toHaveProperty('installationRef');
  });

  it('are changed and read alone', async () => {
    const integrationId = given();
    const connectionId = service.given.connection({ provider: 'sandboxApiKey' }).id;
    service.given.installation({ integrationId, connectionId });
    const { id } = service.given.installation({ integrationId, connectionId, installationRef: 'emea' });
    const screen = await renderReady('emea');
    await waitFor(() => expect(screen.current.config.isReady).toBe(true));

    await act(() => screen.current.updating.updateInstallation({ name: 'EMEA' }));
    await waitFor(() => expect(screen.current.installation.installation).toMatchObject({ id, name: 'EMEA' }));
    await waitFor(() =>
      expect(screen.current.all.installations).toMatchObject([{}, { installationRef: 'emea', name: 'EMEA' }]),
    );
    act(() =>
      screen.current.config.readObject('contacts').setSelectedField({ fieldName: 'phone', selected: false }),
    );
    await act(() => screen.current.saving.saveObject('contacts'));
    expect(bodyOf('patchObjectConfig')).toMatchObject({ installationId: id });
    await act(() => screen.current.reading.readNow('contacts'));
    await act(() => screen.current.reading.readNow('contacts'));
    expect(bodyOf('triggerRead')).toMatchObject({
      groupRef: 'acme',
      installationRef: 'emea',
      sinceTimestamp: expect.any(String),
    });
  });

  it('do not take the sign-in of another one after their own window was closed', async () => {
    const popups = installPopupStub(window, service, { outcome: 'close' });
    onTestFinished(() => popups.restore());
    given('sandbox');
    const [emea, us] = [await renderReady('emea'), await renderReady('us')];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(() => emea.current.connecting.connect());
    popups.outcome = 'grant';
    await act(() => us.current.connecting.connect());

    await act(() => vi.advanceTimersByTimeAsync(20_000));

    expect(us.current.connecting.status).toBe('connected');
    expect(emea.current.connecting).toMatchObject({ status: 'idle', notice: 'closed', connection: null });
  });

  it('begin with a sign-in of their own, beside that of the default one', async () => {
    const integrationId = given();
    const first = service.given.connection({ provider: 'sandboxApiKey' }).id;
    service.given.installation({ integrationId, connectionId: first });
    const screen = await renderReady('emea');
    expect(screen.current.connection.connection).toBeNull();
    // The list has the connection of the default one too.
    await act(() => screen.current.connection.refetch());
    expect(screen.current.connection.connection).toBeNull();

    await act(() => screen.current.connecting.connect({ credentials: { apiKey: 'juniper_demo_acme' } }));
    expect(bodyOf('generateConnection')).toMatchObject({ additional: true });
    await waitFor(() => expect(screen.current.connection.connection?.id).toEqual(expect.any(String)));
    const own = screen.current.connection.connection?.id;
    await act(() => screen.current.connection.refetch());
    expect(own).not.toBe(first);
    expect(screen.current.connection.connection?.id).toBe(own);
    const content = { read: { objects: {} } };
    await act(() => screen.current.creating.createInstallation({ content, name: 'EMEA' }));
    expect(bodyOf('createInstallation')).toMatchObject({ connectionId: own });
    await waitFor(() =>
      expect(screen.current.installation.installation).toMatchObject({
        installationRef: 'emea',
        name: 'EMEA',
      }),
    );
    const byDefault = await renderReady();
    expect(byDefault.current.installation.installation?.connection.id).toBe(first);
  });
});
