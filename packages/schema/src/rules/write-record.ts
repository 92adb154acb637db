import type { IntegrationWriteObject, ManifestIntegration } from '../manifest/manifest.ts';
import type {
  ConfigContent,
  FieldSetting,
  ReadConfigObject,
  WriteConfigObject,
} from '../resources/config.ts';
import { chosenMappings } from './fields-to-read.ts';
import { findNativeRead, isExistingField } from './manifest-objects.ts';
import { fieldSegments, findName, plainField } from './names.ts';
import { isPlainObject, ownValue } from './plain-objects.ts';
import { copyJson } from './raw-numbers.ts';
import { memberAt, putMember, removeMember } from './record-members.ts';
import { replaceValue } from './replace-value.ts';

/** How the records of an object are turned into what the provider gets. It is the same for all of a request. */
export interface WriteMapping {
  /** The provider's field for each mapped name. Undefined for a name that nobody has mapped. */
  readonly fields: ReadonlyMap<string, string | undefined>;
  /** For each provider field: the delivered value, and the provider's. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** By the provider's field. */
  readonly settings: ReadonlyMap<string, FieldRule>;
}

/** How one field is written. */
interface FieldRule {
  /** Written when the record lacks the field. */
  readonly default?: string | number | boolean | undefined;
  readonly onCreate: 'always' | 'never';
  readonly onUpdate: 'always' | 'never' | 'ifEmpty';
  /** The default fills a field of an update too. */
  readonly isDefaultOnUpdate: boolean;
}

/** Resolves the manifest and the config of an object. */
export function writeMapping(
  revision: ManifestIntegration,
  object: IntegrationWriteObject,
  content: ConfigContent,
): WriteMapping {
  const { objectName } = object;
  const readConfig = object.inheritMapping ? ownValue(content.read?.objects, objectName) : undefined;
  const fields = object.inheritMapping
    ? inheritedFields(revision, objectName, readConfig)
    : new Map<string, string>();
  const values = Object.entries(readConfig?.selectedValueMappings ?? {});
  return {
    fields,
    values: new Map(values.map(([field, byDelivered]) => [field, new Map(Object.entries(byDelivered))])),
    settings: settingsOf(ownValue(content.write?.objects, objectName), fields, readConfig),
  };
}

/** The provider's field of a name in a record that is written. Undefined for a mapped name without a field. */
export function writtenField(
  revision: ManifestIntegration,
  object: IntegrationWriteObject,
  content: ConfigContent,
  name: string,
): string | undefined {
  return fieldOf(writeMapping(revision, object, content).fields, name);
}

function fieldOf(fields: WriteMapping['fields'], name: string): string | undefined {
  return fields.has(name) ? fields.get(name) : name;
}

/**
 * The provider's field for each mapped name. What the customer chose counts more than what the page fixed, and that more
 * than the manifest. A choice for a name that the manifest gives a field, or no longer leaves open, is older than the
 * manifest, and does not count.
 */
export function inheritedFields(
  revision: ManifestIntegration,
  objectName: string,
  config: ReadConfigObject | undefined,
): Map<string, string | undefined> {
  const read = findNativeRead(revision, objectName);
  const { requiredFields = [], optionalFields = [] } = read ?? {};
  const declared = [...requiredFields, ...optionalFields].flatMap((field) =>
    field.mapToName === undefined
      ? []
      : [[field.mapToName, isExistingField(field) ? field.fieldName : undefined] as const],
  );
  const given = new Map(declared);
  const offered = (config?.dynamicMappingsInput ?? []).map(
    ({ mapToName, fieldName }) => [mapToName, fieldName || given.get(mapToName)] as const,
  );
  const chosen = chosenMappings(read ?? {}, config).filter(([name]) => given.get(name) === undefined);
  return new Map([...declared, ...offered, ...chosen]);
}

function settingsOf(
  config: WriteConfigObject | undefined,
  fields: ReadonlyMap<string, string | undefined>,
  { selectedFieldMappings = {} }: Partial<ReadConfigObject> = {},
): Map<string, FieldRule> {
  const rules = new Map<string, FieldRule>();
  // A name for which nobody has chosen a field is not one of the provider's.
  const set = (name: string, ruleOf: (field: string) => FieldRule) => {
    const field = plainField(fieldOf(fields, name) ?? '');
    if (field === '') return;
    // A default was meant for the field that the customer had chosen, while the name was open.
    const isStale = !fields.has(name) && Object.hasOwn(selectedFieldMappings, name);
    rules.set(field, { ...ruleOf(field), ...(isStale && { default: undefined }) });
  };
  for (const [name, given] of Object.entries(config?.selectedValueDefaults ?? {})) {
    const [value, isDefaultOnUpdate] =
      typeof given === 'string' ? [given, true] : [given.value, given.applyOnUpdate !== 'never'];
    set(name, () => ({ default: value, onCreate: 'always', onUpdate: 'always', isDefaultOnUpdate }));
  }
  for (const [name, setting] of Object.entries(config?.selectedFieldSettings ?? {})) {
    set(name, (field) => toRule(setting, rules.get(field)));
  }
  return rules;
}

/** @param older the default of the field in the older form, which counts if the setting has none */
function toRule(
  { default: given, writeOnCreate = 'always', writeOnUpdate = 'always' }: FieldSetting,
  older: FieldRule | undefined,
): FieldRule {
  const value = given?.stringValue ?? given?.integerValue ?? given?.booleanValue;
  return {
    default: value ?? older?.default,
    onCreate: writeOnCreate,
    onUpdate: writeOnUpdate,
    isDefaultOnUpdate: value !== undefined || older?.isDefaultOnUpdate !== false,
  };
}

/** A record as the provider gets it. */
export interface ProviderWrite {
  readonly record: Record<string, unknown>;
  /** The fields that are only written if the provider has no value for them. */
  readonly ifEmpty: readonly string[];
  /** Links from the record to others, as the provider describes them. */
  readonly associations?: readonly unknown[] | undefined;
  /** Of an upsert: the member of the record whose value says which one is meant. */
  readonly upsertBy?: string | undefined;
  /** Names that were sent and are not written, because nobody has chosen a field for them. */
  readonly unmapped?: readonly string[];
  /** Fields that were sent and are not written, because a setting never lets them be. */
  readonly excluded?: readonly string[];
}

/** A name in a record whose field the record also has under another name. */
export interface WrittenTwice {
  readonly name: string;
  readonly field: string;
}

/**
 * Turns a record into what the provider gets: mapped names become the provider's, defaults fill what is missing, fields
 * that may not be written are left out, and values are mapped back. A mapped name without a field is left out too. Of a
 * record that gives a field two values, `twice` says which.
 */
export function toProviderWrite(
  { fields, values, settings }: WriteMapping,
  type: WrittenType,
  sent: Readonly<Record<string, unknown>>,
): ProviderWrite & { readonly twice?: WrittenTwice } {
  const record = copyJson({ ...sent });
  const renamed: [name: string, field: string, value: unknown][] = [];
  const unmapped: string[] = [];
  for (const [mapToName, field] of fields) {
    const place = placeOf(record, mapToName);
    const value = ownMember(record, place);
    if (value === undefined || mapToName === field) continue;
    removeMember(record, place);
    if (field === undefined) unmapped.push(mapToName);
    else renamed.push([mapToName, field, value]);
  }
  for (const [name, field, value] of renamed) {
    const segments = fieldSegments(field);
    if (hasOther(record, segments, value)) return { record, ifEmpty: [], twice: { name, field } };
    putMember(record, segments, value);
  }
  const twice = spelledTwice(record, [...settings.keys(), ...values.keys()]);
  if (twice) return { record, ifEmpty: [], twice };
  const ifEmpty: string[] = [];
  const excluded: string[] = [];
  for (const [field, rule] of settings) {
    const segments = writtenSegments(record, field);
    const isMissing = ownMember(record, segments) === undefined;
    const when = whenWritten(rule, type);
    if (when === 'never') {
      removeMember(record, segments);
      if (!isMissing) excluded.push(field);
      continue;
    }
    if (isMissing && (type === 'create' || rule.isDefaultOnUpdate)) {
      putMember(record, segments, rule.default);
    }
    if (when === 'ifEmpty' && ownMember(record, segments) !== undefined) ifEmpty.push(field);
  }
  for (const [field, byDelivered] of values) {
    const segments = writtenSegments(record, field);
    const value = ownMember(record, segments);
    if (value !== undefined) putMember(record, segments, replaceValue(value, byDelivered));
  }
  return {
    record,
    ifEmpty,
    ...(unmapped.length > 0 && { unmapped }),
    ...(excluded.length > 0 && { excluded }),
  };
}

type WrittenType = 'create' | 'update' | 'upsert';

/** Nobody knows whether an upsert creates or updates, so it only writes what both may write in any case. */
function whenWritten({ onCreate, onUpdate }: FieldRule, type: WrittenType): FieldRule['onUpdate'] {
  if (type === 'create') return onCreate;
  if (type === 'update') return onUpdate;
  return onCreate === 'always' && onUpdate === 'always' ? 'always' : 'never';
}

/** Whether a record has another value at a place than the one that belongs there, or one that leaves no room for it. */
function hasOther(
  record: Readonly<Record<string, unknown>>,
  segments: readonly string[],
  value: unknown,
): boolean {
  let found: unknown = record;
  for (const segment of segments) {
    if (!isPlainObject(found)) return true;
    const name = findName(Object.keys(found), segment);
    if (name === undefined) return false;
    found = found[name];
  }
  return JSON.stringify(found) !== JSON.stringify(value);
}

/** A second name of a field that differs only in case. What a setting says of the field would count for one of them only. */
function spelledTwice(record: object, fields: readonly string[]): WrittenTwice | undefined {
  const set = new Map(fields.map((field) => [(fieldSegments(field)[0] ?? field).toLowerCase(), field]));
  const seen = new Set<string>();
  for (const name of Object.keys(record)) {
    const lower = name.toLowerCase();
    const field = set.get(lower);
    if (field !== undefined && seen.has(lower)) return { name, field };
    seen.add(lower);
  }
  return undefined;
}

/** The fields that keep the value they have, because a setting lets only empty ones be written. `current`: at the provider. */
export function filledFields(
  { ifEmpty }: Pick<ProviderWrite, 'ifEmpty'>,
  current: Readonly<Record<string, unknown>>,
): string[] {
  return ifEmpty.filter((field) => !isEmpty(memberAt(current, fieldSegments(field))));
}

/** The write without the fields for which the provider has a value. */
export function withoutFilled(
  write: ProviderWrite,
  current: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const rest = copyJson(write.record);
  for (const field of filledFields(write, current)) removeMember(rest, writtenSegments(rest, field));
  return rest;
}

/** Notion writes a value as a map with the name of its type, and the value under that name. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isPlainObject(value)) return value === undefined || value === null || value === '';
  const { type } = value;
  if (typeof type === 'string' && Object.hasOwn(value, type)) return isEmpty(value[type]);
  return Object.keys(value).length === 0;
}

/** Where a record has a mapped name: as members inside one another, or with the whole path as a plain name. */
function placeOf(record: Readonly<Record<string, unknown>>, mapToName: string): readonly string[] {
  return Object.hasOwn(record, mapToName) ? [mapToName] : fieldSegments(mapToName);
}

/** Where a record has a field of the provider. Its names may be in another case, which providers do not tell apart. */
function writtenSegments(record: Readonly<Record<string, unknown>>, field: string): string[] {
  let value: unknown = record;
  return fieldSegments(field).map((segment) => {
    const name = isPlainObject(value) ? (findName(Object.keys(value), segment) ?? segment) : segment;
    value = isPlainObject(value) ? value[name] : undefined;
    return name;
  });
}

/** The member with exactly this name. */
function ownMember(record: Readonly<Record<string, unknown>>, segments: readonly string[]): unknown {
  let value: unknown = record;
  for (const segment of segments) {
    if (!isPlainObject(value)) return undefined;
    value = ownValue(value, segment);
  }
  return value;
}
