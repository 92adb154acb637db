import type { Consumer } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid consumer. `overrides` replaces parts of it. */
export function buildConsumer(overrides: Partial<Consumer> = {}): Consumer {
  return {
    consumerRef: 'ada',
    consumerName: 'Ada',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}
