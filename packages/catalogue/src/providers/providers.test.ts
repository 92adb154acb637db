import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { ownProviders } from './index.ts';

const providers = Object.entries(createCatalogue(ownProviders).all());

describe.each(providers)('describing %s', (_, provider) => {
  const inputs = provider.metadata?.input ?? [];
  const fetched = provider.metadata?.postAuthentication ?? [];
  const asked = [
    ...inputs,
    ...(provider.customOpts?.inputs ?? []),
    ...(provider.providerAppMetadata?.providerParams ?? []),
    ...(provider.providerAppMetadata?.authQueryParams ?? []),
  ];

  it('fills its templates from values it declares', () => {
    const declared = [...inputs, ...fetched].map(({ name }) => name);
    const used = textsOf(provider).flatMap((text) => [...text.matchAll(/\{\{\s*\.?(.*?)\s*\}\}/g)]);

    expect(declared).toEqual(expect.arrayContaining(used.map(([, name]) => name)));
  });

  it('names only modules it has', () => {
    const modules = Object.keys(provider.modules ?? {});
    const needed = [...asked, ...fetched].flatMap(({ moduleDependencies }) =>
      Object.keys(moduleDependencies ?? {}),
    );

    expect(modules).toEqual(expect.arrayContaining(needed));
    expect(['', ...modules]).toContain(provider.defaultModule);
    expect(provider.defaultModule === '').toBe(modules.length === 0);
  });

  it('says in its own words what to type', () => {
    expect(provider.displayName).toBeTruthy();
    for (const { displayName, prompt } of asked) expect([displayName, prompt]).not.toContain(undefined);
  });

  it('links and calls over https only', () => {
    const addresses = textsOf(provider).filter((text) => text.includes('://'));

    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
    expect(provider.media).toBeUndefined();
  });

  it('can be signed in to the way it says', () => {
    const { authType, oauth2Opts, apiKeyOpts, customOpts } = provider;

    if (authType === 'oauth2') expect(oauth2Opts?.authURL).toBeTruthy();
    if (authType === 'apiKey') expect(apiKeyOpts?.[apiKeyOpts.attachmentType]?.name).toBeTruthy();
    if (authType === 'custom') expect(customOpts?.inputs).not.toEqual([]);
  });
});

describe('shipping providers', () => {
  it('puts a blank after a Bearer prefix', () => {
    const prefixes = providers.flatMap(([, { apiKeyOpts }]) => apiKeyOpts?.header?.valuePrefix ?? []);

    expect(new Set(prefixes)).toEqual(new Set(['Bearer ']));
  });

  it('asks for the workspace before the first redirect when the sign-in address holds it', () => {
    const oauth = providers.flatMap(([, { oauth2Opts }]) => oauth2Opts ?? []);

    for (const { authURL, explicitWorkspaceRequired } of oauth) {
      expect(explicitWorkspaceRequired).toBe(authURL?.includes('{{.workspace}}'));
    }
  });
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
