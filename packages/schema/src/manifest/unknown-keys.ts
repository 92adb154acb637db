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
    else if (found.length < MOST_FINDINGS) found.push(unknownKey(key, known, path, shape));
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

function unknownKey(key: string, known: readonly string[], path: Path, shape: unknown): Finding {
  const about = (what: string, fix: string): Finding => ({
    ...warning([...path, key], `"${key}" is ${what}, and is ignored.`, fix),
    isAboutKey: true,
  });
  if (known.includes(key)) {
    const fix = 'Remove it, or remove fieldName, so that the customer chooses the field.';
    return about('only for a field without fieldName', fix);
  }
  return about('not a key of a manifest at this place', fixOf(key, known, shape));
}

function fixOf(key: string, known: readonly string[], shape: unknown): string {
  const meant = nearest(key, known);
  if (meant) return `Write "${meant}".`;
  if (key === 'delete') return `Remove it. ${DELETES}`;
  const inside = placesIn(shape).flatMap((inner) => (inner.key === key ? inner.place : []));
  return inside.length > 0 && inside.length <= MOST_PLACES
    ? `Remove it, or move it to ${inside.join(' or ')}.`
    : `Remove it. Known here: ${known.join(', ')}.`;
}

/** Keys such as `enabled` have more, so that none of them is likely. */
const MOST_PLACES = 3;

/** The place of each key in a shape, at any depth, such as `read.objects[].schedule`. A union may have a place twice. */
export function placesIn(schema: unknown, place = ''): { readonly key: string; readonly place: string }[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return placesIn(schema.unwrap(), place);
  if (schema instanceof z.ZodArray) return placesIn(schema.element, `${place}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => placesIn(option, place));
  if (!(schema instanceof z.ZodObject)) return [];
  const members: Record<string, unknown> = schema.shape;
  return Object.entries(members).flatMap(([key, member]) => {
    const at = place === '' ? key : `${place}.${key}`;
    return [{ key, place: at }, ...placesIn(member, at)];
  });
}
