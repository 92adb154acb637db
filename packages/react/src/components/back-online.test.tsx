import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openConnect, openInstall } from '../../test/mock-flow.tsx';
import { askedOf, startMockService, withKey } from '../../test/mock-page.tsx';

const service = startMockService();
const patiently = { timeout: 15_000 };
afterEach(() => vi.restoreAllMocks());

describe('coming back online', () => {
  it('loads a flow that got no answer', async () => {
    service.fail('getIntegrationSetup', 'network');
    openInstall(service);
    expect(await screen.findByText('The service cannot be reached')).toBeVisible();

    service.recover('getIntegrationSetup');
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('button', { name: /^Sign in/ })).toBeVisible();
  });

  it('is what a flow waits for while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    service.fail('getIntegrationSetup', 'network');
    openInstall(service);
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.getByText('This page goes on by itself when you are back.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();

    service.recover('getIntegrationSetup');
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('button', { name: /^Sign in/ })).toBeVisible();
  });

  it("reads the account's fields if that got no answer", async () => {
    service.given.connection();
    service.fail('getIntegrationSetup', 'endpoint_not_found');
    service.fail('getHydratedRevision', 'network');
    openInstall(service);
    expect(await screen.findByText(/could not be read/)).toBeVisible();

    service.recover('getHydratedRevision');
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
  });

  it('asks for nothing if everything was answered', async () => {
    openInstall(service);
    await screen.findByRole('button', { name: /^Sign in/ });

    window.dispatchEvent(new Event('online'));

    expect(askedOf(service)).toEqual(['getIntegrationSetup']);
  });
});

describe('coming back to a page while the service fails', () => {
  it.each([
    ['an install flow', openInstall, { integration: 'crm-sync-key' }],
    ['connecting alone', openConnect, { provider: 'sandboxApiKey' }],
  ] as const)(
    'keeps what was typed in %s',
    async (_, open, props) => {
      const answers: number[] = [];
      const note = async (request: Request) => {
        const answer = await fetch(request);
        answers.push(answer.status);
        return answer;
      };
      const { user, onError } = open(service, props, { options: { ...withKey, fetch: note } });
      const box = await screen.findByLabelText('API key');
      await user.type(box, 'juniper');
      service.fail('listConnections', 'internal_error');

      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      // The client tries three times.
      await waitFor(() => expect(answers.filter((status) => status === 500)).toHaveLength(3), patiently);
      await user.type(box, '_demo_acme{Enter}');

      await waitFor(() => expect(askedOf(service)).toContain('generateConnection'));
      const sent = service.requests.find(({ endpoint }) => endpoint === 'generateConnection');
      expect(sent?.body).toMatchObject({ apiKey: 'juniper_demo_acme' });
      expect(onError).not.toHaveBeenCalled();
    },
    20_000,
  );
});
