import type { ReadResult } from '../events/delivered-message.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject } from '../resources/config.ts';
import { chosenMappings, fieldsToRead } from './fields-to-read.ts';
import { isExistingField } from './manifest-objects.ts';
import { fieldKey, fieldSegments, findKey, nameFinder, plainField } from './names.ts';
import { memberAt, putMember } from './record-members.ts';
import { replaceValue } from './replace-value.ts';

/** How the records of an object are delivered. It is the same for all records of a read. */
export interface RecordMapping {
  /** The fields that keep their names, as they were asked for. */
  readonly plain: readonly string[];
  /** The delivered name of a field, and its name at the provider. */
  readonly mapped: readonly (readonly [mapToName: string, fieldName: string])[];
  /** For the `fieldKey` of each provider field: the provider's value, and the delivered one. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Every other member of a record is delivered too, but not these fields. */
  readonly allBut?: readonly string[];
}

/**
 * Resolves the manifest and the config of an object. `allFields` are the fields of the account, for
 * `selectedFieldsAuto: all`.
 * @param isPartial whether records may have more fields than these
 */
export function recordMapping(
  object: IntegrationObject,
  config?: ReadConfigObject,
  allFields?: readonly string[],
  isPartial = false,
): RecordMapping {
  const names = fieldsToRead(object, config, allFields);
  const findRead = nameFinder(names.map(plainField));
  const existing = existingFields(object);
  const predefined = existing.flatMap(({ fieldName, mapToName }) =>
    mapToName !== undefined && findRead(plainField(fieldName)) !== undefined
      ? [[mapToName, fieldName] as const]
      : [],
  );
  // A choice for a name that the manifest gives a field is older than the manifest.
  const given = new Set(existing.map(({ mapToName }) => mapToName));
  const chosen = chosenMappings(object, config).filter(([mapToName]) => !given.has(mapToName));
  const fixed = (config?.dynamicMappingsInput ?? []).flatMap(({ mapToName, fieldName }) =>
    fieldName ? [[mapToName, fieldName] as const] : [],
  );
  const mapped = [...new Map([...predefined, ...fixed, ...chosen])];
  const plain = new Set(plainNames(object, config, allFields).map((name) => findRead(plainField(name))));
  return {
    plain: names.filter((name) => plain.has(plainField(name))),
    mapped,
    values: new Map(
      Object.entries(config?.selectedValueMappings ?? {}).map(([fieldName, byDelivered]) => [
        fieldKey(fieldName),
        new Map(Object.entries(byDelivered).map(([delivered, value]) => [value, delivered])),
      ]),
    ),
    ...(isPartial && config?.selectedFieldsAuto === 'all' && { allBut: renamedFields(object) }),
  };
}

function existingFields({ requiredFields = [], optionalFields = [] }: IntegrationObject) {
  return [...requiredFields, ...optionalFields].filter(isExistingField);
}

/** The fields that the manifest gives another name. */
function renamedFields(object: IntegrationObject): string[] {
  return existingFields(object).flatMap(({ fieldName, mapToName }) =>
    mapToName === undefined ? [] : [plainField(fieldName)],
  );
}

/** The fields that are delivered under their own names. One that is only the source of a mapping is not among them. */
function plainNames(
  object: IntegrationObject,
  config: ReadConfigObject | undefined,
  allFields: readonly string[] | undefined,
): string[] {
  const own = (fields: IntegrationObject['requiredFields']) =>
    (fields ?? []).filter(isExistingField).filter(({ mapToName }) => mapToName === undefined);
  const withoutMappings: IntegrationObject = {
    ...object,
    requiredFields: own(object.requiredFields),
    optionalFields: own(object.optionalFields),
  };
  const {
    selectedFieldMappings: _,
    dynamicMappingsInput: __,
    ...chosen
  } = config ?? { objectName: object.objectName };
  const names = fieldsToRead(withoutMappings, chosen, allFields);
  const renamed = new Set(renamedFields(object).map(nameFinder(names.map(plainField))));
  return names.filter((name) => !renamed.has(plainField(name)));
}

/** The members of a delivered record that its mapping makes. */
export type DeliveredRecord = { [Name in 'fields' | 'mappedFields']: NonNullable<ReadResult[Name]> } & {
  readonly raw: Readonly<Record<string, unknown>>;
};

/**
 * A record as it is delivered. A field that the record lacks is left out.
 * @param raw the record as the provider sent it, if that differs
 */
export function toReadResult(
  { plain, mapped, values, allBut }: RecordMapping,
  record: Readonly<Record<string, unknown>>,
  raw = record,
): DeliveredRecord {
  const delivered = (fieldName: string) => {
    const value = valueAt(record, fieldName);
    return values.size === 0 ? value : replaceValue(value, values.get(fieldKey(fieldName)));
  };
  const fields: Record<string, unknown> = {};
  for (const name of plain) putMember(fields, [name], delivered(name));
  if (allBut) {
    const done = new Set([...plain, ...allBut].map((name) => findKey(record, plainField(name))));
    for (const name of Object.keys(record)) if (!done.has(name)) putMember(fields, [name], delivered(name));
  }
  const mappedFields: Record<string, unknown> = {};
  for (const [mapToName, fieldName] of mapped) {
    putMember(mappedFields, fieldSegments(mapToName), delivered(fieldName));
  }
  return { fields, mappedFields, raw };
}

/** The value of a field, which may be nested. Providers write names in another case than people ask for. */
export function valueAt(record: Readonly<Record<string, unknown>>, fieldName: string): unknown {
  if (Object.hasOwn(record, fieldName)) return record[fieldName];
  const [first = '', ...rest] = fieldSegments(fieldName);
  const name = findKey(record, first);
  return name === undefined ? undefined : memberAt(record, [name, ...rest]);
}
