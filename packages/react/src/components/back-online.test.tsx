import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openInstall } from '../../test/mock-flow.tsx';
import { askedOf, startMockService } from '../../test/mock-page.tsx';

const service = startMockService();
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
