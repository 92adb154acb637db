import { describe, expect, it } from 'vitest';
import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import { aProvider } from './provider.fixture.ts';
import { settleMetadata } from './settle-metadata.ts';

const provider = aProvider({ metadata: { input: [{ name: 'workspace' }, { name: 'region' }] } });
const from = (source: 'input' | 'token' | 'provider', values: Record<string, string>): ProviderMetadata =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, source }]));

describe('settling what an end user sends', () => {
  it.each([
    [
      'what the entry asks for',
      from('input', { workspace: 'acme' }),
      {},
      from('input', { workspace: 'acme' }),
    ],
    [
      'a typed value over one that a token told',
      from('input', { workspace: 'acme' }),
      from('token', { workspace: 'north' }),
      from('input', { workspace: 'acme' }),
    ],
    [
      'a value that is stored, as it is stored',
      from('input', { cloud: 'c-1', workspace: 'acme' }),
      from('token', { cloud: 'c-1', workspace: 'acme' }),
      from('token', { cloud: 'c-1', workspace: 'acme' }),
    ],
    [
      'what only the service sets, when it is left out',
      from('input', { workspace: 'acme' }),
      from('provider', { cloud: 'c-1' }),
      { ...from('provider', { cloud: 'c-1' }), ...from('input', { workspace: 'acme' }) },
    ],
    ['nothing of a typed value that is left out', {}, from('input', { region: 'eu' }), {}],
  ])('takes %s', (_, sent, stored, metadata) => {
    expect(settleMetadata(provider, sent, stored)).toEqual({ metadata, refused: [] });
  });

  it.each([
    ['a name the entry does not ask for', from('input', { cloud: 'c-1' }), {}],
    ['another value for it', from('input', { cloud: 'c-2' }), from('token', { cloud: 'c-1' })],
    ['a name of every object', from('input', { constructor: 'x' }), {}],
    ['a value said to be from a token', from('token', { region: 'eu' }), from('input', { region: 'us' })],
    ['a value said to be from the provider', from('provider', { region: 'eu' }), {}],
  ])('refuses %s', (_, sent, stored) => {
    expect(settleMetadata(provider, sent, stored).refused).toEqual(Object.keys(sent));
  });
});
