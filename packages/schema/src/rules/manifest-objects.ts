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

/** A field the provider has, told from a mapping by its `fieldName`. */
export function isExistingField<Existing extends IntegrationFieldExistent>(
  field: Existing | IntegrationFieldMapping,
): field is Existing {
  return 'fieldName' in field && field.fieldName !== undefined;
}

/**
 * The object of an action by the provider's name, or else by the name that the read object maps it to.
 */
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

/** The names by which an object may be addressed: the provider's, and the mapped one. */
export function namesOfObject(revision: ManifestIntegration, objectName: string): string[] {
  const mapped = findReadObject(revision, objectName)?.mapToName;
  return mapped === undefined ? [objectName] : [objectName, mapped];
}

/** The read object of the provider's name. */
export function findReadObject(
  revision: ManifestIntegration,
  objectName: string,
): IntegrationObject | undefined {
  return byName(revision.read?.objects ?? none).get(objectName) as IntegrationObject | undefined;
}

const none: readonly never[] = [];

/** Of two with the same name, the first counts. */
const byName = /* @__PURE__ */ remembered(
  (objects: readonly { objectName: string }[]) =>
    new Map([...objects].reverse().map((object) => [object.objectName, object])),
);

const byMappedName = /* @__PURE__ */ remembered(
  (objects: readonly IntegrationObject[]) =>
    new Map([...objects].reverse().map((object) => [object.mapToName, object])),
);

/** The mappings a customer fills in; predefined ones are not among them. */
export function userMappings(fields: readonly IntegrationField[] | undefined): IntegrationFieldMapping[] {
  return (fields ?? []).filter((field): field is IntegrationFieldMapping => !isExistingField(field));
}
