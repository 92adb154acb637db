import type { FieldMetadata } from '@dowel/schema';
import { nameIn } from '@dowel/schema/connector';
import { fieldSegments, findKey, type ObjectDescription, plainText, titleCase } from '@dowel/schema/rules';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { ConnectorObject, DiscoveredFields, FieldSource, ListedField, Parents } from '../format.ts';
import { getJson, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { assertObject, toObject } from './object.ts';
import { underItsName } from './older-names.ts';
import { placeholdersOf } from './parents/parent-values.ts';
import { ProviderError } from './provider-error.ts';
import { firstRecords, readPage } from './read-page.ts';
import type { ProviderRecord } from './records.ts';
import { restApi } from './rest-api.ts';

/** An object has no more pages of fields than this. With more, the provider probably answers the same page again and again. */
const MOST_PAGES = 20;

/**
 * Lists the fields of an object in a customer's account, including custom fields.
 * @throws {ProviderError}
 */
export async function describeObject(
  connector: RestDefinition,
  objectName: string,
  fetch: ProviderFetch,
): Promise<ObjectDescription> {
  const object = toObject(connector, objectName);
  assertObject(connector, objectName);
  const list = await underItsName(connector, objectName, fetch, (known) =>
    fieldsOf(known, toObject(known, objectName).fields, objectName, fetch),
  );
  const all = [...list, ...fieldsBelowParent(object.parents)];
  const fields = Object.fromEntries(all.map((field) => [field.fieldName, field]));
  const { fields: source } = object;
  const isUnseen = source.source === 'sampled' && list.length === (source.also ?? []).length;
  return { displayName: object.displayName ?? titleCase(objectName), fields, ...(isUnseen && { isUnseen }) };
}

/**
 * The fields that none of these records has and that the provider does not list for the object either. Most providers
 * leave out a field that they do not know, or do not show to the account, without a word. HubSpot says so:
 * https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/basic/get-crm-v3-objects-contacts.
 * @param describe asks the provider which fields there are. It is only called if a field is in none of the records.
 */
export async function unlistedFields(
  { fields: { source } }: Pick<ConnectorObject, 'fields'>,
  fields: readonly string[],
  records: readonly ProviderRecord[],
  describe: () => Promise<ObjectDescription>,
): Promise<string[]> {
  // Another source than the provider itself does not know all fields.
  if (source !== 'call' || records.length === 0) return [];
  const names = new Set(fields.map((name) => fieldSegments(name)[0] ?? name));
  const absent = [...names].filter((name) => !records.some((record) => findKey(record, name) !== undefined));
  if (absent.length === 0) return [];
  const listed = (await describe()).fields;
  // Case can count at the provider. A field that is asked for in the wrong case is missing in every record.
  return absent.filter((name) => !Object.hasOwn(listed, name));
}

function fieldsBelowParent(parents: Parents | undefined): FieldMetadata[] {
  if (!parents) return [];
  const { idField } = parents;
  const id = idField === undefined ? [] : [{ ...textField(idField), readOnly: true }];
  return [...placeholdersOf(parents).map(textField), ...id];
}

const textField = (fieldName: string): FieldMetadata => ({
  fieldName,
  displayName: titleCase(fieldName),
  valueType: 'string',
});

async function fieldsOf(
  connector: RestDefinition,
  source: FieldSource,
  objectName: string,
  fetch: ProviderFetch,
): Promise<FieldMetadata[]> {
  switch (source.source) {
    case 'list':
      return toListed(source.fields);
    case 'call':
      return [...toListed(source.also ?? []), ...(await discover(connector, source, objectName, fetch))];
    case 'sampled':
      return [...(await sample(connector, objectName, fetch)), ...toListed(source.also ?? [])];
  }
}

/** The fields that one record has. Its values say of which kind they are. */
async function sample(
  connector: RestDefinition,
  objectName: string,
  fetch: ProviderFetch,
): Promise<FieldMetadata[]> {
  const request = { objectName, fields: [], pageSize: 1 };
  const { records } = await firstRecords((cursor) =>
    readPage(connector, { ...request, ...(cursor && { cursor }) }, fetch),
  );
  return Object.entries(records[0] ?? {}).map(([fieldName, value]) => ({
    fieldName,
    displayName: titleCase(fieldName),
    valueType: typeOf(fieldName, value),
  }));
}

/** A number that is no id is `float` also where it is a whole one, since that of the next record may be none. */
function typeOf(fieldName: string, value: unknown): FieldMetadata['valueType'] {
  if (typeof value === 'boolean') return 'boolean';
  if (plainText(value) === undefined) return 'other';
  if (typeof value !== 'string') return /(^|_)id$|I[dD]$/.test(fieldName) ? 'int' : 'float';
  return /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? 'datetime' : 'string';
}

async function discover(
  connector: RestDefinition,
  source: DiscoveredFields,
  objectName: string,
  fetch: ProviderFetch,
): Promise<FieldMetadata[]> {
  const asItIs = (_: ProviderBody, field: FieldMetadata) => field;
  const { field: toOwn = asItIs, withChoices, moreFields } = connector.functions ?? {};
  const fields: FieldMetadata[] = [];
  let { request } = source;
  for (let page = 1; ; page += 1) {
    const { body, secrets } = await getJson(connector, request, { objectName }, fetch);
    const found = body.list(source.records) ?? body.members(source.records);
    if (!found) {
      throw new ProviderError(
        'unreachable',
        `${connector.displayName} did not list the fields of "${objectName}" where they were expected.`,
        { isUnexpected: true },
      );
    }
    for (const entry of found) {
      const field = toFieldMetadata(entry, source, secrets);
      const own = field && toOwn(entry, field, secrets);
      if (own) fields.push(own);
    }
    const more = moreFields?.(body);
    if (!more) break;
    if (page === MOST_PAGES) {
      throw new ProviderError(
        'unreachable',
        `${connector.displayName} lists the fields of "${objectName}" on more than ${MOST_PAGES} pages, so some would be missing.`,
        { isUnexpected: true },
      );
    }
    request = { ...request, query: { ...request.query, ...more } };
  }
  return withChoices ? withChoices(nameIn(connector, objectName), fields, restApi(connector, fetch)) : fields;
}

/** A field without a name is left out, because nothing could refer to it. */
function toFieldMetadata(
  field: ProviderBody,
  { members, types }: DiscoveredFields,
  secrets: SecretsInUse,
): FieldMetadata | undefined {
  const textAt = (member: string | undefined) =>
    member === undefined ? undefined : field.text(member)?.data(secrets) || undefined;
  const fieldName = textAt(members.name);
  if (fieldName === undefined) return undefined;
  const places = [members.type ?? []].flat();
  const known = places.flatMap((member) => field.text(member)?.among(Object.keys(types)) ?? [])[0];
  const providerType = known ?? places.flatMap((member) => textAt(member) ?? [])[0];
  const description = textAt(members.description);
  const values = toValues(field, members.options, secrets);
  const referenceTo = toNames(field, members.referenceTo, secrets);
  const metadata: FieldMetadata = {
    fieldName,
    displayName: shown(textAt(members.label)) ?? titleCase(fieldName),
    valueType: (known === undefined ? undefined : types[known]) ?? 'other',
  };
  if (description !== undefined) metadata.description = description;
  if (providerType !== undefined) metadata.providerType = providerType;
  if (members.readOnly) metadata.readOnly = field.isTrue(members.readOnly);
  if (members.isWritable) metadata.readOnly = !field.isTrue(members.isWritable);
  if (members.isCustom) metadata.isCustom = field.isTrue(members.isCustom);
  if (members.isRequired) metadata.isRequired = field.isTrue(members.isRequired);
  if (referenceTo) metadata.referenceTo = referenceTo;
  if (values) metadata.values = values;
  return metadata;
}

/** The choices in a list of a field, or of an answer. */
export function toValues(
  field: ProviderBody,
  options: DiscoveredFields['members']['options'],
  secrets: SecretsInUse,
): FieldMetadata['values'] {
  if (!options) return undefined;
  return field.list(options.records)?.flatMap((option) => {
    const value = option.text(options.value)?.data(secrets);
    if (value === undefined) return [];
    return { value, displayValue: shown(option.text(options.label)?.data(secrets)) ?? value };
  });
}

/** A label that people can see, and not only blanks. */
function shown(label: string | undefined): string | undefined {
  return label?.trim() ? label : undefined;
}

function toNames(
  field: ProviderBody,
  member: string | undefined,
  secrets: SecretsInUse,
): string[] | undefined {
  if (member === undefined) return undefined;
  return field.list(member)?.flatMap((name) => name.text()?.data(secrets) ?? []);
}

/** The fields that a connector names. */
export function toListed(fields: readonly ListedField[]): FieldMetadata[] {
  return fields.map(({ name, label, type, readOnly }) => ({
    fieldName: name,
    displayName: label ?? titleCase(name),
    valueType: type,
    isCustom: false,
    ...(readOnly !== undefined && { readOnly }),
  }));
}
