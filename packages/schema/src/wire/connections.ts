import type {
  Connection,
  GenerateConnection,
  GetConnectionQuery,
  ListConnectionsQuery,
  OauthConnect,
  OauthUpdateQuery,
  UpdateConnection,
} from '../resources/connections.ts';
import { wire } from './wire.ts';

const connections = '/projects/{projectIdOrName}/connections';
const connection = '/projects/{projectIdOrName}/connections/{connectionId}';

export const listConnections = /* @__PURE__ */ wire<{ query: ListConnectionsQuery; success: Connection[] }>()(
  {
    operation: 'listConnections',
    method: 'GET',
    path: connections,
    access: 'consumer',
  },
);

export const generateConnection = /* @__PURE__ */ wire<{ body: GenerateConnection; success: Connection }>()({
  operation: 'generateConnection',
  method: 'POST',
  path: '/projects/{projectIdOrName}/connections:generate',
  access: 'consumer',
  status: 201,
});

export const getConnection = /* @__PURE__ */ wire<{ query: GetConnectionQuery; success: Connection }>()({
  operation: 'getConnection',
  method: 'GET',
  path: connection,
  access: 'consumer',
});

export const updateConnection = /* @__PURE__ */ wire<{ body: UpdateConnection; success: Connection }>()({
  operation: 'updateConnection',
  method: 'PATCH',
  path: connection,
  access: 'consumer',
});

export const deleteConnection = /* @__PURE__ */ wire<object>()({
  operation: 'deleteConnection',
  method: 'DELETE',
  path: connection,
  access: 'consumer',
  status: 204,
  media: 'none',
});

/** Answers the address of the start page as plain text. From there the browser goes to the provider. */
export const oauthConnect = /* @__PURE__ */ wire<{ body: OauthConnect; success: string }>()({
  operation: 'oauthConnect',
  method: 'POST',
  path: '/oauth-connect',
  access: 'consumer',
  media: 'text',
});

/** The same as `oauthConnect`, but for an existing connection, which keeps its id. */
export const oauthUpdate = /* @__PURE__ */ wire<{ query: OauthUpdateQuery; success: string }>()({
  operation: 'oauthUpdate',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/connections/{connectionId}:oauth-update',
  access: 'consumer',
  media: 'text',
});
