import type { endpoints } from '@dowel/schema';
import type * as z from 'zod';
import { demoManifest } from '../../src/process/seed/demo-manifest.ts';
import type { Victim } from './victim.ts';

type Endpoints = typeof endpoints;
type WithBody = {
  [Name in keyof Endpoints]: Endpoints[Name]['body'] extends z.ZodType ? Name : never;
}[keyof Endpoints];
type BodyOf<Name extends keyof Endpoints> = Endpoints[Name]['body'] extends z.ZodType
  ? z.input<Endpoints[Name]['body']>
  : never;

const content = {
  name: 'crm-sync-key',
  provider: 'sandboxApiKey',
  write: { objects: [{ objectName: 'deals' }] },
};

const madeField = { fieldName: 'made_by_an_attack', displayName: 'Attack', valueType: 'string' } as const;

/**
 * A body about the victim's things for every endpoint that takes one. It is valid, so it would do harm if the server
 * accepted it from a stranger. If an endpoint has no body here, this file does not compile.
 */
export const validBodies: { [Name in WithBody]: (victim: Victim) => BodyOf<Name> } = {
  createOrg: () => ({ label: 'Made by an attack' }),
  updateOrg: () => ({ updateMask: ['label'], org: { label: 'Made by an attack' } }),
  addUserToOrg: ({ attacker }) => ({ builderId: attacker.id, role: 'owner' }),
  updateOrgMembership: () => ({ role: 'owner' }),
  createOrgInvite: () => ({ email: 'attacker@attack.example' }),
  acceptInvite: ({ invitedEmail }) => ({ invitedEmail }),
  declineInvite: ({ invitedEmail }) => ({ invitedEmail }),
  claimDomain: ({ ids }) => ({
    domain: 'made-by-an-attack.example',
    parentId: ids.orgId ?? '',
    parentType: 'org',
  }),
  createBillingAccountSession: () => ({ redirectUrl: 'https://attack.example' }),
  createProject: ({ ids }) => ({ name: 'made-by-an-attack', appName: 'Attack', orgId: ids.orgId ?? '' }),
  createTopicDestinationRoute: ({ ids }) => ({
    topicId: ids.topicId ?? '',
    destinationId: ids.destination ?? '',
  }),
  createDestination: () => ({
    name: 'made-by-an-attack',
    type: 'webhook',
    metadata: { url: 'https://attack.example' },
  }),
  updateDestination: () => ({
    updateMask: ['metadata.url'],
    destination: { metadata: { url: 'https://attack.example' } },
  }),
  replayDeliveries: ({ ids }) => ({ deliveryIds: [ids.deliveryId ?? ''] }),
  replayFailedDeliveries: () => ({ sinceTime: '2020-01-01T00:00:00Z' }),
  updateIssue: () => ({ told: true, note: 'noted by an attack' }),
  pauseDestination: () => ({ note: 'Ask Bo.' }),
  sendTestEvent: () => ({ eventType: 'connection.created' }),
  upsertMetadataForInstallation: ({ groupRef }) => ({ groupRef, fields: { contacts: [madeField] } }),
  upsertMetadataForConnection: ({ groupRef }) => ({ groupRef, fields: { contacts: [madeField] } }),
  searchRecords: () => ({
    objectName: 'contacts',
    fieldFilters: [{ fieldName: 'city', operator: 'eq', value: 'Oslo' }],
  }),
  triggerRead: ({ groupRef }) => ({ groupRef, mode: 'async' }),
  pauseReads: () => ({ note: 'paused by an attack' }),
  unpauseReads: () => ({ note: 'resumed by an attack' }),
  deliverResults: ({ groupRef }) => ({ groupRef, pages: 1 }),
  writeRecords: ({ groupRef }) => ({ groupRef, type: 'create', record: { last_name: 'Attack' } }),
  createGroup: ({ groupRef }) => ({ groupRef, groupName: 'renamed by an attack' }),
  createConsumer: ({ consumerRef }) => ({ consumerRef, consumerName: 'renamed by an attack' }),
  createApiKey: () => ({ label: 'made by an attack' }),
  updateApiKey: () => ({ updateMask: ['label'], apiKey: { label: 'changed by an attack' } }),
  generateConnection: ({ groupRef, consumerRef }) => ({
    provider: 'sandboxApiKey',
    groupRef,
    consumerRef,
    apiKey: 'juniper_demo_globex',
  }),
  updateConnection: () => ({ updateMask: ['apiKey'], connection: { apiKey: 'juniper_demo_globex' } }),
  oauthConnect: ({ groupRef, consumerRef, ids }) => ({
    projectIdOrName: ids.projectIdOrName ?? '',
    provider: 'sandbox',
    groupRef,
    consumerRef,
  }),
  customAuthConnect: ({ groupRef, consumerRef, ids }) => ({
    projectIdOrName: ids.projectIdOrName ?? '',
    provider: 'sandbox',
    groupRef,
    consumerRef,
  }),
  createOperationShare: () => ({ expiresInSeconds: 3600 }),
  createConnectionLink: ({ groupRef, consumerRef, ids }) => ({
    integrationId: ids.integrationId ?? '',
    groupRef,
    consumerRef,
  }),
  stopConnections: () => ({ groupRef: 'nobody' }),
  createEventTopicRoute: ({ ids }) => ({ eventType: 'connection.error', topicId: ids.topicId ?? '' }),
  createInstallation: ({ server, groupRef }) => server.given.installationBody({ groupRef }),
  updateInstallation: () => ({
    updateMask: ['config.content.proxy.enabled'],
    installation: { config: { content: { provider: 'sandboxApiKey', proxy: { enabled: true } } } },
  }),
  patchObjectConfig: ({ groupRef }) => ({
    groupRef,
    action: 'read',
    changes: [{ op: 'add', path: '/selectedFields/city', value: true }],
  }),
  createIntegration: () => ({
    name: 'made-by-an-attack',
    provider: content.provider,
    latestRevision: { specVersion: '1.0.0', content: { ...content, name: 'made-by-an-attack' } },
  }),
  batchUpsertIntegrations: () => ({ manifest: demoManifest }),
  createRevision: () => ({ sourceYaml: JSON.stringify({ specVersion: '1.0.0', integrations: [content] }) }),
  createJwtKey: () => ({ label: 'made by an attack', algorithm: 'ES256', publicKeyPem: 'not a key' }),
  updateJwtKey: () => ({ updateMask: ['label'], jwtKey: { label: 'changed by an attack' } }),
  updateProject: () => ({ updateMask: ['appName'], project: { appName: 'Changed by an attack' } }),
  createProviderApp: () => ({ provider: 'sandbox', clientId: 'an-attack', clientSecret: 'an-attack' }),
  updateProviderApp: () => ({ updateMask: ['clientId'], providerApp: { clientId: 'an-attack' } }),
  createTopic: () => ({ name: 'made-by-an-attack' }),
  updateTopic: () => ({ name: 'changed-by-an-attack' }),
};
