import type { Field } from './fields.ts';
import { OBJECTS, type SalesforceObject } from './objects.ts';
import { toRecordId } from './record-ids.ts';

const WORDS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', "O'Larch", 'Maple'];
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);

/** The values of the record with this number. They are the same each time. */
export function seededValues(object: SalesforceObject, index: number): Record<string, unknown> {
  const own = object.fields.filter(({ name, createable }) => createable || !isOfRecord(name));
  return Object.fromEntries(own.map((field, place) => [field.name, seededValue(field, index, place)]));
}

/** Whether the record itself has this value, and not its values. */
const isOfRecord = (name: string) =>
  ['Id', 'IsDeleted', 'CreatedDate', 'LastModifiedDate', 'SystemModstamp'].includes(name);

function seededValue(field: Field, index: number, place: number): unknown {
  // Each field is empty in some records, if it may be.
  if (field.nillable && (index + place) % 7 === 6) return null;
  const { options } = field;
  if (options.length > 0) return options[index % options.length];
  const word = WORDS[(index + place) % WORDS.length] ?? '';
  switch (field.type) {
    case 'boolean':
      return (index + place) % 2 === 0;
    case 'int':
      return 10 + (index % 500);
    case 'double':
    case 'currency':
      return 1000 + index * 2.5;
    case 'percent':
      return index % 101;
    case 'date':
      return new Date(FIRST_DAY + (index % 1500) * DAY_MS).toISOString().slice(0, 10);
    case 'email':
      return `${word.replace("'", '').toLowerCase()}.${index}@mail.example`;
    case 'phone':
      return `+1 555 ${String(index % 10_000).padStart(4, '0')}`;
    case 'url':
      return `https://site-${index}.example`;
    case 'reference':
      return toRecordId(OBJECTS[field.referenceTo[0] ?? '']?.keyPrefix ?? '001', 1 + (index % 20));
    default:
      // Many companies are in one city.
      if (/(City|Country)$/.test(field.name)) return word;
      return field.externalId ? `EXT-${index}` : `${word} ${index}`;
  }
}
