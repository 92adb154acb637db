import { endpoints } from '@dowel/schema';
import type { DowelErrorDetails } from './errors.ts';

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
}

const schemas = new Map(Object.values(endpoints).map(({ wire, success }) => [wire.operation, success]));

/** What is wrong with the shape of an answer. */
export interface WrongShape {
  message: string;
  details: DowelErrorDetails;
}

/**
 * Finds what an endpoint does not promise in its answer. Unknown fields are allowed. An unknown enum value is allowed
 * too, because a newer server may have added it. This module throws nothing itself: if it imported the errors, bundlers
 * would put them into a file of their own.
 */
export function findWrongShape(operation: string, data: unknown): WrongShape | undefined {
  const issues: Issue[] = schemas.get(operation)?.safeParse(data).error?.issues ?? [];
  const wrong = issues.filter((issue) => !isNewWord(issue, data));
  if (wrong.length === 0) return undefined;
  const places = wrong.map(({ path, message }) => ({ name: path.map(String).join('.'), detail: message }));
  const list = places.map(({ name, detail }) => `${name || 'the whole'}: ${detail}`).join('; ');
  return {
    message: `${operation}: the answer is not what the endpoint promises: ${list}. Client and server may be of different versions; update the older one, or turn validateResponses off.`,
    details: { operation, issues: places },
  };
}

function isNewWord(issue: Issue, data: unknown): boolean {
  if (issue.code === 'invalid_union') {
    const at = valueAt(data, issue.path);
    return (issue.errors ?? []).some(
      (branch) => branch.length > 0 && branch.every((nested) => isNewWord(nested, at)),
    );
  }
  return issue.code === 'invalid_value' && typeof valueAt(data, issue.path) === 'string';
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}
