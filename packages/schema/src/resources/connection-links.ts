import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { decisive } from './decisive.ts';
import { PageQuery } from './paging.ts';
import { ProviderMetadata } from './provider-metadata.ts';
import { SignInLogo, SignInLook } from './sign-in-look.ts';
import { QueryName, Reference, Timestamp } from './values.ts';

/**
 * A link to a page of the service on which one person connects one account, without a page of the builder. It can be
 * completed once. Added by Dowel.
 */
export const ConnectionLink = z.object({
  id: z.string(),
  projectId: z.string(),
  integrationId: z.string(),
  /** The provider of the integration when the link was made. */
  provider: z.string(),
  groupRef: z.string(),
  consumerRef: z.string(),
  /** `connect`: makes a connection, or renews the one that the person has. `reconnect`: signs in to `connectionId` again. */
  purpose: z.string(),
  /** `pending` until it is `completed` or `expired`. A link that was deleted is not listed. */
  status: z.string(),
  /** The connection to sign in to again, or the one that the link has made. */
  connectionId: z.string().optional(),
  createTime: Timestamp,
  /** From then on the link cannot be begun. */
  expireTime: Timestamp,
  /** When somebody connected with it. Absent until then. */
  completeTime: Timestamp.optional(),
});
export type ConnectionLink = z.infer<typeof ConnectionLink>;

/** A new link. Only now is its address known. */
export const CreatedConnectionLink = ConnectionLink.extend({
  /** The page to send to the person. Whoever has it can connect an account for this group. */
  url: z.string(),
});
export type CreatedConnectionLink = z.infer<typeof CreatedConnectionLink>;

/** How long a link can be begun, in seconds. */
export const linkLife = { usual: 24 * 60 * 60, shortest: 60, longest: 7 * 24 * 60 * 60 } as const;

/** Who is to connect what. */
export const CreateConnectionLink = z.object({
  /** The id or the name of the integration whose provider is connected. */
  integrationId: Reference,
  groupRef: Reference,
  /** Shown on the page. Falls back to `groupRef`. */
  groupName: z.string().max(255).optional(),
  consumerRef: Reference,
  /** Shown on the page. Falls back to `consumerRef`. */
  consumerName: z.string().max(255).optional(),
  /** Signs in to this connection of the group again. Absent: connects. */
  connectionId: decisive(QueryName.optional()),
  /** `true`: makes the person's own connection, as `personal` of a sign-in does. */
  personal: decisive(z.boolean().optional()),
  /** The values that the provider's entry asks for, by name. For a new connection only. */
  providerMetadata: ProviderMetadata.optional(),
  /** Where the page leads after the sign-in. Must be http or https. */
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(limits.address)
    .optional(),
  /** 60 seconds to 7 days; 24 hours when absent. */
  expiresInSeconds: decisive(z.number().int().min(linkLife.shortest).max(linkLife.longest).optional()),
  ...SignInLook.shape,
  /** The product's picture as a data address. */
  logo: SignInLogo,
});
export type CreateConnectionLink = z.input<typeof CreateConnectionLink>;

export const ListConnectionLinksQuery = PageQuery.extend({
  /** Only links for this group. */
  groupRef: QueryName.optional(),
});
export type ListConnectionLinksQuery = z.infer<typeof ListConnectionLinksQuery>;

const connectionLinks = '/projects/{projectIdOrName}/connection-links';

/** Opening the link changes nothing. A click begins a sign-in, which is bound to the browser of the click. */
export const createConnectionLink = endpoint<{
  body: CreateConnectionLink;
  success: CreatedConnectionLink;
}>()({
  operation: 'createConnectionLink',
  method: 'POST',
  path: connectionLinks,
  access: 'full',
  added: true,
  status: 201,
  body: CreateConnectionLink,
  success: CreatedConnectionLink,
  problems: [
    'integration_not_found',
    'connection_not_found',
    'provider_unknown',
    'provider_app_missing',
    'provider_metadata_missing',
    'provider_host_not_allowed',
    'auth_scheme_mismatch',
    'auth_scheme_unsupported',
  ],
});

export const listConnectionLinks = endpoint<{ query: ListConnectionLinksQuery; success: ConnectionLink[] }>()(
  {
    operation: 'listConnectionLinks',
    method: 'GET',
    path: connectionLinks,
    access: 'full',
    added: true,
    query: ListConnectionLinksQuery,
    success: z.array(ConnectionLink),
    problems: [],
  },
);

/** Also ends the sign-ins that were begun from it and are not finished. What it has connected stays. */
export const deleteConnectionLink = endpoint<object>()({
  operation: 'deleteConnectionLink',
  method: 'DELETE',
  path: '/projects/{projectIdOrName}/connection-links/{connectionLinkId}',
  access: 'full',
  added: true,
  status: 204,
  problems: ['connection_link_not_found'],
});
