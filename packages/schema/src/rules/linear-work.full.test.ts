import { describe, expect, it } from 'vitest';
import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import type { ConfigAction, JsonPatchOperation } from '../resources/installations.ts';
import type { Integration, Revision } from '../resources/integrations.ts';
import { asSentence } from './as-sentence.ts';
import { checkConfig, checkConfigChange } from './check-config.ts';
import { withNativeNames } from './config-entries.ts';
import { applyConfigPatch } from './config-patch.ts';
import { growthWhenDoubled, MOST_GROWTH, type Prepare } from './doubling.fixture.ts';
import { createDraft, mapField, pickObjects, selectFields } from './draft.ts';
import { draftProblems, objectMappings } from './draft-mappings.ts';
import { fieldsToRead } from './fields-to-read.ts';
import { applyFlatMask } from './flat-update-mask.ts';
import { hydrateRevision } from './hydrate-revision.ts';
import { objectChanges } from './object-changes.ts';
import { planDeploy } from './plan-deploy.ts';
import { problemBody } from './problem-body.ts';
import { recordMapping, toReadResult } from './read-result.ts';
import { lostReads, readEntryOf, withoutRemovedReads } from './removed-reads.ts';
import { scheduleProblem } from './schedule.ts';
import { unsafeNamesProblem } from './unsafe-names.ts';
import { applyInstallationMask } from './update-mask.ts';

const names = (count: number, prefix = 'Field_') => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

function mapOf<Value>(keys: readonly string[], value: (key: string, index: number) => Value) {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)]));
}

function account(count: number): Record<string, FieldMetadata> {
  return mapOf(names(count), (fieldName) => ({ fieldName, displayName: `The ${fieldName}` }));
}

/** Changes the case of a name, so that a look-up does not end at its first comparison. */
const lower = (name: string) => name.toLowerCase();

function withObjects(count: number): ManifestIntegration {
  const objects = names(count, 'object_').map((objectName) => ({
    objectName,
    mapToName: `mapped_${objectName}`,
    destination: 'inbox',
    schedule: '0 * * * *',
    inheritMapping: true,
    inheritFieldsAndMapping: true,
  }));
  return { name: 'many', provider: 'sandbox', read: { objects }, write: { objects }, subscribe: { objects } };
}

function withFields(count: number, auto = false): ManifestIntegration {
  const optionalFields = names(count).map((name) => ({ fieldName: lower(name) }));
  const requiredFields = names(count, 'mapping_').map((mapToName) => ({ mapToName }));
  const contacts = { objectName: 'contacts', destination: '', schedule: '', requiredFields, optionalFields };
  const objects = [{ ...contacts, ...(auto && { optionalFieldsAuto: 'all' as const }) }];
  return {
    name: 'wide',
    provider: 'sandbox',
    read: { objects },
    write: { objects: [{ ...contacts, inheritMapping: true }] },
  };
}

function contacts(entry: Partial<ReadConfigObject>): ConfigContent {
  return { provider: 'sandbox', read: { objects: { contacts: { objectName: 'contacts', ...entry } } } };
}

function readObjects(count: number, prefix = 'mapped_object_'): ConfigContent {
  const objects = mapOf(names(count, prefix), (objectName) => ({ objectName }));
  return { provider: 'sandbox', read: { objects }, write: { objects } };
}

function revisionOf(content: ManifestIntegration): Revision {
  return { id: 'r', specVersion: '1.0.0', createTime: '2026-01-01T00:00:00Z', content };
}

function hydrated(count: number) {
  return hydrateRevision(revisionOf(withFields(count, true)), {
    contacts: { displayName: 'Contacts', fields: account(count) },
  });
}

const mappings = (count: number) => mapOf(names(count, 'mapping_'), (_, i) => `field_${i}`);

const patch = (content: ConfigContent, changes: JsonPatchOperation[]) => () =>
  applyConfigPatch(content, 'read', 'contacts', changes, withFields(1, true));

const masked = (action: ConfigAction) => (count: number) => {
  const update = {
    provider: 'sandbox',
    ...mapOf([action], () => ({ objects: mapOf(names(count, 'object_'), () => ({})) })),
  };
  const mask = names(count, `config.content.${action}.objects.mapped_object_`);
  const revision = withObjects(count);
  return () => applyInstallationMask({ provider: 'sandbox' }, mask, update, revision);
};

const rules: Record<string, Prepare> = {
  'patches of many fields': (count) =>
    patch(
      contacts({}),
      names(count).map((name) => ({ op: 'add', path: `/selectedFields/${name}`, value: true })),
    ),
  'patches of a config with many fields': (count) =>
    patch(
      contacts({ selectedFields: mapOf(names(count), () => true) }),
      names(count).map((name) => ({ op: 'remove', path: `/selectedFields/${name}` })),
    ),
  'one patch with a deep path': (count) =>
    patch(contacts({}), [{ op: 'add', path: `/selectedFields${'/a'.repeat(count)}`, value: true }]),
  'a deep patch of what is deep': (count) =>
    patch(contacts({}), [
      { op: 'add', path: `/selectedFields${'/a'.repeat(count)}`, value: true },
      { op: 'replace', path: `/selectedFields${'/a'.repeat(count)}`, value: true },
    ]),
  'patches of a list': (count) =>
    patch(
      contacts({}),
      names(count).map((mapToName) => ({
        op: 'add',
        path: '/dynamicMappingsInput/-',
        value: { mapToName },
      })),
    ),
  'masks of many read objects': masked('read'),
  'masks of many write objects': masked('write'),
  'masks of many subscribe objects': masked('subscribe'),
  'a mask that names one object many times': (count) => {
    const update = contacts({ selectedFields: mapOf(names(count), () => true) });
    const mask = Array.from({ length: count }, () => 'config.content.read.objects.contacts');
    return () => applyInstallationMask(contacts({}), mask, update, withFields(1));
  },
  'a mask of all write objects': (count) => {
    const update = { write: { objects: mapOf(names(count, 'object_'), () => ({})) } };
    const revision = withObjects(count);
    return () =>
      applyInstallationMask({ provider: 'sandbox' }, ['config.content.write.objects'], update, revision);
  },
  'a flat mask': (count) => () =>
    applyFlatMask(
      Array.from({ length: count }, () => 'label'),
      { label: 'x' },
      ['label', 'active' as 'label'],
    ),
  'a config with many objects': (count) => () => checkConfig(readObjects(count), withObjects(count)),
  'a config with many unknown objects': (count) => () =>
    checkConfig(readObjects(count, 'unknown_'), withObjects(count)),
  'a config with many fields': (count) => () => {
    const fields = { contacts: account(count) };
    return checkConfig(
      contacts({ selectedFields: mapOf(names(count), () => true) }),
      withFields(count),
      fields,
    );
  },
  'a config with many fields that nobody offers': (count) => () =>
    checkConfig(contacts({ selectedFields: mapOf(names(count, 'other_'), () => true) }), withFields(count)),
  'a config with many mappings': (count) => () => {
    const dynamicMappingsInput = names(count, 'extra_').map((mapToName) => ({ mapToName }));
    const content = contacts({ selectedFieldMappings: mappings(count), dynamicMappingsInput });
    return checkConfig(content, withFields(count), { contacts: account(count) }, { strict: true });
  },
  'a config with many unknown mappings': (count) => () => {
    const selectedFieldMappings = mapOf(names(count, 'unknown_'), () => 'field_1');
    return checkConfig(contacts({ selectedFieldMappings }), withFields(count));
  },
  'a config with many mapped values': (count) => () => {
    const values = names(count).map((value) => ({ value, displayValue: value }));
    const segment: FieldMetadata = {
      fieldName: 'segment',
      displayName: '',
      valueType: 'singleSelect',
      values,
    };
    const selectedValueMappings = { segment: mapOf(names(count), (name) => lower(name)) };
    return checkConfig(contacts({ selectedValueMappings }), withFields(1), { contacts: { segment } });
  },
  'a config to write many fields': (count) => () => {
    const entry = { objectName: 'contacts', selectedFieldSettings: mapOf(names(count), () => ({})) };
    const content = { provider: 'sandbox', write: { objects: { contacts: entry } } };
    return checkConfig(content, withFields(count), { contacts: account(count) });
  },
  'a change of a config with many faults': (count) => () => {
    const content = readObjects(count, 'unknown_');
    return checkConfigChange(content, content, withObjects(1));
  },
  'native names of many objects': (count) => () => withNativeNames(readObjects(count), withObjects(count)),
  'objects a deploy removed': (count) => () => withoutRemovedReads(readObjects(count), withObjects(count)),
  'reads that a deploy ends': (count) => () =>
    lostReads(
      { content: readObjects(count), scheduled: names(count) },
      withObjects(count),
      withObjects(count),
    ),
  'what a config has of each object': (count) => () => {
    const content = readObjects(count);
    return names(count, 'MAPPED_OBJECT_').map((name) => readEntryOf(content, name));
  },
  'fields to read': (count) => {
    const optionalFields = names(count).map((fieldName) => ({ fieldName }));
    const object = { objectName: 'contacts', destination: '', schedule: '', optionalFields };
    const selectedFields = mapOf(names(count), () => true);
    return () => fieldsToRead(object, { objectName: 'contacts', selectedFields });
  },
  'mapping the many fields of a record that has them in another case': (count) => {
    const object = { objectName: 'contacts', destination: '', schedule: '', requiredFields: [] };
    const config = { objectName: 'contacts', selectedFieldsAuto: 'all' as const };
    return () =>
      toReadResult(recordMapping(object, config, names(count).map(lower)), mapOf(names(count), lower));
  },
  'hydrating a revision that lists many fields': (count) => () =>
    hydrateRevision(revisionOf(withFields(count)), {
      contacts: { displayName: '', fields: account(count) },
    }),
  'hydrating an account with many fields': (count) => () => hydrated(count),
  'hydrating many objects': (count) => () => {
    const described = mapOf(names(count, 'OBJECT_'), () => ({ displayName: '', fields: {} }));
    return hydrateRevision(revisionOf(withObjects(count)), described);
  },
  'a draft of many fields': (count) => {
    const revision = hydrated(count);
    return () => {
      const saved = contacts({ selectedFieldMappings: mappings(count) });
      const draft = mapField(createDraft(revision, saved), 'contacts', 'mapping_1', 'field_2');
      const chosen = selectFields(draft, 'contacts', names(count));
      return [
        selectFields(chosen, 'contacts', names(count), false),
        draftProblems(chosen, revision, 'contacts'),
        objectChanges(saved, chosen.content, 'contacts'),
      ];
    };
  },
  'mappings that a page offers': (count) => {
    const [object] = hydrated(count).content.read?.objects ?? [];
    const offered = names(count, 'MAPPING_').map((mapToName) => ({ mapToName }));
    return () => object && objectMappings(object, { contacts: offered });
  },
  'picking many objects': (count) => () =>
    pickObjects(readObjects(count), { read: names(count, 'mapped_object_') }),
  'a plan for many integrations': (count) => {
    const integrations = names(count, 'One-').map((name) => ({ ...withFields(1), name }));
    const current = integrations.map(
      (content): Integration => ({
        id: content.name,
        projectId: 'p',
        name: lower(content.name),
        provider: 'sandbox',
        createTime: '2026-01-01T00:00:00Z',
        latestRevision: revisionOf(content),
      }),
    );
    return () => planDeploy(current, { specVersion: '1.0.0', integrations });
  },
  'names that cannot be kept': (count) => {
    const sent = { config: names(count).map(() => JSON.parse('{"__proto__": 1}')) };
    return () => unsafeNamesProblem(sent, ['config']);
  },
  'a problem with many issues and long texts': (count) => {
    const words = {
      detail: `"${'a"'.repeat(count)}`,
      causes: names(count),
      issues: names(count).map((name) => ({ name })),
    };
    return () => problemBody({ code: 'invalid_request', words, requestId: 'r', time: new Date(0) });
  },
  'a sentence with a large gap': (count) => () => asSentence(`Said${' '.repeat(8 * count)}nothing`),
  'a long schedule': (count) => () => scheduleProblem(`${'0,'.repeat(count)}0 * * * *`),
};

describe('the work of a rule', () => {
  // @holds U8
  it.each(Object.entries(rules))('at most doubles with its input: %s', (_, prepare) => {
    expect(growthWhenDoubled(prepare, 256)).toBeLessThan(MOST_GROWTH);
  });
});
