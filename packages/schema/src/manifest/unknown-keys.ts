import * as z from 'zod';
import { nearest } from '../rules/nearest.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';
import { type Finding, MOST_FINDINGS, type Path, warning } from './finding.ts';
import { Manifest } from './manifest.ts';

/** Public manifests have it beside `write`. */
const DELETES = "Each customer's config allows deletes: write.objects.<name>.deletionSettings.";

/** Warns about each key that a manifest cannot have at its place, and suggests the key that was probably meant. */
export function unknownKeys(manifest: unknown): Finding[] {
  const found: Finding[] = [];
  walk(manifest, Manifest, [], found);
  return found;
}

function walk(value: unknown, schema: unknown, path: Path, found: Finding[]): void {
  const shape = unwrap(schema, value);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, shape.element, [...path, index], found);
    return;
  }
  if (!(shape instanceof z.ZodObject) || !isPlainObject(value)) return;
  const members: Record<string, unknown> = shape.shape;
  const known = namesAt(schema) ?? Object.keys(members);
  for (const [key, member] of Object.entries(value)) {
    const memberShape = ownValue(members, key);
    if (memberShape !== undefined) walk(member, memberShape, [...path, key], found);
    else if (found.length < MOST_FINDINGS) found.push(unknownKey(key, known, path));
    else found.push(warning([...path, key], 'unknown key', ''));
  }
}

/**
 * The shape inside optionals and defaults. In a union, `fieldName` among the value's keys decides which shape it is.
 */
function unwrap(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap(), value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const [existing, mapping] = schema.options;
  return isPlainObject(value) && Object.hasOwn(value, 'fieldName') ? existing : mapping;
}

/** All keys of both kinds of field: a field with a typo in `fieldName` looks like a mapping. */
function namesAt(schema: unknown): string[] | undefined {
  if (!(schema instanceof z.ZodUnion)) return undefined;
  return [
    ...new Set(
      schema.options.flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : [])),
    ),
  ];
}

function unknownKey(key: string, known: readonly string[], path: Path): Finding {
  const meant = nearest(key, known);
  const other = key === 'delete' ? DELETES : `Known here: ${known.join(', ')}.`;
  const fix = meant ? `Write "${meant}".` : `Remove it. ${other}`;
  const message = `"${key}" is not a key of a manifest at this place, and is ignored.`;
  return { ...warning([...path, key], message, fix), isAboutKey: true };
}

/** Every key in a shape, at any depth. */
export function keysOf(schema: unknown): ReadonlySet<string> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return keysOf(schema.element);
  if (schema instanceof z.ZodUnion) return new Set(schema.options.flatMap((option) => [...keysOf(option)]));
  if (!(schema instanceof z.ZodObject)) return new Set();
  const members: Record<string, unknown> = schema.shape;
  return new Set(Object.entries(members).flatMap(([key, member]) => [key, ...keysOf(member)]));
}
