import type { DialectAccount } from '../account.ts';
import type { SimulatedField } from '../dialect.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toEpochSeconds, toSecond } from '../times.ts';
import type { DescribedObject } from './described-object.ts';
import type { DescribeDescription } from './description.ts';
import type { TimeFormat } from './list-description.ts';
import { fill } from './template.ts';

/** Makes records of an object as answers have them. */
export function rendererOf(
  account: DialectAccount,
  { name, singular, description, fields: all, functions }: DescribedObject,
) {
  const { times, custom, record: template } = description;
  const hidden = new Set(all.filter(isHidden).map((field) => field.name));
  const fields = account.fieldsOf(name).filter((field) => !isHidden(field));
  const apart = new Set(custom ? fields.filter(({ isCustom }) => isCustom).map((field) => field.name) : []);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const empty = fields.map((field) => [field.name, null] as const);
  return ({ id, createTime, updateTime, isDeleted, values }: StoredRecord): unknown => {
    const created = toTime(createTime, times);
    const shown = Object.entries({ ...Object.fromEntries(empty), ...values })
      .filter(([field]) => !hidden.has(field))
      .map(([field, value]) => {
        const known = byName.get(field);
        const isOdd = known !== undefined && functions.shown !== undefined;
        return [field, isOdd ? functions.shown?.(name, known, value, created, isDeleted) : value] as const;
      });
    const customValues = shown.filter(([field]) => apart.has(field));
    return fill(template, {
      id,
      number: Number(/\d+$/.exec(id)?.[0]),
      created,
      updated: toTime(updateTime, times),
      deleted: isDeleted,
      values: Object.fromEntries(shown.filter(([field]) => !apart.has(field))),
      value: values,
      custom: custom?.list
        ? customValues.map(([field, value]) => ({
            // Names that are numbers are ids.
            [custom.list?.name ?? '']: /^\d+$/.test(field) ? Number(field) : field,
            [custom.list?.value ?? '']: value,
          }))
        : Object.fromEntries(customValues),
      account: account.id,
      singular,
    });
  };
}

const isHidden = ({ hidden }: SimulatedField) => hidden === true;

/** The answer of the call that lists the fields. */
export function describeFields(
  fields: readonly SimulatedField[],
  { field: template, answer, onlyCustom = false }: DescribeDescription,
): unknown {
  const shown = fields
    .filter((field) => !isHidden(field) && (!onlyCustom || field.isCustom === true))
    .map((field) =>
      fill(template, {
        ...field,
        label: field.label ?? field.name,
        isCustom: field.isCustom ?? false,
        isReadOnly: field.isReadOnly ?? false,
        isWritable: !field.isReadOnly,
        isRequired: field.isRequired ?? false,
        isMulti: field.isMulti ?? false,
      }),
    );
  return fill(answer, { fields: shown });
}

/** A time as a provider writes it. */
export function toTime(time: number, format: TimeFormat): string | number {
  switch (format) {
    case 'rfc3339':
      return new Date(time).toISOString();
    case 'rfc3339Nanos':
      return new Date(time).toISOString().replace('Z', '000000Z');
    case 'rfc3339Seconds':
      return toSecond(time);
    case 'spaced':
      return toSecond(time).replace('T', ' ').replace('Z', '');
    case 'date':
      return toSecond(time).slice(0, 10);
    case 'epochSeconds':
      return toEpochSeconds(time);
    case 'epochMs':
      return time;
    case 'dotNet':
      return `/Date(${time}+0000)/`;
  }
}

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const TEXTS: Partial<Record<TimeFormat, RegExp>> = {
  spaced: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

/** Reads a time that a caller sends. Undefined: it is none. */
export function readTime(text: string, format: TimeFormat): number | undefined {
  if (format === 'epochSeconds' || format === 'epochMs') {
    return /^\d+$/.test(text) ? Number(text) * (format === 'epochSeconds' ? 1000 : 1) : undefined;
  }
  const { [format]: pattern = ZONED } = TEXTS;
  if (!pattern.test(text)) return undefined;
  return Date.parse(format === 'spaced' ? `${text.replace(' ', 'T')}Z` : text);
}

/** The smallest difference that a way to write times knows, in milliseconds. */
export function granularityMs(format: TimeFormat): number {
  return ['rfc3339', 'rfc3339Nanos', 'epochMs', 'dotNet'].includes(format) ? 1 : 1000;
}
