import type { FieldMetadata } from '@dowel/schema';
import { type ObjectDescription, titleCase } from '@dowel/schema/rules';

type Rest = Partial<FieldMetadata>;

function field(fieldName: string, valueType: FieldMetadata['valueType'], rest: Rest = {}): FieldMetadata {
  return {
    fieldName,
    displayName: titleCase(fieldName),
    ...(valueType && { valueType, providerType: valueType }),
    ...rest,
  };
}

function select(fieldName: string, choices: string[], rest: Rest = {}): FieldMetadata {
  const values = choices.map((choice) => ({
    value: choice.toLowerCase().replaceAll(' ', '_'),
    displayValue: choice,
  }));
  return field(fieldName, 'singleSelect', { values, ...rest });
}

function object(displayName: string, fields: FieldMetadata[]): ObjectDescription {
  const all = [
    field('id', 'string', { displayName: 'ID', readOnly: true }),
    ...fields,
    field('created_at', 'datetime', { readOnly: true }),
    field('updated_at', 'datetime', { readOnly: true }),
  ];
  return { displayName, fields: Object.fromEntries(all.map((entry) => [entry.fieldName, entry])) };
}

/** The objects of the pretend CRM account, by the provider's names. */
export const juniperObjects: Record<string, ObjectDescription> = {
  contacts: object('Contacts', [
    field('first_name', 'string'),
    field('last_name', 'string', { isRequired: true }),
    field('email', 'string', { displayName: 'Email address' }),
    field('phone', 'string', { displayName: 'Phone number' }),
    field('job_title', 'string'),
    field('company_id', 'reference', { displayName: 'Company', referenceTo: ['companies'] }),
    select('lifecycle_stage', ['Subscriber', 'Lead', 'Qualified lead', 'Opportunity', 'Customer']),
    field('lead_score', 'int'),
    field('is_subscribed', 'boolean', { displayName: 'Subscribed to email' }),
    field('birth_date', 'date', { displayName: 'Date of birth' }),
    field('last_contacted_at', 'datetime', { displayName: 'Last contacted' }),
    field('city', 'string'),
    field('country', 'string'),
    select('region', ['North', 'South', 'East', 'West'], { isCustom: true }),
    field('interests', 'multiSelect', {
      isCustom: true,
      values: [
        { value: 'news', displayValue: 'Newsletter' },
        { value: 'events', displayValue: 'Events' },
        { value: 'beta', displayValue: 'Beta programme' },
      ],
    }),
  ]),
  companies: object('Companies', [
    field('name', 'string', { isRequired: true }),
    field('domain', 'string', { displayName: 'Website domain' }),
    select('industry', ['Education', 'Finance', 'Health care', 'Logistics', 'Retail', 'Software']),
    field('employee_count', 'int', { displayName: 'Number of employees' }),
    field('annual_revenue', 'float'),
    field('street', 'string'),
    field('city', 'string'),
    field('country', 'string'),
    field('founded_on', 'date', { displayName: 'Founded' }),
    field('is_customer', 'boolean', { displayName: 'Is a customer' }),
  ]),
  deals: object('Deals', [
    field('name', 'string', { displayName: 'Deal name', isRequired: true }),
    select('stage', ['Qualification', 'Proposal', 'Negotiation', 'Closed won', 'Closed lost'], {
      isRequired: true,
    }),
    field('amount', 'float'),
    select('currency', ['EUR', 'GBP', 'USD']),
    field('probability', 'int', { displayName: 'Probability (%)' }),
    field('close_date', 'date', { displayName: 'Expected close date' }),
    field('company_id', 'reference', { displayName: 'Company', referenceTo: ['companies'] }),
    field('contact_id', 'reference', { displayName: 'Primary contact', referenceTo: ['contacts'] }),
    field('is_forecast', 'boolean', { displayName: 'Included in forecast' }),
  ]),
};

/** Adds `count` custom fields to each object of an account. */
export function withExtraFields(
  objects: Record<string, ObjectDescription>,
  count: number,
): Record<string, ObjectDescription> {
  const extra = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return field(`custom_${number}`, 'string', { displayName: `Custom field ${number}`, isCustom: true });
  });
  const added = Object.fromEntries(extra.map((entry) => [entry.fieldName, entry]));
  return Object.fromEntries(
    Object.entries(objects).map(([name, { displayName, fields }]) => [
      name,
      { displayName, fields: { ...fields, ...added } },
    ]),
  );
}
