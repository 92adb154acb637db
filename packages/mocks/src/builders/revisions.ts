import type { FieldMetadata, HydratedRevision } from '@dowel/schema';
import { hydrateRevision, type ObjectDescription } from '@dowel/schema/rules';
import { juniperObjects } from '../seed/objects.ts';
import { buildRevision } from './integrations.ts';

/** Builds a valid field of a customer's account. `overrides` replaces parts of it. */
export function buildField(overrides: Partial<FieldMetadata> & { fieldName: string }): FieldMetadata {
  return { displayName: overrides.fieldName, valueType: 'string', ...overrides };
}

/** Hydrates a revision with an account's objects, as the service does it. */
export function buildHydratedRevision(
  revision = buildRevision(),
  objects: Record<string, ObjectDescription | { error: string }> = juniperObjects,
): HydratedRevision {
  return hydrateRevision(revision, objects);
}
