import { distance } from 'fastest-levenshtein';
import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isDecisive } from './resources/decisive.ts';
import type { InputValidationIssue } from './resources/problem.ts';
import { isPlainObject, ownValue, type PlainObject } from './rules/plain-objects.ts';
import { MOST_LISTED } from './rules/problem-body.ts';

type Shapes = Pick<Endpoint, 'query' | 'body' | 'wire'>;

/** What a request sends, before it is checked. */
interface Sent {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The names of a request that its endpoint does not know. */
interface UnknownNames {
  /**
   * One issue for each member of the body that is a near miss of a `decisive` one which is not there, for each
   * parameter of the query that is a near miss of any, or belongs in the body, and for a `dryRun` where there is none.
   */
  readonly misspelt: InputValidationIssue[];
  /** All others. They are ignored, because clients may send additions. */
  readonly ignored: { readonly query: readonly string[]; readonly body: readonly string[] };
}

/** What a request sends that its endpoint does not know. */
export function unknownNames(shapes: Shapes, { query, body }: Sent): UnknownNames {
  const unknown = unknownParameters(shapes, query);
  const issues = unknown.length > 0 ? misspeltParameters(shapes, { query, body }, unknown) : [];
  const ignored: string[] = [];
  walk(shapes.body ?? noMembers, body, [], (path, meant) => {
    const name = path.join('.');
    if (meant.length > 0) issues.push({ in: 'body', name, ...insteadOf(path.at(-1) ?? '', meant) });
    else if (path.length === 1 && asksForTrial(shapes, name, ownValue(Object(body), name)))
      issues.push({ in: 'body', name, ...noTrial });
    else ignored.push(name);
  });
  return { misspelt: issues.slice(0, MOST_LISTED), ignored: { query: unknown, body: ignored } };
}

/** The body of an endpoint that takes none. */
const noMembers = z.object({});

/** Whether an unknown name asks that nothing is done, of an operation that would do it. */
function asksForTrial({ body, wire }: Shapes, name: string, value: unknown): boolean {
  if (wire.method === 'GET' || Object.hasOwn(membersOf(body), 'dryRun')) return false;
  return isNearMiss(name, 'dryRun') && value !== false && value !== 'false' && value !== '0';
}

const noTrial = {
  detail: 'is not known here, so it would be done for real',
  remedy: 'Leave it out to do it. This has no dry run.',
};

function misspeltParameters(
  shapes: Shapes,
  { query, body }: Sent,
  unknown: readonly string[],
): InputValidationIssue[] {
  const missing = Object.entries(membersOf(shapes.query)).filter(([name]) => query[name] === undefined);
  const ofBody = Object.keys(membersOf(shapes.body)).filter((name) => !isGiven(body, name));
  return unknown.flatMap((name): InputValidationIssue[] => {
    const meant = meantBy(name, query[name], missing);
    if (meant.length > 0) return [{ in: 'query', name, ...insteadOf(name, meant) }];
    const member = ofBody.find((one) => isNearMiss(name, one) || isBeginning(name, one));
    if (member === undefined)
      return asksForTrial(shapes, name, query[name]) ? [{ in: 'query', name, ...noTrial }] : [];
    const remedy = `Send "${member}" in the body.`;
    return [{ in: 'query', name, detail: 'is not known in the query', remedy }];
  });
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

/** `meant`: the members that may be meant in place of an unknown one. */
type Tell = (path: readonly string[], meant: readonly string[]) => void;

function walk(shape: z.core.$ZodType, value: unknown, path: readonly string[], tell: Tell): void {
  const inner = withoutWrapper(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(inner.element, item, [...path, `${index}`], tell);
  } else if (inner instanceof z.ZodRecord && isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(inner.valueType, item, [...path, key], tell);
  } else if (inner instanceof z.ZodObject && isPlainObject(value)) {
    const isOpen = inner.def.catchall !== undefined;
    for (const [key, given] of Object.entries(value)) {
      const member = ownValue<z.core.$ZodType>(inner.shape, key);
      if (member) walk(member, given, [...path, key], tell);
      else {
        const meant = meantBy(key, given, missingOf(inner, value));
        if (meant.length > 0 || !isOpen) tell([...path, key], meant);
      }
    }
  }
}

/** The decisive members that a value does not have. */
function missingOf({ shape }: z.ZodObject, value: PlainObject) {
  return Object.entries<z.core.$ZodType>(shape).filter(
    ([name, member]) => isMarked(member) && ownValue(value, name) === undefined,
  );
}

/** Those of the members that an unknown name may be meant to be. Empty: none. */
function meantBy(
  key: string,
  given: unknown,
  missing: readonly (readonly [string, z.core.$ZodType])[],
): readonly string[] {
  const near = missing.filter(([name]) => isNearMiss(key, name));
  const begun = missing.filter(
    ([name, shape]) => isBeginning(key, name) && z.safeParse(shape, given).success,
  );
  return (near.length > 0 ? near : begun).map(([name]) => name);
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

function insteadOf(
  written: string,
  meant: readonly string[],
): Pick<InputValidationIssue, 'detail' | 'remedy'> {
  const names = meant.map((name) => `"${name}"`).join(' or ');
  return {
    detail: `is not known here, and ${names} is missing`,
    remedy: `Write ${names} in place of "${written}".`,
  };
}
