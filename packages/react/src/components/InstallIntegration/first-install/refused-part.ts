import type { DowelError } from '@dowel/client';
import type { HydratedRevision } from '@dowel/schema';

/** The part of a config that the service refused: one read object, or the objects that are written to. */
export type RefusedPart = { kind: 'read'; objectName: string } | { kind: 'write' };

/** Finds which part of the config a refusal is about. Null if it names none. */
export function findRefusedPart(
  error: DowelError | null,
  revision: HydratedRevision | undefined,
): RefusedPart | null {
  const objects = revision?.content.read?.objects ?? [];
  for (const { name: path = '' } of error?.issues ?? []) {
    const object = objects.find(({ objectName, mapToName }) =>
      [objectName, mapToName].some((name) => name !== undefined && isInside(path, 'read.objects', name)),
    );
    if (object) return { kind: 'read', objectName: object.objectName };
    if (/(^|\.)write\./.test(path)) return { kind: 'write' };
  }
  return null;
}

/** The service writes a name as a member, or in brackets if it has unusual characters. */
function isInside(path: string, parent: string, name: string): boolean {
  return [`${parent}.${name}`, `${parent}[${JSON.stringify(name)}]`].some((start) => {
    const at = path.indexOf(start);
    return at >= 0 && ['', '.', '['].includes(path.charAt(at + start.length));
  });
}
