import { readKeyFile } from './key-file.ts';
import { readPrivateKey } from './sign.ts';
import { type Assertion, type SignedProvider, textOf, withDeclared } from './signed-provider.ts';

/** https://developers.google.com/identity/protocols/oauth2/service-account#httprest */
const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token';
const LIFETIME_SECONDS = 60 * 60;

const keyInput = { name: 'serviceAccountKey', displayName: 'Service account key' };
const scopesInput = { name: 'scopes', displayName: 'Scopes' };

/**
 * BigQuery, as a service account. `token_uri` of the key file is not used: whoever sends the file would choose where we
 * send a signed token.
 */
export const bigquery: SignedProvider = {
  inputs: (entry) => withDeclared(entry, [keyInput, { ...scopesInput, isOptional: true }]),
  tokenAddress: () => TOKEN_ADDRESS,
  toAssertion: ({ credentials }) =>
    toAssertion(textOf(credentials, 'serviceAccountKey'), {
      scope: textOf(credentials, 'scopes') || 'https://www.googleapis.com/auth/bigquery',
    }),
};

/**
 * Google Workspace, as a service account that acts for a person of the domain.
 * Unconfirmed: the names of the inputs `subject` and `scopes`.
 */
export const googleWorkspaceDelegation: SignedProvider = {
  inputs: (entry) =>
    withDeclared(entry, [keyInput, { name: 'subject', displayName: 'Person to act for' }, scopesInput]),
  tokenAddress: () => TOKEN_ADDRESS,
  toAssertion: ({ credentials }) =>
    toAssertion(textOf(credentials, 'serviceAccountKey'), {
      sub: textOf(credentials, 'subject'),
      scope: textOf(credentials, 'scopes'),
    }),
};

function toAssertion(keyFile: string, claims: { scope: string; sub?: string }): Assertion {
  const { client_email, private_key, all } = readKeyFile(keyFile, ['client_email', 'private_key']);
  const keyId = typeof all.private_key_id === 'string' ? all.private_key_id : undefined;
  return {
    algorithm: 'RS256',
    key: readPrivateKey(private_key),
    keyId,
    claims: { iss: client_email, aud: TOKEN_ADDRESS, ...claims },
    lifetimeSeconds: LIFETIME_SECONDS,
  };
}
