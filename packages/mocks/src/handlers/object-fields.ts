import type {
  FieldDefinition,
  FieldMetadata,
  FieldUpsertResult,
  ManifestIntegration,
  ObjectMetadata,
  ObjectMetadataQuery,
  UpsertMetadata,
  UpsertMetadataResponse,
} from '@dowel/schema';
import {
  fieldsNotWritableProblem,
  fieldsRefusedProblem,
  findReadObject,
  groupNotConnectedProblem,
  noFieldsProblem,
  objectNotInAccountProblem,
  providerNotFoundProblem,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { findDefaultConnection } from '../connecting.ts';
import { assertSafeNames, getIntegration, installationOfGroup } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { Principal } from '../principal.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore } from '../store.ts';

/** Answers the endpoints of objects and their fields as the service does. All accounts of a provider are the same. */
export const objectFields = {
  getObjectMetadataForInstallation({ store, caller, params: { integrationId, objectName }, query }) {
    const content = installedContent(store, caller, integrationId, query.groupRef);
    const { objects } = content.read ?? {};
    const object = findReadObject(objects, objectName) ?? { objectName, mapToName: undefined };
    const metadata = describe(store, content.provider, object.objectName, query);
    return { ...metadata, ...(object.mapToName !== undefined && { mappedObjectName: object.mapToName }) };
  },

  getObjectMetadataForConnection({ store, caller, params: { provider, objectName }, query }) {
    assertConnected(store, caller, provider, query.groupRef);
    return describe(store, provider, objectName, query);
  },

  upsertMetadataForInstallation({ store, caller, params, body, sent }) {
    assertSafeNames(sent, ['fields']);
    const { provider, read } = installedContent(store, caller, params.integrationId, body.groupRef);
    return upsert(
      store,
      provider,
      body.fields,
      (name) => findReadObject(read?.objects, name)?.objectName ?? name,
    );
  },

  upsertMetadataForConnection({ store, caller, params: { provider }, body, sent }) {
    assertSafeNames(sent, ['fields']);
    assertConnected(store, caller, provider, body.groupRef);
    return upsert(store, provider, body.fields, (name) => name);
  },
} satisfies Partial<Answers>;

function installedContent(
  store: MockStore,
  caller: Principal,
  integrationId: string,
  groupRef: string,
): ManifestIntegration {
  const integration = getIntegration(store, caller, integrationId);
  installationOfGroup(store, caller, integration, groupRef);
  return integration.latestRevision.content;
}

function assertConnected(store: MockStore, caller: Principal, provider: string, groupRef: string): void {
  const known = Object.hasOwn(store.providers, provider) ? store.providers[provider] : undefined;
  const { name } = found(known, 'provider_not_found', providerNotFoundProblem(provider));
  found(
    findDefaultConnection(store, caller, groupRef, name),
    'connection_not_found',
    groupNotConnectedProblem(groupRef, titleOf(store, name)),
  );
}

function describe(
  store: MockStore,
  provider: string,
  objectName: string,
  { excludeReadOnly = false }: ObjectMetadataQuery,
): ObjectMetadata {
  const title = titleOf(store, provider);
  const objects = found(store.objectsOf(provider), 'fields_unavailable', noFieldsProblem(title));
  const object = found(
    Object.hasOwn(objects, objectName) ? objects[objectName] : undefined,
    'object_not_found',
    objectNotInAccountProblem(objectName, title),
  );
  if ('error' in object) {
    throw new MockProblem('fields_unavailable', fieldsRefusedProblem(title, object.error));
  }
  const fields = Object.entries(object.fields).filter(
    ([, { readOnly }]) => !excludeReadOnly || readOnly !== true,
  );
  return { name: objectName, displayName: object.displayName, fields: Object.fromEntries(fields) };
}

function upsert(
  store: MockStore,
  provider: string,
  fields: UpsertMetadata['fields'],
  toNative: (name: string) => string,
): UpsertMetadataResponse {
  const title = titleOf(store, provider);
  found(store.objectsOf(provider), 'fields_not_writable', fieldsNotWritableProblem(title));
  const answered = Object.entries(fields).map(([sentName, definitions]) => {
    const results = definitions.map((definition) =>
      upsertField(store, provider, toNative(sentName), definition),
    );
    return [sentName, Object.fromEntries(results.map((result) => [result.fieldName, result]))] as const;
  });
  const results = answered.flatMap(([, byField]) => Object.values(byField));
  return {
    success: results.every(({ action }) => action !== 'none'),
    fields: Object.fromEntries(answered),
  };
}

function upsertField(
  store: MockStore,
  provider: string,
  objectName: string,
  definition: FieldDefinition,
): FieldUpsertResult {
  const { fieldName } = definition;
  const refused = (reason: string) => ({ fieldName, action: 'none', warnings: [reason] });
  const objects = store.objectsOf(provider) ?? {};
  const object = Object.hasOwn(objects, objectName) ? objects[objectName] : undefined;
  if (!object || 'error' in object) return refused(`There is no object "${objectName}".`);
  const before = Object.hasOwn(object.fields, fieldName) ? object.fields[fieldName] : undefined;
  if (before && !before.isCustom) return refused(`Field "${fieldName}" is not a custom field.`);
  // A copy, because the objects may be those of all providers, or of a module.
  store.objects[provider] = {
    ...objects,
    [objectName]: { ...object, fields: { ...object.fields, [fieldName]: toMetadata(definition) } },
  };
  return { fieldName, action: before ? 'update' : 'create' };
}

function toMetadata(definition: FieldDefinition): FieldMetadata {
  const { fieldName, displayName, valueType, required = false, stringOptions, association } = definition;
  const choices =
    valueType === 'singleSelect' || valueType === 'multiSelect' ? stringOptions?.values : undefined;
  return {
    fieldName,
    displayName,
    valueType,
    providerType: valueType,
    readOnly: false,
    isCustom: true,
    isRequired: required,
    ...(association && { referenceTo: [association.targetObject] }),
    ...(choices && { values: choices.map((value) => ({ value, displayValue: value })) }),
  };
}
