import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { type MakeValue, pick, seeded, uuidOf } from '../seeded.ts';
import type {
  CommonDescription,
  DialectFunctions,
  MadeUp,
  ObjectDescription,
  ProviderDescription,
} from './description.ts';
import { USUAL_TIMES } from './list-description.ts';

/** An object with all that holds for it, what it has in common with the others too. */
export interface DescribedObject extends SimulatedObject {
  readonly name: string;
  readonly singular: string;
  readonly description: CommonDescription & ObjectDescription;
  /** The fields that are named by the path, and the objects whose records they name. */
  readonly below: Readonly<Record<string, string>>;
  readonly functions: DialectFunctions;
}

/**
 * Makes the objects of a description, whose records can be made up out of their numbers.
 * @param others objects of the provider that are not described, but may be above those that are
 */
export function describedObjects(
  { object: common, objects, functions = {} }: ProviderDescription,
  others: Readonly<Record<string, SimulatedObject>> = {},
): Record<string, DescribedObject> {
  const made: Record<string, DescribedObject> = {};
  const idOf = (name: string, index: number) => (made[name] ?? others[name])?.idOf(index) ?? String(index);
  for (const [name, own] of Object.entries(objects)) {
    made[name] = {
      ...describedObject(name, { get: {}, times: USUAL_TIMES, ...common, ...own }, idOf),
      functions,
    };
  }
  return made;
}

function describedObject(
  name: string,
  described: CommonDescription & ObjectDescription,
  idOfOther: (object: string, index: number) => string,
): Omit<DescribedObject, 'functions'> {
  const description = without(described);
  const { fields: text, customFields = {}, singular = name.slice(0, -1), below = {} } = description;
  const places = Object.keys(below).filter((field) => !fieldsIn(text).some((known) => known.name === field));
  const hidden = places.map((field) => `${field}:string:hidden`).join(' ');
  const own = fieldsIn(`${hidden} ${text}`).map(
    (field): SimulatedField => ({ ...field, label: labelOf(field.name) }),
  );
  const custom = Object.entries(customFields).map(([field, [label, type, choices]]): SimulatedField => {
    const options = choices?.map((choice, place) => ({ id: place + 1, label: choice }));
    return { name: field, type, label, isCustom: true, ...(options && { options }) };
  });
  const fields = [...own, ...custom];
  // Records without a value of their own are below the first two.
  const values = {
    ...Object.fromEntries(Object.entries(below).map(([field, idOf]) => [field, { idOf, among: 2 }])),
    ...description.values,
  };
  const makers = Object.entries(values).map(([what, value]) => [what, makerOf(value, idOfOther)]);
  return {
    name,
    singular,
    description,
    below,
    fields,
    idOf: (index) =>
      description.id === 'uuid' ? uuidOf(`${name} ${index}`) : numbered(description.id, index + 1),
    // A record has the id of a choice, and a description its words.
    valuesOf: seeded(
      fields.map(({ options: _, ...field }) => field),
      Object.fromEntries(makers),
    ),
  };
}

/** Takes away the calls that an object does not have. */
function without(described: CommonDescription & ObjectDescription): CommonDescription & ObjectDescription {
  const gone = new Set<string>(described.without);
  return Object.fromEntries(
    Object.entries(described).filter(([part]) => !gone.has(part)),
  ) as unknown as CommonDescription & ObjectDescription;
}

function makerOf(value: MadeUp, idOfOther: (object: string, index: number) => string): MakeValue {
  if ('oneOf' in value) return (index) => pick(value.oneOf, index);
  if ('text' in value) return (index) => numbered(value.text, index + 1);
  if ('always' in value) return () => value.always;
  return (index) => idOfOther(value.idOf, index % value.among);
}

/** A text with the number of a record. */
function numbered(text: string, number: number): string {
  return text.replaceAll(/\{([ni])(?::(\d+))?\}/g, (_, from: string, digits = '0') =>
    String(from === 'i' ? number - 1 : number).padStart(Number(digits), '0'),
  );
}

function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}
