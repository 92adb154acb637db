import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import * as wire from '../wire/integration-setup.ts';
import { Connection } from './connections.ts';
import { Installation } from './installations.ts';
import { Integration } from './integrations.ts';
import { InputValidationProblem } from './problem.ts';
import { Project } from './projects.ts';
import { ProviderInfo } from './providers.ts';
import { HydratedRevision } from './revisions.ts';
import { Reference } from './values.ts';

/** Everything an install flow shows first, in one answer. Added by Dowel. */
export const IntegrationSetup = z.object({
  project: Project,
  integration: Integration,
  provider: ProviderInfo,
  /** The connection the group would install over. Absent until one is made. */
  connection: Connection.optional(),
  /** Absent until the group has installed the integration. */
  installation: Installation.optional(),
  /** The latest revision, hydrated over `connection`. Absent without a connection, or with `revisionProblem`. */
  revision: HydratedRevision.optional(),
  /** Why there is a connection but no hydrated revision. */
  revisionProblem: InputValidationProblem.optional(),
});
export type IntegrationSetup = z.infer<typeof IntegrationSetup>;

export const IntegrationSetupQuery = z.object({ groupRef: Reference });
export type IntegrationSetupQuery = z.infer<typeof IntegrationSetupQuery>;

export const getIntegrationSetup = endpoint(wire.getIntegrationSetup, {
  query: IntegrationSetupQuery,
  success: IntegrationSetup,
  problems: ['integration_not_found', 'provider_not_found'],
});
