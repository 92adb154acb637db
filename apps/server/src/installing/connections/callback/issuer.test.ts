import { describe, expect, it } from 'vitest';
import { oauthProvider } from '../../../providers/provider-auth/providers.fixture.ts';
import { atCallback } from './at-callback.fixture.ts';

/** A sign-in at a provider whose entry may name an issuer. */
const atIssuer = (issuer?: string, providerMetadata: object = {}) =>
  atCallback('juniper', oauthProvider(issuer === undefined ? {} : { issuer }), {
    begun: { providerMetadata },
  });

describe('an answer that names its provider (RFC 9207)', () => {
  // @holds P7
  it('is held to the issuer of the workspace that was asked', async () => {
    const workspace = { workspace: { value: 'acme', source: 'input' } };
    const { callback, list } = await atIssuer('https://{{.workspace}}.juniper.example', workspace);

    const other = await callback({ iss: 'https://globex.juniper.example' });

    expect(other).toMatchObject({ status: 400, result: { code: 'issuer_mismatch' } });
    expect(await list()).toEqual([]);
    const again = await atIssuer('https://{{.workspace}}.juniper.example', workspace);
    expect((await again.callback({ iss: 'https://acme.juniper.example' })).status).toBe(200);
  });

  it('is taken from the one that was asked', async () => {
    const { callback, list } = await atIssuer('https://juniper.example');

    const page = await callback({ iss: 'https://juniper.example' });

    expect(page.status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['another', { iss: 'https://evil.example' }],
    ['nearly the same', { iss: 'https://juniper.example/' }],
    ['none', {}],
    ['an empty one', { iss: '' }],
    ['another, with a denial', { error: 'access_denied', iss: 'https://evil.example' }],
  ])('is refused with %s, and no code is sent anywhere', async (_, parameters) => {
    const { callback, list, asked } = await atIssuer('https://juniper.example');

    const page = await callback(parameters);

    expect(page).toMatchObject({ status: 400, result: { code: 'issuer_mismatch' } });
    expect(asked).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['https://juniper.example/tenant?code=s3cret', 'https://juniper.example'],
    ['no address', 'not an address'],
  ])('is logged where the entry names none: %s', async (iss, logged) => {
    const { callback, list, ...server } = await atIssuer();

    await callback({ iss });

    expect(await list()).toHaveLength(1);
    const lines = server.logged.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ provider: 'juniper', issuer: logged }));
    expect(server.logged.join('')).not.toContain('s3cret');
  });
});
