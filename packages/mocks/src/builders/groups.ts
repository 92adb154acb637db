import type { Group } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid group; pass what matters. */
export function buildGroup(overrides: Partial<Group> = {}): Group {
  return {
    groupRef: 'acme',
    groupName: 'Acme Inc',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}
