import { describe, expect, it } from 'vitest';
import { aProvider, moduledProvider } from './provider.fixture.ts';
import { baseUrlOf, metadataInputs, missingMetadata, moduleOf } from './provider-modules.ts';

const plain = aProvider({ metadata: { input: [{ name: 'workspace' }] } });

describe('choosing a module', () => {
  // @holds S72
  it.each([
    [moduledProvider, undefined, 'crm'],
    [moduledProvider, '', 'crm'],
    [moduledProvider, 'desk', 'desk'],
    [moduledProvider, 'DESK', 'desk'],
    [moduledProvider, 'root', 'root'],
    [moduledProvider, 'sales', 'crm'],
    [moduledProvider, 'constructor', 'crm'],
    [{ ...moduledProvider, defaultModule: 'gone' }, 'sales', 'root'],
    [plain, 'crm', 'root'],
    [{ ...plain, defaultModule: 'root' }, undefined, 'root'],
  ])('%# takes %s as %s', (provider, requested, expected) => {
    expect(moduleOf(provider, requested)).toBe(expected);
  });

  // @holds S72
  it('gives the base URL of the module, or of the entry', () => {
    expect(baseUrlOf(moduledProvider, 'crm')).toBe('https://{{.workspace}}.harbor.example/crm');
    expect(baseUrlOf(moduledProvider, 'root')).toBe('https://{{.workspace}}.harbor.example');
    expect(baseUrlOf(plain, 'anything')).toBe('https://api.harbor.example');
  });
});

describe('asking for metadata', () => {
  // @holds S110
  it.each([
    [moduledProvider, undefined, ['workspace', 'accountId']],
    [moduledProvider, 'desk', ['workspace', 'region', 'accountId']],
    [moduledProvider, 'root', ['workspace', 'accountId']],
    [plain, 'desk', ['workspace']],
    [aProvider({}), undefined, []],
  ])('%# asks what the module needs', (provider, module, expected) => {
    expect(metadataInputs(provider, module).map(({ name }) => name)).toEqual(expected);
  });

  it('misses what has neither value nor default', () => {
    const metadata = { workspace: { value: ' ', source: 'input' as const } };

    const missing = missingMetadata(moduledProvider, 'desk', metadata);

    expect(missing.map(({ name }) => name)).toEqual(['workspace', 'accountId']);
  });

  it('misses nothing once every value is there', () => {
    const info = { value: 'x', source: 'input' as const };

    expect(missingMetadata(moduledProvider, 'crm', { workspace: info, accountId: info })).toEqual([]);
  });

  it('can do without the workspace where people sign in at a generic host', () => {
    expect(missingMetadata({ ...plain, name: 'salesforce' }, undefined, undefined)).toEqual([]);
  });
});
