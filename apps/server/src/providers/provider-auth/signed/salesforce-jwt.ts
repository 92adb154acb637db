import { readPrivateKey } from './sign.ts';
import { type SignedProvider, textOf, withDeclared } from './signed-provider.ts';

/** https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_jwt_flow.htm */
export const salesforceJWT: SignedProvider = {
  inputs: (entry) =>
    withDeclared(entry, [
      { name: 'clientId', displayName: 'Consumer key' },
      { name: 'username', displayName: 'Username' },
      { name: 'privateKey', displayName: 'Private key' },
    ]),
  tokenAddress: ({ baseURL }) => `${baseURL.replace(/\/+$/, '')}/services/oauth2/token`,
  toAssertion: ({ provider, credentials }) => ({
    algorithm: 'RS256',
    key: readPrivateKey(textOf(credentials, 'privateKey')),
    claims: {
      iss: textOf(credentials, 'clientId'),
      sub: textOf(credentials, 'username'),
      // The audience is the login host of the kind of account, also when the account's own host gives the token.
      aud: `https://${isSandbox(provider.baseURL) ? 'test' : 'login'}.salesforce.com`,
    },
    // Salesforce takes no assertion that is older than three minutes.
    lifetimeSeconds: 3 * 60,
  }),
};

/** The host of a sandbox is `acme--dev.sandbox.my.salesforce.com`. */
function isSandbox(baseURL: string): boolean {
  return /\.sandbox\.my\.salesforce\.com(\/|$)/i.test(baseURL);
}
