import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readPrivateKey } from './sign.ts';
import { type SignedProvider, textOf, withDeclared } from './signed-provider.ts';

/**
 * Snowflake takes the signed token itself: https://docs.snowflake.com/en/developer-guide/sql-api/authenticating
 * Unconfirmed: the names of the inputs, because the public catalogue declares none.
 */
export const snowflake: SignedProvider = {
  inputs: (entry) =>
    withDeclared(entry, [
      { name: 'username', displayName: 'User' },
      { name: 'privateKey', displayName: 'Private key' },
    ]),
  tokenAddress: () => undefined,
  toAssertion: ({ credentials, values }) => {
    const key = readPrivateKey(textOf(credentials, 'privateKey'));
    const user = `${accountOf(values.metadata.workspace ?? '')}.${textOf(credentials, 'username').toUpperCase()}`;
    return {
      algorithm: 'RS256',
      key,
      claims: { iss: `${user}.${fingerprint(key)}`, sub: user },
      lifetimeSeconds: 59 * 60,
    };
  },
  otherHeaders: { 'X-Snowflake-Authorization-Token-Type': 'KEYPAIR_JWT' },
};

/** The account of an address. Region and cloud come after its first dot and are no part of its name. */
function accountOf(workspace: string): string {
  return (workspace.split('.')[0] ?? '').toUpperCase();
}

function fingerprint(key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return `SHA256:${createHash('sha256').update(publicKey).digest('base64')}`;
}
