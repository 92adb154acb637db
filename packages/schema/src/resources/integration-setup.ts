import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Connection } from './connections.ts';
import { Installation } from './installations.ts';
import { Integration } from './integrations.ts';
import { InputValidationProblem } from './problem.ts';
import { Project } from './projects.ts';
import { ProviderInfo } from './providers.ts';
import { HydratedRevision } from './revisions.ts';
import { InstallationRef, Reference } from './values.ts';

/** Everything that an install flow shows first, in one answer. Added by Dowel. */
export const IntegrationSetup = z.object({
  /** The project that the integration belongs to. */
  project: Project,
  /** The integration, with its latest revision. */
  integration: Integration,
  /** The catalogue entry of the provider. */
  provider: ProviderInfo,
  /**
   * Where the customer must install the builder's package at the provider before they connect. It comes from
   * `metadata.providerParams` of the project's provider app. Absent when no package is needed.
   */
  packageInstallURL: z.string().optional(),
  /**
   * The installation's connection, or the group's default connection when nothing is installed. Absent without either.
   */
  connection: Connection.optional(),
  /** Absent until the group has installed the integration. */
  installation: Installation.optional(),
  /**
   * The latest revision, hydrated with `connection`. Absent without a connection or when there is a `revisionProblem`.
   */
  revision: HydratedRevision.optional(),
  /** Why the revision could not be hydrated although there is a connection. */
  revisionProblem: InputValidationProblem.optional(),
});
export type IntegrationSetup = z.infer<typeof IntegrationSetup>;

export const IntegrationSetupQuery = z.object({
  groupRef: Reference,
  /** Which installation of the group. Absent: the default one. Added by Dowel. */
  installationRef: InstallationRef.optional(),
});
export type IntegrationSetupQuery = z.infer<typeof IntegrationSetupQuery>;

/** Everything that `InstallIntegration` needs for its first paint, in one round trip. */
export const getIntegrationSetup = endpoint<{
  query: IntegrationSetupQuery;
  success: IntegrationSetup;
}>()({
  operation: 'getIntegrationSetup',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationIdOrName}:setup',
  access: 'consumer',
  added: true,
  query: IntegrationSetupQuery,
  success: IntegrationSetup,
  problems: ['integration_not_found', 'provider_not_found'],
});
