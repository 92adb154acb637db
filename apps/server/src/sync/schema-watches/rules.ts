import type {
  ConfigContent,
  FieldMetadata,
  ManifestIntegration,
  SchemaChanges,
  WatchSchema,
} from '@dowel/schema';
import { effectiveReadObject } from '@dowel/schema/rules';
import { readEntries } from '../../installing/installations/rules.ts';
import { nextReadTime } from '../reads/rules.ts';

const DEFAULT_SCHEDULE = '0 */24 * * *';

/** When the fields of an installation are looked at next. Null when the schedule never comes. */
export function nextLookTime(
  { schedule = '' }: WatchSchema,
  installationId: string,
  after: Date,
): Date | null {
  return nextReadTime(schedule.trim() || DEFAULT_SCHEDULE, installationId, after);
}

/** The objects that an installation reads, which are those whose fields are watched. */
export function watchedObjects(
  content: ConfigContent,
  revision: ManifestIntegration,
): { objectName: string; deliveredName: string }[] {
  const entries = readEntries(content, revision);
  return (revision.read?.objects ?? []).flatMap((object) => {
    const { isEnabled, deliveredName } = effectiveReadObject(object, entries.get(object.objectName));
    return isEnabled ? [{ objectName: object.objectName, deliveredName }] : [];
  });
}

/** What of a manifest decides about what is watched. */
export function watchedPartsOf({ watchSchema, module, read }: ManifestIntegration): string {
  const objects = (read?.objects ?? []).map(({ objectName, enabled }) => ({ objectName, enabled }));
  return JSON.stringify([watchSchema, module, objects]);
}

/** All differences between two looks. */
export type Differences = { readonly [Member in keyof SchemaChanges]-?: NonNullable<SchemaChanges[Member]> };

/** Compares the fields of an object by their names. */
export function compareFields(before: readonly FieldMetadata[], now: readonly FieldMetadata[]): Differences {
  const old = new Map(before.map((field) => [field.fieldName, field]));
  const known = new Set(now.map(({ fieldName }) => fieldName));
  return {
    createdFields: now.filter(({ fieldName }) => !old.has(fieldName)),
    deletedFields: before.filter(({ fieldName }) => !known.has(fieldName)),
    changedFields: now.flatMap((newSchema) => {
      const oldSchema = old.get(newSchema.fieldName);
      return oldSchema && isChanged(oldSchema, newSchema) ? [{ oldSchema, newSchema }] : [];
    }),
  };
}

const compared = ['valueType', 'providerType', 'displayName', 'description'] as const;

/** A field has changed when its type, its label or its description has. */
function isChanged(before: FieldMetadata, now: FieldMetadata): boolean {
  return compared.some((member) => before[member] !== now[member]);
}

/** The differences that the manifest asks for. */
export function wantedOf(
  { createdFields, deletedFields, changedFields }: Differences,
  { fieldCreated, fieldDeleted, fieldChanged }: WatchSchema['allObjects'],
): Differences {
  return {
    createdFields: fieldCreated ? createdFields : [],
    deletedFields: fieldDeleted ? deletedFields : [],
    changedFields: fieldChanged ? changedFields : [],
  };
}
