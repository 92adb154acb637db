import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { listOf } from './bounded.ts';
import { decisive } from './decisive.ts';
import { PageQuery } from './paging.ts';
import { QueryFlag, Reference, Timestamp, UpdateMask } from './values.ts';

/**
 * `full` allows everything. `frontend` allows what the UI library needs, without credentials and keys. The others are for
 * backends that do one thing, in all groups, without credentials, secrets and keys; added by Dowel: `read` reads and finds
 * records, and sees what is installed; `write` writes records and makes fields; `proxy` calls providers; `deploy` deploys
 * manifests; `support` sees what happened, without bodies, pauses and starts reads, and sends messages again.
 */
export const ApiKeyScope = z.enum(['full', 'frontend', 'read', 'write', 'proxy', 'deploy', 'support']);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;

/** A key with which your backend, or a page of yours, calls the service. */
export const ApiKey = z.object({
  /**
   * The secret itself. Empty when the server cannot decrypt it, see `isUnreadable`. Shortened, such as
   * `dowel_full_…x3Qa`, in answers to a page that calls with the cookie of a builder, and where a request named the key
   * by its id. Only the answer that makes a key shows it whole there.
   */
  key: z.string(),
  /** Names the key in addresses, so that the secret need not stand there. Added by Dowel. */
  id: z.string(),
  label: z.string(),
  /** See `ApiKeyScope`. Others may follow. */
  scopes: z.array(z.string()),
  projectId: z.string(),
  /** Whether requests with the key work. `true` when absent. */
  active: z.boolean().optional(),
  /** From then on, requests with the key are refused. Absent: never. Added by Dowel. */
  expireTime: Timestamp.optional(),
  /** Requests with the key are accepted only from these addresses and ranges. Absent: from anywhere. Added by Dowel. */
  allowedAddresses: z.array(z.string()).optional(),
  /**
   * The key calls only operations that name one of these integrations in their path, or an operation of one, or the proxy
   * with an installation of one. Absent: any. Added by Dowel.
   */
  integrationIds: z.array(z.string()).optional(),
  /** When a request with it came last, to five minutes. Absent until one came. Added by Dowel. */
  lastUsedTime: Timestamp.optional(),
  /**
   * Set when the server no longer has the encryption key for this API key. Requests with it still work. Added by Dowel.
   */
  isUnreadable: z.literal(true).optional(),
  /** Added by Dowel. */
  createTime: Timestamp,
  /** The builder who made it, or whose key made it, as `builder:<id>`. Absent if that is not known. Added by Dowel. */
  createdBy: z.string().optional(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const Label = z.string().min(1).max(255);

/** Addresses, or ranges such as `203.0.113.0/24`. An empty list of an update allows any. */
const AllowedAddresses = listOf(
  z.union(
    [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].map((one) => one.max(limits.ipRange)),
    'must be an IP address or a range such as 203.0.113.0/24',
  ),
  limits.mask,
);
/** The ids or the names of integrations. An empty list of an update allows any. */
const IntegrationIds = listOf(Reference, limits.mask);

/** A key to make. */
export const CreateApiKey = z.object({
  label: Label,
  /** `["full"]` when absent. */
  scopes: decisive(listOf(ApiKeyScope, limits.mask).min(1).optional()),
  /** In the future. Absent: the key works until it is switched off or deleted. Added by Dowel. */
  expireTime: decisive(Timestamp.max(limits.timestamp).optional()),
  /** See `ApiKey`. Added by Dowel. */
  allowedAddresses: decisive(AllowedAddresses.min(1).optional()),
  /** See `ApiKey`: ids or names. Added by Dowel. */
  integrationIds: decisive(IntegrationIds.min(1).optional()),
});
export type CreateApiKey = z.input<typeof CreateApiKey>;

/** A key that was made. */
export const CreatedApiKey = ApiKey.extend({
  /** What the key may do although the request did not ask for it. Absent when the request has said it. Added by Dowel. */
  warnings: z.array(z.string()).optional(),
});
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

/** Changes of a key. */
export const UpdateApiKey = z.object({
  /** Takes `active`, `label`, `scopes`, and `allowedAddresses` and `integrationIds`, which Dowel adds. */
  updateMask: UpdateMask,
  /** The new values. */
  apiKey: z.object({
    label: Label.optional(),
    /** `false` stops requests with the key. */
    active: z.boolean().optional(),
    /** Replaces the whole list. */
    scopes: listOf(ApiKeyScope, limits.mask).min(1).optional(),
    /** Replaces the whole list. Added by Dowel. */
    allowedAddresses: AllowedAddresses.optional(),
    /** Replaces the whole list: ids or names. Added by Dowel. */
    integrationIds: IntegrationIds.optional(),
  }),
});
export type UpdateApiKey = z.input<typeof UpdateApiKey>;

export const ListApiKeysQuery = PageQuery.extend({
  /** `true` hides inactive keys. */
  active: QueryFlag.optional(),
});
export type ListApiKeysQuery = z.infer<typeof ListApiKeysQuery>;

const keys = '/projects/{projectIdOrName}/api-keys';
const key = '/projects/{projectIdOrName}/api-keys/{apiKey}';

export const listApiKeys = endpoint<{ query: ListApiKeysQuery; success: ApiKey[] }>()({
  operation: 'listApiKeys',
  method: 'GET',
  path: keys,
  access: 'full',
  query: ListApiKeysQuery,
  success: z.array(ApiKey),
  problems: [],
});

export const createApiKey = endpoint<{ body: CreateApiKey; success: CreatedApiKey }>()({
  operation: 'createApiKey',
  method: 'POST',
  path: keys,
  access: 'full',
  status: 201,
  body: CreateApiKey,
  success: CreatedApiKey,
  problems: ['integration_not_found'],
});

export const getApiKey = endpoint<{ success: ApiKey }>()({
  operation: 'getApiKey',
  method: 'GET',
  path: key,
  access: 'full',
  success: ApiKey,
  problems: ['api_key_not_found'],
});

export const updateApiKey = endpoint<{ body: UpdateApiKey; success: ApiKey }>()({
  operation: 'updateApiKey',
  method: 'PATCH',
  path: key,
  access: 'full',
  body: UpdateApiKey,
  success: ApiKey,
  problems: ['api_key_not_found', 'invalid_update_mask', 'integration_not_found'],
});

export const deleteApiKey = endpoint<object>()({
  operation: 'deleteApiKey',
  method: 'DELETE',
  path: key,
  access: 'full',
  status: 204,
  problems: ['api_key_not_found'],
});
