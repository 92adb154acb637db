import type { ManifestIntegration } from '../manifest/manifest.ts';
import type {
  IntegrationField,
  IntegrationFieldExistent,
  IntegrationFieldMapping,
  IntegrationObject,
} from '../manifest/read.ts';
import type { ConfigAction } from '../resources/installations.ts';
import { remembered } from './remembered.ts';

type ObjectsOf = {
  [Action in ConfigAction]: NonNullable<NonNullable<ManifestIntegration[Action]>['objects']>[number];
};

/** Whether a field is one that the provider has. Such a field has a `fieldName`; a mapping has none. */
export function isExistingField<Existing extends IntegrationFieldExistent>(
  field: Existing | IntegrationFieldMapping,
): field is Existing {
  return 'fieldName' in field && field.fieldName !== undefined;
}

/** Finds the object of an action by the provider's name or, failing that, by the read object's mapped name. */
export function findManifestObject<Action extends ConfigAction>(
  revision: ManifestIntegration,
  action: Action,
  name: string,
): ObjectsOf[Action] | undefined {
  const objects = byName((revision[action]?.objects ?? none) as readonly ObjectsOf[Action][]);
  const native = objects.get(name);
  if (native) return native as ObjectsOf[Action];
  const mapped = byMappedName(revision.read?.objects ?? none).get(name);
  return mapped && (objects.get(mapped.objectName) as ObjectsOf[Action] | undefined);
}

/** The names that an action finds an object by: the provider's name, and the mapped one if it means no other object. */
export function namesOfObject(
  revision: ManifestIntegration,
  action: ConfigAction,
  objectName: string,
): string[] {
  const mapped = findNativeRead(revision, objectName)?.mapToName;
  if (mapped === undefined) return [objectName];
  const isFound = findManifestObject(revision, action, mapped)?.objectName === objectName;
  return isFound ? [objectName, mapped] : [objectName];
}

/** Finds the read object with the provider's name. */
export function findNativeRead(
  revision: ManifestIntegration,
  objectName: string,
): IntegrationObject | undefined {
  return byName(revision.read?.objects ?? none).get(objectName) as IntegrationObject | undefined;
}

/**
 * Finds the read object with the provider's name or, failing that, with the mapped name. The objects are those of a
 * manifest or of a hydrated revision, and must not change.
 */
export function findReadObject<Read extends ReadNames>(
  objects: readonly Read[] = none,
  name: string,
): Read | undefined {
  // The maps hold the very objects of the list.
  return (byName(objects).get(name) ?? byMappedName(objects).get(name)) as Read | undefined;
}

interface ReadNames {
  objectName: string;
  mapToName?: string | undefined;
}

const none: readonly never[] = [];

/** When two objects have the same name, the first one counts. */
const byName = /* @__PURE__ */ remembered(
  (objects: readonly { objectName: string }[]) =>
    new Map([...objects].reverse().map((object) => [object.objectName, object])),
);

const byMappedName = /* @__PURE__ */ remembered(
  (objects: readonly ReadNames[]) =>
    new Map([...objects].reverse().map((object) => [object.mapToName, object])),
);

/** The mappings that a customer fills in, without the existing fields. */
export function userMappings(fields: readonly IntegrationField[] | undefined): IntegrationFieldMapping[] {
  return (fields ?? []).filter((field): field is IntegrationFieldMapping => !isExistingField(field));
}
