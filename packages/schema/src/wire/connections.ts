import type {
  Connection,
  GenerateConnection,
  GetConnectionQuery,
  ListConnectionsQuery,
  OauthConnect,
  OauthUpdateQuery,
  UpdateConnection,
} from '../resources/connections';
import { wire } from './wire';

const connections = '/projects/{projectIdOrName}/connections';
const connection = '/projects/{projectIdOrName}/connections/{connectionId}';

export const listConnections = wire<{ query: ListConnectionsQuery; success: Connection[] }>()({
  operation: 'listConnections',
  method: 'GET',
  path: connections,
  access: 'consumer',
  problems: ['project_not_found'],
});

export const generateConnection = wire<{ body: GenerateConnection; success: Connection }>()({
  operation: 'generateConnection',
  method: 'POST',
  path: '/projects/{projectIdOrName}/connections:generate',
  access: 'consumer',
  status: 201,
  problems: [
    'provider_unknown',
    'provider_metadata_missing',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
    'credentials_rejected',
  ],
});

export const getConnection = wire<{ query: GetConnectionQuery; success: Connection }>()({
  operation: 'getConnection',
  method: 'GET',
  path: connection,
  access: 'consumer',
  problems: ['connection_not_found', 'credentials_rejected', 'provider_unreachable'],
});

export const updateConnection = wire<{ body: UpdateConnection; success: Connection }>()({
  operation: 'updateConnection',
  method: 'PATCH',
  path: connection,
  access: 'consumer',
  problems: ['connection_not_found', 'invalid_update_mask', 'auth_scheme_mismatch', 'credentials_rejected'],
});

export const deleteConnection = wire<object>()({
  operation: 'deleteConnection',
  method: 'DELETE',
  path: connection,
  access: 'consumer',
  status: 204,
  media: 'none',
  problems: ['connection_not_found', 'connection_in_use'],
});

/** Answers the provider's authorization URL as plain text. */
export const oauthConnect = wire<{ body: OauthConnect; success: string }>()({
  operation: 'oauthConnect',
  method: 'POST',
  path: '/oauth-connect',
  access: 'consumer',
  media: 'text',
  problems: [
    'project_not_found',
    'provider_unknown',
    'provider_app_missing',
    'provider_metadata_missing',
    'auth_scheme_mismatch',
  ],
});

/** As `oauthConnect`, for a connection that exists; it keeps its id. */
export const oauthUpdate = wire<{ query: OauthUpdateQuery; success: string }>()({
  operation: 'oauthUpdate',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/connections/{connectionId}:oauth-update',
  access: 'consumer',
  media: 'text',
  problems: ['connection_not_found', 'provider_app_missing', 'auth_scheme_mismatch'],
});
