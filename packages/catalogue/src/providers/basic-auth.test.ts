import { fillProvider } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { ownProviders } from './index.ts';

describe('calling a provider whose hosts differ by customer', () => {
  it.each([
    ['activeCampaign', { workspace: 'acme' }, 'https://acme.api-us1.com'],
    ['activeCampaign', { workspace: 'acme', site: 'activehosted.com' }, 'https://acme.activehosted.com'],
    ['amplitude', {}, 'https://amplitude.com'],
    ['amplitude', { site: 'analytics.eu.amplitude.com' }, 'https://analytics.eu.amplitude.com'],
    ['braintree', { site: 'braintree-api.com' }, 'https://payments.braintree-api.com'],
    ['customerDataPipelines', { region: 'cdp-eu' }, 'https://cdp-eu.customer.io'],
    ['customerJourneysTrack', { region: 'track-eu' }, 'https://track-eu.customer.io'],
    ['happyfox', { workspace: 'acme' }, 'https://acme.happyfox.com'],
    ['happyfox', { workspace: 'acme', site: 'happyfox.net' }, 'https://acme.happyfox.net'],
    ['insightly', { pod: 'au1' }, 'https://api.au1.insightly.com'],
    ['iterable', {}, 'https://api.iterable.com'],
    ['iterable', { site: 'eu.iterable.com' }, 'https://api.eu.iterable.com'],
    ['mailgun', {}, 'https://api.mailgun.net'],
    ['mailgun', { site: 'eu.mailgun.net' }, 'https://api.eu.mailgun.net'],
    ['maxio', { workspace: 'acme' }, 'https://acme.chargify.com'],
    ['maxio', { workspace: 'acme', site: 'ebilling.maxio.com' }, 'https://acme.ebilling.maxio.com'],
  ])('sends the credentials of %s with %o to %s', (name, typed, host) => {
    const told = Object.entries(typed).map(([key, value]) => [key, { value, source: 'input' as const }]);

    const { baseURL, authHealthCheck, accountIdentity } = fillProvider(
      createCatalogue(ownProviders).get(name),
      Object.fromEntries(told),
    );

    const calls = [baseURL, authHealthCheck?.url, accountIdentity?.sources?.[0]?.url].flatMap(
      (url) => url ?? [],
    );
    expect(calls.map((url) => new URL(url).origin)).toEqual(calls.map(() => host));
  });

  it('asks Guru only what a token of a collection may ask, too', () => {
    const { accountIdentity, authHealthCheck } = createCatalogue(ownProviders).get('guru');

    expect(authHealthCheck?.url).toBe('https://api.getguru.com/api/v1/teams');
    expect(accountIdentity?.sources).toMatchObject([
      { url: 'https://api.getguru.com/api/v1/teams', workspace: { id: '0.id', name: '0.name' } },
    ]);
  });
});
