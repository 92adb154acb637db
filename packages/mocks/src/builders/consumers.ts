import type { Consumer } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid consumer; pass what matters. */
export function buildConsumer(overrides: Partial<Consumer> = {}): Consumer {
  return {
    consumerRef: 'ada',
    consumerName: 'Ada',
    projectId: 'project-demo',
    createTime: builtAt,
    ...overrides,
  };
}
