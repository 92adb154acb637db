import type { ProviderInfo } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { Credentials } from './credentials.ts';
import { findStrategy } from './find-strategy.ts';
import { destination, noValues, oauthProvider, providerWith } from './providers.fixture.ts';

function decorate(provider: ProviderInfo, credentials: Credentials, values = noValues, query = '?limit=5') {
  const request = {
    url: destination(`https://api.juniper.example/contacts${query}`),
    headers: new Headers(),
  };
  const decorated = findStrategy(provider)?.decorate(provider, credentials, request, values);
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
  // @holds S99, S224
  it.each([
    ['a bare key', header('X-Key'), { 'x-key': 'k1' }],
    ['a prefix with its blank', header('Authorization', 'Bearer '), { authorization: 'Bearer k1' }],
    ['a prefix without one', header('Authorization', 'Token token='), { authorization: 'Token token=k1' }],
  ])('puts %s into its header', (_, provider, headers) => {
    expect(decorate(provider, { apiKey: 'k1' })).toEqual({ url, headers });
  });

  // @holds S98
  it('puts a key into the query', () => {
    const opts = { attachmentType: 'query', query: { name: 'api_key' } } as const;
    const provider = providerWith({ authType: 'apiKey', apiKeyOpts: opts });

    expect(decorate(provider, { apiKey: 'k&1' })).toEqual({ url: `${url}&api_key=k%261`, headers: {} });
  });

  it('leaves the rest of the query as it came, but for another value of the key', () => {
    const opts = { attachmentType: 'query', query: { name: 'api key' } } as const;
    const provider = providerWith({ authType: 'apiKey', apiKeyOpts: opts });
    const query = '?flag&q=a%20b+c&n=%E9&api+key=old&api%20key=old';

    expect(decorate(provider, { apiKey: 'k1' }, noValues, query).url).toBe(
      'https://api.juniper.example/contacts?flag&q=a%20b+c&n=%E9&api+key=k1',
    );
  });

  // @holds S101, S102, S224
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
      'the key of the box that is named, when both are filled',
      { apiKeyAsBasic: true, apiKeyAsBasicOpts: { fieldUsed: 'password' as const, keyFormat: 'api:%s' } },
      { username: 'ada@acme.example', password: 'k1' },
      'api:k1',
    ],
    [
      'the key of the other box, when that is empty',
      { apiKeyAsBasic: true, apiKeyAsBasicOpts: { fieldUsed: 'password' as const } },
      { username: 'k1', password: '' },
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

  // @holds S224
  it('sends an access token as a bearer token', () => {
    const credentials = { tokens: { accessToken: { token: 't1' } } };

    expect(decorate(oauthProvider(), credentials).headers).toEqual({ authorization: 'Bearer t1' });
  });

  // @holds S95, S96
  it.each([
    ['bare', { name: 'X-Token' }, 't1'],
    ['after a prefix', { name: 'X-Token', valuePrefix: 'Token ' }, 'Token t1'],
  ])("sends an access token in the provider's own header, %s", (_, own, sent) => {
    const accessTokenOpts = { attachmentType: 'accessTokenHeaderAttachment', header: own } as const;
    const credentials = { tokens: { accessToken: { token: 't1' } } };

    expect(decorate(oauthProvider({ accessTokenOpts }), credentials).headers).toEqual({ 'x-token': sent });
  });

  const beside = [
    { name: 'X-Account', valueTemplate: '{{.account}}' },
    { name: 'X-Site', valueTemplate: '{{.site}}' },
    { name: 'X-Version', valueTemplate: '7' },
  ];
  it.each([
    [
      'a token',
      oauthProvider({ headers: beside }),
      { tokens: { accessToken: { token: 't1' } } },
      'Bearer t1',
    ],
    ['a key', { ...header('Authorization'), customOpts: { headers: beside } }, { apiKey: 'k1' }, 'k1'],
    [
      'a pair',
      { ...basicWith(undefined), customOpts: { headers: beside } },
      { basicAuth: { username: 'u', password: 'p' } },
      `Basic ${base64('u:p')}`,
    ],
  ])(
    'adds each header beside %s that is known and that the caller has not set',
    (_, provider, known, sent) => {
      const values = { ...noValues, metadata: { account: 'a-1', site: '' } };
      const own = { url: destination(url), headers: new Headers({ 'x-account': 'a-2' }) };

      expect(decorate(provider, known, values).headers).toEqual({
        authorization: sent,
        'x-account': 'a-1',
        'x-version': '7',
      });
      expect(findStrategy(provider)?.decorate(provider, known, own, values).headers.get('x-account')).toBe(
        'a-2',
      );
    },
  );

  // @holds S224
  it('adds nothing where nothing is wanted', () => {
    expect(decorate(providerWith({ authType: 'none' }), {})).toEqual({ url, headers: {} });
  });

  it('has no way of signing in where the entry names none', () => {
    const steps = { multiStep: true, headers: [{ name: 'X-Token', valueTemplate: '{{.token}}' }] };

    expect(findStrategy(providerWith({ authType: 'custom', customOpts: {} }))).toBeUndefined();
    expect(findStrategy(providerWith({ authType: 'custom', customOpts: steps }))).toBeUndefined();
    expect(findStrategy(providerWith({ authType: 'jwt' }))).toBeUndefined();
  });
});

describe('filling templates of credentials', () => {
  const withHeader = (valueTemplate: string) =>
    providerWith({ authType: 'custom', customOpts: { headers: [{ name: 'X-Token', valueTemplate }] } });

  // @holds S106
  it('fills headers and query parameters, lists as one text', () => {
    const customOpts = {
      headers: [
        { name: 'X-Account', valueTemplate: 'account {{ .account }}' },
        { name: 'X-Scopes', valueTemplate: '{{.scopes}}' },
      ],
      queryParams: [{ name: 'key', valueTemplate: '{{.key}}' }],
    };
    const customAuth = { account: 'a-1', scopes: ['read', 'write'], key: 'k&1 {{.account}}' };

    expect(decorate(providerWith({ authType: 'custom', customOpts }), { customAuth })).toEqual({
      url: `${url}&key=k%261+%7B%7B.account%7D%7D`,
      headers: { 'x-account': 'account a-1', 'x-scopes': 'read write' },
    });
  });

  it('takes the value of a flow before the typed one, this before the builder’s, and metadata last', () => {
    const one = { token: 'of metadata' };
    const values = { metadata: one, providerInputs: {} };
    const provider = withHeader('{{.token}}');
    const sent = (credentials: Credentials, given = values) =>
      decorate(provider, credentials, given).headers['x-token'];

    expect(sent({})).toBe('of metadata');
    expect(sent({}, { ...values, providerInputs: { token: 'of the builder' } })).toBe('of the builder');
    expect(sent({ customAuth: { token: 'typed' } }, { ...values, providerInputs: one })).toBe('typed');
    expect(sent({ customAuth: { token: 'typed' }, secrets: { token: 'won' } })).toBe('won');
  });

  it.each([
    ['a value that is missing', '{{.token}}', 'The request needs a value for "token"'],
    ['a name of every object', '{{.constructor}}', 'The request needs a value for "constructor"'],
    ['a template that is none', '{{.token | upper}}', 'a template for this provider that cannot be read'],
  ])('sends nothing for %s', (_, template, message) => {
    const other = { customAuth: { other: 'hush' } };

    expect(() => decorate(withHeader(template), other)).toThrow(
      expect.objectContaining({ reason: 'misconfigured_app', message: expect.stringContaining(message) }),
    );
  });

  it('does not say which value no header can carry', () => {
    const customAuth = { token: 'hush\nX-Other: 1' };

    expect(() => decorate(withHeader('{{.token}}'), { customAuth })).toThrow(
      expect.objectContaining({ reason: 'revoked', message: expect.not.stringContaining('hush') }),
    );
  });
});
