import type { ConfigContent, ManifestIntegration, ReadConfigObject } from '@dowel/schema';
import {
  type CheckConfigOptions,
  type ConfigIssue,
  checkConfig,
  checkConfigChange,
  type EffectiveReadObject,
  effectiveReadObject,
  type FieldsByObject,
  fieldsToRead,
  findManifestObject,
} from '@dowel/schema/rules';

/** An object of which one record is read before a config is saved. */
export interface ObjectToSample {
  objectName: string;
  fields: string[];
}

/**
 * The objects a config makes the service read on a schedule and whose reading it changes: new ones, newly scheduled or
 * enabled ones, those of which other fields are read. All scheduled ones without `before`.
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
    const sample = [{ objectName: object.objectName, fields }];
    if (!before) return sample;
    const old = oldEntries?.get(object.objectName);
    if (!runsOnSchedule(effectiveReadObject(object, old))) return sample;
    const isSame =
      entry?.selectedFieldsAuto === old?.selectedFieldsAuto && isSameSet(fields, fieldsToRead(object, old));
    return isSame ? [] : sample;
  });
}

/** The native names of read objects whose fields a config says something about. */
export function configuredObjects(content: ConfigContent, revision: ManifestIntegration): string[] {
  const names = (['read', 'write'] as const).flatMap((action) =>
    Object.keys(content[action]?.objects ?? {}).flatMap(
      (name) => findManifestObject(revision, action, name)?.objectName ?? [],
    ),
  );
  return [...new Set(names)];
}

/**
 * What a change brings in that does not fit. What was wrong before, such as an object that a deploy has removed, does
 * not keep anybody from changing something else; on another connection every field is looked for anew.
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

/** Configs are keyed by the provider's name; what was sent with the mapped name is found too. */
function readEntries(
  content: ConfigContent | undefined,
  revision: ManifestIntegration,
): Map<string | undefined, ReadConfigObject> {
  // Of two entries for one object, the first counts.
  const entries = Object.entries(content?.read?.objects ?? {}).reverse();
  return new Map(
    entries.map(([name, entry]) => [findManifestObject(revision, 'read', name)?.objectName, entry]),
  );
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(b);
  return a.length === b.length && a.every((name) => known.has(name));
}
