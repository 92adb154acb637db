import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openConnect, openInstall } from '../../test/mock-flow.tsx';
import {
  askedOf,
  inConnection,
  inInstallation,
  onPage,
  startMockService,
  withKey,
} from '../../test/mock-page.tsx';
import {
  useConnect,
  useConnection,
  useCreateInstallation,
  useInstallation,
  useIsIntegrationInstalled,
  useManifest,
  useProvider,
} from '../index.ts';

const service = startMockService();

const sentences = {
  integration: 'The page did not say which integration this is.',
  provider: 'The page did not say what to connect.',
  groupRef: 'The page did not say which workspace you work in.',
  consumerRef: 'The page did not say who you are.',
} as const;

describe('a component without a prop that it needs', () => {
  // A page without TypeScript can pass these, and so can a page whose values have not loaded yet.
  it.each([
    ['integration', undefined],
    ['consumerRef', undefined],
    ['groupRef', undefined],
    ['groupRef', null],
    ['groupRef', ''],
    ['groupRef', 42],
  ] as const)('InstallIntegration says so when %s is %j', async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { onError, rerender } = openInstall(service, { [name]: value });

    expect((await screen.findByText(sentences[name])).closest('[role="alert"]')).toBeVisible();
    rerender();
    expect(screen.getByRole('heading', { name: 'This cannot be shown yet' })).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'props_missing', message: expect.stringContaining(name) }),
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^InstallIntegration .*\\b${name}\\b`)),
    );
    expect(askedOf(service)).toEqual([]);
  });

  it.each(['provider', 'groupRef', 'consumerRef'] as const)(
    'ConnectProvider says so when %s is not there',
    async (name) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { onError } = openConnect(service, { [name]: undefined });

      expect((await screen.findByText(sentences[name])).closest('[role="alert"]')).toBeVisible();
      expect(screen.queryByText('Loading…')).toBeNull();
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'props_missing' }));
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(new RegExp(`^ConnectProvider .*\\b${name}\\b`)),
      );
      expect(askedOf(service)).toEqual([]);
    },
  );

  it('says everything that is missing, in the words of the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const messages = { 'problem.missing.groupRef': 'Pick a workspace first.' };
    openInstall(service, { groupRef: '', consumerRef: '' }, { options: { ...withKey, messages } });

    expect(await screen.findByText('Pick a workspace first.')).toBeVisible();
    expect(screen.getByText(sentences.consumerRef)).toBeVisible();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/groupRef and consumerRef/));
  });

  it('starts once the prop is there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const props = { groupRef: '' };
    const { rerender } = openInstall(service, props);
    await screen.findByText(sentences.groupRef);

    props.groupRef = 'acme';
    rerender();

    expect(await screen.findByRole('button', { name: /^(Connect|Sign in)/ })).toBeVisible();
    expect(screen.queryByText(sentences.groupRef)).toBeNull();
    expect(askedOf(service)).toEqual(['getIntegrationSetup']);
  });

  it('starts connecting once the provider is there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const props = { provider: '' };
    const { rerender } = openConnect(service, props);
    await screen.findByText(sentences.provider);

    props.provider = 'sandbox';
    rerender();

    expect(await screen.findByRole('button', { name: /^(Connect|Sign in)/ })).toBeVisible();
  });

  it('keeps quiet on the console of a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { onError } = openInstall(
      service,
      { groupRef: '' },
      { options: { project: 'demo', getToken: async () => '' } },
    );

    await screen.findByText(sentences.groupRef);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
  });
});

describe('hooks without what they need', () => {
  const missing = { isError: true, isPending: false, error: { code: 'props_missing' } };

  it('tell it below InstallationProvider, and send nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { result } = renderHook(
      () => ({
        installation: useInstallation(),
        manifest: useManifest(),
        connecting: useConnect(),
        creating: useCreateInstallation(),
      }),
      { wrapper: inInstallation({ groupRef: undefined as unknown as string }) },
    );

    expect(result.current.installation).toMatchObject(missing);
    expect(result.current.manifest).toMatchObject(missing);
    await act(async () => {
      await expect(result.current.connecting.connect()).rejects.toMatchObject(missing.error);
      await expect(result.current.creating.createInstallation({ content: {} })).rejects.toMatchObject(
        missing.error,
      );
      await result.current.installation.refetch();
    });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^InstallationProvider .*groupRef/)),
    );
    expect(askedOf(service)).toEqual([]);
  });

  it('tell it below ConnectionProvider, and send nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { result } = renderHook(() => ({ connection: useConnection(), provider: useProvider() }), {
      wrapper: inConnection({ provider: '' }),
    });

    expect(result.current.connection).toMatchObject(missing);
    expect(result.current.provider).toMatchObject(missing);
    expect(askedOf(service)).toEqual([]);
  });

  it.each([
    ['integration', '', 'acme'],
    ['groupRef', 'crm-sync', undefined],
  ])('useIsIntegrationInstalled tells that there is no %s', async (name, integration, groupRef) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { result } = renderHook(() => useIsIntegrationInstalled(integration, groupRef as string), {
      wrapper: onPage(),
    });

    expect(result.current).toMatchObject({ isLoaded: false, isLoading: false, isError: true });
    expect(result.current.error).toMatchObject({
      code: 'props_missing',
      message: expect.stringContaining(name),
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^useIsIntegrationInstalled .*${name}`)),
    );
    expect(askedOf(service)).toEqual([]);
  });
});
