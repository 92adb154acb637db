import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  askedOf,
  inConnection,
  inInstallation,
  startMockService,
  withTokens,
} from '../../test/mock-page.tsx';
import {
  useConnection,
  useInstallation,
  useIntegrationSetup,
  useLocalConfig,
  useManifest,
  useProvider,
} from '../index.ts';

const service = startMockService();

/** All the data that an install screen shows first. */
function useScreen() {
  return {
    setup: useIntegrationSetup(),
    connection: useConnection(),
    installation: useInstallation(),
    manifest: useManifest(),
    provider: useProvider(),
    config: useLocalConfig(),
  };
}

describe('setting up an install screen', () => {
  it('takes one request when nothing is connected', async () => {
    const { result } = renderHook(useScreen, { wrapper: inInstallation() });

    await waitFor(() => expect(result.current.installation.isSuccess).toBe(true));
    expect(result.current.connection).toMatchObject({ isSuccess: true, connection: null });
    expect(result.current.provider.provider?.name).toBe('sandbox');
    expect(result.current.manifest).toMatchObject({ isPending: true, isLoading: false });
    expect(askedOf(service)).toEqual(['getIntegrationSetup']);
  });

  it('takes one request when everything is there, and one token', async () => {
    service.given.installation();
    const options = withTokens();
    const { result } = renderHook(useScreen, {
      wrapper: inInstallation({}, options),
      reactStrictMode: true,
    });

    await waitFor(() => expect(result.current.config.isReady).toBe(true));
    expect(result.current.manifest.getReadObject('contacts').object?.displayName).toBe('Contacts');
    expect(result.current.installation.installation?.group?.groupRef).toBe('acme');
    expect(askedOf(service)).toEqual(['getIntegrationSetup']);
    expect(options.getToken).toHaveBeenCalledTimes(1);
  });

  it('asks with a new token once when the service refuses the one it has', async () => {
    service.fail('getIntegrationSetup', 'token_invalid', { times: 1 });
    const options = withTokens();
    const { result } = renderHook(useScreen, { wrapper: inInstallation({}, options) });

    await waitFor(() => expect(result.current.setup.isSuccess).toBe(true));
    expect(options.getToken).toHaveBeenCalledTimes(2);
  });

  it.each<[string, object]>([
    ['without a code', { detail: 'Not found' }],
    ['with a code', { code: 'endpoint_not_found' }],
  ])('asks an older server for the parts, each once (404 %s)', async (_, problem) => {
    service.server.use(http.get(/:setup/, () => HttpResponse.json(problem, { status: 404 })));
    service.given.installation();
    const options = withTokens();
    const { result } = renderHook(useScreen, { wrapper: inInstallation({}, options) });

    await waitFor(() => expect(result.current.config.isReady).toBe(true));
    expect(askedOf(service).sort()).toEqual([
      'getHydratedRevision',
      'getIntegration',
      'getProject',
      'getProvider',
      'listConnections',
      'listInstallations',
    ]);
    expect(options.getToken).toHaveBeenCalledTimes(1);
  });

  it('tells of an integration that there is not, without asking for its parts', async () => {
    const { result } = renderHook(useScreen, { wrapper: inInstallation({ integration: 'typo' }) });

    await waitFor(() => expect(result.current.setup.isError).toBe(true));
    expect(result.current.connection.error).toMatchObject({ code: 'integration_not_found' });
    expect(result.current.installation).toMatchObject({ isPending: false, isError: true });
    expect(service.requests).toHaveLength(1);
  });

  it('asks again when somebody wants it, after an error', async () => {
    service.fail('getIntegrationSetup', 'api_key_scope', { times: 1 });
    const { result } = renderHook(useScreen, { wrapper: inInstallation() });
    await waitFor(() => expect(result.current.installation.isError).toBe(true));

    await act(() => result.current.installation.refetch());

    await waitFor(() => expect(result.current.installation.isSuccess).toBe(true));
    expect(askedOf(service)).toEqual(['getIntegrationSetup', 'getIntegrationSetup']);
  });

  it('shows one group nothing of another, nor its edits', async () => {
    service.given.installation();
    const who = { groupRef: 'acme' };
    const { result, rerender } = renderHook(useScreen, { wrapper: inInstallation(who) });
    await waitFor(() => expect(result.current.config.isReady).toBe(true));
    act(() => result.current.config.readObject('deals').setDisableRead());

    who.groupRef = 'globex';
    rerender();

    expect(result.current.installation).toMatchObject({ installation: null, isPending: true });
    expect(result.current.connection.connection).toBeNull();
    expect(result.current.config).toMatchObject({ isReady: false, isDirty: false });
    await waitFor(() => expect(result.current.installation.isSuccess).toBe(true));
    expect(result.current.installation.installation).toBeNull();

    who.groupRef = 'acme';
    rerender();
    await waitFor(() => expect(result.current.config.isReady).toBe(true));
    expect(result.current.config.dirtyObjects).toEqual(['deals']);
  });

  it('tells why the account could not be read, and reads it again when asked', async () => {
    const connection = service.given.connection();
    const [integration] = service.store.integrations;
    const revisionProblem = { status: 502, code: 'provider_unreachable', detail: 'Sandbox does not answer.' };
    service.server.use(
      http.get(/:setup/, () =>
        HttpResponse.json({
          project: service.store.project,
          integration,
          provider: service.store.providers.sandbox,
          connection,
          revisionProblem,
        }),
      ),
    );
    const { result } = renderHook(useScreen, { wrapper: inInstallation() });

    await waitFor(() => expect(result.current.manifest.isError).toBe(true));
    expect(result.current.manifest.error).toMatchObject(revisionProblem);
    expect(service.requests).toHaveLength(0);

    await act(() => result.current.manifest.refetch());
    expect(result.current.manifest.isSuccess).toBe(true);
    expect(askedOf(service)).toEqual(['getHydratedRevision']);
  });
});

describe('setting up a connect screen', () => {
  it('takes two requests', async () => {
    const { result } = renderHook(() => ({ connection: useConnection(), provider: useProvider() }), {
      wrapper: inConnection({ provider: 'mockWorkspace', module: 'sales' }),
    });

    await waitFor(() => expect(result.current.connection.isSuccess).toBe(true));
    await waitFor(() => expect(result.current.provider.isSuccess).toBe(true));
    expect(result.current.provider.metadataInputs.map(({ name }) => name)).toEqual(['workspace', 'region']);
    expect(askedOf(service).sort()).toEqual(['getProvider', 'listConnections']);
  });
});
