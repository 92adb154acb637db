import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationField, IntegrationObject } from '../manifest/read.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import type { Revision } from '../resources/integrations.ts';
import type {
  HydratedIntegration,
  HydratedIntegrationField,
  HydratedIntegrationObject,
  HydratedRevision,
  ObjectDiagnosis,
} from '../resources/revisions.ts';
import { isExistingField } from './manifest-objects.ts';
import { fieldSegments, findField, findKey, titleCase } from './names.ts';

/** What we learn about one object from a customer's account. */
export interface ObjectDescription {
  displayName: string;
  /** By field name. */
  fields: Record<string, FieldMetadata>;
  /** Whether values of the fields can be asked for. */
  hasSamples?: boolean;
  /** Only records show the fields, and there was none. So there may be others. */
  isUnseen?: boolean;
}

/** An object, or the reason why it could not be described. */
export type DescribedObject = ObjectDescription | { error: string; diagnosis?: ObjectDiagnosis };

/**
 * Fills a revision with the objects and fields of an account, keyed by the provider's object names. If an object could
 * not be described, its `error` says why, and the other objects are still filled.
 */
export function hydrateRevision(
  revision: Revision,
  objects: Readonly<Record<string, DescribedObject>>,
): HydratedRevision {
  const { content, ...rest } = revision;
  return { ...rest, content: hydrateIntegration(content, objects) };
}

function hydrateIntegration(
  content: ManifestIntegration,
  objects: Readonly<Record<string, DescribedObject>>,
): HydratedIntegration {
  const { name, provider, displayName, module, read, write, proxy } = content;
  return {
    name,
    provider,
    ...(displayName !== undefined && { displayName }),
    ...(module !== undefined && { module }),
    ...(read && {
      read: {
        objects: (read.objects ?? []).map((object) =>
          hydrateObject(object, describe(objects, object.objectName)),
        ),
      },
    }),
    ...(write && {
      write: {
        objects: (write.objects ?? []).map(({ objectName, valueDefaults }) => ({
          objectName,
          displayName: displayNameOf(objectName, describe(objects, objectName)),
          ...(valueDefaults && { valueDefaults }),
        })),
      },
    }),
    ...(proxy && { proxy }),
  };
}

function describe(objects: Readonly<Record<string, DescribedObject>>, objectName: string): DescribedObject {
  const key = findKey(objects, objectName);
  const described = key === undefined ? undefined : objects[key];
  return described ?? { error: `The connected account has no object named "${objectName}".` };
}

function displayNameOf(objectName: string, described: DescribedObject): string {
  return ('error' in described ? '' : described.displayName) || titleCase(objectName);
}

function hydrateObject(object: IntegrationObject, described: DescribedObject): HydratedIntegrationObject {
  const { objectName, mapToName, mapToDisplayName, optionalFieldsAuto, backfill } = object;
  const fields = fieldsOf(object, described);
  const required = object.requiredFields?.map((field) => hydrateField(field, fields));
  const optional = hydrateOptionalFields(object, fields);
  return {
    ...('error' in described && { error: described.error }),
    ...('error' in described && described.diagnosis && { diagnosis: described.diagnosis }),
    objectName,
    displayName: displayNameOf(objectName, described),
    ...(mapToName !== undefined && { mapToName }),
    ...(mapToDisplayName !== undefined && { mapToDisplayName }),
    destination: object.destination ?? '',
    schedule: object.schedule ?? '',
    ...(required && { requiredFields: required }),
    ...(optional && { optionalFields: optional }),
    ...(optionalFieldsAuto && { optionalFieldsAuto }),
    ...(!('error' in described) && {
      allFieldsMetadata: fields,
      allFields: Object.keys(fields).map((fieldName) => hydrateField({ fieldName }, fields)),
    }),
    ...(backfill && { backfill }),
    ...(!('error' in described) && described.hasSamples && { hasSamples: true as const }),
  };
}

/** The fields that the account has. While nothing shows them, those that the manifest names are taken for there. */
function fieldsOf(object: IntegrationObject, described: DescribedObject): Record<string, FieldMetadata> {
  if ('error' in described) return {};
  const { fields, isUnseen } = described;
  if (!isUnseen) return fields;
  const named = [...(object.requiredFields ?? []), ...(object.optionalFields ?? [])].filter(isExistingField);
  const others = named.filter(({ fieldName }) => findField(fields, fieldName) === undefined);
  const added = others.map(({ fieldName }) => [fieldName, { fieldName, displayName: titleCase(fieldName) }]);
  return { ...fields, ...Object.fromEntries(added) };
}

/** With `optionalFieldsAuto: all`, adds all other fields of the account to the listed optional ones. */
function hydrateOptionalFields(
  { requiredFields = [], optionalFields, optionalFieldsAuto }: IntegrationObject,
  fields: Record<string, FieldMetadata>,
): HydratedIntegrationField[] | undefined {
  const listed = optionalFields?.map((field) => hydrateField(field, fields));
  if (optionalFieldsAuto !== 'all') return listed;
  const taken = new Set(
    [...requiredFields, ...(optionalFields ?? [])].map((field) =>
      isExistingField(field) ? findKey(fields, field.fieldName) : undefined,
    ),
  );
  const others = Object.keys(fields).filter((name) => !taken.has(name));
  return [...(listed ?? []), ...others.map((fieldName) => hydrateField({ fieldName }, fields))];
}

function hydrateField(
  field: IntegrationField,
  fields: Record<string, FieldMetadata>,
): HydratedIntegrationField {
  if (!isExistingField(field)) return field;
  return { ...field, displayName: fieldDisplayName(field.fieldName, fields) };
}

function fieldDisplayName(fieldName: string, fields: Record<string, FieldMetadata>): string {
  const key = findField(fields, fieldName);
  const label = key === undefined ? '' : fields[key]?.displayName;
  if (key === undefined || !label) return titleCase(fieldName);
  const [first, ...nested] = fieldSegments(fieldName);
  const isWhole = first === undefined || key.toLowerCase() === fieldName.toLowerCase();
  return isWhole ? label : [label, ...nested.map(titleCase)].join(' ');
}
