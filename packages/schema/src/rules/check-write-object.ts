import type { IntegrationWriteObject, ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent, FieldSetting, WriteConfigObject } from '../resources/config.ts';
import { readEntryFor } from './config-entries.ts';
import {
  type ConfigIssue,
  checkFieldKnown,
  checkFieldOnce,
  type FieldsByObject,
  memberPath,
} from './config-issue.ts';
import { ownValue } from './plain-objects.ts';
import { inheritedFields } from './write-record.ts';

/** Finds the issues of how an object is written. */
export function checkWriteObject(
  entry: WriteConfigObject,
  object: IntegrationWriteObject,
  path: string,
  {
    content,
    revision,
    fields,
  }: { content: ConfigContent; revision: ManifestIntegration; fields: FieldsByObject },
): ConfigIssue[] {
  const { objectName } = object;
  const read = readEntryFor(content, objectName, revision);
  const mapped = object.inheritMapping ? inheritedFields(revision, objectName, read) : new Map();
  const known = ownValue(fields, objectName);
  const settings = Object.keys(entry.selectedFieldSettings ?? {});
  const defaults = Object.keys(entry.selectedValueDefaults ?? {});
  const settingsPath = `${path}.selectedFieldSettings`;
  const unknown = (names: readonly string[], place: string) =>
    names.filter((name) => !mapped.has(name)).flatMap((name) => checkFieldKnown(name, place, known));
  return [
    ...unknown(settings, settingsPath),
    ...checkFieldOnce(settings, settingsPath, mapped),
    ...Object.entries(entry.selectedFieldSettings ?? {}).flatMap(([name, setting]) =>
      checkDefault(name, setting, settingsPath),
    ),
    ...unknown(defaults, `${path}.selectedValueDefaults`),
    ...checkFieldOnce(defaults, `${path}.selectedValueDefaults`, mapped),
  ];
}

const defaultMembers = ['stringValue', 'integerValue', 'booleanValue'] as const;

function checkDefault(name: string, { default: given }: FieldSetting, path: string): ConfigIssue[] {
  if (!given) return [];
  const values = defaultMembers.filter((member) => given[member] !== undefined);
  if (values.length === 1) return [];
  const has = values.length === 0 ? 'no value' : `${values.join(' and ')}, and only one can be written`;
  const fix = `Send one of ${defaultMembers.join(', ')}, or no default.`;
  const message = `The default of "${name}" has ${has}.`;
  return [{ path: `${memberPath(path, name)}.default`, code: 'setting_invalid', message, fix }];
}
