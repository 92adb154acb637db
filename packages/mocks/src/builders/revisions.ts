import type { FieldMetadata, HydratedRevision } from '@dowel/schema';
import { hydrateRevision, type ObjectDescription } from '@dowel/schema/rules';
import { juniperObjects } from '../seed/objects.ts';
import { buildRevision } from './integrations.ts';

/** A valid field of a customer's account; pass what matters. */
export function buildField(overrides: Partial<FieldMetadata> & { fieldName: string }): FieldMetadata {
  return { displayName: overrides.fieldName, valueType: 'string', ...overrides };
}

/** A revision hydrated with an account's objects, as the service would do it. */
export function buildHydratedRevision(
  revision = buildRevision(),
  objects: Record<string, ObjectDescription | { error: string }> = juniperObjects,
): HydratedRevision {
  return hydrateRevision(revision, objects);
}
