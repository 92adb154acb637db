import type * as z from 'zod';
import { limits } from './limits.ts';
import type { InputValidationIssue } from './resources/problem.ts';
import { MOST_LISTED } from './rules/problem-body.ts';

type Place = NonNullable<InputValidationIssue['in']>;

/** A value is not shown when its name contains one of these words. */
const secretive = /key|secret|token|password|credential|auth|pem|state|code/i;

/** An address with a user name or a password in it. */
const withPassword = /:\/\/[^/?#]*@/;

/**
 * One issue per bad input, in words a person can act on. Issues beyond what an answer may list are left out. An issue
 * never contains a value that may be a credential.
 */
export function toInputIssues(error: z.ZodError, place: Place, input: unknown): InputValidationIssue[] {
  return error.issues
    .slice(0, MOST_LISTED)
    .flatMap((issue) => expand(issue))
    .map((issue) => {
      const name = issue.path.map(String).join('.') || place;
      const value = valueAt(input, issue.path);
      return { in: place, name, detail: describe(issue, value), ...shown(issue.path, value) };
    });
}

/** The message of a union says nothing useful, so the issues of the alternative with the fewest issues replace it. */
function expand(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || hasOwnWords(issue) || kindsOf(issue).length > 1) return [issue];
  const best = issue.errors.reduce((a, b) => (b.length < a.length ? b : a));
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The library has only these words for a union. A shape may have better ones. */
const hasOwnWords = ({ errors, message }: z.core.$ZodIssueInvalidUnion) =>
  errors.length === 0 || message !== 'Invalid input';

/** The kinds of value that a union takes, if that alone is what is wrong. */
function kindsOf({ errors }: z.core.$ZodIssueInvalidUnion): string[] {
  const alone = errors.flatMap(([one, ...more]) =>
    one?.code === 'invalid_type' && one.path.length === 0 && more.length === 0 ? [one.expected] : [],
  );
  return alone.length === errors.length ? [...new Set(alone)] : [];
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'must be a whole number';
      return `must be ${withArticle(issue.expected)}, not ${withArticle(kindOf(value))}`;
    case 'invalid_union':
      if (hasOwnWords(issue)) return issue.message;
      return `must be ${kindsOf(issue).map(withArticle).join(' or ')}, not ${withArticle(kindOf(value))}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case 'too_big':
      return tooBig(issue, value);
    case 'invalid_key':
      return `is a name that cannot be used: at most ${limits.name} characters are taken`;
    default:
      return issue.message;
  }
}

/** Says how much was sent and how much is allowed. */
function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown): string {
  const most = Number(maximum).toLocaleString('en');
  const has = (count: number, what: string) =>
    `has ${count.toLocaleString('en')} ${what}; at most ${most} are taken`;
  if (typeof value === 'string' && origin === 'string') return has(value.length, 'characters');
  if (Array.isArray(value)) return has(value.length, 'entries');
  if (typeof value === 'object' && value !== null) return has(Object.keys(value).length, 'entries');
  return `must be at most ${most}`;
}

function unitOf(origin: string, count: number | bigint): string {
  const isOne = Number(count) === 1;
  if (origin === 'string') return ` character${isOne ? '' : 's'} long`;
  return origin === 'array' || origin === 'set' ? ` ${isOne ? 'entry' : 'entries'} long` : '';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function withArticle(kind: string): string {
  if (kind === 'null') return kind;
  if (kind === 'record') return 'an object';
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

/** Shows the value when it is short and plain, and cannot be a credential. */
function shown(path: readonly PropertyKey[], value: unknown): { value?: unknown } {
  if (path.length === 0 || path.some((part) => secretive.test(String(part)))) return {};
  const plain =
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= 100 && !withPassword.test(value));
  return plain ? { value } : {};
}
