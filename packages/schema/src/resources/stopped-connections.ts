import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ConnectedAccount } from './connected-account.ts';
import { decisive } from './decisive.ts';
import { PageQuery } from './paging.ts';
import { QueryName, Reference, Timestamp } from './values.ts';

/** A connection that somebody has stopped, until somebody signs in to it again. Added by Dowel. */
export const StoppedConnection = z.object({
  connectionId: z.string(),
  provider: z.string(),
  groupRef: z.string(),
  consumerRef: z.string(),
  /** Whose account it is at the provider, if that is known. */
  account: ConnectedAccount.optional(),
  /** When it was stopped. Nothing was sent with its credentials from then on. */
  stopTime: Timestamp,
  /** `waiting` until the provider has answered, then `revoked` or `not_revoked`. */
  state: z.string(),
  /**
   * Of `not_revoked`, and of `waiting` after a try that failed: `no_token` (there is only an API key or a password, which
   * is ended at the provider), `no_address` (the provider has no way to revoke, or none is known), `no_app` (the provider
   * app is gone), `own_client` (the token is revoked, and the customer's own client or password can win others),
   * `shared_grant` (see `alsoEnds`), `refused`, `unreachable` or `unreadable` (the credentials cannot be decrypted).
   */
  reason: z.string().optional(),
  /** The same for people: what was not revoked, why, and who can do it. */
  text: z.string().optional(),
  /**
   * Of `shared_grant`: the ids of up to 20 connections that are not stopped, and that would lose their access too, since the
   * provider ends all that a person or a workspace has granted. The token is revoked when these are stopped as well.
   */
  alsoEnds: z.array(z.string()).optional(),
  /** When it was revoked, or given up. */
  endTime: Timestamp.optional(),
});
export type StoppedConnection = z.infer<typeof StoppedConnection>;

/** What is stopped: name exactly one. */
export const StopConnections = z
  .object({
    /** All connections of this group. */
    groupRef: decisive(Reference.optional()),
    /** The id or the name of an integration: all connections that its installations use. */
    integrationId: decisive(Reference.optional()),
    /** All connections of the project. */
    wholeProject: decisive(z.literal(true).optional()),
  })
  .check(({ value: { groupRef, integrationId, wholeProject }, issues }) => {
    if ([groupRef, integrationId, wholeProject].filter((given) => given !== undefined).length === 1) return;
    const message = 'name exactly one of groupRef, integrationId and wholeProject';
    issues.push({ code: 'custom', input: groupRef, path: ['groupRef'], message });
  });
export type StopConnections = z.input<typeof StopConnections>;

/** How many connections were stopped. */
export const Stopped = z.object({
  /** Those that were stopped before are not counted. */
  connections: z.int(),
});
export type Stopped = z.infer<typeof Stopped>;

export const ListStoppedConnectionsQuery = PageQuery.extend({
  /** Only those of this group. */
  groupRef: QueryName.optional(),
});
export type ListStoppedConnectionsQuery = z.infer<typeof ListStoppedConnectionsQuery>;

/** From the answer on, nothing is sent with the credentials. The server revokes them at the providers after that. */
export const stopConnections = endpoint<{ body: StopConnections; success: Stopped }>()({
  operation: 'stopConnections',
  method: 'POST',
  path: '/projects/{projectIdOrName}/connections:stop',
  access: 'full',
  added: true,
  status: 200,
  body: StopConnections,
  success: Stopped,
  problems: ['integration_not_found'],
});

export const listStoppedConnections = endpoint<{
  query: ListStoppedConnectionsQuery;
  success: StoppedConnection[];
}>()({
  operation: 'listStoppedConnections',
  method: 'GET',
  path: '/projects/{projectIdOrName}/stopped-connections',
  access: 'full',
  added: true,
  query: ListStoppedConnectionsQuery,
  success: z.array(StoppedConnection),
  problems: [],
});
