import { distance } from 'fastest-levenshtein';
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isDecisive } from './resources/decisive.ts';
import type { InputValidationIssue } from './resources/problem.ts';
import { isPlainObject, ownValue, type PlainObject } from './rules/plain-objects.ts';
import { MOST_LISTED } from './rules/problem-body.ts';

type Shapes = Pick<Endpoint, 'query' | 'body'>;

/** What a request sends, before it is checked. */
interface Sent {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * One issue for each member of the body that is a near miss of a `decisive` one which is not there, and for each
 * parameter of the query that is a near miss of any, or belongs in the body. Other unknown names are ignored, because
 * clients may send additions.
 */
export function misspeltMembers(shapes: Shapes, { query, body }: Sent): InputValidationIssue[] {
  const issues: InputValidationIssue[] = [];
  const unknown = unknownParameters(shapes, query);
  if (unknown.length > 0) issues.push(...misspeltParameters(shapes, { query, body }, unknown));
  if (shapes.body) {
    walk(shapes.body, body, [], (path, meant) => {
      issues.push({ in: 'body', name: path.join('.'), ...insteadOf(path.at(-1) ?? '', meant) });
    });
  }
  return issues.slice(0, MOST_LISTED);
}

function misspeltParameters(
  shapes: Shapes,
  { query, body }: Sent,
  unknown: readonly string[],
): InputValidationIssue[] {
  const issues: InputValidationIssue[] = [];
  compareNames(Object.entries(membersOf(shapes.query)), query, (name, meant) => {
    issues.push({ in: 'query', name, ...insteadOf(name, meant) });
  });
  const ofBody = Object.keys(membersOf(shapes.body)).filter((name) => !isGiven(body, name));
  for (const name of unknown) {
    const meant = ofBody.find((member) => isNearMiss(name, member) || isBeginning(name, member));
    if (meant === undefined || issues.some((issue) => issue.name === name)) continue;
    const remedy = `Send "${meant}" in the body.`;
    issues.push({ in: 'query', name, detail: 'is not known in the query', remedy });
  }
  return issues;
}

/** The parameters of a query that an endpoint does not have. */
export function unknownParameters(shapes: Shapes, query: Sent['query']): string[] {
  const names = Object.keys(query);
  if (names.length === 0) return names;
  const known = membersOf(shapes.query);
  return names.filter((name) => !Object.hasOwn(known, name));
}

type Members = Readonly<Record<string, z.core.$ZodType>>;

function membersOf(shape: z.core.$ZodType | undefined): Members {
  const inner = shape && withoutWrapper(shape);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

const isGiven = (value: unknown, name: string) => isPlainObject(value) && ownValue(value, name) !== undefined;

type Tell = (path: readonly string[], meant: string) => void;

function walk(shape: z.core.$ZodType, value: unknown, path: readonly string[], tell: Tell): void {
  const inner = withoutWrapper(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(inner.element, item, [...path, `${index}`], tell);
  } else if (inner instanceof z.ZodRecord && isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(inner.valueType, item, [...path, key], tell);
  } else if (inner instanceof z.ZodObject && isPlainObject(value)) {
    const members = Object.entries<z.core.$ZodType>(inner.shape);
    const decisive = members.filter(([, member]) => isMarked(member));
    compareNames(decisive, value, (key, meant) => tell([...path, key], meant), inner.shape);
    for (const [key, member] of members) {
      if (Object.hasOwn(value, key)) walk(member, value[key], [...path, key], tell);
    }
  }
}

/** Tells of each name that is none of `known`, and is meant to be a member that is missing. */
function compareNames(
  members: readonly (readonly [string, z.core.$ZodType])[],
  value: PlainObject,
  tell: (key: string, meant: string) => void,
  known: Members = Object.fromEntries(members),
): void {
  const missing = members.filter(([name]) => ownValue(value, name) === undefined);
  if (missing.length === 0) return;
  for (const [key, given] of Object.entries(value)) {
    if (Object.hasOwn(known, key)) continue;
    const meant = missing.find(
      ([name, shape]) =>
        isNearMiss(key, name) || (isBeginning(key, name) && z.safeParse(shape, given).success),
    );
    if (meant) tell(key, meant[0]);
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

/** The first words of the name, such as `since` or `expires` for `sinceTime` and `expireTime`. */
function isBeginning(written: string, name: string): boolean {
  const plain = plainName(written);
  return plain.length > 2 && /[A-Z]/.test(name.charAt(plain.length)) && plainName(name).startsWith(plain);
}

function plainName(name: string): string {
  return name
    .replaceAll(/[\s_.-]/g, '')
    .toLowerCase()
    .replace(/(?<=.{3})s$/, '');
}

function insteadOf(written: string, meant: string): Pick<InputValidationIssue, 'detail' | 'remedy'> {
  return {
    detail: `is not known here, and "${meant}" is missing`,
    remedy: `Write "${meant}" in place of "${written}".`,
  };
}
