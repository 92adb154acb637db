import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { AuthType } from './providers.ts';

/** What can be done with a provider on this server, how well that is proven, and whom it concerns. Added by Dowel. */
export const ConnectorSummary = z.object({
  /** The provider, by its name in the catalogue. */
  provider: z.string(),
  displayName: z.string(),
  /** How people sign in. */
  authType: AuthType,
  /** What can be done: `read`, `write`, `delete`, `search`, `subscribe`, `proxy`. Others may follow. */
  abilities: z.array(z.string()),
  /**
   * What its connector was run against: a `simulator` of the provider, the `provider` itself, or `nothing`. Absent without
   * a connector, and when it is code.
   */
  verified: z.string().optional(),
  /** The version of the provider's API that is called. Absent when the provider has announced no end of it. */
  apiVersion: z
    .object({
      /** As the provider writes it. */
      name: z.string(),
      /** The day up to which the provider promises to support it. */
      supportedUntil: z.iso.date(),
    })
    .optional(),
  /** How many objects have rules of their own. Absent without a connector. */
  objectCount: z.int().optional(),
  /** How many integrations of the project use it. */
  integrationCount: z.int(),
  /** How many installations they have. */
  installationCount: z.int(),
});
export type ConnectorSummary = z.infer<typeof ConnectorSummary>;

/** All providers of the catalogue: those in use first, then by name. */
export const listConnectors = endpoint<{ success: ConnectorSummary[] }>()({
  operation: 'listConnectors',
  method: 'GET',
  path: '/projects/{projectIdOrName}/connectors',
  access: 'full',
  added: true,
  success: z.array(ConnectorSummary),
  problems: [],
});
