import type { Destination } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid webhook destination. `overrides` replaces parts of it. */
export function buildDestination(overrides: Partial<Destination> = {}): Destination {
  return {
    id: 'destination-hooks',
    name: 'hooks',
    type: 'webhook',
    metadata: { url: 'https://product.example/webhooks' },
    createTime: builtAt,
    ...overrides,
  };
}
