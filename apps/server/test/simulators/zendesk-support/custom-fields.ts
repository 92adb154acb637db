import type { Context, Next } from 'hono';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv, SimulatedField } from '../dialect.ts';
import { CUSTOM } from './objects.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of every ticket that nobody can remove, and their kinds. */
const SYSTEM = {
  subject: 'subject',
  description: 'description',
  status: 'status',
  type: 'tickettype',
  priority: 'priority',
  group: 'group',
  assignee: 'assignee',
};

/** The choices of fields of the system stand in a member of their own. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  status: ['new', 'open', 'pending', 'hold', 'solved', 'closed'],
  tickettype: ['problem', 'incident', 'question', 'task'],
  priority: ['urgent', 'high', 'normal', 'low'],
};

/**
 * Lists the fields of tickets when it is asked for all at once. With a page size, the records are listed.
 * https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_fields/
 */
export async function describeTickets(c: Context<DialectEnv>, next: Next): Promise<Response | undefined> {
  if (c.req.query('page[size]') !== undefined) {
    await next();
    return undefined;
  }
  const system = Object.entries(SYSTEM).map(([title, type], place) => ({
    id: place + 1,
    type,
    title,
    active: true,
    required: true,
    removable: false,
    ...(Object.hasOwn(CHOICES, type) && {
      system_field_options: CHOICES[type]?.map((value) => ({ name: value.toUpperCase(), value })),
    }),
  }));
  const custom = c.var.account.fieldsOf('tickets').filter(({ isCustom }) => isCustom);
  const described = custom.map(({ name, label = name, type, options }) => ({
    id: idIn(name),
    type,
    title: label,
    active: true,
    required: false,
    removable: true,
    ...(Array.isArray(options) && {
      custom_field_options: options.map((value, place) => ({ id: place + 1, name: value, value })),
    }),
  }));
  return c.json({ ticket_fields: [...system, ...described] });
}

/** The values of a ticket as Zendesk sends them, with all custom fields in a list. */
export function withListedFields(fields: readonly SimulatedField[], values: Values): Values {
  const names = fields.filter(({ isCustom }) => isCustom).map(({ name }) => name);
  if (names.length === 0) return values;
  const own = Object.entries(values).filter(([name]) => !name.startsWith(CUSTOM));
  const listed = names.map((name) => ({ id: idIn(name), value: values[name] ?? null }));
  return { ...Object.fromEntries(own), custom_fields: listed };
}

/** The values of a ticket that was sent, with those of the list. Ids that it does not know are ignored. */
export function withCustomFields(
  account: DialectAccount,
  name: string,
  sent: Values,
): Record<string, unknown> {
  const { custom_fields: list, ...others } = sent;
  if (name !== 'tickets' || !Array.isArray(list)) return others;
  const known = new Set(account.fieldsOf(name).map((field) => field.name));
  const values = list.map(({ id, value }) => [`${CUSTOM}${id}`, value] as const);
  return { ...others, ...Object.fromEntries(values.filter(([field]) => known.has(field))) };
}

function idIn(name: string): number {
  return Number(name.slice(CUSTOM.length));
}
