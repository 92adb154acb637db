import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry, CreateProviderApp } from '@dowel/schema';
import { inject } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';

interface AtCallback {
  /** What the provider answers to all calls, besides a token. */
  readonly answer?: object;
  readonly app?: Partial<CreateProviderApp>;
  /** What the sign-in begins with. */
  readonly begun?: object;
}

/** A sign-in at the provider of this entry, which has come as far as the callback. */
export async function atCallback(
  provider: string,
  entry: CatalogueEntry,
  { answer, app, begun }: AtCallback = {},
) {
  const asked: string[] = [];
  const server = await startSignInServer({
    catalogue: createCatalogue(sandboxProviders(inject('sandboxUrl')), { [provider]: entry }),
    outgoing: async (url) => {
      asked.push(String(url));
      return Response.json({ access_token: 'access-1', ...answer });
    },
  });
  await server.given.providerApp({ provider, ...app });
  const start = async () => server.toProvider((await server.begin({ provider, ...begun })).body);
  const comeBack = (from: URL, parameters: Record<string, string> = {}) => {
    const state = from.searchParams.get('state') ?? '';
    const code = parameters.error === undefined ? { code: '1' } : {};
    const query = new URLSearchParams({ state, ...code, ...parameters });
    return server.visit(`http://dowel/callbacks/v1/oauth?${query}`);
  };
  const address = await start();
  return {
    ...server,
    /** The addresses that were called. */
    asked,
    /** The address at which the person signs in. */
    address,
    /** Comes back from there, with a code unless there is an error. */
    callback: (parameters?: Record<string, string>) => comeBack(address, parameters),
    /** Signs in once more, and comes back. */
    again: async (parameters?: Record<string, string>) => comeBack(await start(), parameters),
  };
}
