import { describe, expect, it } from 'vitest';
import { oauthProvider } from '../providers.fixture.ts';
import { type Authorization, authorizationUrl } from './authorization-url.ts';

const build = (overrides: Partial<Authorization> = {}) =>
  authorizationUrl({
    provider: oauthProvider(),
    clientId: 'an-app',
    scopes: ['read', 'write'],
    extraParameters: {},
    redirectUri: 'https://dowel.example/callbacks/v1/oauth',
    state: 'state-1',
    codeVerifier: undefined,
    ...overrides,
  });

const parametersOf = (url: URL) => Object.fromEntries(url.searchParams);

describe('building the address to sign in at', () => {
  // @holds S85
  it('asks for a code', async () => {
    const url = await build();

    expect(url.href).toBe(
      'https://juniper.example/authorize?response_type=code&client_id=an-app' +
        '&redirect_uri=https%3A%2F%2Fdowel.example%2Fcallbacks%2Fv1%2Foauth&state=state-1&scope=read%20write',
    );
  });

  it('adds the challenge of RFC 7636, appendix B', async () => {
    const url = await build({ codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' });

    expect(parametersOf(url)).toMatchObject({
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
  });

  // @holds S90
  it('maps scopes, keeps unknown ones, and leaves an empty list out', async () => {
    const provider = oauthProvider({ scopeMappings: { read: 'https://x.example/read' } });

    const mapped = await build({ provider });
    const without = await build({ scopes: [] });

    expect(mapped.searchParams.get('scope')).toBe('https://x.example/read write');
    expect(without.searchParams.has('scope')).toBe(false);
  });

  it('joins scopes the way the catalogue says', async () => {
    const url = await build({ provider: oauthProvider({ scopeSeparator: ',' }) });

    expect(url.search).toContain('&scope=read%2Cwrite');
  });

  it('names every audience of the catalogue', async () => {
    const provider = oauthProvider({ audience: ['https://api.juniper.example/', 'juniper-admin'] });

    const url = await build({ provider });

    expect(url.searchParams.getAll('audience')).toEqual(['https://api.juniper.example/', 'juniper-admin']);
  });

  // @holds S92
  it('never names a parameter twice, the catalogue winning over the app', async () => {
    const provider = oauthProvider({
      authURL: 'https://juniper.example/authorize?prompt=none',
      authURLParams: { response_type: 'code', prompt: 'login', state: 'forged' },
    });

    const url = await build({
      provider,
      extraParameters: { prompt: ['consent'], client_id: ['forged'], optional_scope: ['a', 'b', 'a'] },
    });

    expect([...url.searchParams.keys()].filter((name) => name === 'response_type')).toHaveLength(1);
    expect(parametersOf(url)).toMatchObject({ prompt: 'login', client_id: 'an-app', state: 'state-1' });
    expect(url.searchParams.getAll('optional_scope')).toEqual(['a', 'b']);
  });

  it('takes no parameter of the protocol from an app, also where the sign-in itself has none', async () => {
    const url = await build({
      extraParameters: {
        code_challenge: ['forged'],
        code_challenge_method: ['plain'],
        state: ['forged'],
        response_mode: ['form_post'],
        prompt: ['consent'],
      },
    });

    expect(url.searchParams.has('code_challenge')).toBe(false);
    expect(url.searchParams.has('code_challenge_method')).toBe(false);
    expect(url.searchParams.has('response_mode')).toBe(false);
    expect(parametersOf(url)).toMatchObject({ state: 'state-1', prompt: 'consent' });
  });

  it('takes an address that ends in a question mark', async () => {
    const url = await build({ provider: oauthProvider({ authURL: 'https://juniper.example/new?' }) });

    expect(url.href).toMatch(/^https:\/\/juniper\.example\/new\?response_type=code&/);
  });
});
