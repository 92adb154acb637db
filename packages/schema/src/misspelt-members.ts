import { distance } from 'fastest-levenshtein';
import * as z from 'zod';
import { isDecisive } from './resources/decisive.ts';
import type { InputValidationIssue } from './resources/problem.ts';
import { isPlainObject, ownValue, type PlainObject } from './rules/plain-objects.ts';
import { MOST_LISTED } from './rules/problem-body.ts';

type Place = NonNullable<InputValidationIssue['in']>;

/**
 * One issue for each member that is a near miss of a `decisive` one which is not there. Other unknown members are
 * ignored, because clients may send additions.
 */
export function misspeltMembers(
  shape: z.core.$ZodType | undefined,
  input: unknown,
  place: Place,
): InputValidationIssue[] {
  const issues: InputValidationIssue[] = [];
  if (shape) walk(shape, input, [], (path, meant) => issues.push(toIssue(path, meant, place)));
  return issues.slice(0, MOST_LISTED);
}

type Tell = (path: readonly string[], meant: string) => void;

function walk(shape: z.core.$ZodType, value: unknown, path: readonly string[], tell: Tell): void {
  const inner = withoutWrapper(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(inner.element, item, [...path, `${index}`], tell);
  } else if (inner instanceof z.ZodRecord && isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(inner.valueType, item, [...path, key], tell);
  } else if (inner instanceof z.ZodObject && isPlainObject(value)) {
    const members: Record<string, z.core.$ZodType> = inner.shape;
    compareNames(members, value, path, tell);
    for (const [key, member] of Object.entries(members)) {
      if (Object.hasOwn(value, key)) walk(member, value[key], [...path, key], tell);
    }
  }
}

function compareNames(
  members: Readonly<Record<string, z.core.$ZodType>>,
  value: PlainObject,
  path: readonly string[],
  tell: Tell,
): void {
  const missing = Object.entries(members).filter(
    ([name, member]) => isMarked(member) && ownValue(value, name) === undefined,
  );
  if (missing.length === 0) return;
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(members, key)) continue;
    const meant = missing.find(([name]) => isNearMiss(key, name));
    if (meant) tell([...path, key], meant[0]);
  }
}

/** The shape of the value, without what only says that there may be none. */
function withoutWrapper(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault) {
    return withoutWrapper(shape.def.innerType);
  }
  return shape;
}

/** `partial()` wraps a marked shape once more. */
function isMarked(shape: z.core.$ZodType): boolean {
  if (isDecisive(shape)) return true;
  return shape instanceof z.ZodOptional && isMarked(shape.def.innerType);
}

/** The same name in another case, another style or another number, or with up to two letters that differ. */
function isNearMiss(written: string, name: string): boolean {
  const [plain, meant] = [plainName(written), plainName(name)];
  if (plain === meant) return true;
  // With two letters changed, a short name becomes another word.
  const most = meant.length < 5 ? 1 : 2;
  return Math.abs(plain.length - meant.length) <= most && distance(plain, meant) <= most;
}

function plainName(name: string): string {
  return name
    .replaceAll(/[\s_.-]/g, '')
    .toLowerCase()
    .replace(/(?<=.{3})s$/, '');
}

function toIssue(path: readonly string[], meant: string, place: Place): InputValidationIssue {
  const written = path.at(-1) ?? '';
  return {
    in: place,
    name: path.join('.'),
    detail: `is not known here, and "${meant}" is missing`,
    remedy: `Write "${meant}" in place of "${written}".`,
  };
}
