import { maskedHeaders, maskedMetadata } from './destination-addresses.ts';
import { metadataMembers } from './destination-paths.ts';
import { isShortened } from './shortened-key.ts';

/** What an entry about an org itself is about. */
export type OrgAuditTarget = 'claimed_domain' | 'invite' | 'member' | 'org';

/** What an entry of the audit log is about. */
export type AuditTarget =
  | OrgAuditTarget
  | 'api_key'
  | 'connection'
  | 'connection_link'
  | 'consumer'
  | 'destination'
  | 'event_topic_route'
  | 'group'
  | 'installation'
  | 'integration'
  | 'jwt_key'
  | 'operation_share'
  | 'project'
  | 'provider_app'
  | 'topic'
  | 'topic_destination_route';

/** How the audit log calls an operation, and what the operation changes. */
export interface AuditRule {
  readonly action: string;
  readonly target: AuditTarget;
}

const changes = <Target extends AuditTarget>(target: Target) => ({
  created: { action: `${target}.created`, target },
  updated: { action: `${target}.updated`, target },
  deleted: { action: `${target}.deleted`, target },
});
const deployed: AuditRule = { action: 'integration.deployed', target: 'integration' };

/** Every operation that the audit log records: changes of keys, secrets, settings, deploys, orgs and their people. */
export const auditRules: Readonly<Record<string, AuditRule>> = {
  createApiKey: changes('api_key').created,
  updateApiKey: changes('api_key').updated,
  deleteApiKey: changes('api_key').deleted,
  createJWTKey: changes('jwt_key').created,
  updateJWTKey: changes('jwt_key').updated,
  deleteJWTKey: changes('jwt_key').deleted,
  createProviderApp: changes('provider_app').created,
  updateProviderApp: changes('provider_app').updated,
  deleteProviderApp: changes('provider_app').deleted,
  createDestination: changes('destination').created,
  updateDestination: changes('destination').updated,
  deleteDestination: changes('destination').deleted,
  pauseDestination: { action: 'destination.paused', target: 'destination' },
  unpauseDestination: { action: 'destination.resumed', target: 'destination' },
  /** Only with `rotate`. */
  getDestination: { action: 'destination.signing_key_rotated', target: 'destination' },
  createTopic: changes('topic').created,
  updateTopic: changes('topic').updated,
  deleteTopic: changes('topic').deleted,
  createTopicDestinationRoute: changes('topic_destination_route').created,
  deleteTopicDestinationRoute: changes('topic_destination_route').deleted,
  createEventTopicRoute: changes('event_topic_route').created,
  deleteEventTopicRoute: changes('event_topic_route').deleted,
  createIntegration: deployed,
  createRevision: deployed,
  batchUpsertIntegrations: deployed,
  deleteIntegration: changes('integration').deleted,
  createProject: changes('project').created,
  updateProject: changes('project').updated,
  deleteProject: changes('project').deleted,
  /** Only by builders. */
  deleteInstallation: { action: 'installation.uninstalled', target: 'installation' },
  pauseReads: { action: 'installation.reads_paused', target: 'installation' },
  unpauseReads: { action: 'installation.reads_resumed', target: 'installation' },
  eraseGroup: { action: 'group.erased', target: 'group' },
  eraseConsumer: { action: 'consumer.erased', target: 'consumer' },
  /** Only by builders. A change of metadata alone is `connection.updated`. */
  updateConnection: { action: 'connection.credentials_replaced', target: 'connection' },
  /** Only by builders. */
  deleteConnection: changes('connection').deleted,
  stopConnections: { action: 'project.connections_stopped', target: 'project' },
  createConnectionLink: changes('connection_link').created,
  deleteConnectionLink: { action: 'connection_link.revoked', target: 'connection_link' },
  createOperationShare: changes('operation_share').created,
  deleteOperationShare: { action: 'operation_share.revoked', target: 'operation_share' },
  createOrg: changes('org').created,
  updateOrg: changes('org').updated,
  addUserToOrg: { action: 'member.added', target: 'member' },
  updateOrgMembership: changes('member').updated,
  removeUserFromOrg: { action: 'member.removed', target: 'member' },
  createOrgInvite: changes('invite').created,
  deleteOrgInvite: { action: 'invite.revoked', target: 'invite' },
  acceptInvite: { action: 'invite.accepted', target: 'member' },
  declineInvite: { action: 'invite.declined', target: 'invite' },
  claimDomain: changes('claimed_domain').created,
  proveClaimedDomain: { action: 'claimed_domain.proven', target: 'claimed_domain' },
};

/** A secret that somebody was shown. */
export interface SecretRead {
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly groupRef?: string | undefined;
  readonly consumerRef?: string | undefined;
  /** Why, as whoever asked has said. */
  readonly after?: { readonly reason: string };
}

/** What of an answer is a secret, for the audit log. The log names it, and never has it. */
export function secretsRead(
  operation: string,
  answered: unknown,
  { projectId, reason }: { readonly projectId: string; readonly reason?: unknown },
): SecretRead[] {
  if (operation === 'listApiKeys') {
    const hasKeys = Array.isArray(answered) && answered.some(({ key }) => !isShortened(key));
    return hasKeys ? [{ action: 'api_key.keys_read', targetType: 'project', targetId: projectId }] : [];
  }
  const read = reads[operation];
  const value = Object(answered);
  if (!read?.isSecret(value)) return [];
  const { groupRef = value.groupRef } = Object(value.group);
  const { consumerRef } = Object(value.consumer);
  const { action, targetType } = read;
  const why = typeof reason === 'string' && { after: { reason } };
  return [{ action, targetType, targetId: String(value.id), groupRef, consumerRef, ...why }];
}

interface Read {
  readonly action: string;
  readonly targetType: string;
  readonly isSecret: (value: Record<string, unknown>) => boolean;
}

/**
 * Inboxes are not among them: a product reads its messages there all day, and keeps them. Nor is a single API key, since
 * only who has the key is shown it.
 */
const reads: Readonly<Record<string, Read>> = {
  getConnection: {
    action: 'connection.credentials_read',
    targetType: 'connection',
    isSecret: ({ oauth2AuthorizationCode, apiKey }) =>
      oauth2AuthorizationCode !== undefined || apiKey !== undefined,
  },
  getDelivery: {
    action: 'delivery.body_read',
    targetType: 'delivery',
    isSecret: ({ body }) => body !== undefined,
  },
  getDestination: {
    action: 'destination.secrets_read',
    targetType: 'destination',
    isSecret: ({ type, metadata, secrets }) => {
      const { url, headers = {} } = Object(metadata);
      const isMasked = JSON.stringify(maskedHeaders(headers)) === JSON.stringify(headers);
      return secrets !== undefined || !isMasked || maskedMetadata(String(type), { url }).url !== url;
    },
  },
};

/** Every action that this release records. */
export const auditActions: readonly string[] = [
  ...new Set([...Object.values(auditRules), ...Object.values(reads)].map(({ action }) => action)),
  'api_key.keys_read',
  'builder.signed_in',
  'connection.updated',
  'connection_link.completed',
  'subscription.left_at_provider',
];

/** Operations that change something which is no matter of security. The installs of customers have a history of their own. */
export const unauditedOperations: readonly string[] = [
  'writeRecords',
  'createBillingAccountSession',
  'createConsumer',
  'createGroup',
  'createInstallation',
  'customAuthConnect',
  'deleteMySession',
  'deliverResults',
  'generateConnection',
  'oauthConnect',
  'oauthUpdate',
  'patchObjectConfigContent',
  'replayDelivery',
  'replayDeliveries',
  'replayFailedDeliveries',
  'searchRecords',
  'sendTestEvent',
  'triggerRead',
  'updateInstallation',
  'updateIssue',
  'upsertMetadataForConnection',
  'upsertMetadataForInstallation',
];

/** The members of each target that an entry shows. None of them is a secret. */
const auditedMembers: Readonly<Record<AuditTarget, readonly string[]>> = {
  api_key: ['label', 'scopes', 'active', 'expireTime', 'allowedAddresses', 'integrationIds'],
  claimed_domain: ['domain', 'isProven'],
  connection: ['providerWorkspaceRef'],
  connection_link: ['integrationId', 'purpose', 'status', 'connectionId', 'expireTime'],
  consumer: [],
  destination: ['name', 'type', 'ordering', ...metadataMembers.filter((name) => name !== 'headers')],
  event_topic_route: ['eventType', 'topicId'],
  group: [],
  installation: ['integrationName'],
  integration: ['name', 'provider', 'latestRevisionId'],
  invite: ['invitedEmail', 'role', 'status'],
  jwt_key: ['label', 'algorithm', 'publicKeyPem', 'active'],
  member: ['role'],
  operation_share: ['operationId', 'expireTime'],
  org: ['label'],
  project: [
    'name',
    'appName',
    'embeddingOrigins',
    'skipsStartPage',
    'refusesFrontendKeys',
    'refusesSharedAccounts',
    'logoUrl',
    'integrationId',
  ],
  provider_app: ['provider', 'clientId', 'externalRef', 'scopes', 'allowedHosts'],
  topic: ['name'],
  topic_destination_route: ['topicId', 'destinationId'],
};

/** The members of update masks that replace a secret. An entry names them, and never has their values. */
const secretMembers =
  /^(?:clientSecret|webhookSecret|metadata|metadata\.(?:headers|providerParams)|secrets\.\w+|apiKey|basicAuth|oauth2\w+|customAuth|account)$/;

/** What an entry shows of a value, as its endpoint answers it, or as an older entry has it. */
export function auditedValue(target: AuditTarget, value: object): Record<string, unknown> {
  const { metadata, latestRevision } = value as { metadata?: object; latestRevision?: { id?: string } };
  const flat: Record<string, unknown> = { ...metadata, ...value, latestRevisionId: latestRevision?.id };
  if (target === 'destination' && typeof flat.url === 'string') {
    flat.url = maskedMetadata(String(flat.type), { url: flat.url }).url;
  }
  const shown = auditedMembers[target].filter((name) => flat[name] !== undefined);
  return Object.fromEntries(shown.map((name) => [name, flat[name]]));
}

/** The secrets that a request replaces, by their names in its update mask. */
export function replacedSecrets(body: unknown): string[] {
  const mask: unknown =
    typeof body === 'object' && body !== null && 'updateMask' in body ? body.updateMask : [];
  return Array.isArray(mask) ? mask.filter((name) => secretMembers.test(String(name))) : [];
}
