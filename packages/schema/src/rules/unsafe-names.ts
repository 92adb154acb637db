import { memberPath } from './config-issue.ts';
import { isUnsafeKey } from './plain-objects.ts';
import type { ProblemWords } from './problem-body.ts';

/**
 * The problem with the names in a part of a request, such as a config, as it was sent. This must run before a parser,
 * which drops `__proto__` silently. Undefined when every name can be kept. `path` says where the part is in the request.
 */
export function unsafeNamesProblem(sent: unknown, path: readonly string[]): ProblemWords | undefined {
  const part = path.reduce<unknown>((value, name) => ownMember(value, name), sent);
  const found = unsafePaths(part, path.join('.'));
  if (found.length === 0) return undefined;
  const issues = found.map((name) => ({
    in: 'body' as const,
    name,
    detail: 'is a name that cannot be used',
    remedy: 'Leave it out. No object and no field can have this name here.',
    context: { reason: 'setting_invalid' },
  }));
  return {
    detail: 'Nothing was done, because the request uses a name that cannot be kept.',
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    remedy: 'Leave out what the issues name.',
    issues,
  };
}

function ownMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function unsafePaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const here = memberPath(path, key);
    return isUnsafeKey(key) ? [here] : unsafePaths(member, here);
  });
}
