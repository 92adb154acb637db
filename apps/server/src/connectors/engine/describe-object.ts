import type { FieldMetadata } from '@dowel/schema';
import { type ObjectDescription, titleCase } from '@dowel/schema/rules';
import type { Connector, DiscoveredFields, ListedFields } from '../connector.ts';
import { fillPath, getJson, type ProviderFetch } from './call.ts';
import { listOf, memberOf, textOf } from './member.ts';
import { toObject } from './object.ts';
import { ProviderError } from './provider-error.ts';

/**
 * Tells the fields of an object in a customer's account, custom ones included.
 * @throws {ProviderError}
 */
export async function describeObject(
  connector: Connector,
  objectName: string,
  fetch: ProviderFetch,
): Promise<ObjectDescription> {
  const object = toObject(connector, objectName);
  const list =
    object.fields.source === 'list'
      ? toListed(object.fields)
      : await discover(connector, object.fields, objectName, fetch);
  const fields = Object.fromEntries(list.map((field) => [field.fieldName, field]));
  return { displayName: object.displayName ?? titleCase(objectName), fields };
}

async function discover(
  connector: Connector,
  source: DiscoveredFields,
  objectName: string,
  fetch: ProviderFetch,
): Promise<FieldMetadata[]> {
  const { body } = await getJson(connector, fillPath(connector, source.path, { objectName }), fetch);
  const found = listOf(body, source.records);
  if (!found) {
    throw new ProviderError(
      'unreachable',
      `${connector.displayName} did not list the fields of "${objectName}" where they were expected.`,
    );
  }
  return found.flatMap((field) => toFieldMetadata(field, source) ?? []);
}

/** A field without a name is left out: nothing could refer to it. */
function toFieldMetadata(field: unknown, source: DiscoveredFields): FieldMetadata | undefined {
  const { members } = source;
  const fieldName = textOf(field, members.name);
  if (fieldName === undefined) return undefined;
  const providerType = textOf(field, members.type);
  const values = toValues(field, members.options);
  const referenceTo = toNames(field, members.referenceTo);
  const metadata: FieldMetadata = {
    fieldName,
    displayName: textOf(field, members.label) ?? titleCase(fieldName),
    valueType: (providerType !== undefined && source.types[providerType]) || 'other',
  };
  if (providerType !== undefined) metadata.providerType = providerType;
  if (members.readOnly) metadata.readOnly = memberOf(field, members.readOnly) === true;
  if (members.isCustom) metadata.isCustom = memberOf(field, members.isCustom) === true;
  if (members.isRequired) metadata.isRequired = memberOf(field, members.isRequired) === true;
  if (referenceTo) metadata.referenceTo = referenceTo;
  if (values) metadata.values = values;
  return metadata;
}

function toValues(field: unknown, options: DiscoveredFields['members']['options']): FieldMetadata['values'] {
  if (!options) return undefined;
  return listOf(field, options.records)?.flatMap((option) => {
    const value = textOf(option, options.value);
    return value === undefined ? [] : { value, displayValue: textOf(option, options.label) ?? value };
  });
}

function toNames(field: unknown, member: string | undefined): string[] | undefined {
  if (member === undefined) return undefined;
  return listOf(field, member)?.filter((name) => typeof name === 'string');
}

function toListed({ fields }: ListedFields): FieldMetadata[] {
  return fields.map(({ name, label, type, readOnly }) => ({
    fieldName: name,
    displayName: label ?? titleCase(name),
    valueType: type,
    isCustom: false,
    ...(readOnly !== undefined && { readOnly }),
  }));
}
