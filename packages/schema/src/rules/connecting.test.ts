import { describe, expect, it } from 'vitest';
import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { joinWorkspace, missingForConnecting } from './connecting.ts';
import { aProvider, support } from './provider.fixture.ts';
import { metadataInputs } from './provider-modules.ts';

const input = (values: Record<string, string>): ProviderMetadata =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, source: 'input' }]));

describe('joining workspace and metadata', () => {
  it.each([
    ['the reference alone', undefined, 'acme', input({ workspace: 'acme' })],
    [
      'the reference over another value',
      input({ workspace: 'old', a: 'b' }),
      'acme',
      input({ workspace: 'acme', a: 'b' }),
    ],
    ['the map alone', input({ workspace: 'acme' }), undefined, input({ workspace: 'acme' })],
    ['neither', undefined, undefined, {}],
  ])('takes %s', (_, metadata, reference, expected) => {
    expect(joinWorkspace(metadata, reference)).toEqual(expected);
  });
});

describe('asking for metadata before connecting', () => {
  const oauth2Opts = {
    grantType: 'authorizationCode',
    tokenURL: 'https://harbor.example/token',
    explicitScopesRequired: false,
    tokenMetadataFields: {},
  } as const;
  const item = (name: string, ...modules: string[]) => ({
    name,
    ...(modules.length > 0 && { moduleDependencies: Object.fromEntries(modules.map((one) => [one, {}])) }),
  });
  const twoModules: ProviderInfo = aProvider({
    defaultModule: 'crm',
    modules: {
      crm: { displayName: 'CRM', baseURL: 'https://crm.example', support },
      desk: { displayName: 'Desk', baseURL: 'https://desk.example', support },
    },
    metadata: { input: [item('workspace', 'crm'), item('region', 'desk')] },
  });

  it('names what a provider lacks', () => {
    const provider = aProvider({ metadata: { input: [item('workspace'), item('region')] } });

    expect(missingForConnecting(provider, input({ region: 'eu' }))).toEqual(['workspace']);
  });

  // @holds S88
  it.each([
    [true, {}, ['workspace']],
    [true, input({ workspace: 'acme' }), []],
    [false, {}, []],
  ])('with explicitWorkspaceRequired %s and %j, names %j', (explicitWorkspaceRequired, known, expected) => {
    const provider = aProvider({ oauth2Opts: { ...oauth2Opts, explicitWorkspaceRequired } });

    expect(missingForConnecting(provider, known)).toEqual(expected);
  });

  it('asks for a workspace as the entry lists it', () => {
    const provider = aProvider({
      metadata: { input: [{ name: 'workspace', displayName: 'Subdomain' }] },
      oauth2Opts: { ...oauth2Opts, explicitWorkspaceRequired: true },
    });

    expect(metadataInputs(provider)).toEqual([{ name: 'workspace', displayName: 'Subdomain' }]);
  });

  it('is satisfied by one module, whichever an integration will use', () => {
    expect(missingForConnecting(twoModules, input({ region: 'eu' }))).toEqual([]);
    expect(missingForConnecting(twoModules, input({ workspace: 'acme' }))).toEqual([]);
    expect(missingForConnecting(twoModules, {})).toEqual(['workspace']);
  });
});
