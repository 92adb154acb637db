import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import type { HydratedIntegrationObject, HydratedRevision } from '../resources/revisions.ts';
import { type ConfigDraft, type FieldMapping, objectMappings, offeredMappings } from './draft-mappings.ts';
import { findReadObject } from './manifest-objects.ts';
import { type FindName, fieldKey, nameFinder } from './names.ts';
import { ownValue } from './plain-objects.ts';
import { sureMappings } from './suggest-mappings.ts';

/**
 * The draft to start from. Each read object of the revision has its saved entry or, without one, the manifest's
 * suggested mappings. Mappings that neither the manifest nor the page offers any more are dropped.
 */
export function createDraft(
  revision: HydratedRevision,
  content?: ConfigContent,
  fieldMapping?: FieldMapping,
): ConfigDraft {
  const objects: Record<string, ReadConfigObject> = { ...content?.read?.objects };
  const inManifest = revision.content.read?.objects ?? [];
  for (const object of inManifest) {
    const key = findReadKey(objects, inManifest, object.objectName);
    const saved = ownValue(objects, key);
    objects[key] = saved ? keepOffered(saved, object, fieldMapping) : startEntry(object, fieldMapping);
  }
  const base = content ?? { provider: revision.content.provider };
  return { content: revision.content.read ? { ...base, read: { objects } } : base };
}

/** The key of an object's entry: the provider's name, or the mapped one if it means no other object. */
export function findReadKey(
  entries: Readonly<Record<string, ReadConfigObject>> | undefined,
  objects: Parameters<typeof findReadObject>[0],
  name: string,
): string {
  const object = findReadObject(objects, name);
  const { objectName = name, mapToName = name } = object ?? {};
  const isMapped = !ownValue(entries, objectName) && ownValue(entries, mapToName);
  return isMapped && findReadObject(objects, mapToName) === object ? mapToName : objectName;
}

function startEntry(object: HydratedIntegrationObject, fieldMapping?: FieldMapping): ReadConfigObject {
  const offered = offeredMappings(object, fieldMapping);
  return {
    objectName: object.objectName,
    selectedFields: {},
    selectedFieldMappings: startMappings(object, fieldMapping),
    ...(offered.length > 0 && { dynamicMappingsInput: offered }),
  };
}

/** The manifest's suggestions, and fields that surely hold what the other mappings ask for. */
function startMappings(
  object: HydratedIntegrationObject,
  fieldMapping?: FieldMapping,
): Record<string, string> {
  const chosen = suggestedMappings(object, fieldMapping);
  const sure = sureMappings(object, chosen, fieldMapping);
  return {
    ...chosen,
    ...Object.fromEntries(sure.map(({ mapToName, fieldName }) => [mapToName, fieldName])),
  };
}

/** The manifest's suggestions whose field exists in the account. Each field is used once. */
function suggestedMappings(object: HydratedIntegrationObject, fieldMapping?: FieldMapping) {
  const chosen: Record<string, string> = {};
  const used = new Set<string>();
  const known = object.allFieldsMetadata && nameFinder(Object.keys(object.allFieldsMetadata));
  for (const { mapToName, suggestion } of objectMappings(object, fieldMapping)) {
    const field = known && suggestion ? known(suggestion) : suggestion;
    if (!field || used.has(field)) continue;
    used.add(field);
    chosen[mapToName] = field;
  }
  return chosen;
}

function keepOffered(
  saved: ReadConfigObject,
  object: HydratedIntegrationObject,
  fieldMapping?: FieldMapping,
): ReadConfigObject {
  // A page that passes no mappings at all does not withdraw the mappings that were offered before.
  const offered = fieldMapping ? offeredMappings(object, fieldMapping) : (saved.dynamicMappingsInput ?? []);
  const mappings = objectMappings(object, { [object.objectName]: offered });
  const names = new Set(mappings.map(({ mapToName }) => mapToName));
  const { dynamicMappingsInput: _, ...kept } = saved;
  return {
    ...kept,
    selectedFields: saved.selectedFields ?? {},
    selectedFieldMappings: Object.fromEntries(
      Object.entries(saved.selectedFieldMappings ?? {}).filter(([name]) => names.has(name)),
    ),
    ...(offered.length > 0 && { dynamicMappingsInput: offered }),
  };
}

/** Selects an optional field, or removes it from the selection. */
export function selectField(
  draft: ConfigDraft,
  objectName: string,
  fieldName: string,
  isSelected = true,
): ConfigDraft {
  return selectFields(draft, objectName, [fieldName], isSelected);
}

/** Finds a selected field in whichever case it was saved. Reads do not count case either. */
export function selectedField(entry: ReadConfigObject | undefined): FindName {
  const selected = Object.entries(entry?.selectedFields ?? {}).filter(([, isSelected]) => isSelected);
  return nameFinder(selected.map(([name]) => name));
}

/** Selects several optional fields, or removes them from the selection. The other fields stay as they are. */
export function selectFields(
  draft: ConfigDraft,
  objectName: string,
  fieldNames: readonly string[],
  isSelected = true,
): ConfigDraft {
  return editRead(draft, objectName, (entry) => {
    const isNamed = nameFinder(fieldNames);
    const others = Object.entries(entry.selectedFields ?? {}).filter(([name]) => isNamed(name) === undefined);
    const added = isSelected ? fieldNames.map((name) => [name, true] as const) : [];
    return { ...entry, selectedFields: Object.fromEntries([...others, ...added]) };
  });
}

/**
 * Reads the given fields only, instead of all fields that exist now or later. It starts with all of them selected, so
 * that nothing changes until a field is removed.
 */
export function chooseSingleFields(
  draft: ConfigDraft,
  objectName: string,
  fieldNames: readonly string[],
): ConfigDraft {
  return editRead(draft, objectName, ({ selectedFieldsAuto: _, ...entry }) => ({
    ...entry,
    selectedFields: Object.fromEntries(fieldNames.map((name) => [name, true])),
  }));
}

/** Reads every field that there is and will be, instead of single ones. */
export function chooseAllFields(draft: ConfigDraft, objectName: string): ConfigDraft {
  return editRead(draft, objectName, (entry) => ({
    ...entry,
    selectedFields: {},
    selectedFieldsAuto: 'all',
  }));
}

/**
 * Maps `mapToName` to a provider field, or to none. When no mapping uses the previous field any more, its mapped values
 * are removed too.
 */
export function mapField(
  draft: ConfigDraft,
  objectName: string,
  mapToName: string,
  fieldName: string | undefined,
): ConfigDraft {
  return editRead(draft, objectName, (entry) => {
    const previous = ownValue(entry.selectedFieldMappings, mapToName);
    const others = without(entry.selectedFieldMappings, mapToName);
    const selectedFieldMappings = fieldName ? { ...others, [mapToName]: fieldName } : others;
    const fixed = (entry.dynamicMappingsInput ?? []).map((mapping) => mapping.fieldName);
    const used = [...Object.values(selectedFieldMappings), ...fixed].map((name = '') => fieldKey(name));
    const isUnused = previous && entry.selectedValueMappings && !used.includes(fieldKey(previous));
    return {
      ...entry,
      selectedFieldMappings,
      ...(isUnused && {
        selectedValueMappings: without(entry.selectedValueMappings, savedValues(entry, previous)[0]),
      }),
    };
  });
}

/** The name under which the mapped values of a field are saved, and these values. */
export function savedValues(
  entry: ReadConfigObject | undefined,
  fieldName: string,
): [savedName: string, values?: Readonly<Record<string, string>>] {
  const saved = Object.entries(entry?.selectedValueMappings ?? {});
  return saved.find(([name]) => fieldKey(name) === fieldKey(fieldName)) ?? [fieldName];
}

/** Maps one of the builder's values to a choice of a provider field, or to none. */
export function mapValue(
  draft: ConfigDraft,
  objectName: string,
  fieldName: string,
  deliveredValue: string,
  providerValue: string | undefined,
): ConfigDraft {
  return editRead(draft, objectName, (entry) => {
    const [saved, values] = savedValues(entry, fieldName);
    const others = without(entry.selectedValueMappings, saved);
    const pairs = without(values, deliveredValue);
    const mapped = providerValue ? { ...pairs, [deliveredValue]: providerValue } : pairs;
    const isEmpty = Object.keys(mapped).length === 0;
    return {
      ...entry,
      selectedValueMappings: isEmpty ? others : { ...others, [saved]: mapped },
    };
  });
}

/** Allows the builder to write to an object, or forbids it. */
export function enableWrite(draft: ConfigDraft, objectName: string, isEnabled = true): ConfigDraft {
  const objects = draft.content.write?.objects ?? {};
  if (Object.hasOwn(objects, objectName) === isEnabled) return draft;
  const others = without(objects, objectName);
  const write = { objects: isEnabled ? { ...others, [objectName]: { objectName } } : others };
  return { content: { ...draft.content, write } };
}

/** Stops reading an object, or starts reading it again. */
export function setDisabled(draft: ConfigDraft, objectName: string, isDisabled = true): ConfigDraft {
  return editRead(draft, objectName, (entry) => ({ ...entry, disabled: isDisabled }));
}

/** The part of a content with only the named objects, for a request that saves only these. */
export function pickObjects(
  content: ConfigContent,
  { read = [], write = [] }: { read?: readonly string[]; write?: readonly string[] },
): ConfigContent {
  const pick = <Entry>(objects: Record<string, Entry> | undefined, names: readonly string[]) => {
    const picked = new Set(names);
    return {
      objects: Object.fromEntries(Object.entries(objects ?? {}).filter(([name]) => picked.has(name))),
    };
  };
  return {
    provider: content.provider,
    ...(read.length > 0 && { read: pick(content.read?.objects, read) }),
    ...(write.length > 0 && { write: pick(content.write?.objects, write) }),
  };
}

function editRead(
  draft: ConfigDraft,
  objectName: string,
  edit: (entry: ReadConfigObject) => ReadConfigObject,
): ConfigDraft {
  const objects = draft.content.read?.objects ?? {};
  const entry = edit(
    ownValue(objects, objectName) ?? { objectName, selectedFields: {}, selectedFieldMappings: {} },
  );
  const read = { objects: { ...objects, [objectName]: entry } };
  return { content: { ...draft.content, read } };
}

function without<Value>(
  values: Readonly<Record<string, Value>> | undefined,
  name: string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([other]) => other !== name));
}
