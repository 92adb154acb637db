import type { Connection } from '../resources/connections.ts';
import type { Installation } from '../resources/installations.ts';
import type { Integration } from '../resources/integrations.ts';
import type { Project } from '../resources/projects.ts';
import type { ProviderApp } from '../resources/provider-apps.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import type { HydratedRevision, RevisionSummary } from '../resources/revisions.ts';

const id = (number: string) => `01970000-0000-7000-8000-0000000000${number}`;

/** The ids in examples. They belong to nothing. */
export const ids = {
  project: id('01'),
  integration: id('02'),
  installation: id('03'),
  connection: id('04'),
  revision: id('05'),
  providerApp: id('06'),
  jwtKey: id('07'),
  operation: id('08'),
  topic: id('09'),
  route: id('0a'),
  delivery: id('0b'),
  destination: id('0c'),
  event: id('0d'),
  config: id('0e'),
  org: id('0f'),
  entry: id('10'),
  builder: id('12'),
  invite: id('13'),
  claimedDomain: id('14'),
  session: id('15'),
  connectionLink: id('16'),
  operationShare: id('17'),
  issue: '01970000-0000-5000-8000-000000000016',
} as const;

/** The time at which everything in the examples was made. */
export const createTime = '2026-11-20T08:00:00.000Z';
/** A later time. */
export const updateTime = '2026-11-20T09:30:00.000Z';

const projectId = ids.project;

export const project: Project = {
  id: projectId,
  name: 'acme-crm',
  appName: 'Acme CRM',
  orgId: ids.org,
  createTime,
};

const content: Integration['latestRevision']['content'] = {
  name: 'crm-sync',
  provider: 'hubspot',
  displayName: 'CRM sync',
  read: {
    objects: [
      {
        objectName: 'contacts',
        destination: 'crm-webhook',
        schedule: '*/30 * * * *',
        requiredFields: [{ fieldName: 'email' }],
        optionalFields: [{ fieldName: 'phone' }],
      },
    ],
  },
};

export const integration: Integration = {
  id: ids.integration,
  projectId,
  name: 'crm-sync',
  provider: 'hubspot',
  createTime,
  latestRevision: { id: ids.revision, specVersion: '1.0.0', createTime, content },
};

export const providerApp: ProviderApp = {
  id: ids.providerApp,
  projectId,
  provider: 'hubspot',
  clientId: 'acme-client-id',
  scopes: ['crm.objects.contacts.read'],
  createTime,
};

const group = { groupRef: 'northwind', groupName: 'Northwind Traders', projectId, createTime };
const consumer = { consumerRef: 'ada', consumerName: 'Ada Okafor', projectId, createTime };

export const connection: Connection = {
  id: ids.connection,
  projectId,
  provider: 'hubspot',
  providerApp,
  group,
  consumer,
  createTime,
  authScheme: 'oauth2/authorizationCode',
  authType: 'oauth2',
  status: 'working',
  diagnosis: { reason: 'ok', since: createTime, actor: 'provider', nextStep: 'Nothing needs to be done.' },
};

export const configContent = {
  provider: 'hubspot',
  read: {
    objects: {
      contacts: {
        objectName: 'contacts',
        schedule: '*/30 * * * *',
        destination: 'crm-webhook',
        selectedFields: { phone: true },
        selectedFieldMappings: {},
      },
    },
  },
};

export const installation: Installation = {
  id: ids.installation,
  projectId,
  integrationId: ids.integration,
  group,
  healthStatus: 'healthy',
  connection,
  createTime,
  createdBy: 'consumer:ada',
  config: {
    id: ids.config,
    revisionId: ids.revision,
    createTime,
    createdBy: 'consumer:ada',
    content: configContent,
  },
};

export const revisionSummary: RevisionSummary = {
  id: ids.revision,
  specVersion: '1.0.0',
  createTime,
  number: 15,
  previousRevisionId: id('17'),
  createdBy: `api-key:${id('18')}`,
  message: 'Deals every 15 minutes',
  changeCount: 1,
};

export const hydratedRevision: HydratedRevision = {
  id: ids.revision,
  specVersion: '1.0.0',
  createTime,
  content: {
    name: 'crm-sync',
    displayName: 'CRM sync',
    provider: 'hubspot',
    read: {
      objects: [
        {
          objectName: 'contacts',
          displayName: 'Contacts',
          destination: 'crm-webhook',
          schedule: '*/30 * * * *',
          requiredFields: [{ fieldName: 'email', displayName: 'Email' }],
          optionalFields: [{ fieldName: 'phone', displayName: 'Phone number' }],
          allFieldsMetadata: {
            email: { fieldName: 'email', displayName: 'Email', valueType: 'string' },
            phone: { fieldName: 'phone', displayName: 'Phone number', valueType: 'string' },
          },
        },
      ],
    },
  },
};

export const provider: ProviderInfo = {
  name: 'hubspot',
  displayName: 'HubSpot',
  authType: 'oauth2',
  baseURL: 'https://api.hubapi.com',
  defaultModule: '',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://app.hubspot.com/oauth/authorize',
    tokenURL: 'https://api.hubapi.com/oauth/v3/token',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {},
  },
  support: {
    bulkWrite: { insert: false, update: false, upsert: false, delete: false },
    proxy: true,
    read: true,
    subscribe: false,
    write: true,
    delete: false,
    search: { operators: { equals: false } },
  },
  providerOpts: {},
};
