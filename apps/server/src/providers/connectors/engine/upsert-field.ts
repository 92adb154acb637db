import type { FieldDefinition } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import type { FieldUpsertEndpoint } from '../format.ts';
import { askForJson, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { toObject } from './object.ts';
import { ProviderError } from './provider-error.ts';
import { RequestDraft } from './request/draft.ts';

/** A field that was created or changed, and what the provider could not store of it. */
export interface UpsertedField {
  action: 'create' | 'update';
  warnings: string[];
}

/** Whether fields of an object can be created through the provider's API. */
export function canUpsertFields(connector: RestDefinition, objectName: string): boolean {
  return toObject(connector, objectName).fieldUpsert !== undefined;
}

/**
 * Creates a custom field in a customer's account, or changes the one with this name.
 * @throws {ProviderError}
 */
export async function upsertField(
  connector: RestDefinition,
  objectName: string,
  definition: FieldDefinition,
  fetch: ProviderFetch,
): Promise<UpsertedField> {
  const { displayName } = connector;
  const { fieldName, valueType } = definition;
  const { fieldUpsert: endpoint } = toObject(connector, objectName);
  if (!endpoint) throw new ProviderError('rejected', `${displayName} takes no fields for "${objectName}".`);
  const type = endpoint.types[valueType];
  if (type === undefined) {
    throw new ProviderError('rejected', `${displayName} has no fields of the type ${valueType}.`);
  }
  const { method, path } = endpoint;
  const draft = new RequestDraft(connector, { method, path }, { objectName, fieldName });
  draft.putMember([], toBody(endpoint, definition, type));
  const { status } = await askForJson(connector, draft, fetch);
  return {
    action: status === endpoint.createdStatus ? 'create' : 'update',
    warnings: unstored(endpoint, definition).map((name) => `${displayName} cannot store "${name}".`),
  };
}

function toBody(
  { members }: FieldUpsertEndpoint,
  definition: FieldDefinition,
  type: string,
): Record<string, unknown> {
  const { displayName, description, required, stringOptions, association } = definition;
  const body: Record<string, unknown> = { [members.label]: displayName, [members.type]: type };
  if (members.description && description !== undefined) body[members.description] = description;
  if (members.isRequired && required !== undefined) body[members.isRequired] = required;
  if (members.options && isSelect(definition) && stringOptions?.values) {
    const { records, value, label } = members.options;
    body[records] = stringOptions.values.map((choice) => ({ [value]: choice, [label]: choice }));
  }
  if (members.referenceTo && definition.valueType === 'reference' && association) {
    body[members.referenceTo] = [association.targetObject];
  }
  return body;
}

/** The members of a definition that `toBody` leaves out. Values that ask for nothing are not mentioned. */
function unstored({ members }: FieldUpsertEndpoint, definition: FieldDefinition): string[] {
  const { fieldName: _, displayName: __, valueType, ...optional } = definition;
  const stored = new Set([
    ...(members.description ? ['description'] : []),
    ...(members.isRequired ? ['required'] : []),
    // The choices of a select field are all that it takes.
    ...(members.options && isSelect(definition)
      ? ['stringOptions.values', 'stringOptions.valuesRestricted']
      : []),
    ...(members.referenceTo && valueType === 'reference'
      ? ['association.targetObject', 'association.associationType']
      : []),
  ]);
  return givenMembers(optional).filter((name) => !stored.has(name));
}

function givenMembers(value: object): string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    if (isPlainObject(member)) return Object.keys(member).map((inner) => `${name}.${inner}`);
    return member === undefined || member === false ? [] : [name];
  });
}

function isSelect({ valueType }: FieldDefinition): boolean {
  return valueType === 'singleSelect' || valueType === 'multiSelect';
}
