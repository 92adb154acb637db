import type { ConfigContent, DynamicMappingsInputEntry, ReadConfigObject } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import type { HydratedIntegrationObject, HydratedRevision } from '../resources/revisions.ts';
import { findReadObject, isExistingField } from './manifest-objects.ts';
import { fieldKey, findField } from './names.ts';
import { ownValue } from './plain-objects.ts';

/** A config while a person edits it. The functions that change a draft return the changed draft and never mutate it. */
export interface ConfigDraft {
  content: ConfigContent;
}

/** Mappings that a page offers in addition to the manifest's, by object name (the provider's or the mapped one). */
export type FieldMapping = Readonly<Record<string, readonly DynamicMappingsInputEntry[]>>;

/** One mapping that a customer can fill in. */
export interface ObjectMapping {
  mapToName: string;
  /** `mapToDisplayName`, or the name. */
  label: string;
  prompt?: string;
  isRequired: boolean;
  /** The provider field that the manifest suggests. */
  suggestion?: string;
}

/** The page's mappings for an object. */
export function offeredMappings(
  object: HydratedIntegrationObject,
  fieldMapping: FieldMapping = {},
): DynamicMappingsInputEntry[] {
  const native = ownValue(fieldMapping, object.objectName);
  const mapped = object.mapToName === undefined ? undefined : ownValue(fieldMapping, object.mapToName);
  return [...(native ?? mapped ?? [])];
}

/**
 * The mappings to ask for: first the required ones, then the manifest's optional ones, then the page's. A mapping of
 * the page replaces an optional one of the same name. A mapping with a fixed field needs no answer and is left out.
 */
export function objectMappings(
  object: HydratedIntegrationObject,
  fieldMapping?: FieldMapping,
): ObjectMapping[] {
  const offered = offeredMappings(object, fieldMapping);
  const required = (object.requiredFields ?? []).flatMap((field) =>
    isExistingField(field) ? [] : [{ ...field, isRequired: true }],
  );
  const offeredNames = new Set(offered.map(({ mapToName }) => mapToName));
  const optional = (object.optionalFields ?? []).flatMap((field) =>
    isExistingField(field) || offeredNames.has(field.mapToName) ? [] : [{ ...field, isRequired: false }],
  );
  const requiredNames = new Set(required.map(({ mapToName }) => mapToName));
  const dynamic = offered
    .filter(({ mapToName, fieldName }) => !fieldName && !requiredNames.has(mapToName))
    .map(({ mapToName, mapToDisplayName, prompt }) => ({
      mapToName,
      ...(mapToDisplayName !== undefined && { mapToDisplayName }),
      ...(prompt !== undefined && { prompt }),
      isRequired: false,
    }));
  return [...required, ...optional, ...dynamic].map((mapping) => ({
    mapToName: mapping.mapToName,
    label: mapping.mapToDisplayName || mapping.mapToName,
    ...(mapping.prompt !== undefined && { prompt: mapping.prompt }),
    isRequired: mapping.isRequired,
    ...('default' in mapping && mapping.default && { suggestion: mapping.default }),
  }));
}

/** A field whose choices can be matched with the builder's values. */
export interface ValueMapping {
  mapToName: string;
  label: string;
  field: FieldMetadata;
  mappedValues: NonNullable<DynamicMappingsInputEntry['mappedValues']>;
}

/**
 * The value mappings to ask for. They come from the page's mappings whose field is chosen or fixed and has a list of
 * choices.
 */
export function valueMappings(
  object: HydratedIntegrationObject,
  entry: ReadConfigObject | undefined,
  fieldMapping?: FieldMapping,
): ValueMapping[] {
  const fields = object.allFieldsMetadata ?? {};
  return offeredMappings(object, fieldMapping).flatMap((mapping) => {
    const chosen = mapping.fieldName || ownValue(entry?.selectedFieldMappings, mapping.mapToName);
    const key = chosen ? findField(fields, chosen) : undefined;
    const field = key === undefined ? undefined : fields[key];
    const isSelect = field?.valueType === 'singleSelect' || field?.valueType === 'multiSelect';
    if (!field?.values?.length || !isSelect || !mapping.mappedValues?.length) return [];
    const { mapToName, mapToDisplayName, mappedValues } = mapping;
    return [{ mapToName, label: mapToDisplayName || mapToName, field, mappedValues }];
  });
}

/** Why an object of a draft cannot be saved. */
export interface DraftProblem {
  code: 'mapping_missing' | 'mapping_duplicate';
  mapToName: string;
  /** The field that two mappings use. */
  fieldName?: string;
  message: string;
}

/**
 * Finds the mappings of an object that are required but empty, or that share a field. If two mappings share a field,
 * both are reported.
 */
export function draftProblems(
  draft: ConfigDraft,
  revision: HydratedRevision,
  objectName: string,
  fieldMapping?: FieldMapping,
): DraftProblem[] {
  const object = findReadObject(revision.content.read?.objects, objectName);
  if (!object) return [];
  const entry = ownValue(draft.content.read?.objects, objectName);
  const chosen = (mapToName: string) => {
    const field = ownValue(entry?.selectedFieldMappings, mapToName);
    return field === undefined ? undefined : fieldKey(field);
  };
  const mappings = objectMappings(object, fieldMapping);
  const byField = new Map<string | undefined, ObjectMapping[]>();
  for (const mapping of mappings) {
    const field = chosen(mapping.mapToName);
    const sharing = byField.get(field);
    if (sharing) sharing.push(mapping);
    else byField.set(field, [mapping]);
  }
  return mappings.flatMap(({ mapToName, label, isRequired }): DraftProblem[] => {
    const field = ownValue(entry?.selectedFieldMappings, mapToName);
    if (!field) {
      const message = `Choose a field for ${label}.`;
      return isRequired ? [{ code: 'mapping_missing', mapToName, message }] : [];
    }
    const twin = byField.get(fieldKey(field))?.find((other) => other.mapToName !== mapToName);
    if (!twin) return [];
    const message = `${label} and ${twin.label} use the same field. Each needs its own.`;
    return [{ code: 'mapping_duplicate', mapToName, fieldName: field, message }];
  });
}
