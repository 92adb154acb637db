import type { ProviderInfo } from '@dowel/schema';
import type { AuthStrategy } from '../strategy.ts';
import { bigquery, googleWorkspaceDelegation } from './google.ts';
import { netsuiteM2M } from './netsuite-m2m.ts';
import { salesforceJWT } from './salesforce-jwt.ts';
import { sandboxServiceAccount } from './sandbox-service-account.ts';
import type { SignedProvider } from './signed-provider.ts';
import { signedStrategy } from './signed-strategy.ts';
import { snowflake } from './snowflake.ts';

/** The providers for which code signs tokens, by their names in the catalogue. */
const signedProviders: Readonly<Record<string, SignedProvider>> = {
  bigquery,
  googleWorkspaceDelegation,
  netsuiteM2M,
  salesforceJWT,
  sandboxServiceAccount,
  snowflake,
};

const strategies = new Map(
  Object.entries(signedProviders).map(([name, signed]) => [name, signedStrategy('custom', () => signed)]),
);

/** The sign-in with a person's own key at a provider of type `custom`; undefined when nobody has written it. */
export function findSigned({ name }: ProviderInfo): AuthStrategy | undefined {
  return strategies.get(name);
}
