import type { Group } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid group. `overrides` replaces parts of it. */
export function buildGroup(overrides: Partial<Group> = {}): Group {
  return {
    groupRef: 'acme',
    groupName: 'Acme Inc',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}
