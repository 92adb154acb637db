import { isPlainObject, type PlainObject } from '@dowel/schema/rules';
import type { ProviderRecord } from '../engine/records.ts';

/**
 * The members of a value that can be written, by the type of its attribute. Where there is one, only its content is sent.
 * Each type has a page, such as https://docs.attio.com/docs/attribute-types/attribute-types-select
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  text: ['value'],
  number: ['value'],
  checkbox: ['value'],
  rating: ['value'],
  date: ['value'],
  timestamp: ['value'],
  currency: ['currency_value'],
  domain: ['domain'],
  'email-address': ['email_address'],
  'phone-number': ['phone_number'],
  'personal-name': ['first_name', 'last_name', 'full_name'],
  'record-reference': ['target_object', 'target_record_id'],
  'actor-reference': ['referenced_actor_type', 'referenced_actor_id'],
};

/** A record as it is written, which may be as it was read: with who has set a value, and since when it is set. */
export function toValues(record: ProviderRecord): ProviderRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(writtenOf) : writtenOf(value),
    ]),
  );
}

function writtenOf(value: unknown): unknown {
  if (!isPlainObject(value) || typeof value.attribute_type !== 'string') return value;
  const { active_from: _, active_until: __, created_by_actor: ___, attribute_type, ...own } = value;
  // A choice is named by its title.
  if (attribute_type === 'select') return titleOf(own.option);
  if (attribute_type === 'status') return titleOf(own.status);
  const members = WRITTEN[attribute_type];
  if (!members) return own;
  const [only, another] = members;
  if (only !== undefined && another === undefined) return own[only];
  return Object.fromEntries(members.flatMap((name) => (name in own ? [[name, own[name]]] : [])));
}

const titleOf = (choice: PlainObject[string]): unknown => (isPlainObject(choice) ? choice.title : choice);
