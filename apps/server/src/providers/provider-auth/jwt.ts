import { Buffer } from 'node:buffer';
import type { JwtOpts, ProviderInfo } from '@dowel/schema';
import { templateFiller } from './credential-templates.ts';
import { readPrivateKey } from './signed/sign.ts';
import { type SignedProvider, textOf } from './signed/signed-provider.ts';
import { signedStrategy } from './signed/signed-strategy.ts';

/** A token that is signed as the entry's `jwtOpts` say. */
export const jwt = signedStrategy('jwt', ({ jwtOpts }) => toSignedProvider(jwtOpts ?? NO_OPTIONS));

/** `findStrategy` gives no strategy to an entry without options. */
const NO_OPTIONS: JwtOpts = { algorithm: 'HS256', inputs: [], key: '', claims: {}, lifetimeSeconds: 1 };

function toSignedProvider(options: JwtOpts): SignedProvider {
  const { algorithm, inputs, key, keyId, claims, lifetimeSeconds, scopes = [], header } = options;
  const tokenAddress = ({ jwtOpts }: ProviderInfo) => jwtOpts?.tokenURL;
  return {
    inputs: () => inputs,
    tokenAddress,
    toAssertion: ({ provider, credentials, values }) => {
      const fill = templateFiller(credentials, values);
      const typed = textOf(credentials, key);
      const audience = tokenAddress(provider);
      const filled = Object.entries(claims).map(([name, template]) => [name, fill(template)]);
      return {
        algorithm,
        key: algorithm === 'HS256' ? Buffer.from(typed, 'utf8') : readPrivateKey(typed),
        keyId: keyId === undefined ? undefined : fill(keyId),
        claims: { ...(audience !== undefined && { aud: audience }), ...Object.fromEntries(filled) },
        lifetimeSeconds,
      };
    },
    scopes: () => scopes,
    header: () => header,
  };
}
