import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { answered } from './bounded.ts';
import { ConnectionAccount, OfferedAccount } from './connected-account.ts';
import { ConnectionKind, ConnectionRequest } from './connection-credentials.ts';
import { Consumer } from './consumers.ts';
import { Group } from './groups.ts';
import { PageQuery } from './paging.ts';
import { ProviderApp } from './provider-apps.ts';
import { ProviderMetadata } from './provider-metadata.ts';
import { AuthType } from './providers.ts';
import { QueryFlag, QueryName, Reference, Timestamp, UpdateMask } from './values.ts';

/**
 * How the connection's credentials are sent. Older clients accept only these values, so a connection of a provider with
 * `authType` `custom` or `jwt` has `apiKey` here.
 */
export const AuthScheme = z.enum([
  'none',
  'apiKey',
  'basic',
  'oauth2/authorizationCode',
  'oauth2/authorizationCodePKCE',
  'oauth2/clientCredentials',
  'oauth2/password',
]);
export type AuthScheme = z.infer<typeof AuthScheme>;

/** `created`: new or just refreshed. `working`: a request succeeded. `bad_credentials`: the provider refused them. */
export const ConnectionStatus = z.enum(['created', 'working', 'bad_credentials']);
export type ConnectionStatus = z.infer<typeof ConnectionStatus>;

/** Why a connection has its status, and who must act. Added by Dowel. */
export const ConnectionDiagnosis = z.object({
  /** What the matter is. `ok` while the connection works. */
  reason: z.enum([
    'ok',
    'expired',
    'revoked',
    'insufficient_scope',
    'misconfigured_app',
    'provider_unreachable',
    'rate_limited',
    'unreadable',
  ]),
  /** Since when. */
  since: Timestamp,
  /** Who must act, if somebody must. */
  actor: z.enum(['consumer', 'builder', 'provider', 'operator']),
  /** What the actor should do, as one sentence. */
  nextStep: z.string(),
});
export type ConnectionDiagnosis = z.infer<typeof ConnectionDiagnosis>;

const Token = z.object({
  /** The token itself. */
  token: z.string(),
  /** When the provider issued it. */
  issuedAt: Timestamp.optional(),
  /** When it stops working. */
  expiresAt: Timestamp.optional(),
});

/** Stored credentials for a provider, for a group and a consumer. */
export const Connection = z.object({
  id: z.string(),
  projectId: z.string(),
  provider: z.string(),
  /** Only for connections made through an OAuth app. */
  providerApp: ProviderApp.optional(),
  /** The customer that the connection belongs to. */
  group: Group,
  /** The person who connected. */
  consumer: Consumer,
  /**
   * It is this person's own: used for what they do, where the manifest says `actAs: person`, and for nothing else. Absent:
   * it is the group's. Added by Dowel.
   */
  isPersonal: z.literal(true).optional(),
  /** The customer's workspace or subdomain at the provider. */
  providerWorkspaceRef: z.string().optional(),
  /** The person's id at the provider. */
  providerConsumerRef: z.string().optional(),
  /** Whose account it is. Absent while the provider has not told. Added by Dowel. */
  account: ConnectionAccount.optional(),
  /** Somebody has signed in to another account, and nobody has confirmed yet that it is to be used. Added by Dowel. */
  offeredAccount: OfferedAccount.optional(),
  createTime: Timestamp,
  /** When somebody last changed it or signed in again. Renewing its tokens is no change. */
  updateTime: Timestamp.optional(),
  /** How the credentials are sent. */
  authScheme: AuthScheme,
  /** How people sign in to the provider, in the words of the catalogue. Added by Dowel. */
  authType: AuthType,
  /** Whether the credentials work, as far as is known. */
  status: ConnectionStatus,
  /** Why it has this status, who must act, and how. */
  diagnosis: ConnectionDiagnosis.optional(),
  /** Only with `includeCreds` or `includeRefreshToken`, and a key of scope `full`. */
  oauth2AuthorizationCode: z
    .object({
      /** What requests to the provider carry. */
      accessToken: Token.optional(),
      /** What new access tokens are obtained with. Only with `includeRefreshToken`. */
      refreshToken: Token.optional(),
      /** The scopes that the provider granted. */
      scopes: z.array(z.string()).optional(),
    })
    .optional(),
  /** Only with `includeCreds`, and a key of scope `full`. */
  apiKey: z.string().optional(),
  /** What is known of the account at the provider, by name. */
  providerMetadata: answered(ProviderMetadata).optional(),
});
export type Connection = z.infer<typeof Connection>;

export const ListConnectionsQuery = PageQuery.extend({
  provider: QueryName.optional(),
  groupRef: QueryName.optional(),
  consumerRef: QueryName.optional(),
  /** The id of an account at the provider, as `account.id` of a connection says it. Added by Dowel. */
  accountId: QueryName.optional(),
  /**
   * `person`: personal connections instead of the groups'. A consumer token lists those of its consumer, the builder all. So
   * a list never has one unless somebody asks for it. `group` when absent. Added by Dowel.
   */
  owner: z.enum(['group', 'person']).optional(),
});
export type ListConnectionsQuery = z.infer<typeof ListConnectionsQuery>;

export const GetConnectionQuery = z.object({
  /** `true` adds the credentials, without the refresh token. Needs a key of scope `full`. */
  includeCreds: QueryFlag.optional(),
  /** `true` adds the refresh token. Needs a key of scope `full`. */
  includeRefreshToken: QueryFlag.optional(),
  /** Renews the access token first: always (`force`), or only when it has expired (`ifExpired`). */
  refresh: z.enum(['force', 'ifExpired']).optional(),
});
export type GetConnectionQuery = z.infer<typeof GetConnectionQuery>;

/**
 * A connection to make from credentials that a person typed. Send only the credential member that the provider's auth
 * type needs.
 */
export const GenerateConnection = ConnectionRequest.extend({
  groupRef: Reference,
  consumerRef: Reference,
  provider: Reference,
  ...ConnectionKind,
});
export type GenerateConnection = z.input<typeof GenerateConnection>;

/** Changes of a connection. */
export const UpdateConnection = z.object({
  /**
   * Takes `providerWorkspaceRef`, `providerMetadata`, `apiKey`, `basicAuth`, `oauth2ClientCredentials`,
   * `oauth2PasswordCredentials`, and `customAuth`, which Dowel adds. Credentials must match the connection's auth type.
   * `account` confirms an account, with new credentials or alone. It is an addition too.
   */
  updateMask: UpdateMask,
  /** The new values. */
  connection: ConnectionRequest,
});
export type UpdateConnection = z.input<typeof UpdateConnection>;

const connections = '/projects/{projectIdOrName}/connections';
const connection = '/projects/{projectIdOrName}/connections/{connectionId}';

export const listConnections = endpoint<{ query: ListConnectionsQuery; success: Connection[] }>()({
  operation: 'listConnections',
  method: 'GET',
  path: connections,
  access: 'consumer',
  query: ListConnectionsQuery,
  success: z.array(Connection),
  problems: [],
});

export const generateConnection = endpoint<{ body: GenerateConnection; success: Connection }>()({
  operation: 'generateConnection',
  method: 'POST',
  path: '/projects/{projectIdOrName}/connections:generate',
  access: 'consumer',
  status: 201,
  body: GenerateConnection,
  success: Connection,
  problems: [
    'provider_unknown',
    'provider_app_missing',
    'provider_metadata_missing',
    'provider_host_not_allowed',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
    'credentials_rejected',
    'account_differs',
    'account_in_use',
    'provider_unreachable',
    'outcome_unknown',
  ],
});

export const getConnection = endpoint<{ query: GetConnectionQuery; success: Connection }>()({
  operation: 'getConnection',
  method: 'GET',
  path: connection,
  access: 'consumer',
  query: GetConnectionQuery,
  success: Connection,
  problems: [
    'connection_not_found',
    'provider_unknown',
    'auth_scheme_unsupported',
    'provider_host_not_allowed',
    'credentials_rejected',
    'provider_unreachable',
  ],
});

export const updateConnection = endpoint<{ body: UpdateConnection; success: Connection }>()({
  operation: 'updateConnection',
  method: 'PATCH',
  path: connection,
  access: 'consumer',
  body: UpdateConnection,
  success: Connection,
  problems: [
    'connection_not_found',
    'invalid_update_mask',
    'provider_unknown',
    'provider_metadata_missing',
    'provider_host_not_allowed',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
    'credentials_rejected',
    'account_differs',
    'account_in_use',
    'provider_unreachable',
    'outcome_unknown',
  ],
});

export const deleteConnection = endpoint<object>()({
  operation: 'deleteConnection',
  method: 'DELETE',
  path: connection,
  access: 'consumer',
  status: 204,
  problems: ['connection_not_found', 'connection_in_use'],
});
