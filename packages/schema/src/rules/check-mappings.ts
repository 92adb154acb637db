import type { IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import { type ConfigIssue, checkFieldKnown, checkFieldOnce, listed, memberPath } from './config-issue.ts';
import { isExistingField, userMappings } from './manifest-objects.ts';
import { fieldKey, findField, nestedNames } from './names.ts';
import { ownValue } from './plain-objects.ts';

type Fields = Readonly<Record<string, FieldMetadata>> | undefined;

/** Finds the issues of `selectedFieldMappings` and `dynamicMappingsInput`. */
export function checkFieldMappings(
  entry: ReadConfigObject,
  object: IntegrationObject,
  path: string,
  fields: Fields,
  isStrict: boolean,
): ConfigIssue[] {
  const mappingsPath = `${path}.selectedFieldMappings`;
  const chosen = Object.entries(entry.selectedFieldMappings ?? {}).filter(([, field]) => field !== '');
  return [
    ...checkDynamicMappings(entry, `${path}.dynamicMappingsInput`, fields),
    ...checkMappingNames(entry, object, mappingsPath),
    ...chosen.flatMap(([name, field]) =>
      checkFieldKnown(field, mappingsPath, fields).map((issue) => ({
        ...issue,
        path: memberPath(mappingsPath, name),
      })),
    ),
    ...checkMappedOnce(chosen, mappingsPath),
    ...checkNotNested(entry, object, path),
    ...(isStrict ? missingMappings(entry, object, mappingsPath) : []),
  ];
}

function checkDynamicMappings(entry: ReadConfigObject, path: string, fields: Fields): ConfigIssue[] {
  const mappings = entry.dynamicMappingsInput ?? [];
  const seen = new Set<string>();
  return mappings.flatMap((mapping, index): ConfigIssue[] => {
    const isRepeated = seen.has(mapping.mapToName);
    seen.add(mapping.mapToName);
    const message = `The mapping "${mapping.mapToName}" is offered twice.`;
    return [
      ...(isRepeated
        ? [
            {
              path: `${path}[${index}]`,
              code: 'mapping_duplicate' as const,
              message,
              fix: 'Offer each mapToName once.',
            },
          ]
        : []),
      ...(mapping.fieldName ? checkFieldKnown(mapping.fieldName, `${path}[${index}]`, fields) : []),
    ];
  });
}

function checkMappingNames(entry: ReadConfigObject, object: IntegrationObject, path: string): ConfigIssue[] {
  const mappings = [
    ...userMappings(object.requiredFields),
    ...userMappings(object.optionalFields),
    ...(entry.dynamicMappingsInput ?? []),
  ];
  const known = new Set(mappings.map(({ mapToName }) => mapToName));
  const unknown = Object.keys(entry.selectedFieldMappings ?? {}).filter((name) => !known.has(name));
  if (unknown.length === 0) return [];
  const fix = known.size > 0 ? `Use one of: ${listed([...known])}.` : 'Remove it.';
  return unknown.map((name) => ({
    path: memberPath(path, name),
    code: 'mapping_unknown',
    message: `"${object.objectName}" has no mapping named "${name}".`,
    fix,
  }));
}

function checkMappedOnce(chosen: [mapToName: string, field: string][], path: string): ConfigIssue[] {
  const firstByField = new Map<string, string>();
  return chosen.flatMap(([name, field]): ConfigIssue[] => {
    const first = firstByField.get(fieldKey(field));
    if (first === undefined) {
      firstByField.set(fieldKey(field), name);
      return [];
    }
    const message = `Field "${field}" is mapped to both "${first}" and "${name}".`;
    const fix = 'Map each field once.';
    return [{ path: memberPath(path, name), code: 'mapping_duplicate', message, fix }];
  });
}

/** Refuses names of delivered fields of which one lies inside another. */
function checkNotNested(entry: ReadConfigObject, object: IntegrationObject, path: string): ConfigIssue[] {
  const declared = [...(object.requiredFields ?? []), ...(object.optionalFields ?? [])].flatMap((field) =>
    isExistingField(field) ? (field.mapToName ?? []) : [],
  );
  const offered = (entry.dynamicMappingsInput ?? []).flatMap(({ mapToName, fieldName }) =>
    fieldName ? mapToName : [],
  );
  const chosen = Object.entries(entry.selectedFieldMappings ?? {}).flatMap(([name, field]) =>
    field === '' ? [] : name,
  );
  const known = new Set(declared);
  return [...nestedNames([...declared, ...offered, ...chosen])]
    .filter(([inner, outer]) => !known.has(inner) || !known.has(outer))
    .map(([inner, outer]) => ({
      path: memberPath(`${path}.selectedFieldMappings`, inner),
      code: 'mapping_duplicate',
      message: `"${inner}" lies inside "${outer}", so one of the two values would hide the other.`,
      fix: 'Map a field to only one of the two.',
    }));
}

/** The mappings that an object requires and whose field nobody has chosen. */
export function missingMappings(
  entry: ReadConfigObject,
  object: IntegrationObject,
  path: string,
): ConfigIssue[] {
  return userMappings(object.requiredFields)
    .filter(({ mapToName }) => !ownValue(entry.selectedFieldMappings, mapToName))
    .map(({ mapToName, mapToDisplayName }) => ({
      path: memberPath(path, mapToName),
      code: 'mapping_missing',
      message: `No field is chosen for "${mapToDisplayName ?? mapToName}", which is required.`,
      fix: 'Choose a field.',
    }));
}

/** Finds the issues of `selectedValueMappings`. Its keys are provider fields. */
export function checkValueMappings(entry: ReadConfigObject, path: string, fields: Fields): ConfigIssue[] {
  const { selectedValueMappings = {} } = entry;
  const wrong = Object.entries(selectedValueMappings).flatMap(([field, mapping]) => {
    const unknown = checkFieldKnown(field, path, fields);
    if (unknown.length > 0) return unknown;
    const key = fields && findField(fields, field);
    const metadata = key === undefined ? undefined : fields?.[key];
    return checkValues(Object.entries(mapping), memberPath(path, field), field, metadata);
  });
  return [...checkFieldOnce(Object.keys(selectedValueMappings), path), ...wrong];
}

function checkValues(
  pairs: [delivered: string, provider: string][],
  path: string,
  field: string,
  metadata: FieldMetadata | undefined,
): ConfigIssue[] {
  const issue = (at: string, message: string, fix: string): ConfigIssue => ({
    path: at,
    code: 'value_mapping_invalid',
    message,
    fix,
  });
  if (metadata && metadata.valueType !== 'singleSelect' && metadata.valueType !== 'multiSelect') {
    const message = `Values of "${field}" cannot be mapped: it is not a field with a list of choices.`;
    return [issue(path, message, 'Remove this mapping of values.')];
  }
  const choices = metadata?.values?.map(({ value }) => value);
  const isChoice = new Set(choices);
  const mapped = new Set(pairs.map(([, value]) => value));
  const seen = new Set<string>();
  return pairs.flatMap(([delivered, value]) => {
    const at = memberPath(path, delivered);
    if (delivered === '') {
      return [issue(at, `Choice "${value}" of "${field}" is mapped to an empty text.`, 'Map it to a value.')];
    }
    if (isChoice.has(delivered) && !mapped.has(delivered)) {
      const message = `Choice "${value}" of "${field}" is mapped to "${delivered}", which is another choice of it, so the two could not be told apart.`;
      return [issue(at, message, `Map choice "${delivered}" too, or choose another value.`)];
    }
    const isRepeated = seen.has(value);
    seen.add(value);
    if (isRepeated) {
      const message = `Choice "${value}" of "${field}" stands for two values.`;
      return [issue(at, message, 'Map each choice once: the mapping must work both ways.')];
    }
    if (!choices || isChoice.has(value)) return [];
    const message = `"${value}" is not a choice of "${field}".`;
    return [issue(at, message, `Use one of: ${listed(choices)}.`)];
  });
}
