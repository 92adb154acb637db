import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { describe, expect, inject, it } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { oauthProvider } from '../../../providers/provider-auth/providers.fixture.ts';

/** A sign-in that has come as far as the callback. The provider's entry may name an issuer. */
async function atCallback(issuer: string | undefined, providerMetadata: object = {}) {
  const asked: string[] = [];
  const provider = oauthProvider(issuer === undefined ? {} : { issuer });
  const server = await startSignInServer({
    catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), { juniper: provider }),
    outgoing: async (url) => {
      asked.push(String(url));
      return Response.json({ access_token: 'access-1' });
    },
  });
  await server.given.providerApp({ provider: 'juniper' });
  const address = await server.toProvider(
    (await server.begin({ provider: 'juniper', providerMetadata })).body,
  );
  const state = address.searchParams.get('state');
  const callback = (query: string) => server.visit(`http://dowel/callbacks/v1/oauth?state=${state}&${query}`);
  return { ...server, asked, callback };
}

describe('an answer that names its provider (RFC 9207)', () => {
  // @holds P7
  it('is held to the issuer of the workspace that was asked', async () => {
    const workspace = { workspace: { value: 'acme', source: 'input' } };
    const { callback, list } = await atCallback('https://{{.workspace}}.juniper.example', workspace);

    const other = await callback('code=1&iss=https%3A%2F%2Fglobex.juniper.example');

    expect(other).toMatchObject({ status: 400, result: { code: 'issuer_mismatch' } });
    expect(await list()).toEqual([]);
    const again = await atCallback('https://{{.workspace}}.juniper.example', workspace);
    expect((await again.callback('code=1&iss=https%3A%2F%2Facme.juniper.example')).status).toBe(200);
  });

  it('is taken from the one that was asked', async () => {
    const { callback, list } = await atCallback('https://juniper.example');

    const page = await callback('code=1&iss=https%3A%2F%2Fjuniper.example');

    expect(page.status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['another', 'code=1&iss=https%3A%2F%2Fevil.example'],
    ['nearly the same', 'code=1&iss=https%3A%2F%2Fjuniper.example%2F'],
    ['none', 'code=1'],
    ['an empty one', 'code=1&iss='],
    ['another, with a denial', 'error=access_denied&iss=https%3A%2F%2Fevil.example'],
  ])('is refused with %s, and no code is sent anywhere', async (_, query) => {
    const { callback, list, asked } = await atCallback('https://juniper.example');

    const page = await callback(query);

    expect(page).toMatchObject({ status: 400, result: { code: 'issuer_mismatch' } });
    expect(asked).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['https://juniper.example/tenant?code=s3cret', 'https://juniper.example'],
    ['no address', 'not an address'],
  ])('is logged where the entry names none: %s', async (iss, logged) => {
    const { callback, list, ...server } = await atCallback(undefined);

    await callback(`code=1&iss=${encodeURIComponent(iss)}`);

    expect(await list()).toHaveLength(1);
    const lines = server.logged.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ provider: 'juniper', issuer: logged }));
    expect(server.logged.join('')).not.toContain('s3cret');
  });
});
