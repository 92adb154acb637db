import { endpoints } from '@dowel/schema';
import { ResponseShapeError } from './errors.ts';

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
}

const schemas = new Map(Object.values(endpoints).map(({ wire, success }) => [wire.operation, success]));

/**
 * Refuses an answer that the endpoint does not promise. Unknown fields are allowed. An unknown enum value is allowed
 * too, because a newer server may have added it.
 * @throws {ResponseShapeError}
 */
export function assertShape(operation: string, data: unknown): void {
  const issues: Issue[] = schemas.get(operation)?.safeParse(data).error?.issues ?? [];
  const wrong = issues.filter((issue) => !isNewWord(issue, data));
  if (wrong.length === 0) return;
  const places = wrong.map(({ path, message }) => ({ name: path.map(String).join('.'), detail: message }));
  throw new ResponseShapeError(
    `${operation}: the answer is not what the endpoint promises: ${places.map(({ name, detail }) => `${name || 'the whole'}: ${detail}`).join('; ')}. Client and server may be of different versions; update the older one, or turn validateResponses off.`,
    { operation, issues: places },
  );
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
