import { buildDestination, buildProject, createMockService, mockConsumerToken } from '@dowel/mocks';
import { v7 } from 'uuid';
import { everyMember } from '../every-member.ts';
import { contractProviders } from './contract-providers.ts';
import { publicKeyPem } from './public-key.ts';
import { type ContractTarget, longAgo } from './target.ts';

/** What the components and the console call. */
const operations = [
  'createApiKey',
  'createInstallation',
  'createJWTKey',
  'customAuthConnect',
  'deleteApiKey',
  'deleteConnection',
  'deleteInstallation',
  'deleteJWTKey',
  'explainOperation',
  'generateConnection',
  'getApiKey',
  'getConnection',
  'getDelivery',
  'getHydratedRevision',
  'getInstallation',
  'getIntegration',
  'getIntegrationSetup',
  'getJWTKey',
  'getMyInfo',
  'getOperation',
  'getProject',
  'getProvider',
  'listActivity',
  'listApiKeys',
  'listAuditLog',
  'listConnections',
  'listDeliveries',
  'listDestinations',
  'listInstallations',
  'listInstallationsForProject',
  'listIntegrations',
  'listJWTKeys',
  'listOperationLogs',
  'listOperations',
  'listProjects',
  'listProviderApps',
  'listReads',
  'listSamples',
  'oauthConnect',
  'oauthUpdate',
  'patchObjectConfigContent',
  'pauseReads',
  'replayDeliveries',
  'replayDelivery',
  'replayFailedDeliveries',
  'sendTestEvent',
  'triggerRead',
  'unpauseReads',
  'updateApiKey',
  'updateConnection',
  'updateInstallation',
  'updateJWTKey',
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
      // The usual account is one of which the mocks know nothing.
      service.store.account = which === 'usual' ? undefined : { workspace: { id: 'other', name: 'Other' } };
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
    builder: async ({
      email = `builder-${v7()}@people.example`,
      isEmailVerified = true,
      orgId = null,
    } = {}) => {
      const signedIn = service.given.builder({ primaryEmail: email, isEmailVerified, orgId });
      return { id: signedIn.builder.id, email, sessionToken: signedIn.sessionToken };
    },
    publishTxt: () => undefined,
    integration: async (content) => service.given.integration(content),
    async destination(name) {
      const destination = buildDestination({ id: v7(), name });
      service.store.destinations.push({ ...destination, projectId: service.store.project.id });
      return destination;
    },
    operation: async (operation) => service.given.operation(operation, [{}]),
    async failDelivery(id) {
      const delivery = service.store.deliveries.find((one) => one.id === id);
      Object.assign(delivery ?? {}, { status: 'failed' });
      delete delivery?.nextAttemptTime;
    },
    async disableDestination(id) {
      const time = service.store.timestamp();
      const destination = service.store.destinations.find((one) => one.id === id);
      Object.assign(destination ?? {}, { failingSinceTime: time, disabledTime: time });
    },
  };
}
