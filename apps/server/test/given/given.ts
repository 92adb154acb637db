import type { Project } from '@dowel/schema';
import type { Dependencies } from '../../src/context.ts';
import { givenApiKeys } from './api-keys.ts';
import { givenBuilders } from './builders.ts';
import { givenConnections } from './connections.ts';
import { givenDeliveries } from './deliveries.ts';
import { givenInstallations } from './installations.ts';
import { givenIntegrations } from './integrations.ts';
import { givenJwtKeys } from './jwt-keys.ts';
import { givenOperations } from './operations.ts';
import { givenProjects } from './projects.ts';
import { givenProviderApps } from './provider-apps.ts';

/** What the functions below need. `project` is the test's own project, if it exists already. */
export interface GivenWorld {
  readonly dependencies: Dependencies;
  readonly project?: Project;
}

/** Functions that make what a test starts with. There is one file for each resource. */
export function createGiven(world: GivenWorld) {
  return {
    ...givenProjects(world),
    ...givenApiKeys(world),
    ...givenBuilders(world),
    ...givenJwtKeys(world),
    ...givenProviderApps(world),
    ...givenConnections(world),
    ...givenIntegrations(world),
    ...givenInstallations(world),
    ...givenDeliveries(world),
    ...givenOperations(world),
  };
}
