import type { SimulatedField } from '../dialect.ts';

/** The types of fields that the simulator has. The names are Salesforce's. */
export type FieldType =
  | 'id'
  | 'string'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'url'
  | 'picklist'
  | 'multipicklist'
  | 'reference'
  | 'boolean'
  | 'int'
  | 'double'
  | 'currency'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'anyType';

/** A field of an object. */
export interface Field {
  name: string;
  label: string;
  type: FieldType;
  custom: boolean;
  nillable: boolean;
  createable: boolean;
  updateable: boolean;
  defaultedOnCreate: boolean;
  options: readonly string[];
  referenceTo: readonly string[];
  /** Records can be found and written by it. Its value is unique. */
  externalId: boolean;
}

type Details = Partial<Omit<Field, 'name' | 'type'>>;

/** A field that people fill in. Its label is its name in words. */
export function field(name: string, type: FieldType, details: Details = {}): Field {
  return {
    name,
    label: toLabel(name),
    type,
    custom: name.endsWith('__c'),
    nillable: true,
    createable: true,
    updateable: true,
    // A checkbox is never empty.
    defaultedOnCreate: type === 'boolean',
    options: [],
    referenceTo: [],
    externalId: false,
    ...details,
  };
}

/** A field of an account. A test may have added it, or given it another type. */
export function toField({ isReadOnly: _, isCustom: __, ...facts }: SimulatedField): Field {
  return { ...field(facts.name, facts.type as FieldType, { custom: true }), ...facts } as Field;
}

/** What a record must have to be created. */
export const required: Details = { nillable: false };

const bySystem: Details = {
  nillable: false,
  createable: false,
  updateable: false,
  defaultedOnCreate: true,
};

/** A field that Salesforce fills in. */
export const systemField = (name: string, type: FieldType): Field => field(name, type, bySystem);

/** A field that nobody can write. */
export const readOnly: Details = { createable: false, updateable: false };

/** The fields that most objects have. Of them, only `Id` is in every object. */
export const SYSTEM_FIELDS: readonly Field[] = [
  systemField('Id', 'id'),
  systemField('IsDeleted', 'boolean'),
  systemField('CreatedDate', 'datetime'),
  systemField('LastModifiedDate', 'datetime'),
  systemField('SystemModstamp', 'datetime'),
];

/** `AnnualRevenue` is "Annual Revenue", `Account_Tier__c` is "Account Tier", and `OwnerId` is "Owner ID". */
function toLabel(name: string): string {
  return name
    .replace(/__c$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\bId$/, 'ID');
}
