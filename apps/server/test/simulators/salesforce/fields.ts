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
function field(name: string, type: FieldType, details: Details = {}): Field {
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

const DETAILS: Readonly<Record<string, Details>> = {
  /** A record must have it to be created. */
  required: { nillable: false },
  defaulted: { nillable: false, defaultedOnCreate: true },
  /** Nobody can write it. */
  readOnly: { createable: false, updateable: false },
  /** Salesforce fills it in. */
  system: { nillable: false, createable: false, updateable: false, defaultedOnCreate: true },
  externalId: { externalId: true },
};

/**
 * Reads fields out of names, types and details, such as `Status:picklist:required:=Open|In_Progress OwnerId:reference:>User`:
 * choices follow `=`, and the objects that are referred to follow `>`.
 */
export function salesforceFields(text: string): Field[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name = '', type, ...details] = word.split(':');
      return field(name, type as FieldType, Object.assign({}, ...details.map(detailsOf)));
    });
}

function detailsOf(detail: string): Details {
  const words = detail.slice(1).replaceAll('_', ' ').split('|');
  if (detail.startsWith('=')) return { options: words };
  return detail.startsWith('>') ? { referenceTo: words } : (DETAILS[detail] ?? {});
}

/** The fields that most objects have. Of them, only `Id` is in every object. */
export const SYSTEM_FIELDS: readonly Field[] = salesforceFields(
  `Id:id:system IsDeleted:boolean:system CreatedDate:datetime:system LastModifiedDate:datetime:system
   SystemModstamp:datetime:system`,
);

/** `AnnualRevenue` is "Annual Revenue", `Account_Tier__c` is "Account Tier", and `OwnerId` is "Owner ID". */
function toLabel(name: string): string {
  return name
    .replace(/__c$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\bId$/, 'ID');
}
