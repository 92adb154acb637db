import type { ProviderInfo } from '@dowel/schema';
import { readPrivateKey } from './sign.ts';
import { type SignedProvider, textOf, withDeclared } from './signed-provider.ts';

/**
 * Token request: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162755359851.html
 * Signed assertion: https://docs.oracle.com/en/cloud/saas/netsuite/ns-online-help/section_162790605110.html
 */
export const netsuiteM2M: SignedProvider = {
  inputs: (entry) =>
    withDeclared(entry, [
      { name: 'clientId', displayName: 'Client ID' },
      { name: 'certificateId', displayName: 'Certificate ID' },
      { name: 'privateKey', displayName: 'Private key' },
      { name: 'scopes', displayName: 'Scopes', isOptional: true },
    ]),
  tokenAddress,
  toAssertion: ({ provider, credentials }) => {
    const key = readPrivateKey(textOf(credentials, 'privateKey'));
    const scopes = textOf(credentials, 'scopes') || 'rest_webservices';
    return {
      // NetSuite refuses the older RSA signatures (RS256).
      algorithm: key.asymmetricKeyType === 'ec' ? 'ES256' : 'PS256',
      key,
      keyId: textOf(credentials, 'certificateId'),
      claims: {
        iss: textOf(credentials, 'clientId'),
        scope: scopes.split(/[\s,]+/),
        aud: tokenAddress(provider),
      },
      lifetimeSeconds: 5 * 60,
    };
  },
  toGrant: (signed) => ({
    grantType: 'client_credentials',
    parameters: {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: signed,
    },
  }),
};

function tokenAddress({ baseURL }: ProviderInfo): string {
  return `${baseURL.replace(/\/+$/, '')}/services/rest/auth/oauth2/v1/token`;
}
