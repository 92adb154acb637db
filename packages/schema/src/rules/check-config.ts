import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import { checkFilters } from './check-filters.ts';
import { checkFieldMappings, checkValueMappings } from './check-mappings.ts';
import { checkSubscribeObject } from './check-subscribe-object.ts';
import { checkWriteObject } from './check-write-object.ts';
import {
  type ConfigIssue,
  checkFieldKnown,
  checkFieldOnce,
  type FieldsByObject,
  listed,
  memberPath,
} from './config-issue.ts';
import { checkMembers } from './config-members.ts';
import { findOversize } from './json-size.ts';
import { findManifestObject, isExistingField } from './manifest-objects.ts';
import { nameFinder } from './names.ts';
import { ownValue } from './plain-objects.ts';
import { scheduleProblem } from './schedule.ts';

export interface CheckConfigOptions {
  /** Also report required mappings that are empty, as a form does on submit. Default false. */
  strict?: boolean;
  /** Default 10. */
  minScheduleMinutes?: number;
}

/**
 * Finds every place where a config does not fit the revision. It checks whether fields exist only for objects that
 * `fields` describes.
 */
export function checkConfig(
  content: ConfigContent,
  revision: ManifestIntegration,
  fields: FieldsByObject = {},
  options: CheckConfigOptions = {},
): ConfigIssue[] {
  const oversize = findOversize(content);
  if (oversize !== undefined) {
    const fix = 'Choose fewer fields or objects.';
    return [{ path: '', code: 'config_too_large', message: `The config ${oversize}.`, fix }];
  }
  const issues: ConfigIssue[] = checkMembers(content);
  if (content.provider !== revision.provider) {
    issues.push({
      path: 'provider',
      code: 'provider_mismatch',
      message: `The config is for provider "${content.provider}", but the integration is for "${revision.provider}".`,
      fix: `Send provider "${revision.provider}".`,
    });
  }
  for (const action of ['read', 'write', 'subscribe'] as const) {
    const known = (revision[action]?.objects ?? []).map((object) => object.objectName);
    const objects = content[action]?.objects ?? {};
    for (const [name, entry] of Object.entries(objects)) {
      issues.push(...checkObjectKnown(revision, action, known, name, entry.objectName));
      issues.push(...checkObjectOnce(revision, action, objects, name));
    }
  }
  for (const [name, entry] of Object.entries(content.read?.objects ?? {})) {
    const object = findManifestObject(revision, 'read', name);
    if (!object) continue;
    const known = ownValue(fields, object.objectName);
    issues.push(...checkReadObject(entry, object, objectPath('read', name), known, options));
  }
  for (const [name, entry] of Object.entries(content.write?.objects ?? {})) {
    const object = findManifestObject(revision, 'write', name);
    if (!object) continue;
    issues.push(...checkWriteObject(entry, object, objectPath('write', name), { content, revision, fields }));
  }
  for (const [name, entry] of Object.entries(content.subscribe?.objects ?? {})) {
    const object = findManifestObject(revision, 'subscribe', name);
    if (!object) continue;
    const path = objectPath('subscribe', name);
    issues.push(...checkSubscribeObject(entry, object, path, { content, revision, fields }));
  }
  if (content.proxy?.enabled && !revision.proxy?.enabled) {
    issues.push({
      path: 'proxy.enabled',
      code: 'not_in_manifest',
      message: 'The config turns the proxy on, but the manifest does not enable it.',
      fix: 'Remove proxy from the config. It can be turned on once the integration allows it.',
    });
  }
  return issues;
}

/**
 * Finds only the issues that a change adds. Older issues, such as a field that a new revision dropped, are left out.
 */
export function checkConfigChange(
  before: ConfigContent | undefined,
  after: ConfigContent,
  revision: ManifestIntegration,
  fields: FieldsByObject = {},
  options: CheckConfigOptions = {},
): ConfigIssue[] {
  const issues = checkConfig(after, revision, fields, options);
  if (issues.length === 0 || !before) return issues;
  const known = new Set(checkConfig(before, revision, fields, options).map(textOf));
  if (known.size === 0) return issues;
  return issues.filter((issue) => !known.has(textOf(issue)));
}

/** Gives equal issues equal text, so that they can be compared. */
function textOf({ path, code, message, fix }: ConfigIssue): string {
  return JSON.stringify([path, code, message, fix]);
}

/** The dotted path of an object's entry. */
export function objectPath(action: string, name: string): string {
  return memberPath(`${action}.objects`, name);
}

function checkObjectKnown(
  revision: ManifestIntegration,
  action: 'read' | 'write' | 'subscribe',
  known: readonly string[],
  name: string,
  objectName: string,
): ConfigIssue[] {
  const path = objectPath(action, name);
  if (known.length === 0) {
    const message = `The config has ${action} object "${name}", but the manifest has no ${action} objects.`;
    return [{ path, code: 'not_in_manifest', message, fix: `Remove ${path}.` }];
  }
  const object = findManifestObject(revision, action, name);
  if (!object) {
    const message = `The manifest has no ${action} object "${name}".`;
    return [{ path, code: 'object_unknown', message, fix: `Use one of: ${listed(known)}.` }];
  }
  if (findManifestObject(revision, action, objectName) === object) return [];
  const message = `The entry for "${name}" says objectName "${objectName}".`;
  return [
    { path: `${path}.objectName`, code: 'object_unknown', message, fix: `Write "${object.objectName}".` },
  ];
}

/**
 * When the manifest maps an object to another name, the object has two names. A config may use either, but not both.
 */
function checkObjectOnce(
  revision: ManifestIntegration,
  action: 'read' | 'write' | 'subscribe',
  objects: Readonly<Record<string, unknown>>,
  name: string,
): ConfigIssue[] {
  const native = findManifestObject(revision, action, name)?.objectName ?? name;
  if (native === name || !Object.hasOwn(objects, native)) return [];
  const message = `"${name}" and "${native}" are the same object.`;
  const fix = 'Merge the two entries into one.';
  return [{ path: objectPath(action, name), code: 'object_duplicate', message, fix }];
}

function checkReadObject(
  entry: ReadConfigObject,
  object: IntegrationObject,
  path: string,
  fields: Readonly<Record<string, FieldMetadata>> | undefined,
  { strict = false, minScheduleMinutes }: CheckConfigOptions,
): ConfigIssue[] {
  const problem = scheduleProblem(entry.schedule ?? '', minScheduleMinutes);
  return [
    ...(problem
      ? [
          {
            path: `${path}.schedule`,
            code: 'schedule_invalid' as const,
            message: `The schedule "${entry.schedule}" ${problem}.`,
            fix: 'Write a cron expression in UTC such as "0 */2 * * *" (every two hours).',
          },
        ]
      : []),
    ...checkSelectedFields(entry, object, `${path}.selectedFields`, fields),
    ...checkFieldMappings(entry, object, path, fields, strict),
    ...checkValueMappings(entry, `${path}.selectedValueMappings`, fields),
    ...checkFilters(entry.fieldFilters, `${path}.fieldFilters`, fields, entry),
    ...checkFilters(entry.backfill?.fieldFilters, `${path}.backfill.fieldFilters`, fields, entry),
  ];
}

function checkSelectedFields(
  entry: ReadConfigObject,
  object: IntegrationObject,
  path: string,
  fields: Readonly<Record<string, FieldMetadata>> | undefined,
): ConfigIssue[] {
  const offered = [...(object.optionalFields ?? []), ...(object.requiredFields ?? [])]
    .filter(isExistingField)
    .map(({ fieldName }) => fieldName);
  const findOffered = nameFinder(offered);
  const chosen = Object.entries(entry.selectedFields ?? {}).filter(([, isChosen]) => isChosen);
  const notOffered = chosen.flatMap(([name]): ConfigIssue[] => {
    const unknown = checkFieldKnown(name, path, fields);
    if (unknown.length > 0 || object.optionalFieldsAuto || findOffered(name) !== undefined) return unknown;
    const message = `The manifest does not offer field "${name}" of "${object.objectName}".`;
    const fix = offered.length > 0 ? `Choose among: ${listed(offered)}.` : 'Remove it.';
    return [{ path: memberPath(path, name), code: 'not_in_manifest', message, fix }];
  });
  return [...checkFieldOnce(Object.keys(entry.selectedFields ?? {}), path), ...notOffered];
}
