import { readFileSync } from 'node:fs';
import { type Field, field, readOnly, required, SYSTEM_FIELDS, systemField } from './fields.ts';

/** An object of the simulator. */
export interface SalesforceObject {
  name: string;
  label: string;
  labelPlural: string;
  custom: boolean;
  /** The three signs that the ids of its records start with. */
  keyPrefix: string;
  fields: readonly Field[];
}

const owner = field('OwnerId', 'reference', {
  referenceTo: ['User'],
  nillable: false,
  defaultedOnCreate: true,
});
const account = field('AccountId', 'reference', { referenceTo: ['Account'] });
const externalId = field('External_Id__c', 'string', { externalId: true });

const options = (...values: string[]) => ({ options: values });

const file = new URL('../../digests/salesforce.digest', import.meta.url);
/** The fields of the vendor's objects and their types, as the digest has them. */
export const documentedFields: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(file, 'utf8'),
).sobjects;

/** A field that Salesforce fills in is in its own objects as the digest has it, and in every one that people make. */
function hasField(object: string, field: string): boolean {
  const { [object]: known } = documentedFields;
  return known === undefined || known.split(' ').some((one) => one.startsWith(`${field}:`));
}

const own: Readonly<Record<string, Pick<SalesforceObject, 'keyPrefix' | 'fields'>>> = {
  Account: {
    keyPrefix: '001',
    fields: [
      field('Name', 'string', required),
      field('Type', 'picklist', options('Prospect', 'Customer', 'Partner')),
      field('Industry', 'picklist', options('Agriculture', 'Banking', 'Energy', 'Retail')),
      field('Website', 'url'),
      field('Phone', 'phone'),
      field('BillingCity', 'string'),
      field('BillingCountry', 'string'),
      field('AnnualRevenue', 'currency'),
      field('NumberOfEmployees', 'int'),
      field('Description', 'textarea'),
      owner,
      field('Regions__c', 'multipicklist', options('North', 'South', 'East', 'West')),
      externalId,
    ],
  },
  Contact: {
    keyPrefix: '003',
    fields: [
      account,
      field('FirstName', 'string'),
      field('LastName', 'string', required),
      field('Email', 'email'),
      field('Phone', 'phone'),
      field('MobilePhone', 'phone'),
      field('Title', 'string'),
      field('Birthdate', 'date'),
      field('MailingCity', 'string'),
      field('HasOptedOutOfEmail', 'boolean'),
      owner,
      externalId,
    ],
  },
  Lead: {
    keyPrefix: '00Q',
    fields: [
      field('FirstName', 'string'),
      field('LastName', 'string', required),
      field('Company', 'string', required),
      field('Email', 'email'),
      field('Status', 'picklist', {
        ...options('Open', 'Working', 'Closed'),
        nillable: false,
        defaultedOnCreate: true,
      }),
      field('LeadSource', 'picklist', options('Web', 'Phone', 'Partner')),
      systemField('IsConverted', 'boolean'),
      field('ConvertedContactId', 'reference', {
        referenceTo: ['Contact'],
        createable: false,
        updateable: false,
      }),
    ],
  },
  Opportunity: {
    keyPrefix: '006',
    fields: [
      field('Name', 'string', required),
      account,
      field('StageName', 'picklist', { ...options('Prospecting', 'Proposal', 'Closed Won'), ...required }),
      field('Amount', 'currency'),
      field('CloseDate', 'date', required),
      field('Probability', 'percent'),
      systemField('IsClosed', 'boolean'),
      systemField('IsWon', 'boolean'),
      owner,
    ],
  },
  User: {
    keyPrefix: '005',
    fields: [
      field('Username', 'string', required),
      field('FirstName', 'string'),
      field('LastName', 'string', required),
      field('Email', 'email', required),
      field('IsActive', 'boolean'),
      field('Title', 'string'),
    ],
  },
  UserRole: {
    keyPrefix: '00E',
    fields: [field('Name', 'string', required), field('DeveloperName', 'string')],
  },
  AccountHistory: {
    keyPrefix: '017',
    fields: [
      field('AccountId', 'reference', { ...readOnly, referenceTo: ['Account'] }),
      field('Field', 'picklist', { ...readOnly, ...options('Name', 'Phone', 'OwnerId') }),
      field('OldValue', 'anyType', readOnly),
      field('NewValue', 'anyType', readOnly),
    ],
  },
  AccountShare: {
    keyPrefix: '00r',
    fields: [
      account,
      field('UserOrGroupId', 'reference', { referenceTo: ['User'] }),
      field('AccountAccessLevel', 'picklist', options('Read', 'Edit', 'All')),
      field('RowCause', 'picklist', { ...readOnly, ...options('Owner', 'Manual', 'Rule') }),
    ],
  },
  // Metadata that is asked for like records.
  TabDefinition: {
    keyPrefix: '01r',
    fields: [field('Name', 'string', readOnly), field('Label', 'string', readOnly)],
  },
  Task: {
    keyPrefix: '00T',
    fields: [
      systemField('IsArchived', 'boolean'),
      field('Subject', 'string'),
      field('Status', 'picklist', {
        ...options('Not Started', 'In Progress', 'Completed'),
        nillable: false,
        defaultedOnCreate: true,
      }),
      field('Priority', 'picklist', {
        ...options('High', 'Normal'),
        nillable: false,
        defaultedOnCreate: true,
      }),
      field('ActivityDate', 'date'),
      field('WhoId', 'reference', { referenceTo: ['Contact', 'Lead'] }),
      field('Description', 'textarea'),
      owner,
    ],
  },
  Invoice__c: {
    keyPrefix: 'a01',
    fields: [
      field('Name', 'string'),
      field('Amount__c', 'currency'),
      field('Account__c', 'reference', { referenceTo: ['Account'] }),
      field('Quantity__c', 'double'),
      field('Due_Date__c', 'date'),
      field('Is_Paid__c', 'boolean'),
      externalId,
    ],
  },
};

/** All objects, by name. */
export const OBJECTS: Readonly<Record<string, SalesforceObject>> = Object.fromEntries(
  Object.entries(own).map(([name, { keyPrefix, fields: ownFields }]) => {
    const label = name.replace(/__c$/, '');
    const labelPlural = label.endsWith('y') ? `${label.slice(0, -1)}ies` : `${label}s`;
    const custom = name.endsWith('__c');
    const fields = [...SYSTEM_FIELDS.filter((one) => hasField(name, one.name)), ...ownFields];
    return [name, { name, label, labelPlural, custom, keyPrefix, fields }];
  }),
);

/** The object of this name, which may be written in any case. */
export function findObject(name: string): SalesforceObject | undefined {
  return Object.values(OBJECTS).find((object) => isSameName(object.name, name));
}

/** The fields of a list by their names in lower case. */
const namedFields = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The field of this name, which may be written in any case. */
export function findField({ fields }: { fields: readonly Field[] }, name: string): Field | undefined {
  const known = namedFields.get(fields) ?? new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  namedFields.set(fields, known);
  return known.get(name.toLowerCase());
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
