import type { Field } from '@dowel/sandbox/crm/fields.ts';
import { OBJECTS, type ObjectName } from '@dowel/sandbox/crm/objects.ts';
import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedObject } from '../dialect.ts';

const SYSTEM_FIELDS = new Set(['id', 'created_at', 'updated_at']);
const FIRST_DAY = Date.UTC(2025, 0, 6, 8);
const HOUR_MS = 60 * 60_000;

/** The objects of Juniper CRM without the custom fields of its demo accounts. */
export const sandboxObjects = {
  contacts: simulated('contacts', 'con'),
  companies: simulated('companies', 'com'),
  deals: simulated('deals', 'dea'),
};

function simulated(object: ObjectName, prefix: string): SimulatedObject {
  const { fields } = OBJECTS[object];
  return {
    fields: fields.map((field) => ({ ...field })),
    idOf: (index) => `${prefix}_${String(index + 1).padStart(7, '0')}`,
    valuesOf: (index) =>
      Object.fromEntries(
        fields
          .filter(({ name }) => !SYSTEM_FIELDS.has(name))
          .map((field, place) => [field.name, makeValue(field, index, place)]),
      ),
  };
}

function makeValue(field: Field, index: number, place: number): unknown {
  // People leave optional fields empty.
  if (!field.isRequired && (index + place) % 9 === 8) return null;
  const options = field.options ?? [];
  switch (field.type) {
    case 'boolean':
      return index % 2 === 0;
    case 'integer':
      return index % 100;
    case 'decimal':
      return index + 0.25;
    case 'date':
      return new Date(FIRST_DAY + index * HOUR_MS).toISOString().slice(0, 10);
    case 'datetime':
      return new Date(FIRST_DAY + index * HOUR_MS).toISOString();
    case 'picklist':
      return options[index % options.length]?.value ?? null;
    case 'multipicklist':
      return options.slice(0, 1 + (index % 2)).map(({ value }) => value);
    case 'reference':
      return `com_${String(1 + (index % 7)).padStart(7, '0')}`;
    case 'string':
      return field.name === 'city' ? WORDS.city[index % WORDS.city.length] : `${field.label} ${index + 1}`;
  }
}
