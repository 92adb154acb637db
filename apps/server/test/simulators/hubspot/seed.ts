import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { dayOf, type MakeValue, pick, seeded } from '../seeded.ts';
import { PROPERTIES, PROPERTY_OBJECTS, type Property, type PropertyObject } from './properties.ts';

const BY_NAME: Readonly<Record<string, MakeValue>> = {
  email: (index) => `${pick(WORDS.firstName, index)}.${index}@mail.example`.toLowerCase(),
  firstname: (index) => pick(WORDS.firstName, index),
  lastname: (index) => pick(WORDS.lastName, index),
  phone: (index) => `+1 201 555 01${String(index % 100).padStart(2, '0')}`,
  jobtitle: (index) => pick(WORDS.jobTitle, index),
  city: (index) => pick(WORDS.city, index),
  name: (index) => `${pick(WORDS.companyStart, index)} ${pick(WORDS.companyEnd, index)}`,
  domain: (index) => `company${index}.example`,
  datetime: dayOf,
  favourite_channels: (index) => ['email', 'phone', 'chat'].slice(0, 1 + (index % 3)).join(';'),
};

/** The vendor keeps every value as text, numbers and times included. */
function valuesOf(properties: readonly Property[]): (index: number) => Record<string, unknown> {
  const make = seeded(properties, BY_NAME);
  return (index) =>
    Object.fromEntries(
      Object.entries(make(index)).map(([name, value]) => [name, value === null ? null : String(value)]),
    );
}

function simulated(object: PropertyObject, place: number): SimulatedObject {
  const fields = PROPERTIES[object];
  return {
    fields,
    idOf: (index) => String((place + 1) * 1_000_000_000 + index),
    valuesOf: valuesOf(fields),
  };
}

const owners = fieldsIn(
  'email:string firstName:string:required lastName:string:required userId:number:required',
);
const pipelineFields = fieldsIn('label:string:required displayOrder:number stages:list');
const lists = fieldsIn('name:string:required objectTypeId:string processingType:string');

const pipelines: SimulatedObject = {
  fields: pipelineFields,
  idOf: (index) => String(500 + index),
  valuesOf: seeded(pipelineFields, { list: () => [{ id: '1', label: 'New', displayOrder: 0 }] }),
};

/** Every object of the simulator, with as many records as somebody asks for. */
export const SEEDED_OBJECTS: Readonly<Record<string, SimulatedObject>> = {
  ...Object.fromEntries(PROPERTY_OBJECTS.map((object, place) => [object, simulated(object, place)])),
  ...Object.fromEntries(['deals', 'tickets'].map((of) => [`${of}/pipelines`, pipelines])),
  owners: {
    fields: owners,
    idOf: (index) => String(7_000_000 + index),
    valuesOf: seeded(owners, { email: (index) => `owner${index}@crm.example` }),
  },
  lists: {
    fields: lists,
    idOf: (index) => String(100 + index),
    valuesOf: seeded(lists, {
      objectTypeId: () => '0-1',
      processingType: (index) => (index % 2 === 0 ? 'MANUAL' : 'DYNAMIC'),
    }),
  },
};
