import type {
  FieldMetadata,
  HydratedIntegrationField,
  HydratedIntegrationObject,
  HydratedIntegrationWriteObject,
  HydratedRevision,
  IntegrationFieldMapping,
} from '@dowel/schema';
import { findReadObject, isExistingField, ownValue } from '@dowel/schema/rules';

/** Which fields to return: all as in the manifest, all except mappings, or only mappings. */
export type FieldChoice = 'raw' | 'no-mappings' | 'mappings';

/** A read object of the manifest and its fields. */
export interface ManifestObject {
  /** Null if the manifest has no such object. Has `error` if the provider's fields could not be read. */
  object: HydratedIntegrationObject | null;
  getRequiredFields(choice?: FieldChoice): HydratedIntegrationField[];
  getOptionalFields(choice?: FieldChoice): HydratedIntegrationField[];
  getRequiredMapFields(): IntegrationFieldMapping[];
  getOptionalMapFields(): IntegrationFieldMapping[];
}

/** The fields of an object in the customer's account. */
export interface CustomerFields {
  allFields: Record<string, FieldMetadata>;
  getField(fieldName: string): FieldMetadata | null;
}

/** What an integration reads and writes, with the customer's real fields. */
export interface ManifestReader {
  getReadObjects(): HydratedIntegrationObject[];
  /** Finds an object by the provider's name, or by the name that it is mapped to. */
  getReadObject(objectName: string): ManifestObject;
  getWriteObjects(): HydratedIntegrationWriteObject[];
  getWriteObject(objectName: string): { object: HydratedIntegrationWriteObject | null };
  getCustomerFieldsForObject(objectName: string): CustomerFields;
}

/** Reads a revision. Without a revision, everything is empty. */
export function createManifestReader(revision: HydratedRevision | undefined): ManifestReader {
  const { read, write } = revision?.content ?? {};
  const readObjects = read?.objects ?? [];
  const writeObjects = write?.objects ?? [];
  const find = (name: string) => findReadObject(readObjects, name);
  return {
    getReadObjects: () => readObjects,
    getReadObject(name) {
      const object = find(name) ?? null;
      return {
        object,
        getRequiredFields: (choice) => pick(object?.requiredFields, choice),
        getOptionalFields: (choice) => pick(object?.optionalFields, choice),
        getRequiredMapFields: () => mappingsOf(object?.requiredFields),
        getOptionalMapFields: () => mappingsOf(object?.optionalFields),
      };
    },
    getWriteObjects: () => writeObjects,
    getWriteObject: (name) => ({
      object: writeObjects.find(({ objectName }) => objectName === name) ?? null,
    }),
    getCustomerFieldsForObject(name) {
      const allFields = find(name)?.allFieldsMetadata ?? {};
      return {
        allFields,
        getField: (fieldName) => ownValue(allFields, fieldName) ?? null,
      };
    },
  };
}

function pick(fields: HydratedIntegrationField[] = [], choice: FieldChoice = 'raw') {
  if (choice === 'raw') return fields;
  return fields.filter((field) => isExistingField(field) === (choice === 'no-mappings'));
}

function mappingsOf(fields: HydratedIntegrationField[] = []): IntegrationFieldMapping[] {
  return fields.filter((field): field is IntegrationFieldMapping => !isExistingField(field));
}
