import type { Org } from '@dowel/schema';
import type { StoredBuilder } from '../store.ts';
import { builtAt } from './times.ts';

/** Builds a valid org. `overrides` replaces parts of it. */
export function buildOrg(overrides: Partial<Org> = {}): Org {
  return {
    id: 'org-demo',
    label: 'Demo Inc',
    defaultTeamId: 'team-demo',
    createTime: builtAt,
    ...overrides,
  };
}

/** Builds a valid builder with a verified address. `overrides` replaces parts of it. */
export function buildBuilder(overrides: Partial<StoredBuilder> = {}): StoredBuilder {
  return {
    id: 'builder-ada',
    idpProvider: 'https://id.example',
    idpRef: 'ada',
    createTime: builtAt,
    primaryEmail: 'ada@demo.example',
    isEmailVerified: true,
    ...overrides,
  };
}
