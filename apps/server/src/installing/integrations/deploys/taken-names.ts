import type { Integration, Manifest, ManifestFinding } from '@dowel/schema';
import { findManifestObject, isSameName, namesOfObject } from '@dowel/schema/rules';

/** Warns of names that meant another object before: whoever calls by them, or receives them, would not notice. */
export function takenNames(current: readonly Integration[], manifest: Manifest): ManifestFinding[] {
  return manifest.integrations.flatMap((next, index) => {
    const before = current.find(({ name }) => isSameName(name, next.name))?.latestRevision.content;
    if (!before) return [];
    return (next.read?.objects ?? []).flatMap(({ objectName }, at) =>
      namesOfObject(next, 'read', objectName).flatMap((name): ManifestFinding[] => {
        const last = findManifestObject(before, 'read', name)?.objectName;
        if (last === undefined || last === objectName) return [];
        return [
          {
            severity: 'warning',
            path: `integrations[${index}].read.objects[${at}].${name === objectName ? 'objectName' : 'mapToName'}`,
            message: `The name "${name}" meant "${last}" until now, and means "${objectName}" with this deploy, ${name === last ? 'in configs, ' : ''}in messages and in calls of your product.`,
            fix: 'Change your product together with the deploy, or choose a name that no object had.',
          },
        ];
      }),
    );
  });
}
