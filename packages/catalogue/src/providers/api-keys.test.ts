import { fillProvider } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { ownProviders } from './index.ts';

describe('calling a provider that takes one key', () => {
  it.each([
    ['braze', { workspace: 'iad-05' }, 'https://rest.iad-05.braze.com'],
    ['braze', { workspace: 'fra-01', site: 'braze.eu' }, 'https://rest.fra-01.braze.eu'],
    ['calCom', {}, 'https://api.cal.com'],
    ['calCom', { site: 'cal.eu' }, 'https://api.cal.eu'],
    ['customerJourneysApp', {}, 'https://api.customer.io'],
    ['customerJourneysApp', { region: 'api-eu' }, 'https://api-eu.customer.io'],
    ['flatfile', {}, 'https://platform.flatfile.com'],
    ['flatfile', { site: 'eu.flatfile.com' }, 'https://platform.eu.flatfile.com'],
    ['jotform', {}, 'https://api.jotform.com'],
    ['jotform', { region: 'hipaa-api' }, 'https://hipaa-api.jotform.com'],
    ['pylon', {}, 'https://api.usepylon.com'],
    ['pylon', { region: 'api.eu' }, 'https://api.eu.usepylon.com'],
  ])('sends the key of %s with %o to %s', (name, typed, host) => {
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

  it('sends Copper the email of the owner of the key when it asks for the account', () => {
    const { copper } = createCatalogue(ownProviders).all();

    expect(copper?.accountIdentity?.sources?.[0]?.headers).toEqual({
      'X-PW-Application': 'developer_api',
      'X-PW-UserEmail': '{{.userEmail}}',
    });
  });

  it('checks health by calls that any key may make', () => {
    const { freshsales, kustomer } = createCatalogue(ownProviders).all();

    expect(kustomer?.authHealthCheck?.url).toMatch(/\/v1\/auth\/tokens\/current$/);
    expect(freshsales?.authHealthCheck?.url).toMatch(/\/settings\/contacts\/fields$/);
  });
});
