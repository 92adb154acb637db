import { buildProject, createMockService, mockConsumerToken } from '@dowel/mocks';
import { v7 } from 'uuid';
import { everyMember } from '../every-member.ts';
import { contractProviders } from './contract-providers.ts';
import { publicKeyPem } from './public-key.ts';
import { type ContractTarget, longAgo } from './target.ts';

/** What the components call. */
const operations = [
  'createInstallation',
  'customAuthConnect',
  'deleteConnection',
  'deleteInstallation',
  'generateConnection',
  'getConnection',
  'getHydratedRevision',
  'getInstallation',
  'getIntegration',
  'getIntegrationSetup',
  'getProject',
  'getProvider',
  'listActivity',
  'listConnections',
  'listInstallations',
  'listInstallationsForProject',
  'listIntegrations',
  'listProjects',
  'listProviderApps',
  'listReads',
  'listSamples',
  'oauthConnect',
  'oauthUpdate',
  'patchObjectConfigContent',
  'pauseReads',
  'triggerRead',
  'unpauseReads',
  'updateConnection',
  'updateInstallation',
];

/** The mocks as a target of the contract. They answer without a network. */
export async function startMocks(): Promise<ContractTarget> {
  const service = createMockService({ providers: { ...everyMember, ...contractProviders } });
  // Only the providers of the sandbox can be read, as on the server.
  const { '*': objects = {} } = service.store.objects;
  service.store.objects = { sandbox: objects, sandboxApiKey: objects };
  const integration = (name: string) => {
    const found = service.store.integrations.find((one) => one.name === name);
    if (!found) throw new Error(`The mocks have no integration "${name}", which the contract needs.`);
    return found;
  };
  service.given.account({ workspace: { id: 'usual' } });
  const id = v7();
  const otherProject = buildProject({ id, name: `project-${id}` });
  service.store.projects.push(otherProject);
  return {
    operations,
    baseUrl: 'https://mocks.test/v1',
    fetch: service.fetch,
    project: 'demo',
    otherProject: otherProject.name,
    apiKey: 'mock_full',
    frontendKey: 'mock_frontend',
    token: async (identity) => mockConsumerToken(identity),
    expiredToken: async (identity) => mockConsumerToken({ ...identity, issuedAt: longAgo }),
    integrations: { apiKey: integration('crm-sync-key'), oauth: integration('crm-sync') },
    credentials: { good: 'juniper_demo_acme', refused: 'rejected' },
    useAccount(which) {
      service.given.account({ workspace: { id: which } });
      return which === 'usual' ? 'juniper_demo_acme' : 'juniper_demo_other';
    },
    refusalWords: 'Juniper CRM (API key) answered 401.',
    publicKeyPem: await publicKeyPem(),
    signIn: async (url, options) => service.authorize(url, options),
    approve: async (url, options) => service.approve(url, options),
    accountCode: 'acme',
    refusedAccountCode: 'rejected',
    refusedStepWords: 'Juniper CRM (sign-in in steps) answered 401.',
    deliverDue: async () => undefined,
    events: async () => service.events.map(({ id: _, createTime: __, ...event }) => event),
    // No operation of the mocks is for builders, so nothing looks at the session.
    builder: async ({ email = 'nobody@people.example' } = {}) => ({
      id: v7(),
      email,
      sessionToken: 'dowel_session_none',
    }),
    publishTxt: lacking,
    integration: async (content) => service.given.integration(content),
    destination: lacking,
    operation: async ({ id: installationId, integrationId, config }, result) =>
      service.given.operation({ installationId, integrationId, configId: config.id, result }, [{}]),
    failDelivery: lacking,
    disableDestination: lacking,
  };
}

/** What only the tests of a backend need. */
function lacking(): never {
  throw new Error('The mocks do not have this.');
}
