import type { Project } from '@dowel/schema';
import type { Dependencies } from '../../src/context.ts';
import { givenApiKeys } from './api-keys.ts';
import { givenConnections } from './connections.ts';
import { givenInstallations } from './installations.ts';
import { givenIntegrations } from './integrations.ts';
import { givenJwtKeys } from './jwt-keys.ts';
import { givenProjects } from './projects.ts';
import { givenProviderApps } from './provider-apps.ts';

/** What builders work with. `project` is the test's own, when there is one already. */
export interface GivenWorld {
  readonly dependencies: Dependencies;
  readonly project?: Project;
}

/** Builders of what a test starts from, one file per resource. */
export function createGiven(world: GivenWorld) {
  return {
    ...givenProjects(world),
    ...givenApiKeys(world),
    ...givenJwtKeys(world),
    ...givenProviderApps(world),
    ...givenConnections(world),
    ...givenIntegrations(world),
    ...givenInstallations(world),
  };
}
