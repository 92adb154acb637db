import type { ConfigContent, HydratedIntegrationObject, Integration, ReadConfigObject } from '@dowel/schema';
import {
  type DraftProblem,
  draftProblems,
  findReadKey,
  findReadObject,
  isObjectDirty,
  mapField,
  mapValue,
  type ObjectMapping,
  objectMappings,
  ownValue,
  remembered,
  savedValues,
  selectedField,
  selectFields,
  setDisabled,
  type ValueMapping,
  valueMappings,
} from '@dowel/schema/rules';
import type { ConfigDraftStore, DraftSource } from '../context/config-draft-store.ts';
import { type DraftView, type EditDraft, putObject } from './local-config-edit.ts';
import { type ProxyHandlers, proxyHandlers } from './local-config-proxy.ts';
import { type ObjectSetUp, objectSetUp } from './local-config-setup.ts';
import { type WriteObjectHandlers, writeObjectHandlers } from './local-config-write.ts';

/** The draft of one read object, and the functions that edit it. */
export interface ReadObjectHandlers extends ObjectSetUp {
  /** Includes the object in the first install, or leaves it out. Its edits stay. */
  setChosen(isChosen: boolean): void;
  /** The object's entry in the draft. Undefined if the draft has none. */
  object: ReadConfigObject | undefined;
  /** The object in the manifest, with the account's fields. */
  manifestObject: HydratedIntegrationObject | undefined;
  /** Whether the saved config has this object, or the object is always read. */
  isSaved: boolean;
  /** Whether there are unsaved edits. */
  isDirty: boolean;
  /** Whether reading is on. True unless it was switched off. */
  isEnabled: boolean;
  setEnableRead(): void;
  setDisableRead(): void;
  getSelectedField(fieldName: string): boolean;
  setSelectedField(input: { fieldName: string; selected: boolean }): void;
  /** Selects or clears many fields at once. The others stay as they are. */
  setSelectedFields(input: { fieldNames: readonly string[]; selected: boolean }): void;
  /** The mappings to ask the person for. Required ones come first, then the manifest's optional ones and the page's. */
  mappings: ObjectMapping[];
  getFieldMapping(mapToName: string): string | undefined;
  setFieldMapping(input: { mapToName: string; fieldName: string }): void;
  deleteFieldMapping(mapToName: string): void;
  /** The value mappings to ask the person for, given the fields that are mapped now. */
  valueMappings: ValueMapping[];
  /** The provider's value for one of the builder's values. */
  getValueMapping(fieldName: string, mappedValue: string): string | undefined;
  /** `providerValue: undefined` removes the mapping. */
  setValueMapping(input: { fieldName: string; mappedValue: string; providerValue: string | undefined }): void;
  /** The problems that must be solved before the object can be saved. */
  problems: DraftProblem[];
  /** Sets the draft back to the saved entry, or to the manifest's suggestion if none is saved. */
  reset(): void;
}

/** The draft of an installation's config. */
export interface LocalConfig {
  /** Whether revision and installation are known. Until then the draft is empty and edits are ignored. */
  isReady: boolean;
  draft: ConfigContent;
  /**
   * The saved config. An object that is always read has an empty entry if none is saved. Undefined before the integration
   * is installed.
   */
  saved: ConfigContent | undefined;
  /** Whether there are unsaved edits. */
  isDirty: boolean;
  /** Names of the read objects with unsaved edits. */
  dirtyObjects: string[];
  /** Whether the write objects have unsaved edits. */
  isWriteDirty: boolean;
  /** The current draft. An old closure gets the current one too. */
  get(): ConfigContent;
  setDraft(content: ConfigContent): void;
  /** Removes an object from the draft, both as a read and as a write object. */
  removeObject(objectName: string): void;
  /** Forgets every edit. */
  reset(): void;
  /** Finds an object by its name at the provider, or by its mapped name. */
  readObject(objectName: string): ReadObjectHandlers;
  /** The names of the read objects that a first install includes. */
  readyObjects(): string[];
  writeObject(objectName: string): WriteObjectHandlers;
  resetWriteObjects(): void;
  proxy(): ProxyHandlers;
}

const empty: ConfigContent = { provider: '' };

/** A snapshot of the store with functions to edit it. */
export function createLocalConfig(store: ConfigDraftStore, source: DraftSource | undefined): LocalConfig {
  const pristine = source ? store.pristine(source).content : empty;
  const draft = source ? store.current(source).content : empty;
  const edit: EditDraft = (change) => {
    if (source) store.edit(source, change);
  };
  const view: DraftView = { source, pristine, draft, edit };
  const readObject = (name: string) => readObjectHandlers(view, store, name);
  const dirtyObjects = namesOf(pristine, draft).filter((name) => isObjectDirty(pristine, draft, name));
  const isWriteDirty = namesOf(pristine, draft, 'write').some((name) =>
    isObjectDirty(pristine, draft, name, 'write'),
  );
  return {
    isReady: source !== undefined,
    draft,
    saved: source?.saved,
    isDirty: dirtyObjects.length > 0 || isWriteDirty || isProxyDirty(pristine, draft),
    dirtyObjects,
    isWriteDirty,
    get: () => (source ? store.current(source).content : empty),
    setDraft: (content) => edit(() => ({ content })),
    removeObject: (name) =>
      edit(({ content }) => ({ content: putObject(putObject(content, 'read', name), 'write', name) })),
    reset: () => store.clear(),
    readObject,
    // An object that the manifest does not have can only come from `setDraft`. The service says what is wrong with it.
    readyObjects: () =>
      Object.keys(draft.read?.objects ?? {}).filter((name) => {
        const { manifestObject, setUp } = readObject(name);
        return !manifestObject || setUp === 'ready';
      }),
    writeObject: (name) => writeObjectHandlers(view, name),
    resetWriteObjects: () =>
      edit(({ content: { write: _, ...others } }) => ({
        content: { ...others, ...(pristine.write && { write: pristine.write }) },
      })),
    proxy: () => proxyHandlers(draft, edit),
  };
}

function readObjectHandlers(
  { source, pristine, draft, edit }: DraftView,
  store: ConfigDraftStore,
  name: string,
): ReadObjectHandlers {
  const objects = source?.revision.content.read?.objects;
  const manifestObject = findReadObject(objects, name);
  const key = findReadKey(draft.read?.objects, objects, name);
  const object = ownValue(draft.read?.objects, key);
  const { saved, fieldMapping, revision, integration } = source ?? {};
  const select = (fieldNames: readonly string[], isSelected: boolean) =>
    edit((current) => selectFields(current, key, fieldNames, isSelected));
  let findSelected: ReturnType<typeof selectedField> | undefined;
  const problems = revision ? draftProblems({ content: draft }, revision, key, fieldMapping) : [];
  return {
    ...objectSetUp(manifestObject, problems, store.getState().choices, integration),
    setChosen: (isChosen) => store.choose(manifestObject?.objectName ?? name, isChosen),
    object,
    manifestObject,
    isSaved: ownValue(saved?.read?.objects, key) !== undefined,
    isDirty: isObjectDirty(pristine, draft, key),
    isEnabled: object?.disabled !== true,
    setEnableRead: () => edit((current) => setDisabled(current, key, false)),
    setDisableRead: () => edit((current) => setDisabled(current, key, true)),
    getSelectedField(fieldName) {
      findSelected ??= selectedField(object);
      return findSelected(fieldName) !== undefined;
    },
    setSelectedField: ({ fieldName, selected }) => select([fieldName], selected),
    setSelectedFields: ({ fieldNames, selected }) => select(fieldNames, selected),
    mappings: manifestObject ? objectMappings(manifestObject, fieldMapping) : [],
    getFieldMapping: (mapToName) => ownValue(object?.selectedFieldMappings, mapToName),
    setFieldMapping: ({ mapToName, fieldName }) =>
      edit((current) => mapField(current, key, mapToName, fieldName)),
    deleteFieldMapping: (mapToName) => edit((current) => mapField(current, key, mapToName, undefined)),
    valueMappings: manifestObject ? valueMappings(manifestObject, object, fieldMapping) : [],
    getValueMapping: (fieldName, value) => ownValue(savedValues(object, fieldName)[1], value),
    setValueMapping: ({ fieldName, mappedValue, providerValue }) =>
      edit((current) => mapValue(current, key, fieldName, mappedValue, providerValue)),
    problems,
    reset: () =>
      edit(({ content }) => ({
        content: putObject(content, 'read', key, ownValue(pristine.read?.objects, key)),
      })),
  };
}

/** Adds an empty entry for each object that is always read and has none in the saved config: so it is read. */
export function asRead(source: DraftSource): DraftSource {
  const { saved, integration } = source;
  return { ...source, saved: saved && withAlwaysRead(integration)(saved) };
}

const withAlwaysRead = /* @__PURE__ */ remembered(({ latestRevision }: Integration) =>
  remembered((saved: ConfigContent) =>
    (latestRevision.content.read?.objects ?? []).reduce((content, object, _, objects) => {
      const key = findReadKey(content.read?.objects, objects, object.objectName);
      if (!object.enabled || ownValue(content.read?.objects, key)) return content;
      return putObject(content, 'read', key, { objectName: key });
    }, saved),
  ),
);

function namesOf(pristine: ConfigContent, draft: ConfigContent, action: 'read' | 'write' = 'read'): string[] {
  const all = [pristine, draft].flatMap((content) => Object.keys(content[action]?.objects ?? {}));
  return [...new Set(all)];
}

function isProxyDirty(pristine: ConfigContent, draft: ConfigContent): boolean {
  return Boolean(pristine.proxy?.enabled) !== Boolean(draft.proxy?.enabled);
}
