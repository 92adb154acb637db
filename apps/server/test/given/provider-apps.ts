import type { CreateProviderApp } from '@dowel/schema';
import { inject } from 'vitest';
import { callbackAddress } from '../../src/installing/connections/sign-in/callback-address.ts';
import * as providerApps from '../../src/providers/provider-apps/service.ts';
import { controlSandbox } from '../sandbox-control.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

export function givenProviderApps(world: GivenWorld) {
  return {
    /** Registers a new application with the sandbox and makes a provider app for it, with the secret that it gave. */
    async providerApp(overrides: Partial<CreateProviderApp> = {}) {
      const { clientId, clientSecret } = await controlSandbox<{ clientId: string; clientSecret: string }>(
        inject('sandboxUrl'),
        '/clients',
        { redirectUris: [callbackAddress(world.dependencies)] },
      );
      const app = await providerApps.create(givenContext(world), {
        provider: 'sandbox',
        clientId,
        clientSecret,
        scopes: ['crm.read', 'crm.write'],
        ...overrides,
      });
      return { app, clientId, clientSecret };
    },
  };
}
