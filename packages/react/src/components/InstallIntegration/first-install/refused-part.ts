import type { DowelError } from '@dowel/client';
import type { HydratedIntegrationObject, HydratedRevision } from '@dowel/schema';

/** The part of a config that the service refused: one read object, or the objects that are written to. */
export type RefusedPart = { kind: 'read'; objectName: string } | { kind: 'write' };

/** Finds which part of the config a refusal is about. Null if it names none. */
export function findRefusedPart(
  error: DowelError | null,
  revision: HydratedRevision | undefined,
): RefusedPart | null {
  const objects = revision?.content.read?.objects ?? [];
  for (const { name: path = '' } of error?.issues ?? []) {
    const object = objects.find((candidate) => pathInside(path, candidate) !== undefined);
    if (object) return { kind: 'read', objectName: object.objectName };
    if (/(^|\.)write\./.test(path)) return { kind: 'write' };
  }
  return null;
}

type ObjectNames = Pick<HydratedIntegrationObject, 'objectName' | 'mapToName'>;

/**
 * The rest of a path that leads into a read object, such as `.selectedFields.fax`. Undefined for other paths. The service
 * writes a name as a member, or in brackets if it has unusual characters.
 */
export function pathInside(path: string, { objectName, mapToName }: ObjectNames): string | undefined {
  for (const name of [objectName, mapToName]) {
    if (name === undefined) continue;
    for (const start of [`read.objects.${name}`, `read.objects[${JSON.stringify(name)}]`]) {
      const at = path.indexOf(start);
      const rest = path.slice(at + start.length);
      if (at >= 0 && ['', '.', '['].includes(rest.charAt(0))) return rest;
    }
  }
  return undefined;
}
