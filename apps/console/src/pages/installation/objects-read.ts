import type { ManifestIntegration } from '@dowel/schema';

/** The names of the objects that an installation reads: those of its config, and those that are read for everybody. */
export function objectsRead(chosen: object, { read }: ManifestIntegration): string[] {
  const always = (read?.objects ?? []).filter(
    ({ enabled, objectName, mapToName = objectName }) =>
      enabled === 'always' && !(objectName in chosen) && !(mapToName in chosen),
  );
  return [...Object.keys(chosen), ...always.map(({ objectName }) => objectName)];
}
