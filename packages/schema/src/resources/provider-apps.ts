import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { isProtocolParameter } from '../rules/protocol-parameters.ts';
import * as wire from '../wire/provider-apps.ts';
import { answered, listOf, mapOf, Text } from './bounded.ts';
import { PageQuery } from './paging.ts';
import { AllowedHosts, Reference, Timestamp, UpdateMask } from './values.ts';

const AuthQueryParams = mapOf(listOf(Text, limits.metadata), limits.metadata)
  .check(({ value: parameters, issues }) => {
    for (const name of Object.keys(parameters).filter(isProtocolParameter)) {
      const message = 'is a parameter that Dowel sets in every sign-in, so an app cannot set it';
      issues.push({ code: 'custom', path: [name], message, input: parameters });
    }
  })
  .meta({ maxProperties: limits.metadata });

export const ProviderAppMetadata = z.object({
  /**
   * Extra query parameters of the authorization URL. Each may have several values. The parameters that OAuth 2 itself
   * needs, such as `state`, are refused.
   */
  authQueryParams: AuthQueryParams.optional(),
  providerParams: mapOf(z.string().max(limits.secret), limits.metadata).optional(),
  /**
   * The hosts of self-hosted products that may receive this app's secret, such as `crm.acme.example` or
   * `*.acme.example`. Added by Dowel.
   */
  allowedHosts: AllowedHosts.optional(),
});
export type ProviderAppMetadata = z.infer<typeof ProviderAppMetadata>;

/** The builder's own OAuth client at a provider. Its secret is never returned. */
export const ProviderApp = z.object({
  id: z.string(),
  projectId: z.string(),
  /** The app's id at the provider. */
  externalRef: z.string().optional(),
  provider: z.string(),
  clientId: z.string(),
  scopes: z.array(z.string()).optional(),
  metadata: answered(ProviderAppMetadata).optional(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type ProviderApp = z.infer<typeof ProviderApp>;

const Secret = z.string().min(1).max(8192);

export const CreateProviderApp = z.object({
  externalRef: z.string().max(255).optional(),
  provider: Reference,
  clientId: z.string().min(1).max(1024),
  clientSecret: Secret,
  scopes: listOf(z.string().min(1).max(limits.text), limits.scopes).optional(),
  metadata: ProviderAppMetadata.optional(),
});
export type CreateProviderApp = z.input<typeof CreateProviderApp>;

export const UpdateProviderApp = z.object({
  /** Takes `externalRef`, `clientId`, `clientSecret`, `provider`, `scopes`, `metadata`. */
  updateMask: UpdateMask,
  providerApp: CreateProviderApp.partial(),
});
export type UpdateProviderApp = z.input<typeof UpdateProviderApp>;

export const listProviderApps = endpoint(wire.listProviderApps, {
  query: PageQuery,
  success: z.array(ProviderApp),
  problems: [],
});
export const createProviderApp = endpoint(wire.createProviderApp, {
  body: CreateProviderApp,
  success: ProviderApp,
  problems: ['provider_unknown', 'provider_app_exists'],
});
export const updateProviderApp = endpoint(wire.updateProviderApp, {
  body: UpdateProviderApp,
  success: ProviderApp,
  problems: ['provider_app_not_found', 'invalid_update_mask', 'provider_unknown', 'provider_app_exists'],
});
export const deleteProviderApp = endpoint(wire.deleteProviderApp, { problems: ['provider_app_not_found'] });
