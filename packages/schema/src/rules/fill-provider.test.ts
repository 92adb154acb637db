import { describe, expect, it } from 'vitest';
import type { JwtOpts } from '../resources/provider-auth-options.ts';
import { fillProvider } from './fill-provider.ts';
import { aProvider, moduledProvider } from './provider.fixture.ts';
import { TemplateError } from './template.ts';

const acme = { workspace: { value: 'acme', source: 'input' as const } };

describe('filling a provider', () => {
  it('gives the entry as it is when there is no metadata', () => {
    expect(fillProvider(moduledProvider, undefined)).toBe(moduledProvider);
  });

  // @holds S91
  it('fills every string however deep, and no key', () => {
    const provider = aProvider({
      baseURL: 'https://{{.workspace}}',
      labels: { '{{.workspace}}': '{{.workspace}}' },
      authHealthCheck: { url: 'https://{{ .workspace }}/me', successStatusCodes: [200] },
      extra: [{ note: '{{.workspace}}', count: 3, nothing: null }],
    });

    expect(fillProvider(provider, acme)).toEqual({
      ...provider,
      baseURL: 'https://acme',
      labels: { '{{.workspace}}': 'acme' },
      authHealthCheck: { url: 'https://acme/me', successStatusCodes: [200] },
      extra: [{ note: 'acme', count: 3, nothing: null }],
    });
  });

  it('leaves credential templates verbatim', () => {
    const headers = [{ name: 'X-Key', valueTemplate: '{{ .token }}' }];

    const filled = fillProvider(aProvider({ customOpts: { headers } }), acme);

    expect(filled.customOpts?.headers).toEqual(headers);
  });

  it('leaves the templates of signed tokens as they are, and fills the address that takes them', () => {
    const jwtOpts: JwtOpts = {
      algorithm: 'ES256',
      inputs: [{ name: 'key', displayName: 'Key' }],
      key: 'key',
      keyId: '{{.workspace}}',
      claims: { iss: '{{.workspace}}/{{.issuer}}' },
      lifetimeSeconds: 60,
      tokenURL: 'https://{{.workspace}}.larch.example/token',
    };

    const filled = fillProvider(aProvider({ jwtOpts }), acme);

    expect(filled.jwtOpts).toEqual({ ...jwtOpts, tokenURL: 'https://acme.larch.example/token' });
  });

  // @holds S109
  it('uses defaults for inputs and empty text for values that come after signing in', () => {
    const provider = aProvider({
      baseURL: 'https://{{.region}}.example/{{.teamId}}',
      metadata: { input: [{ name: 'region', defaultValue: 'eu' }], postAuthentication: [{ name: 'teamId' }] },
    });

    expect(fillProvider(provider, {}).baseURL).toBe('https://eu.example/');
    expect(fillProvider(provider, { region: { value: '', source: 'input' } }).baseURL).toBe(
      'https://eu.example/',
    );
    expect(fillProvider(provider, { teamId: { value: 'T1', source: 'provider' } }).baseURL).toBe(
      'https://eu.example/T1',
    );
  });

  it('is strict about the module in use and lenient about the others', () => {
    expect(fillProvider(moduledProvider, acme).modules).toMatchObject({
      crm: { baseURL: 'https://acme.harbor.example/crm' },
      desk: { baseURL: 'https://desk.{{.region}}.example/{{.deskId}}' },
    });
    expect(() => fillProvider(moduledProvider, acme, 'desk')).toThrow(
      expect.objectContaining({ variable: 'deskId' }),
    );
  });

  it('refuses a missing variable unless told to keep the text', () => {
    const provider = aProvider({ baseURL: 'https://{{.dc}}.example' });

    expect(() => fillProvider(provider, {})).toThrow(TemplateError);
    expect(fillProvider(provider, {}, undefined, { missing: 'keep' }).baseURL).toBe(
      'https://{{.dc}}.example',
    );
  });

  it.each(['refuse', 'keep'] as const)(
    'refuses a function in braces, told to %s missing values',
    (missing) => {
      const provider = aProvider({ baseURL: 'https://{{.workspace | printf}}.example' });

      expect(() => fillProvider(provider, acme, undefined, { missing })).toThrow(TemplateError);
    },
  );

  it.each([
    ['salesforce', 'https://{{.workspace}}.my.force.example/a?b', 'https://login.salesforce.com/a?b'],
    ['salesforceSandbox', 'https://{{.workspace}}.sandbox.force.example', 'https://test.salesforce.com'],
  ])('sends %s to its generic host without a workspace', (name, baseURL, expected) => {
    expect(fillProvider(aProvider({ name, baseURL }), {}).baseURL).toBe(expected);
    expect(fillProvider(aProvider({ name, baseURL }), acme).baseURL).toBe(
      baseURL.replace('{{.workspace}}', 'acme'),
    );
  });
});
