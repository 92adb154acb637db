import { isPlainObject } from '@dowel/schema/rules';
import { memberOf } from '../../provider-words/member-of.ts';
import type { RestFunctions } from '../engine/definition.ts';
import { toValues } from '../engine/describe-object.ts';
import { textAt } from '../engine/record-facts.ts';
import type { ProviderRecord } from '../engine/records.ts';
import { viewAsTaken } from './zendesk-lists.ts';

/** What the name of a custom field of a ticket begins with. Zendesk's own search calls them so too. */
const CUSTOM = 'custom_field_';

/** The fields of the system that have choices, by their types. */
const SYSTEM_CHOICES: Readonly<Record<string, string>> = {
  tickettype: 'type',
  priority: 'priority',
  status: 'status',
};

/**
 * A ticket has its custom fields as a list: `custom_fields: [{ id: 7, value: 'a' }]`. Each is a field of the ticket too, such
 * as `custom_field_7`, and a write puts it back into the list.
 */
export const ticketFunctions: Pick<
  RestFunctions,
  'field' | 'toFields' | 'toRecord' | 'isAlwaysShown' | 'addsEachTime'
> = {
  // A field of the system cannot be removed, and has a member of its own in a ticket.
  field(entry, field, secrets) {
    if (!entry.isFalse('removable')) return { ...field, fieldName: CUSTOM + field.fieldName };
    const { [field.providerType ?? '']: fieldName } = SYSTEM_CHOICES;
    const values = toValues(
      entry,
      { records: 'system_field_options', value: 'value', label: 'name' },
      secrets,
    );
    return fieldName === undefined || !values
      ? undefined
      : { ...field, fieldName, valueType: 'singleSelect', isCustom: false, values };
  },
  // A ticket has all custom fields of the account. One that there is not is passed over.
  isAlwaysShown: (objectName, name) => objectName === 'tickets' && name.startsWith(CUSTOM),
  // Zendesk takes a key for new tickets only: https://developer.zendesk.com/api-reference/ticketing/introduction/#idempotency
  addsEachTime: (objectName, { comment }) => objectName === 'tickets' && isPlainObject(comment),
  toFields(objectName, ticket) {
    if (objectName !== 'tickets') return ticket;
    const custom = customOf(ticket).flatMap((entry) => {
      const id = textAt(entry, 'id');
      return id === undefined ? [] : [[CUSTOM + id, memberOf(entry, 'value') ?? null] as const];
    });
    return { ...Object.fromEntries(custom), ...ticket };
  },
  toRecord(objectName, fields) {
    const isCustom = ([name]: [string, unknown]) => name.startsWith(CUSTOM) && name.length > CUSTOM.length;
    const all = Object.entries(fields);
    const custom = all.filter(isCustom);
    if (objectName === 'views') return viewAsTaken(fields);
    if (objectName !== 'tickets' || custom.length === 0) return fields;
    const ids = custom.map(([name]) => name.slice(CUSTOM.length));
    const others = customOf(fields).filter((entry) => !ids.includes(textAt(entry, 'id') ?? ''));
    const entries = custom.map(([, value], place) => ({ id: toId(ids[place] ?? ''), value }));
    const own = Object.fromEntries(all.filter((field) => !isCustom(field)));
    return { ...own, custom_fields: [...others, ...entries] };
  },
};

function customOf({ custom_fields: list }: ProviderRecord): ProviderRecord[] {
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
}

/** An id is a number, as long as JavaScript keeps all of its digits. */
const toId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);
