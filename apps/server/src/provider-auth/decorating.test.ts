import type { ProviderInfo } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { Credentials } from './credentials.ts';
import { findStrategy } from './find-strategy.ts';
import { destination, oauthProvider, providerWith } from './providers.fixture.ts';

function decorate(provider: ProviderInfo, credentials: Credentials) {
  const request = {
    url: destination('https://api.juniper.example/contacts?limit=5'),
    headers: new Headers(),
  };
  const decorated = findStrategy(provider)?.decorate(provider, credentials, request);
  return { url: decorated?.url, headers: Object.fromEntries(decorated?.headers ?? []) };
}

const url = 'https://api.juniper.example/contacts?limit=5';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const header = (name: string, valuePrefix?: string) =>
  providerWith({
    authType: 'apiKey',
    apiKeyOpts: { attachmentType: 'header', header: { name, ...(valuePrefix && { valuePrefix }) } },
  });
const basicWith = (basicOpts: ProviderInfo['basicOpts']) => providerWith({ authType: 'basic', basicOpts });

describe('adding credentials to a request', () => {
  it.each([
    ['a bare key', header('X-Key'), { 'x-key': 'k1' }],
    ['a prefix with its blank', header('Authorization', 'Bearer '), { authorization: 'Bearer k1' }],
    ['a prefix without one', header('Authorization', 'Token token='), { authorization: 'Token token=k1' }],
  ])('puts %s into its header', (_, provider, headers) => {
    expect(decorate(provider, { apiKey: 'k1' })).toEqual({ url, headers });
  });

  it('puts a key into the query', () => {
    const opts = { attachmentType: 'query', query: { name: 'api_key' } } as const;
    const provider = providerWith({ authType: 'apiKey', apiKeyOpts: opts });

    expect(decorate(provider, { apiKey: 'k&1' })).toEqual({ url: `${url}&api_key=k%261`, headers: {} });
  });

  it.each([
    ['a pair', undefined, { username: 'ada', password: 'pä:ss' }, 'ada:pä:ss'],
    ['a key alone', { apiKeyAsBasic: true }, { username: 'k1', password: '' }, 'k1:'],
    [
      'a key as password',
      { apiKeyAsBasic: true, apiKeyAsBasicOpts: { fieldUsed: 'password' as const } },
      { username: '', password: 'k1' },
      ':k1',
    ],
    [
      'a key in its format',
      { apiKeyAsBasic: true, apiKeyAsBasicOpts: { keyFormat: 'api:%s' } },
      { username: '$&', password: '' },
      'api:$&',
    ],
  ])('sends %s as basic credentials', (_, options, basicAuth, pair) => {
    expect(decorate(basicWith(options), { basicAuth }).headers).toEqual({
      authorization: `Basic ${base64(pair)}`,
    });
  });

  it('sends an access token as a bearer token', () => {
    const credentials = { tokens: { accessToken: { token: 't1' } } };

    expect(decorate(oauthProvider(), credentials).headers).toEqual({ authorization: 'Bearer t1' });
  });

  it.each([
    ['bare', { name: 'X-Token' }, 't1'],
    ['after a prefix', { name: 'X-Token', valuePrefix: 'Token ' }, 'Token t1'],
  ])("sends an access token in the provider's own header, %s", (_, own, sent) => {
    const accessTokenOpts = { attachmentType: 'accessTokenHeaderAttachment', header: own } as const;
    const credentials = { tokens: { accessToken: { token: 't1' } } };

    expect(decorate(oauthProvider({ accessTokenOpts }), credentials).headers).toEqual({ 'x-token': sent });
  });

  it('adds nothing where nothing is wanted', () => {
    expect(decorate(providerWith({ authType: 'none' }), {})).toEqual({ url, headers: {} });
  });

  it.each([['custom' as const], ['jwt' as const]])('has no way of signing in with %s yet', (authType) => {
    expect(findStrategy(providerWith({ authType }))).toBeUndefined();
  });
});
