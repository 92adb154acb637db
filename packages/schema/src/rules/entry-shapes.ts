import { limits } from '../limits.ts';
import type { ConfigAction } from '../resources/installations.ts';
import { filterOperators } from './filter-operators.ts';
import { isPlainObject, isUnsafeKey, ownValue } from './plain-objects.ts';
import { rawDigitsOf } from './raw-numbers.ts';

/**
 * The shapes of config entries as data, for browsers that do not load zod. A test checks that they match the zod shapes
 * in `resources/config.ts`.
 */
export type EntryShape =
  | 'text'
  | 'name'
  | 'flag'
  | 'integer'
  | 'count'
  | 'scalar'
  | { readonly oneOf: readonly string[] }
  | { readonly either: readonly EntryShape[]; readonly expected: string }
  | { readonly list: EntryShape; readonly most: number }
  | { readonly map: EntryShape; readonly most: number }
  | {
      readonly members: Readonly<Record<string, EntryShape>>;
      readonly required?: readonly string[];
      readonly atLeastOne?: readonly string[];
    };

const filter: EntryShape = {
  members: {
    fieldName: 'name',
    operator: { oneOf: filterOperators },
    value: 'scalar',
    values: { list: 'scalar', most: limits.filterValues },
  },
  required: ['fieldName', 'operator'],
};

const period: EntryShape = {
  members: { days: 'count', fullHistory: 'flag' },
  atLeastOne: ['days', 'fullHistory'],
};

const dynamicMapping: EntryShape = {
  members: {
    mapToName: 'text',
    mapToDisplayName: 'text',
    prompt: 'text',
    mappedValues: {
      list: {
        members: { mappedValue: 'text', mappedDisplayValue: 'text' },
        required: ['mappedValue', 'mappedDisplayValue'],
      },
      most: limits.mappings,
    },
    fieldName: 'text',
  },
  required: ['mapToName'],
};

/** The members that the entries of every action have. */
const inEveryEntry = {
  objectName: 'name',
  schedule: 'text',
  selectedFields: { map: 'flag', most: limits.fields },
} as const;

const readEntry: EntryShape = {
  members: {
    ...inEveryEntry,
    disabled: 'flag',
    destination: 'text',
    selectedValueMappings: { map: { map: 'text', most: limits.mappings }, most: limits.mappings },
    dynamicMappingsInput: { list: dynamicMapping, most: limits.mappings },
    selectedFieldMappings: { map: 'text', most: limits.fields },
    selectedFieldsAuto: { oneOf: ['all'] },
    backfill: {
      members: { defaultPeriod: period, fieldFilters: { list: filter, most: limits.mappings } },
      required: ['defaultPeriod'],
    },
    fieldFilters: { list: filter, most: limits.mappings },
  },
  required: ['objectName'],
};

const valueDefault: EntryShape = {
  either: [
    'text',
    {
      members: {
        value: { either: ['text', 'integer', 'flag'], expected: 'text, a whole number, true or false' },
        applyOnUpdate: { oneOf: ['always', 'never'] },
      },
      required: ['value'],
    },
  ],
  expected: 'text, or an object with value and applyOnUpdate',
};

const fieldSetting: EntryShape = {
  members: {
    default: { members: { stringValue: 'text', integerValue: 'integer', booleanValue: 'flag' } },
    writeOnCreate: { oneOf: ['always', 'never'] },
    writeOnUpdate: { oneOf: ['always', 'never', 'ifEmpty'] },
  },
};

const writeEntry: EntryShape = {
  members: {
    ...inEveryEntry,
    deletionSettings: { members: { enabled: 'flag' }, required: ['enabled'] },
    selectedValueDefaults: { map: valueDefault, most: limits.fields },
    selectedFieldSettings: { map: fieldSetting, most: limits.fields },
  },
  required: ['objectName'],
};

const event = { enabled: { oneOf: ['always', 'never'] } } as const;

const subscribeEntry: EntryShape = {
  members: {
    ...inEveryEntry,
    destination: 'text',
    inheritFieldsAndMappings: 'flag',
    createEvent: { members: event, required: ['enabled'] },
    updateEvent: {
      members: {
        ...event,
        watchFieldsAuto: { oneOf: ['all'] },
        requiredWatchFields: { list: 'text', most: limits.fields },
      },
      required: ['enabled'],
    },
    deleteEvent: { members: event, required: ['enabled'] },
    otherEvents: { list: 'text', most: limits.mappings },
    providerOptions: {
      members: { quotaOptimization: { members: { enabled: 'flag' }, required: ['enabled'] } },
    },
  },
  required: ['objectName', 'destination', 'inheritFieldsAndMappings'],
};

export const entryShapes: Readonly<Record<ConfigAction, EntryShape>> = {
  read: readEntry,
  write: writeEntry,
  subscribe: subscribeEntry,
};

/** The shape at a path inside a shape; `undefined` when there is none. */
export function shapeAt(shape: EntryShape, path: readonly string[]): EntryShape | undefined {
  let at: EntryShape | undefined = shape;
  for (const segment of path) {
    if (at === undefined || typeof at === 'string') return undefined;
    if ('list' in at) at = at.list;
    else if ('map' in at) at = at.map;
    else if ('members' in at) at = ownValue(at.members, segment);
    else return undefined;
  }
  return at;
}

/** Where a value differs from its shape, and what belongs there. */
export interface ShapeMismatch {
  path: readonly string[];
  message: string;
}

/**
 * Finds the first place where a value differs from a shape. Members that the shape does not know may hold any value
 * without unsafe names.
 */
export function findMismatch(
  value: unknown,
  shape: EntryShape,
  path: readonly string[] = [],
): ShapeMismatch | undefined {
  if (typeof shape === 'string') {
    return scalarTests[shape].test(value) ? undefined : wrong(path, scalarTests[shape].expected);
  }
  if ('oneOf' in shape) {
    return shape.oneOf.some((choice) => choice === value) ? undefined : wrong(path, oneOf(shape.oneOf));
  }
  if ('either' in shape) {
    const fits = shape.either.some((choice) => !findMismatch(value, choice, path));
    return fits ? undefined : wrong(path, shape.expected);
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return wrong(path, 'a list');
    if (value.length > shape.most) return tooMany(path, value.length, shape.most);
    return firstOf(value.entries(), ([index, item]) => findMismatch(item, shape.list, [...path, `${index}`]));
  }
  if (!isPlainObject(value)) return wrong(path, 'an object');
  const unsafe = Object.keys(value).find(isUnsafeKey);
  if (unsafe !== undefined) return cannotBeUsed([...path, unsafe]);
  if ('map' in shape) {
    const entries = Object.entries(value);
    if (entries.length > shape.most) return tooMany(path, entries.length, shape.most);
    return firstOf(entries, ([key, item]) =>
      key.length > limits.name
        ? { path: [...path, key], message: `is a name of more than ${limits.name} characters` }
        : findMismatch(item, shape.map, [...path, key]),
    );
  }
  return findMemberMismatch(value, shape, path);
}

function findMemberMismatch(
  value: Record<string, unknown>,
  shape: Extract<EntryShape, { members: unknown }>,
  path: readonly string[],
): ShapeMismatch | undefined {
  const missing = shape.required?.find((key) => ownValue(value, key) === undefined);
  if (missing !== undefined) return { path: [...path, missing], message: 'is missing' };
  if (shape.atLeastOne && !shape.atLeastOne.some((key) => ownValue(value, key) !== undefined)) {
    return wrong(path, `an object with ${shape.atLeastOne.join(' or ')}`);
  }
  return firstOf(Object.entries(value), ([key, member]) => {
    const memberShape = ownValue(shape.members, key);
    if (memberShape === undefined) return findUnsafeName(member, [...path, key]);
    return member === undefined ? undefined : findMismatch(member, memberShape, [...path, key]);
  });
}

/** A member that no shape knows may hold anything except names that reach a prototype. */
function findUnsafeName(value: unknown, path: readonly string[]): ShapeMismatch | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return firstOf(Object.entries(value), ([key, member]) =>
    isUnsafeKey(key) ? cannotBeUsed([...path, key]) : findUnsafeName(member, [...path, key]),
  );
}

function cannotBeUsed(path: readonly string[]): ShapeMismatch {
  return { path, message: 'is a name that cannot be used' };
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const scalarTests = {
  text: {
    expected: `text of at most ${limits.text} characters`,
    test: (value: unknown) => isText(value, limits.text),
  },
  name: {
    expected: `text of 1 to ${limits.name} characters`,
    test: (value: unknown) => isText(value, limits.name) && value !== '',
  },
  flag: { expected: 'true or false', test: (value: unknown) => typeof value === 'boolean' },
  integer: {
    expected: `a whole number up to ${Number.MAX_SAFE_INTEGER}`,
    test: (value: unknown) => Number.isSafeInteger(value),
  },
  count: {
    expected: 'a whole number from 0',
    test: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
  },
  scalar: {
    expected: `text of at most ${limits.text} characters, a number, true or false`,
    test: (value: unknown) =>
      isText(value, limits.text) ||
      typeof value === 'boolean' ||
      Number.isFinite(value) ||
      rawDigitsOf(value) !== undefined,
  },
} as const;

function wrong(path: readonly string[], expected: string): ShapeMismatch {
  return { path, message: `must be ${expected}` };
}

function tooMany(path: readonly string[], count: number, most: number): ShapeMismatch {
  return { path, message: `has ${count} entries; at most ${most} are kept` };
}

function oneOf(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `"${choice}"`);
  return quoted.length === 1 ? quoted.join() : `one of ${quoted.join(', ')}`;
}

function firstOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => ShapeMismatch | undefined,
): ShapeMismatch | undefined {
  for (const item of items) {
    const mismatch = find(item);
    if (mismatch) return mismatch;
  }
  return undefined;
}
