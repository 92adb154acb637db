import { createMockService, mockConsumerToken } from '@dowel/mocks';
import { setupServer } from 'msw/node';
import { everyMember } from '../every-member.ts';
import { publicKeyPem } from './public-key.ts';
import { contractSuite } from './suite.ts';
import type { ContractTarget } from './target.ts';

contractSuite('the mocks', async (): Promise<ContractTarget> => {
  const service = createMockService({ providers: everyMember });
  const server = setupServer(...service.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  const integration = (name: string) => {
    const found = service.store.integrations.find((one) => one.name === name);
    if (!found) throw new Error(`The mocks have no integration "${name}", which the contract needs.`);
    return found;
  };
  return {
    baseUrl: 'https://mocks.test/v1',
    fetch: (request) => fetch(request),
    project: 'demo',
    apiKey: 'mock_full',
    frontendKey: 'mock_frontend',
    token: async (identity) => mockConsumerToken(identity),
    integrations: { apiKey: integration('crm-sync-key'), oauth: integration('crm-sync') },
    credentials: { good: 'juniper_demo_acme', refused: 'rejected' },
    publicKeyPem: await publicKeyPem(),
    signIn: async (url, options) => service.authorize(url, options),
    operation: async (operation) => service.given.operation(operation, [{}]),
    close: () => server.close(),
  };
});
