import { readKeyFile } from './key-file.ts';
import { readPrivateKey } from './sign.ts';
import { type SignedProvider, textOf, withDeclared } from './signed-provider.ts';

/** A service account of the sandbox, whose key file is like that of real providers. */
export const sandboxServiceAccount: SignedProvider = {
  inputs: (entry) => withDeclared(entry, [{ name: 'serviceAccountKey', displayName: 'Service account key' }]),
  tokenAddress,
  toAssertion: ({ provider, credentials }) => {
    const file = readKeyFile(textOf(credentials, 'serviceAccountKey'), [
      'client_id',
      'private_key_id',
      'private_key',
    ]);
    return {
      algorithm: 'RS256',
      key: readPrivateKey(file.private_key),
      keyId: file.private_key_id,
      claims: { iss: file.client_id, sub: file.client_id, aud: tokenAddress(provider) },
      lifetimeSeconds: 5 * 60,
    };
  },
};

function tokenAddress({ baseURL }: { baseURL: string }): string {
  return baseURL.replace(/\/api\/v1\/*$/, '/oauth/token');
}
