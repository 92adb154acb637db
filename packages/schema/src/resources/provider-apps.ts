import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { isProtocolParameter } from '../rules/protocol-parameters.ts';
import { answered, listOf, mapOf, Text } from './bounded.ts';
import { decisive } from './decisive.ts';
import { PageQuery } from './paging.ts';
import { AllowedHosts, Reference, Timestamp, UpdateMask } from './values.ts';

const AuthQueryParams = mapOf(listOf(Text, limits.metadata), limits.metadata)
  .check(({ value: parameters, issues }) => {
    for (const name of Object.keys(parameters).filter(isProtocolParameter)) {
      const message = 'is a parameter of the protocol, which Dowel decides, so an app cannot set it';
      issues.push({ code: 'custom', path: [name], message, input: parameters });
    }
  })
  .meta({ maxProperties: limits.metadata });

/** What a provider needs beside the client's id and secret. */
export const ProviderAppMetadata = z.object({
  /**
   * Extra query parameters of the authorization URL. Each may have several values. The parameters that OAuth 2 itself
   * needs, such as `state`, are refused.
   */
  authQueryParams: decisive(AuthQueryParams.optional()),
  /** The values that the provider's entry asks builders for, by name. */
  providerParams: mapOf(z.string().max(limits.secret), limits.metadata).optional(),
  /**
   * The hosts of self-hosted products that may receive this app's secret, such as `crm.acme.example` or
   * `*.acme.example`. Added by Dowel.
   */
  allowedHosts: AllowedHosts.optional(),
});
export type ProviderAppMetadata = z.infer<typeof ProviderAppMetadata>;

/**
 * A secret that a request without a signature has brought, which says that it comes from the provider. It signs nothing
 * before the builder has set it as `webhookSecret`.
 */
export const OfferedSecret = z.object({
  /** What is set as `webhookSecret` if the provider takes it. */
  secret: z.string(),
  /** When a request last told this secret. One that is told again stands only once in the list. */
  receiveTime: Timestamp,
});
export type OfferedSecret = z.infer<typeof OfferedSecret>;

/** Where a provider sends the events of an application, for the customers of all groups. */
export const ProviderAppWebhook = z.object({
  /** The address to set at the provider. */
  url: z.string(),
  /** What to do at the provider, once for the application. */
  instructions: z.string(),
  /**
   * Secrets of the last week that may be the provider's, latest first. Only for providers that tell theirs to this
   * address when it is set. Which one is right, the provider says: it takes only its own. They are gone once a
   * `webhookSecret` is set.
   */
  offeredSecrets: z.array(OfferedSecret).optional(),
});
export type ProviderAppWebhook = z.infer<typeof ProviderAppWebhook>;

/** An OAuth client at a provider: the builder's own, or that of one of their customers. Its secret is never returned. */
export const ProviderApp = z.object({
  id: z.string(),
  projectId: z.string(),
  /** The group whose own client it is: no other group signs in with it. Absent: the project's. Added by Dowel. */
  groupRef: z.string().optional(),
  /** The app's id at the provider. */
  externalRef: z.string().optional(),
  provider: z.string(),
  /** The OAuth client's id. */
  clientId: z.string(),
  /** The scopes that sign-ins ask for. */
  scopes: z.array(z.string()).optional(),
  /** What the provider needs beside the client's id and secret. */
  metadata: answered(ProviderAppMetadata).optional(),
  /**
   * Only for providers that send the events of all accounts to one address of the application. Only the builder's
   * backend sees it. Added by Dowel.
   */
  webhook: ProviderAppWebhook.optional(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type ProviderApp = z.infer<typeof ProviderApp>;

/** A text that people copy from the provider. A key in several lines may end in one. */
const Copied = z
  .string()
  .min(1)
  .refine((text) => text.trim() === text || text.trim().includes('\n'), {
    error: 'begins or ends with a blank or a line break, so every sign-in would fail; copy it without',
  });
const Secret = Copied.max(8192);

/** An OAuth client to sign in with. */
export const CreateProviderApp = z.object({
  /**
   * The group whose own client it is. Sign-ins of this group use it instead of the project's, and no other group does.
   * The group need not exist yet. It cannot be changed later. Absent: the project's. Added by Dowel.
   */
  groupRef: decisive(Reference.optional()),
  /** The app's id at the provider. */
  externalRef: z.string().max(255).optional(),
  provider: Reference,
  /** The OAuth client's id. */
  clientId: Copied.max(1024),
  /** The OAuth client's secret. Stored encrypted and never given back. */
  clientSecret: Secret,
  /**
   * The secret that signs the provider's events, for providers whose events have another one than the client's. Stored
   * encrypted and never given back. Added by Dowel.
   */
  webhookSecret: decisive(Secret.optional()),
  /** The scopes that sign-ins shall ask for. */
  scopes: decisive(listOf(z.string().min(1).max(limits.text), limits.scopes).optional()),
  /** What the provider needs beside the client's id and secret. */
  metadata: ProviderAppMetadata.optional(),
});
export type CreateProviderApp = z.input<typeof CreateProviderApp>;

/** Changes of a provider app. */
export const UpdateProviderApp = z.object({
  /**
   * Takes `externalRef`, `clientId`, `clientSecret`, `webhookSecret`, `provider`, `scopes`, `metadata`, and its members
   * as `metadata.allowedHosts`: `metadata` alone replaces them all.
   */
  updateMask: UpdateMask,
  /** The new values. */
  providerApp: CreateProviderApp.omit({ groupRef: true }).partial(),
});
export type UpdateProviderApp = z.input<typeof UpdateProviderApp>;

export const ListProviderAppsQuery = PageQuery.extend({
  /**
   * `group`: the groups' own apps instead of the project's; `all`: both; for the builder only. So a list never has two
   * apps of one provider unless somebody asks for it. `project` when absent. Added by Dowel.
   */
  owner: z.enum(['project', 'group', 'all']).optional(),
});
export type ListProviderAppsQuery = z.infer<typeof ListProviderAppsQuery>;

const apps = '/projects/{projectIdOrName}/provider-apps';
const app = '/projects/{projectIdOrName}/provider-apps/{providerAppId}';

export const listProviderApps = endpoint<{ query: ListProviderAppsQuery; success: ProviderApp[] }>()({
  operation: 'listProviderApps',
  method: 'GET',
  path: apps,
  access: 'consumer',
  query: ListProviderAppsQuery,
  success: z.array(ProviderApp),
  problems: [],
});

/** Answers 200 instead of 201, as the original interface does. */
export const createProviderApp = endpoint<{ body: CreateProviderApp; success: ProviderApp }>()({
  operation: 'createProviderApp',
  method: 'POST',
  path: apps,
  access: 'full',
  body: CreateProviderApp,
  success: ProviderApp,
  problems: ['provider_unknown', 'provider_app_exists'],
});

export const updateProviderApp = endpoint<{ body: UpdateProviderApp; success: ProviderApp }>()({
  operation: 'updateProviderApp',
  method: 'PATCH',
  path: app,
  access: 'full',
  body: UpdateProviderApp,
  success: ProviderApp,
  problems: ['provider_app_not_found', 'invalid_update_mask', 'provider_unknown', 'provider_app_exists'],
});

export const deleteProviderApp = endpoint<object>()({
  operation: 'deleteProviderApp',
  method: 'DELETE',
  path: app,
  access: 'full',
  status: 204,
  problems: ['provider_app_not_found'],
});
