import type { ApiKeyScope, CreatedApiKey } from '../resources/api-keys.ts';
import type { Access } from '../wire/wire.ts';

type NarrowScope = Exclude<ApiKeyScope, 'full' | 'frontend'>;

export const whatIsInstalled = [
  'getProject',
  'listIntegrations',
  'getIntegration',
  'listInstallations',
  'listInstallationsForProject',
  'getInstallation',
  'listConnections',
  'getConnection',
] as const;

export const whatHappened = ['listOperations', 'getOperation', 'listReads', 'getBackfillProgress'] as const;

/** What pages of the console show to everybody who works on a project. */
export const whatConsoleShows = [
  'followChanges',
  'listGroups',
  'getGroup',
  'listIssues',
  'listProjectOperations',
  'listIntegrationOverviews',
  'listRevisions',
  'getRevision',
  'searchProject',
  'getSetupProgress',
  'getProjectHealth',
  'listConnectors',
  'getConnector',
  'getStats',
  'exportStats',
] as const;

/** What a key for one kind of work may call. None of it answers a credential, a secret or a key. */
export const operationsOfScope: Readonly<Record<NarrowScope, readonly string[]>> = {
  read: [
    ...whatIsInstalled,
    ...whatHappened,
    'searchRecords',
    'triggerRead',
    'getObjectMetadataForConnection',
    'getObjectMetadataForInstallation',
  ],
  write: ['writeRecords', 'upsertMetadataForConnection', 'upsertMetadataForInstallation', 'getOperation'],
  proxy: ['proxy'],
  deploy: [
    'getProject',
    'listIntegrations',
    'getIntegration',
    'getHydratedRevision',
    'listRevisions',
    'getRevision',
    'generateUploadUrl',
    'createIntegration',
    'createRevision',
    'batchUpsertIntegrations',
  ],
  support: [
    ...whatIsInstalled,
    ...whatHappened,
    ...whatConsoleShows,
    'updateIssue',
    'listOperationLogs',
    'explainOperation',
    'listActivity',
    'triggerRead',
    'pauseReads',
    'unpauseReads',
    'listDeliveries',
    'replayDelivery',
    'replayDeliveries',
    'replayFailedDeliveries',
    'createConnectionLink',
    'listConnectionLinks',
    'deleteConnectionLink',
    'createOperationShare',
    'listOperationShares',
    'deleteOperationShare',
  ],
};

/** Whether pages may hold a key. Then anybody can read it, so no other scope but `full` counts beside this one. */
export function isPageKey(scopes: readonly string[]): boolean {
  return scopes.includes('frontend') && !scopes.includes('full');
}

/** An operation, and who may call it. */
export interface Called {
  readonly operation: string;
  readonly access: Access;
}

/** Whether a key of these scopes may call an operation. */
export function mayCall(scopes: readonly string[], { operation, access }: Called): boolean {
  if (access === 'public' || scopes.includes('full')) return true;
  if (isPageKey(scopes)) return access === 'consumer';
  return Object.entries(operationsOfScope).some(
    ([scope, operations]) => scopes.includes(scope) && operations.includes(operation),
  );
}

/** The scopes of a new key, with a warning if the request left them out. Older clients send only a label. */
export function newKeyScopes(
  asked: readonly ApiKeyScope[] | undefined,
): Pick<CreatedApiKey, 'warnings'> & { scopes: ApiKeyScope[] } {
  if (asked) return { scopes: [...asked] };
  const warning =
    'The request has no "scopes", so the key may do everything. For a page, send "scopes": ["frontend"].';
  return { scopes: ['full'], warnings: [warning] };
}
