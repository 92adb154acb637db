import type { ManifestIntegration, ProviderInfo } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { checkProviders, checkProviderUnchanged, toManifestIssues } from './rules.ts';

const provider = (name: string, modules?: ProviderInfo['modules']): ProviderInfo => ({
  name,
  authType: 'none',
  baseURL: `https://${name}.example`,
  defaultModule: '',
  providerOpts: {},
  support: {
    bulkWrite: { insert: false, update: false, upsert: false, delete: false },
    proxy: true,
    read: true,
    subscribe: false,
    write: true,
    delete: false,
    search: { operators: { equals: false } },
  },
  ...(modules && { modules }),
});

const crm = { displayName: 'CRM', baseURL: 'https://api.example/crm', support: provider('x').support };
const providers = {
  hubspot: provider('hubspot', { crm }),
  zendeskSupport: provider('zendeskSupport'),
  pipedrive: provider('pipedrive'),
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

describe('telling findings as issues', () => {
  it('keeps place, words and fix', () => {
    const issues = toManifestIssues([
      {
        severity: 'error',
        path: 'integrations[0].name',
        line: 3,
        column: 5,
        message: 'Is empty.',
        fix: 'Add it.',
      },
    ]);

    expect(issues).toEqual([
      {
        in: 'body',
        name: 'integrations[0].name',
        detail: 'Is empty.',
        remedy: 'Add it.',
        context: { line: 3, column: 5 },
      },
    ]);
  });

  it('names the place as the request has it', () => {
    const [issue] = toManifestIssues(
      [{ severity: 'error', path: 'integrations[0].read', message: 'Is empty.' }],
      'latestRevision.content',
    );

    expect(issue?.name).toBe('latestRevision.content.read');
  });
});
