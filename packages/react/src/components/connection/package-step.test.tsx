import { buildProviderApp } from '@dowel/mocks';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConnect, openInstall } from '../../../test/mock-flow.tsx';
import { askedOf, startMockService } from '../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const install = 'https://login.salesforce.com/packaging/installPackage.apexp?p0=04t';
const signInButton = () => screen.findByRole('button', { name: 'Sign in to Salesforce' });

/** The project's app at Salesforce, whose package is installed at `packageInstallURL`. */
function givenApp(packageInstallURL?: string) {
  const providerParams = packageInstallURL === undefined ? {} : { packageInstallURL };
  const metadata = { providerParams };
  service.store.providerApps.push(buildProviderApp({ id: 'app-sf', provider: 'salesforce', metadata }));
}

describe('a provider that needs a package first', () => {
  it('asks for the package, and then for the sign-in', async () => {
    givenApp(install);
    const { user, popups } = openConnect(service, { provider: 'salesforce' });

    const link = await screen.findByRole('link', { name: /^Install in Salesforce/ });
    expect(link).toHaveAttribute('href', install);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/your Salesforce account needs a package/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sign in/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'I have installed it' }));
    await user.click(await signInButton());
    expect(await screen.findByRole('heading', { name: 'Salesforce is connected' })).toBeVisible();
    expect(popups.popups).toHaveLength(1);
  });

  it('keeps the form and what was typed when the sign-in is not finished', async () => {
    givenApp(install);
    const { user } = openConnect(service, { provider: 'salesforce' }, { popup: 'close' });
    await user.click(await screen.findByRole('button', { name: 'I have installed it' }));
    await user.type(screen.getByLabelText(/workspace|domain/i), 'acme');
    await user.click(await signInButton());

    expect(
      await screen.findByText(/was closed before signing in/, undefined, { timeout: 5_000 }),
    ).toBeVisible();
    expect(screen.getByLabelText(/workspace|domain/i)).toHaveValue('acme');
    expect(screen.queryByRole('link', { name: /^Install/ })).toBeNull();
  });

  it('asks for it before an integration is installed, too', async () => {
    givenApp(install);
    service.given.integration({ name: 'sf-sync', provider: 'salesforce' });
    openInstall(service, { integration: 'sf-sync' });

    expect(await screen.findByRole('link', { name: /^Install in Salesforce/ })).toBeVisible();
    expect(askedOf(service)).toEqual(['getIntegrationSetup']);
  });

  it.each([
    ['the app needs none', undefined],
    ['its address could run code', 'javascript:alert(1)'],
  ])('goes on with the sign-in where %s', async (_, address) => {
    givenApp(address);
    openConnect(service, { provider: 'salesforce' });

    expect(await signInButton()).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Install/ })).toBeNull();
  });

  it('goes on with the sign-in where the apps cannot be listed', async () => {
    givenApp(install);
    service.fail('listProviderApps', 'token_not_allowed');
    openConnect(service, { provider: 'salesforce' });

    expect(await signInButton()).toBeVisible();
  });

  it('asks nothing about apps of other providers', async () => {
    openConnect(service, { provider: 'sandboxApiKey' });
    await screen.findByLabelText('API key');

    expect(askedOf(service)).not.toContain('listProviderApps');
  });
});
