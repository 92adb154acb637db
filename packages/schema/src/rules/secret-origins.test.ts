import { describe, expect, it } from 'vitest';
import { aProvider, support } from './provider.fixture.ts';
import { plainAddress, secretOrigins } from './secret-origins.ts';

describe('reading an address', () => {
  it.each(['https://larch.example/a?b#c', 'http://localhost:4320', 'https://münchen.example'])(
    'takes %s',
    (text) => {
      expect(plainAddress(text)?.href).toBe(new URL(text).href);
    },
  );

  it.each([
    '',
    'larch.example',
    'ftp://larch.example',
    'javascript:alert(1)',
    'https://ada@larch.example',
    'https://:hush@larch.example',
    'https://{{.workspace}}.larch.example',
    'https://{{broken',
    'https://localhost:5510.larch.example',
    'https://a b.example',
  ])('refuses "%s"', (text) => {
    expect(plainAddress(text)).toBeUndefined();
  });
});

describe('listing where credentials are sent', () => {
  it('names each origin once, and none that still lacks a value', () => {
    const module = (baseURL: string) => ({ displayName: 'Module', baseURL, support });
    const provider = aProvider({
      baseURL: 'https://api.larch.example/v1',
      authHealthCheck: { url: 'https://api.larch.example/me' },
      oauth2Opts: {
        grantType: 'authorizationCode',
        authURL: 'https://sign-in.larch.example',
        tokenURL: 'https://login.larch.example:8443/token',
        explicitScopesRequired: false,
        explicitWorkspaceRequired: false,
        tokenMetadataFields: {},
      },
      modules: { crm: module('https://crm.larch.example'), desk: module('https://{{.desk}}.larch.example') },
    });

    expect(secretOrigins(provider)).toEqual([
      'https://api.larch.example',
      'https://crm.larch.example',
      'https://login.larch.example:8443',
    ]);
  });
});
