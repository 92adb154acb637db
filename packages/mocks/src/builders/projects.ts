import type { Project } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid project; pass what matters. */
export function buildProject(overrides: Partial<Project> = {}): Project {
  return {
    id: 'project-demo',
    name: 'demo',
    appName: 'Demo App',
    orgId: 'org-demo',
    embeddingOrigins: [],
    skipsStartPage: false,
    createTime: builtAt,
    ...overrides,
  };
}
