import type { DowelClient } from '@dowel/client';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onPage, startMockService, withKey } from '../../test/mock-page.tsx';
import { type ServiceOptions, ServiceProvider, useDowelClient, useIsIntegrationInstalled } from '../index.ts';

const service = startMockService();

function Installed({ onClient }: { onClient?: (client: DowelClient) => void }) {
  const client = useDowelClient();
  onClient?.(client);
  return <p>{String(useIsIntegrationInstalled('crm-sync', 'acme').isLoaded)}</p>;
}

describe('providing the service', () => {
  // @holds S168, S171
  it.each<[string, object, RegExp]>([
    ['no way to sign in', { project: 'demo' }, /neither apiKey nor getToken.*pass exactly one/],
    [
      'two ways to sign in',
      { ...withKey, getToken: async () => '' },
      /both apiKey and getToken.*pass exactly one/,
    ],
    ['no project', { apiKey: 'key' }, /no project.*pass options\.project/],
  ])('refuses %s, and says what to do', (_, options, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});

    // A builder without TypeScript can write this.
    expect(() => render(<ServiceProvider options={options as ServiceOptions} />)).toThrow(message);
  });

  it.each([
    ['10px', '1rem', 1],
    ['10px', '1.6rem', 0],
    ['16px', '1rem', 0],
    ['10px', '', 0],
  ])('with a root of %s and a unit of "%s" gives %i notes', (size, unit, notes) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const root = document.documentElement;
    root.setAttribute('style', `font-size: ${size}; --dowel-unit: ${unit}`);

    render(<ServiceProvider options={{ project: 'demo', getToken: async () => '' }} />);

    root.removeAttribute('style');
    expect(warn.mock.calls).toEqual(
      Array(notes).fill([expect.stringMatching(/10px instead of 16px.*--dowel-unit: 1.6rem/)]),
    );
  });

  const tokens = async () => '';

  // @holds S223
  it.each<[string, ServiceOptions, 'test' | 'production', RegExp | undefined]>([
    ['a full key', { project: 'demo', apiKey: 'dowel_full_x' }, 'test', /for backends.*Revoke/],
    [
      'a full key once it is published',
      { project: 'demo', apiKey: 'dowel_full_x' },
      'production',
      /for backends/,
    ],
    [
      'a frontend key once it is published',
      { project: 'demo', apiKey: 'dowel_front_x' },
      'production',
      /getToken/,
    ],
    [
      'nothing about a frontend key while developing',
      { project: 'demo', apiKey: 'dowel_front_x' },
      'test',
      undefined,
    ],
    ['nothing about tokens', { project: 'demo', getToken: tokens }, 'production', undefined],
  ])('warns on the console of %s', (_, options, environment, message) => {
    vi.stubEnv('NODE_ENV', environment);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = () => <ServiceProvider options={{ ...options }} />;

    const { rerender } = render(page(), { reactStrictMode: true });
    rerender(page());

    expect(warn.mock.calls).toEqual(message ? [[expect.stringMatching(message)]] : []);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('_x');
    vi.unstubAllEnvs();
  });

  // @holds S166
  it('explains a hook that is outside', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => renderHook(() => useDowelClient())).toThrow(/outside ServiceProvider/);
  });

  // @holds S169, S218
  it('keeps its client and cache when options are written inline', async () => {
    const clients = new Set<unknown>();
    const page = () => (
      <ServiceProvider
        options={{ project: 'demo', apiKey: 'mock_frontend', messages: { 'common.save': 'Keep' } }}
      >
        <Installed onClient={(client) => clients.add(client)} />
      </ServiceProvider>
    );
    const { rerender } = render(page());
    await screen.findByText('true');

    rerender(page());

    expect(screen.getByText('true')).toBeDefined();
    expect(clients.size).toBe(1);
    expect(service.requests).toHaveLength(1);
  });

  it('forgets everything when the key changes', async () => {
    service.given.installation();
    let apiKey = 'mock_frontend';
    const { result, rerender } = renderHook(() => useIsIntegrationInstalled('crm-sync', 'acme'), {
      wrapper: ({ children }) => (
        <ServiceProvider options={{ ...withKey, apiKey }}>{children}</ServiceProvider>
      ),
    });
    await waitFor(() => expect(result.current.isIntegrationInstalled).toBe(true));

    apiKey = 'of somebody else';
    rerender();

    expect(result.current).toMatchObject({ isIntegrationInstalled: false, isLoading: true });
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'api_key_invalid' }));
  });

  // @holds S167
  it('gives two providers on one page a cache each', async () => {
    const Page = onPage();
    render(
      <>
        <Page>
          <Installed />
        </Page>
        <Page>
          <Installed />
        </Page>
      </>,
      { reactStrictMode: true },
    );

    await waitFor(() => expect(screen.getAllByText('true')).toHaveLength(2));
    expect(service.requests).toHaveLength(2);
  });
});
