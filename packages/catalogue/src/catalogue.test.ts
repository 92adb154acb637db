import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { createCatalogue, InvalidEntryError, UnknownProviderError } from './catalogue.ts';
import { ownProviders } from './providers/index.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';
import { sandboxProviders } from './sandbox-providers.ts';
import { proxyOnly } from './support.ts';

const plain = (baseURL = 'https://api.example.com') =>
  ({ authType: 'none', baseURL, support: proxyOnly }) satisfies CatalogueEntry;

describe('looking up a provider', () => {
  const catalogue = createCatalogue({ acmeCrm: plain() });

  it('finds it by its exact name', () => {
    expect(catalogue.find('acmeCrm')?.baseURL).toBe('https://api.example.com');
    expect(catalogue.get('acmeCrm')).toBe(catalogue.find('acmeCrm'));
  });

  it.each(['nobody', '', 'constructor', '__proto__', 'toString'])('has nothing under %j', (name) => {
    expect(catalogue.find(name)).toBeNull();
    expect(() => catalogue.get(name)).toThrow(UnknownProviderError);
  });

  it('suggests the name that differs only by case', () => {
    expect(() => catalogue.get('AcmeCRM')).toThrow(/no provider named "AcmeCRM".*use "acmeCrm"/);
  });
});

describe('putting sources together', () => {
  it('lists sources in order and lets a later one replace an entry in place', () => {
    const catalogue = createCatalogue(
      { one: plain(), two: plain() },
      { three: plain(), one: plain('https://one.example.com') },
    );

    expect(Object.keys(catalogue.all())).toEqual(['one', 'two', 'three']);
    expect(catalogue.get('one').baseURL).toBe('https://one.example.com');
  });

  it('adds a name, a default module and provider options where an entry has none', () => {
    const { one } = createCatalogue({ one: plain() }).all();

    expect(one).toMatchObject({ name: 'one', defaultModule: '', providerOpts: {} });
    expect(one).not.toHaveProperty('displayName');
  });

  it('keeps members it does not know, empty objects and key order', () => {
    const entry = {
      ...plain(),
      zeta: [{ deep: {} }],
      customOpts: {},
      name: 'one',
      alpha: null,
      defaultModule: '',
      providerOpts: { restAPIURL: 'x' },
    };

    expect(JSON.stringify(createCatalogue({ one: entry }).get('one'))).toBe(JSON.stringify(entry));
  });

  it('freezes providers all the way down without freezing the entry it was given', () => {
    const entry = { ...plain(), metadata: { input: [{ name: 'workspace' }] } };
    const provider = createCatalogue({ one: entry }).get('one');

    expect(Object.isFrozen(provider.metadata?.input?.[0])).toBe(true);
    expect(Object.isFrozen(provider.providerOpts)).toBe(true);
    expect(Object.isFrozen(entry.metadata)).toBe(false);
  });

  // @holds S73
  it('refuses entries that do not fit, naming each', () => {
    const build = () => createCatalogue({ one: { ...plain(), authType: 'oauth2' }, 'no-good': plain() });

    expect(build).toThrow(InvalidEntryError);
    expect(build).toThrow(/one oauth2Opts: .*\nno-good name: /);
  });
});

describe('describing the sandbox', () => {
  it('puts every address under its origin, with or without a trailing slash', () => {
    expect(sandboxProviders('http://localhost:4320/')).toEqual(sandboxProviders('http://localhost:4320'));

    const { sandbox, sandboxApiKey } = createCatalogue(sandboxProviders('http://localhost:4320')).all();
    expect(sandbox).toMatchObject({
      baseURL: 'http://localhost:4320/api/v1',
      oauth2Opts: { grantType: 'authorizationCodePKCE', authURL: 'http://localhost:4320/oauth/authorize' },
      authHealthCheck: { url: 'http://localhost:4320/api/v1/me' },
    });
    expect(sandboxApiKey?.apiKeyOpts?.header).toEqual({ name: 'X-Api-Key' });
  });

  it('has an entry for each way to sign in', () => {
    const entries = Object.values(createCatalogue(sandboxProviders('http://localhost:4320')).all());
    const ways = entries.map(({ authType, oauth2Opts, customOpts }) =>
      [authType, oauth2Opts?.grantType, customOpts?.multiStep && 'in steps'].filter(Boolean).join(' '),
    );

    expect(new Set(ways)).toEqual(
      new Set([
        'oauth2 authorizationCode',
        'oauth2 authorizationCodePKCE',
        'oauth2 clientCredentials',
        'oauth2 password',
        'apiKey',
        'basic',
        'custom',
        'custom in steps',
        'jwt',
        'none',
      ]),
    );
  });
});

// Some machines keep a public catalogue beside the repository folder.
const sample = fileURLToPath(new URL('../../../../shared/data/catalogue-sample.json', import.meta.url));

describe.runIf(existsSync(sample))('importing forty real entries', () => {
  const text = () => readFileSync(sample, 'utf8');

  it('accepts every one', () => {
    const { entries, problems } = readCatalogueFile(text());

    expect(problems).toEqual([]);
    expect(Object.keys(entries)).toHaveLength(40);
  });

  it('gives each back exactly as written, with empty provider options at the end', () => {
    const { catalog } = JSON.parse(text());
    const { entries } = readCatalogueFile(text());
    const all = Object.entries(createCatalogue(ownProviders, entries).all());

    expect(JSON.stringify(entries)).toBe(JSON.stringify(catalog));
    for (const [name, provider] of all.filter(([name]) => name in catalog)) {
      expect(JSON.stringify(provider)).toBe(JSON.stringify({ ...catalog[name], providerOpts: {} }));
    }
  });
});
