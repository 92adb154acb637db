import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { ConnectionKind } from './connection-credentials.ts';
import { decisive } from './decisive.ts';
import { ProviderMetadata } from './provider-metadata.ts';
import { SignInLogo, SignInLook } from './sign-in-look.ts';
import { QueryName, Reference } from './values.ts';

const OauthConnectMembers = z.object({
  /** Send this or `projectId`. */
  projectIdOrName: Reference.optional(),
  /** The older name of `projectIdOrName`. An older SDK sends it. */
  projectId: Reference.optional(),
  provider: Reference,
  groupRef: Reference,
  /** Falls back to `groupRef`. */
  groupName: z.string().max(255).optional(),
  consumerRef: Reference,
  /** Falls back to `consumerRef`. */
  consumerName: z.string().max(255).optional(),
  /** The customer's workspace or subdomain at the provider. The same value as the metadata `workspace`. */
  providerWorkspaceRef: z.string().max(1024).optional(),
  /** The values that the provider's entry asks for, by name. */
  providerMetadata: ProviderMetadata.optional(),
  /** When absent, the group's own app for the provider is used, and without one the project's. */
  providerAppId: decisive(QueryName.optional()),
  /**
   * Makes the start page ask for a click in every case. Every sign-in is bound to its browser, with or without this.
   */
  enableCSRFProtection: decisive(z.boolean().optional()),
  /**
   * The callback page links to this address. After a successful sign-in it also sends the browser there, unless another
   * window opened the page. So the browser goes there after a full-page redirect. Must be http or https. Added by
   * Dowel.
   */
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(limits.address)
    .optional(),
  ...ConnectionKind,
  ...SignInLook.shape,
  /** The product's picture as a data address. It counts only in a request with a `full` key. Added by Dowel. */
  logo: SignInLogo,
});

/** Who signs in to which provider, in a browser. */
export const OauthConnect = OauthConnectMembers.refine(
  ({ projectIdOrName, projectId }) => projectIdOrName !== undefined || projectId !== undefined,
  { path: ['projectIdOrName'], error: 'is required' },
);
export type OauthConnect = z.input<typeof OauthConnect>;

export const OauthUpdateQuery = z.object({
  /** The same as `returnUrl` of `oauth-connect`. Added by Dowel. */
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(limits.address)
    .optional(),
  ...SignInLook.shape,
});
export type OauthUpdateQuery = z.infer<typeof OauthUpdateQuery>;

/** Answers the address of the start page as plain text. From there the browser goes to the provider. */
export const oauthConnect = endpoint<{ body: OauthConnect; success: string }>()({
  operation: 'oauthConnect',
  method: 'POST',
  path: '/oauth-connect',
  access: 'consumer',
  media: 'text',
  body: OauthConnect,
  success: z.string(),
  problems: [
    'provider_unknown',
    'provider_app_missing',
    'provider_metadata_missing',
    'provider_host_not_allowed',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
  ],
});

/** The same as `oauthConnect`, but for an existing connection, which keeps its id. */
export const oauthUpdate = endpoint<{ query: OauthUpdateQuery; success: string }>()({
  operation: 'oauthUpdate',
  method: 'PATCH',
  path: '/projects/{projectIdOrName}/connections/{connectionId}:oauth-update',
  access: 'consumer',
  media: 'text',
  query: OauthUpdateQuery,
  success: z.string(),
  problems: [
    'connection_not_found',
    'provider_unknown',
    'provider_app_missing',
    'provider_metadata_missing',
    'provider_host_not_allowed',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
  ],
});
