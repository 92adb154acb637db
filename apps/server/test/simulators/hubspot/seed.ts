import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedObject } from '../dialect.ts';
import { PROPERTIES, PROPERTY_OBJECTS, type Property, type PropertyObject } from './properties.ts';

const OWNER_FIELDS = [
  { name: 'email', type: 'string' },
  { name: 'firstName', type: 'string' },
  { name: 'lastName', type: 'string' },
  { name: 'userId', type: 'number' },
];

const LIST_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'objectTypeId', type: 'string' },
  { name: 'processingType', type: 'string' },
];

/** Every object of the simulator, with as many records as somebody asks for. */
export const SEEDED_OBJECTS: Readonly<Record<string, SimulatedObject>> = {
  ...Object.fromEntries(
    PROPERTY_OBJECTS.map((object, place) => [
      object,
      {
        fields: PROPERTIES[object],
        idOf: (index: number) => String((place + 1) * 1_000_000_000 + index),
        valuesOf: valuesOf(object),
      },
    ]),
  ),
  owners: {
    fields: OWNER_FIELDS,
    idOf: (index) => String(7_000_000 + index),
    valuesOf: (index) => ({
      email: `owner${index}@crm.example`,
      firstName: pick(WORDS.firstName, index),
      lastName: pick(WORDS.lastName, index),
      userId: 9_000_000 + index,
    }),
  },
  lists: {
    fields: LIST_FIELDS,
    idOf: (index) => String(100 + index),
    valuesOf: (index) => ({
      name: `List ${index}`,
      objectTypeId: '0-1',
      processingType: index % 2 === 0 ? 'MANUAL' : 'DYNAMIC',
    }),
  },
};

/** The vendor keeps every value as text, numbers and times included. */
function valuesOf(object: PropertyObject): (index: number) => Record<string, unknown> {
  const writable = PROPERTIES[object].filter(({ isReadOnly }) => !isReadOnly);
  return (index) =>
    Object.fromEntries(
      writable.map((property, place) => [property.name, seededValue(property, index, place)]),
    );
}

function seededValue({ name, label, type, fieldType, options = [] }: Property, index: number, place: number) {
  const named = VALUE_BY_NAME[name];
  if (named) return named(index);
  // Some properties are empty, so a reader must be able to handle null.
  if ((index + place) % 7 === 6) return null;
  switch (type) {
    case 'number':
      return String((index * 37 + place) % 5_000);
    case 'bool':
      return String(index % 2 === 0);
    case 'date':
      return dayOf(index).slice(0, 10);
    case 'datetime':
      return dayOf(index);
    case 'enumeration': {
      return fieldType === 'checkbox'
        ? options.slice(0, 1 + (index % options.length)).join(';')
        : pick(options, index + place);
    }
    default:
      return `${label} ${index}`;
  }
}

const VALUE_BY_NAME: Record<string, (index: number) => string> = {
  email: (index) => `${pick(WORDS.firstName, index)}.${index}@mail.example`.toLowerCase(),
  firstname: (index) => pick(WORDS.firstName, index),
  lastname: (index) => pick(WORDS.lastName, index),
  phone: (index) => `+1 201 555 01${String(index % 100).padStart(2, '0')}`,
  jobtitle: (index) => pick(WORDS.jobTitle, index),
  city: (index) => pick(WORDS.city, index),
  name: (index) => `${pick(WORDS.companyStart, index)} ${pick(WORDS.companyEnd, index)}`,
  domain: (index) => `company${index}.example`,
};

const FIRST_DAY = Date.UTC(2025, 0, 6, 8);
const DAY_MS = 86_400_000;

function dayOf(index: number): string {
  return new Date(FIRST_DAY + (index % 330) * DAY_MS).toISOString();
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
