import { describe, expect, it } from 'vitest';
import { readTokenMetadata } from './token-metadata.ts';

describe('reading what a token response tells of the account', () => {
  it('follows dotted paths and turns numbers into text', () => {
    const fields = {
      workspaceRefField: 'account.id',
      consumerRefField: 'owner.user.id',
      scopesField: 'scope',
    };
    const body = { account: { id: 42 }, owner: { user: { id: 'u1' } }, scope: 'a,b c' };

    expect(readTokenMetadata(fields, body)).toEqual({
      providerWorkspaceRef: '42',
      providerConsumerRef: 'u1',
      scopes: ['a', 'b', 'c'],
      metadata: {},
    });
  });

  it('leaves out what is not there', () => {
    const fields = { workspaceRefField: 'a.b.c', consumerRefField: 'toString', scopesField: '' };

    expect(readTokenMetadata(fields, { a: 'text' })).toEqual({ metadata: {} });
  });

  it('captures a part by the named group', () => {
    const domain = { name: 'region', displayName: 'Region', path: 'api_domain' };
    const otherFields = [
      { ...domain, capture: 'https://www\\.api\\.(?<result>[a-z.]+)$' },
      { ...domain, name: 'domain' },
      { ...domain, name: 'nothing', capture: '(?<result>\\d+)$' },
    ];

    const { metadata } = readTokenMetadata({ otherFields }, { api_domain: 'https://www.api.example.eu' });

    expect(metadata).toEqual({
      region: { value: 'example.eu', source: 'token', displayName: 'Region' },
      domain: { value: 'https://www.api.example.eu', source: 'token', displayName: 'Region' },
    });
  });
});
