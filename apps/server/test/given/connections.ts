import type { Connection, GenerateConnection } from '@dowel/schema';
import { inject } from 'vitest';
import { generate } from '../../src/installing/connections/generating/generate-connection.ts';
import { consent, openSandboxAccount } from '../sandbox-control.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';
import { signInAtProvider } from './sign-in.ts';

const owner = { groupRef: 'acme', consumerRef: 'ada' };

export function givenConnections(world: GivenWorld) {
  const keys = new Map<string, string>();
  return {
    /** A connection by API key. Without a given key, each consumer has a sandbox account of their own. */
    async connection(overrides: Partial<GenerateConnection> = {}): Promise<Connection> {
      const { groupRef, consumerRef } = { ...owner, ...overrides };
      const who = JSON.stringify([groupRef, consumerRef]);
      const apiKey =
        overrides.apiKey ?? keys.get(who) ?? (await openSandboxAccount(inject('sandboxUrl'))).apiKey;
      keys.set(who, apiKey);
      const request = { provider: 'sandboxApiKey', ...owner, ...overrides, apiKey };
      return (await generate(givenContext(world), request)).body;
    },
    /** A connection by OAuth. Needs `given.providerApp()` first. */
    async oauthConnection(overrides: Partial<typeof owner> & { account?: string } = {}): Promise<Connection> {
      const { account = 'acme', ...refs } = overrides;
      const request = { provider: 'sandbox', ...owner, ...refs };
      return signInAtProvider(givenContext(world), request, async (address) => {
        const back = await consent(String(address), { account });
        return Object.fromEntries(back.searchParams);
      });
    },
  };
}
