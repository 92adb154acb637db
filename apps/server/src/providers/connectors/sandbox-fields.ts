import type { FieldDefinition } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import type { UpsertedField } from './connector.ts';
import type { RestApi } from './engine/definition.ts';

const types = {
  string: 'string',
  boolean: 'boolean',
  int: 'integer',
  float: 'decimal',
  date: 'date',
  datetime: 'datetime',
  singleSelect: 'picklist',
  multiSelect: 'multipicklist',
  reference: 'reference',
} as const satisfies Record<FieldDefinition['valueType'], string>;

/** Creates a field of the sandbox, or changes the one of this name. */
export async function upsertField(
  objectName: string,
  field: FieldDefinition,
  api: RestApi,
): Promise<UpsertedField> {
  const { fieldName, displayName: label, valueType, ...others } = field;
  const { description, required: isRequired, stringOptions, association, ...unstored } = others;
  const isSelect = valueType === 'singleSelect' || valueType === 'multiSelect';
  const isReference = valueType === 'reference';
  const options = stringOptions?.values?.map((value) => ({ value, label: value }));
  const { status } = await api.getJson(
    { method: 'PUT', path: '/objects/{objectName}/fields/{fieldName}' },
    { objectName, fieldName },
    {
      label,
      type: types[valueType],
      description,
      isRequired,
      ...(isSelect && { options }),
      ...(isReference && association && { referenceTo: [association.targetObject] }),
    },
  );
  const { values: _, valuesRestricted: __, ...ofTexts } = stringOptions ?? {};
  const left = {
    ...unstored,
    stringOptions: isSelect ? ofTexts : stringOptions,
    association: isReference ? undefined : association,
  };
  const warnings = givenMembers(left).map((name) => `Juniper CRM cannot store "${name}".`);
  return { action: status === 201 ? 'create' : 'update', warnings };
}

/** What asks for nothing is not mentioned. */
function givenMembers(value: object): string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    if (isPlainObject(member)) return Object.keys(member).map((inner) => `${name}.${inner}`);
    return member === undefined || member === false ? [] : [name];
  });
}
