import type { ConfigContent, InstallationFields, ManifestIntegration, ReadConfigObject } from '@dowel/schema';
import {
  type CheckConfigOptions,
  type ConfigIssue,
  checkConfig,
  checkConfigChange,
  type EffectiveReadObject,
  effectiveReadObject,
  type FieldFilter,
  type FieldsByObject,
  fieldsToRead,
  findManifestObject,
} from '@dowel/schema/rules';

/** How a request names an installation by its group. */
export interface OfGroup {
  readonly groupRef: string;
  /** Absent or empty: the default one. */
  readonly installationRef?: string | undefined;
}

/** How messages and events name an installation: the default one without a name as ever. */
export function namesOf({
  installationRef,
  name,
}: {
  installationRef: string;
  name: string | null;
}): Pick<InstallationFields, 'installationRef' | 'installationName'> {
  return {
    ...(installationRef !== '' && { installationRef }),
    ...(name !== null && { installationName: name }),
  };
}

/** An object to read one record of before a config is saved. */
export interface ObjectToSample {
  objectName: string;
  fields: string[];
  /** The filters of the reads. They are not asked for. */
  conditions: readonly FieldFilter[];
}

/**
 * The objects that the service will read on a schedule and whose reading changes: they are new, newly scheduled, newly
 * enabled, or read with other fields. Without `before`, all scheduled objects.
 */
export function objectsToSample(
  before: ConfigContent | undefined,
  after: ConfigContent,
  revision: ManifestIntegration,
): ObjectToSample[] {
  const [entries, oldEntries] = [after, before].map((content) => readEntries(content, revision));
  return (revision.read?.objects ?? []).flatMap((object) => {
    const entry = entries?.get(object.objectName);
    if (!runsOnSchedule(effectiveReadObject(object, entry))) return [];
    const fields = fieldsToRead(object, entry);
    const { fieldFilters, backfillFilters } = effectiveReadObject(object, entry);
    const conditions = [...fieldFilters, ...backfillFilters];
    const sample = [{ objectName: object.objectName, fields, conditions }];
    if (!before) return sample;
    const old = oldEntries?.get(object.objectName);
    if (!runsOnSchedule(effectiveReadObject(object, old))) return sample;
    const isSame =
      entry?.selectedFieldsAuto === old?.selectedFieldsAuto && isSameSet(fields, fieldsToRead(object, old));
    return isSame ? [] : sample;
  });
}

/** The native names of all objects of the revision that a config names, for reading or writing. */
export function configuredObjects(content: ConfigContent, revision: ManifestIntegration): string[] {
  const names = (['read', 'write'] as const).flatMap((action) =>
    Object.keys(content[action]?.objects ?? {}).flatMap(
      (name) => findManifestObject(revision, action, name)?.objectName ?? [],
    ),
  );
  return [...new Set(names)];
}

/**
 * The issues that a change brings in. Older issues, such as an object that a deploy has removed, do not stop a caller
 * from changing something else. When the connection changes, every field is checked again.
 */
export function changeIssues(
  before: ConfigContent,
  after: ConfigContent,
  revision: ManifestIntegration,
  fields: FieldsByObject,
  { isMoved, ...options }: CheckConfigOptions & { isMoved: boolean },
): ConfigIssue[] {
  if (!isMoved) return checkConfigChange(before, after, revision, fields, options);
  const unknown = checkConfig(after, revision, fields, options).filter(
    ({ code }) => code === 'field_unknown',
  );
  return [...checkConfigChange(before, after, revision, {}, options), ...unknown];
}

function runsOnSchedule({ isEnabled, schedule }: EffectiveReadObject): boolean {
  return isEnabled && schedule !== '';
}

/** Finds read entries by the provider's name of the object. An entry may also be stored under the mapped name. */
export function readEntries(
  content: ConfigContent | undefined,
  revision: ManifestIntegration,
): Map<string | undefined, ReadConfigObject> {
  // When two entries name the same object, the first one counts. A map keeps the last, so we reverse the order.
  const entries = Object.entries(content?.read?.objects ?? {}).reverse();
  return new Map(
    entries.map(([name, entry]) => [findManifestObject(revision, 'read', name)?.objectName, entry]),
  );
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(b);
  return a.length === b.length && a.every((name) => known.has(name));
}
