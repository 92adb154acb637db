import type { DialectAccount } from '../account.ts';
import type { SimulatedField } from '../dialect.ts';
import type { StoredRecord } from '../store/entry.ts';
import { type AttioObject, uuidOf } from './objects.ts';

/** Where a typed value has what it is, if not in `value`. */
const MEMBERS: Readonly<Record<string, string>> = {
  'email-address': 'email_address',
  'phone-number': 'phone_number',
  'personal-name': 'full_name',
  'record-reference': 'target_record_id',
  'actor-reference': 'referenced_actor_id',
  currency: 'currency_value',
  domain: 'domain',
};

/** Makes records of an object as answers have them. Every attribute is a list of typed values, also when it has one. */
export function rendererOf(account: DialectAccount, name: string, object: AttioObject) {
  const fields = account.fieldsOf(name);
  const { hasAttributes, idMember } = object;
  return ({ id, createTime, values }: StoredRecord) => {
    const from = toTime(createTime);
    const ids = {
      workspace_id: uuidOf(account.id),
      ...(hasAttributes && { object_id: uuidOf(name) }),
      [idMember]: id,
    };
    if (!hasAttributes) return { id: ids, ...values, created_at: from };
    return {
      id: ids,
      created_at: from,
      web_url: `https://app.attio.example/${name}/${id}`,
      values: Object.fromEntries(
        fields.map((field) => [field.name, typedValues(field, values[field.name], from)]),
      ),
    };
  };
}

/** An attribute as the provider describes it. */
export function describe(account: DialectAccount, name: string, field: SimulatedField) {
  const { name: slug, type, isReadOnly = false, isMulti = false, isRequired = false } = field;
  return {
    id: {
      workspace_id: uuidOf(account.id),
      object_id: uuidOf(name),
      attribute_id: uuidOf(`${name}.${slug}`),
    },
    title: slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('_', ' '),
    api_slug: slug,
    type,
    is_writable: !isReadOnly,
    is_multiselect: isMulti,
    is_required: isRequired,
  };
}

function typedValues({ type }: SimulatedField, value: unknown, from: string) {
  const all = value === null || value === undefined ? [] : [value].flat();
  return all.map((one) => ({
    active_from: from,
    active_until: null,
    ...(type === 'select' && { option: { title: one } }),
    ...(type === 'status' && { status: { title: one } }),
    ...(type !== 'select' && type !== 'status' && { [MEMBERS[type] ?? 'value']: one }),
    attribute_type: type,
  }));
}

/** Times have nine places: `2026-03-01T12:00:00.345000000Z`. */
function toTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '000000Z');
}
