import { describe, expect, it } from 'vitest';
import { ProviderBody } from '../../provider-words/provider-body.ts';
import { noSecrets, SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { readTokenMetadata } from './token-metadata.ts';

const read = (fields: Parameters<typeof readTokenMetadata>[0], body: unknown, secrets = noSecrets) =>
  readTokenMetadata(fields, new ProviderBody(body), secrets);

describe('reading what a token response tells of the account', () => {
  // @holds S93
  it('follows dotted paths and turns numbers into text', () => {
    const fields = {
      workspaceRefField: 'account.id',
      consumerRefField: 'owner.user.id',
      scopesField: 'scope',
    };
    const body = { account: { id: 42 }, owner: { user: { id: 'u1' } }, scope: 'a,b c' };

    expect(read(fields, body)).toEqual({
      providerWorkspaceRef: '42',
      providerConsumerRef: 'u1',
      scopes: ['a', 'b', 'c'],
      metadata: {},
    });
  });

  it('leaves out what is not there', () => {
    const fields = { workspaceRefField: 'a.b.c', consumerRefField: 'toString', scopesField: '' };

    expect(read(fields, { a: 'text' })).toEqual({ metadata: {} });
  });

  // @holds S94
  it('captures a part by the named group', () => {
    const domain = { name: 'region', displayName: 'Region', path: 'api_domain' };
    const otherFields = [
      { ...domain, capture: 'https://www\\.api\\.(?<result>[a-z.]+)$' },
      { ...domain, name: 'domain' },
      { ...domain, name: 'nothing', capture: '(?<result>\\d+)$' },
    ];

    const { metadata } = read({ otherFields }, { api_domain: 'https://www.api.example.eu' });

    expect(metadata).toEqual({
      region: { value: 'example.eu', source: 'token', displayName: 'Region' },
      domain: { value: 'https://www.api.example.eu', source: 'token', displayName: 'Region' },
    });
  });

  it('captures nothing with a pattern that goes round in circles, and is not held up by it', () => {
    const circular = { name: 'a', displayName: 'A', path: 'text', capture: '^(?<result>(a+)+)$' };
    const started = performance.now();

    const { metadata } = read({ otherFields: [circular] }, { text: `${'a'.repeat(100)}!` });

    expect(metadata).toEqual({});
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('reads no more of a text than two thousand characters', () => {
    const last = { name: 'a', displayName: 'A', path: 'text', capture: '(?<result>end)$' };

    expect(read({ otherFields: [last] }, { text: `${'x'.repeat(5000)}end` })).toEqual({ metadata: {} });
  });

  it('keeps out the secrets of the sign-in, and what no database can hold', () => {
    const fields = { workspaceRefField: 'team', consumerRefField: 'user', scopesField: 'scope' };
    const body = {
      team: 'for s3cret/of+us:',
      user: 'a\0b\ud800',
      scope: ['s3cret%2Fof%2Bus', { toString: 1 }],
    };

    expect(read(fields, body, new SecretsInUse(['s3cret/of+us']))).toEqual({
      providerWorkspaceRef: 'for •••:',
      providerConsumerRef: 'ab\ufffd',
      scopes: ['•••'],
      metadata: {},
    });
  });
});
