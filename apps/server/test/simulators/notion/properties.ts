import * as z from 'zod';
import type { SimulatedField } from '../dialect.ts';
import { Refused } from '../refusal.ts';

const RichText = z.array(z.looseObject({ text: z.looseObject({ content: z.string().max(2000) }) })).max(100);

/** A text as Notion writes it. */
export function richText(value: unknown): object[] {
  if (value === null || value === undefined || value === '') return [];
  const content = String(value);
  return [{ type: 'text', text: { content, link: null }, plain_text: content }];
}

/** The plain text of what a caller sends. @throws {Refused} */
export function plainText(sent: unknown, place: string): string {
  const parsed = RichText.safeParse(sent);
  if (parsed.success) return parsed.data.map(({ text }) => text.content).join('');
  throw new Refused('badValue', `body failed validation: body.${place} should be a list of rich texts.`);
}

const isText = (type: string) => type === 'title' || type === 'rich_text';

/** A value of a property as answers have it: a map that names its type, and has the value under that name. */
export function renderProperty({ name, type }: SimulatedField, value: unknown = null): object {
  const id = type === 'title' ? 'title' : encodeURIComponent(name).slice(0, 4);
  return { id, type, [type]: renderValue(type, value) };
}

function renderValue(type: string, value: unknown): unknown {
  if (isText(type)) return richText(value);
  if (type === 'checkbox') return value === true;
  if (value === null) return null;
  if (type === 'select') return { name: value, color: 'default' };
  return type === 'date' ? { start: value, end: null, time_zone: null } : value;
}

/** The properties of a database, which are its fields. */
export function renderSchema(fields: readonly SimulatedField[]): Record<string, object> {
  return Object.fromEntries(
    fields.map((field) => {
      const { id } = renderProperty(field) as { id: string };
      return [field.name, { id, name: field.name, type: field.type, [field.type]: {} }];
    }),
  );
}

const Named = z.looseObject({ name: z.string() }).nullable();
const Dated = z.looseObject({ start: z.string() }).nullable();
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  number: z.number().nullable(),
  checkbox: z.boolean(),
  url: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  select: Named.transform((value) => value?.name ?? null),
  date: Dated.transform((value) => value?.start ?? null),
};

/**
 * Reads the properties of a page that a caller sends.
 * @throws {Refused} for a property that the parent does not have, and for a value of another type
 */
export function readProperties(
  sent: Readonly<Record<string, unknown>>,
  fields: readonly SimulatedField[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      if (!field)
        throw new Refused('unknownField', `${name} is not a property that exists.`, { field: name });
      return [name, readValue(field, value)];
    }),
  );
}

function readValue({ name, type }: SimulatedField, sent: unknown): unknown {
  const place = `properties.${name}.${type}`;
  const inner = typeof sent === 'object' && sent !== null ? Reflect.get(sent, type) : undefined;
  if (inner === undefined) {
    throw new Refused('badValue', `body failed validation: body.${place} should be defined.`);
  }
  if (isText(type)) return plainText(inner, place);
  const parsed = SHAPES[type]?.safeParse(inner);
  if (parsed?.success) return parsed.data;
  throw new Refused('badValue', `body failed validation: body.${place} is not valid.`);
}
