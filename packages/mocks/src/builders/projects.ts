import type { Project } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid project. `overrides` replaces parts of it. */
export function buildProject(overrides: Partial<Project> = {}): Project {
  return {
    id: 'project-demo',
    name: 'demo',
    appName: 'Demo App',
    orgId: 'org-demo',
    embeddingOrigins: [],
    skipsStartPage: false,
    refusesFrontendKeys: false,
    refusesSharedAccounts: false,
    createTime: builtAt,
    ...overrides,
  };
}
