import { noSuch, StripeError, unknownParameter } from './errors.ts';
import type { Form, FormValue } from './form.ts';
import { parametersOf, type StripeObject, shortHash } from './objects.ts';

/** Whether a record of an object exists. */
export type Exists = (objectName: string, id: string) => boolean;

/** A parameter, and how its text is understood. */
interface SentParameter {
  readonly name: string;
  readonly value: FormValue;
  readonly isRequired: boolean;
  /** What the record has now. */
  readonly before: unknown;
  readonly exists: Exists;
}

/**
 * The members of a new record.
 * @throws {StripeError} for parameters that are missing, unknown or wrong
 */
export function createdValues(object: StripeObject, form: Form, exists: Exists): Record<string, unknown> {
  for (const [param, { isRequired }] of parametersOf(object)) {
    if (!isRequired || form[param] !== undefined) continue;
    throw new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const values = { ...object.blank, ...readParameters(object, form, object.blank, exists) };
  return { ...values, ...object.derive?.(values) };
}

/**
 * The members that an update changes.
 * @throws {StripeError} for parameters that are unknown or wrong
 */
export function updatedValues(
  object: StripeObject,
  form: Form,
  before: Readonly<Record<string, unknown>>,
  exists: Exists,
): Record<string, unknown> {
  const parameters = parametersOf(object);
  const fixed = Object.keys(form).find((name) => parameters.get(name)?.isFixed);
  if (fixed !== undefined) throw unknownParameter(fixed);
  return readParameters(object, form, before, exists);
}

function readParameters(
  object: StripeObject,
  form: Form,
  before: Readonly<Record<string, unknown>>,
  exists: Exists,
): Record<string, unknown> {
  const parameters = parametersOf(object);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) {
    const { kind = '', isRequired = false } = parameters.get(name) ?? {};
    const read = READERS[kind];
    if (!read) throw unknownParameter(name);
    values[name] = read({ name, value, isRequired, before: before[name], exists });
  }
  return values;
}

const READERS: Readonly<Record<string, (parameter: SentParameter) => unknown>> = {
  string: (parameter) => textOf(parameter),
  email: (parameter) => {
    const text = textOf(parameter);
    if (text === null || text.includes('@')) return text;
    throw new StripeError(400, `Invalid email address: ${text}`, {
      code: 'email_invalid',
      param: parameter.name,
    });
  },
  integer: (parameter) => {
    const text = textOf(parameter);
    if (text === null || /^-?\d{1,15}$/.test(text)) return text === null ? null : Number(text);
    throw new StripeError(400, `Invalid integer: ${text}`, {
      code: 'parameter_invalid_integer',
      param: parameter.name,
    });
  },
  boolean: (parameter) => {
    const text = textOf(parameter);
    if (text === null || text === 'true' || text === 'false') return text === 'true';
    throw new StripeError(400, `Invalid boolean: ${text}`, { param: parameter.name });
  },
  map: ({ name, value }) => (value === '' ? null : withoutEmpty(mapOf(name, value))),
  list: ({ name, value }) => (value === '' ? [] : listOf(name, value)),
  metadata: ({ name, value, before }) => (value === '' ? {} : mergeMetadata(mapOf(name, value), before)),
  items: ({ name, value }) => toItems(name, listOf(name, value)),
  recurring: ({ name, value }) => {
    const { interval, interval_count = '1' } = mapOf(name, value);
    return { interval, interval_count: Number(interval_count) };
  },
  customer: (parameter) => existing(parameter, 'customer', 'customers'),
  product: (parameter) => existing(parameter, 'product', 'products'),
};

/** An empty text takes a value away. */
function textOf({ name, value, isRequired }: SentParameter): string | null {
  if (typeof value !== 'string') {
    throw new StripeError(400, `Invalid string: ${JSON.stringify(value)}`, { param: name });
  }
  if (value !== '') return value;
  if (!isRequired) return null;
  throw new StripeError(
    400,
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    { code: 'parameter_invalid_empty', param: name },
  );
}

function mapOf(name: string, value: FormValue): Readonly<Record<string, FormValue>> {
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new StripeError(400, 'Invalid object', { param: name });
}

function listOf(name: string, value: FormValue): readonly FormValue[] {
  if (Array.isArray(value)) return value;
  throw new StripeError(400, 'Invalid array', { param: name });
}

function withoutEmpty(map: Readonly<Record<string, FormValue>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, value === '' ? null : value]));
}

/** Metadata keeps the keys that are not named. A key with an empty text goes away. */
function mergeMetadata(given: Readonly<Record<string, FormValue>>, before: unknown): Record<string, unknown> {
  const all = { ...Object(before), ...given };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function toItems(name: string, items: readonly FormValue[]) {
  const data = items.map((item, index) => {
    const { price, quantity = '1' } = mapOf(`${name}[${index}]`, item);
    const id = `si_${shortHash(JSON.stringify([price, index]))}`;
    return { id, object: 'subscription_item', price, quantity: Number(quantity) };
  });
  return { object: 'list', data, has_more: false };
}

function existing(parameter: SentParameter, object: string, objectName: string): string | null {
  const id = textOf(parameter);
  if (id !== null && !parameter.exists(objectName, id)) throw noSuch(object, id, parameter.name);
  return id;
}
