import type { ManifestIntegration } from '../manifest/manifest';
import type { IntegrationField, IntegrationFieldExistent, IntegrationFieldMapping } from '../manifest/read';
import type { ConfigAction } from '../resources/installations';

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
  const objects = (revision[action]?.objects ?? []) as ObjectsOf[Action][];
  const native = objects.find((object) => object.objectName === name);
  if (native) return native;
  const mapped = revision.read?.objects?.find((object) => object.mapToName === name);
  return mapped && objects.find((object) => object.objectName === mapped.objectName);
}

/** The names by which an object may be addressed: the provider's, and the mapped one. */
export function namesOfObject(revision: ManifestIntegration, objectName: string): string[] {
  const mapped = revision.read?.objects?.find((object) => object.objectName === objectName)?.mapToName;
  return mapped === undefined ? [objectName] : [objectName, mapped];
}

/** The mappings a customer fills in; predefined ones are not among them. */
export function userMappings(fields: readonly IntegrationField[] | undefined): IntegrationFieldMapping[] {
  return (fields ?? []).filter((field): field is IntegrationFieldMapping => !isExistingField(field));
}
