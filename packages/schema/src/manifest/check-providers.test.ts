import { describe, expect, it } from 'vitest';
import { aProvider, support } from '../rules/provider.fixture.ts';
import { checkProviders, checkProviderUnchanged } from './check-providers.ts';
import type { ManifestIntegration } from './manifest.ts';

const crm = { displayName: 'CRM', baseURL: 'https://api.example/crm', support };
const providers = {
  hubspot: aProvider({ name: 'hubspot', modules: { crm } }),
  zendeskSupport: aProvider({ name: 'zendeskSupport' }),
  pipedrive: aProvider({ name: 'pipedrive' }),
};
const integration = (values: Partial<ManifestIntegration>): ManifestIntegration => ({
  name: 'sync',
  provider: 'hubspot',
  ...values,
});

describe('checking the provider of an integration', () => {
  it.each([{}, { module: 'crm' }, { module: 'root' }, { provider: 'pipedrive' }])('takes %j', (values) => {
    expect(checkProviders([integration(values)], providers)).toEqual([]);
  });

  it.each([
    ['Hubspot', '"hubspot"'],
    ['hubspto', '"hubspot"'],
    ['zendesksupport', '"zendeskSupport"'],
    ['pipedriv', '"pipedrive"'],
  ])('suggests what "%s" may have meant', (wanted, suggested) => {
    const [finding] = checkProviders([integration({}), integration({ provider: wanted })], providers);

    expect(finding).toMatchObject({ severity: 'error', path: 'integrations[1].provider' });
    expect(finding?.message).toContain(`"${wanted}"`);
    expect(finding?.fix).toContain(suggested);
  });

  it('lists the providers when nothing is near and there are few', () => {
    const [finding] = checkProviders([integration({ provider: 'constructor' })], providers);

    expect(finding?.fix).toBe('Use one of: hubspot, zendeskSupport, pipedrive.');
  });

  it('knows the modules of a provider', () => {
    const findings = checkProviders(
      [integration({ module: 'crn' }), integration({ provider: 'pipedrive', module: 'crm' })],
      providers,
    );

    expect(findings).toMatchObject([
      { path: 'integrations[0].module', fix: expect.stringContaining('"crm"') },
      { path: 'integrations[1].module', fix: 'Remove module: this provider has none.' },
    ]);
  });
});

describe('deploying over an integration of another provider', () => {
  const existing = [{ name: 'Sync', provider: 'pipedrive' }];

  it('is refused, whatever the case of the name', () => {
    expect(checkProviderUnchanged([integration({})], existing)).toMatchObject([
      { path: 'integrations[0].provider', message: expect.stringContaining('"pipedrive"') },
    ]);
  });

  it('is no matter for others', () => {
    expect(checkProviderUnchanged([integration({ name: 'other' })], existing)).toEqual([]);
    expect(checkProviderUnchanged([integration({ provider: 'pipedrive' })], existing)).toEqual([]);
  });
});
