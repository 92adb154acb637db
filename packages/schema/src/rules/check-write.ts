import { limits } from '../limits.ts';
import type { IntegrationWriteObject, ManifestIntegration } from '../manifest/manifest.ts';
import type { ProblemCode } from '../problems.ts';
import type { ConfigContent } from '../resources/config.ts';
import type { Support } from '../resources/provider-features.ts';
import type { WriteRecords } from '../resources/writes.ts';
import { findManifestObject } from './manifest-objects.ts';
import { ownValue } from './plain-objects.ts';
import type { ProblemWords } from './problem-body.ts';
import { invalidInputProblem } from './problem-words/requests.ts';
import {
  deletionDisabledProblem,
  objectNotWrittenProblem,
  writeDisabledProblem,
  writesUnsupportedProblem,
} from './problem-words/writes.ts';
import { writtenField } from './write-record.ts';

/** What decides whether an installation may write. */
export interface WritingParty {
  readonly integrationName: string;
  readonly revision: ManifestIntegration;
  readonly config: ConfigContent;
  /** The provider's name for people. */
  readonly title: string;
  /** Undefined when nothing can be written to the provider. */
  readonly support: Support | undefined;
  /** Whether the provider writes either all records of a batch or none, by its name of the object. */
  writesWhole(objectName: string): boolean;
  /** Whether the provider finds the record of an upsert by this field, by its name of the object. */
  upserts(objectName: string, field: string): boolean;
  /** Whether the provider links a record to others while it writes it, by its name of the object. */
  associates(objectName: string): boolean;
}

/** The object to write to, or the problem that prevents it. */
export type CheckedWrite =
  | {
      readonly object: IntegrationWriteObject;
      /** Of an upsert: the provider's field that says which record is meant. */
      readonly upsertField?: string;
    }
  | { readonly code: ProblemCode; readonly words: ProblemWords };

/**
 * Checks whether an installation may write this. Takes the provider's name of the object, or the mapped one if the
 * object inherits the mapping.
 */
export function checkWrite(
  { integrationName, revision, config, title, support, writesWhole, associates, upserts }: WritingParty,
  objectName: string,
  { type, upsertBy, batch, batchPolicy, associations, headers }: WriteRecords,
): CheckedWrite {
  const object = findManifestObject(revision, 'write', objectName);
  const isMapped = object !== undefined && object.objectName !== objectName;
  if (!object || (isMapped && object.inheritMapping !== true)) {
    return { code: 'object_not_found', words: objectNotWrittenProblem(objectName, integrationName) };
  }
  const settings = ownValue(config.write?.objects, object.objectName);
  if (!settings) return { code: 'object_disabled', words: writeDisabledProblem(objectName) };
  if (type === 'delete' && settings.deletionSettings?.enabled !== true) {
    return { code: 'deletion_disabled', words: deletionDisabledProblem(objectName) };
  }
  const unsupported = (what: string): CheckedWrite => ({
    code: 'writes_unsupported',
    words: writesUnsupportedProblem(title, what),
  });
  const isSupported = type === 'delete' ? support?.delete : support?.write;
  if (!isSupported) return unsupported(`${type} records of "${object.objectName}"`);
  const upsertField = upsertBy === undefined ? undefined : writtenField(revision, object, config, upsertBy);
  if (upsertBy !== undefined && upsertField === undefined) {
    const detail = 'is a mapped name, and the customer has chosen no field for it';
    return { code: 'invalid_request', words: invalidInputProblem({ in: 'body', name: 'upsertBy', detail }) };
  }
  if (upsertField !== undefined && !upserts(object.objectName, upsertField)) {
    return unsupported(`create or update records of "${object.objectName}" by "${upsertBy}"`);
  }
  const isAssociated = associations?.length || batch?.some((one) => one.associations?.length);
  if (isAssociated && !associates(object.objectName)) {
    return unsupported('associate records while it writes them');
  }
  if (headers?.length) return unsupported('pass headers on');
  if (batch && batchPolicy?.allOrNone && !writesWhole(object.objectName))
    return unsupported('write either all records of a batch or none');
  const most = batchLimit(support, type, object.objectName);
  if (batch && batch.length > most) {
    const detail = `has ${batch.length} records; ${title} takes at most ${most} of "${object.objectName}" at once`;
    return { code: 'invalid_request', words: invalidInputProblem({ in: 'body', name: 'batch', detail }) };
  }
  return { object, ...(upsertField !== undefined && { upsertField }) };
}

/** How many records of an object one batch may have: what the catalogue says of the provider, and at most 100. */
export function batchLimit(
  support: Support | undefined,
  type: WriteRecords['type'],
  objectName: string,
): number {
  const { supported = false, defaultRecordLimit, objectRecordLimits } = support?.batchWrite?.[type] ?? {};
  const told = ownValue(objectRecordLimits, objectName) ?? defaultRecordLimit;
  return supported && told !== undefined ? Math.min(told, limits.writtenRecords) : limits.writtenRecords;
}
