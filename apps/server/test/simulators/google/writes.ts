import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { CalendarObject } from './objects.ts';
import { gone } from './refuse.ts';
import { rendererOf } from './render.ts';

type Values = Record<string, unknown>;

const COLORS = ['backgroundColor', 'foregroundColor'];
const Query = z.strictObject({ colorRgbFormat: z.enum(['true', 'false']).optional() });
const NoQuery = z.strictObject({});

/**
 * Reads, creates, changes and deletes single records of a collection.
 * @param prefixOf what the ids of the collection begin with in the store, when there are several of its kind
 */
export function recordRoutes(
  name: string,
  object: CalendarObject,
  prefixOf: (c: Context<DialectEnv>) => string = () => '',
): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  const answer = (c: Context<DialectEnv>, record: StoredRecord | undefined) =>
    c.json(rendererOf(c.var.account, name, object, prefixOf(c))(found(record)));
  const idIn = (c: Context<DialectEnv>) => `${prefixOf(c)}${c.req.param('id')}`;
  const valuesOf = async (c: Context<DialectEnv>) => {
    const query = readQuery(c, name === 'calendarList' ? Query : NoQuery);
    const sent = await readJson(c, z.record(z.string(), z.unknown()));
    const setsColors = COLORS.some((color) => sent[color] !== undefined);
    if (name === 'calendarList' && setsColors && !('colorRgbFormat' in query)) {
      throw new Refused('badValue', 'Colors need colorRgbFormat=true.');
    }
    return sent;
  };

  routes.get('/:id', (c) => answer(c, c.var.account.find(name, idIn(c))));
  if (!object.canWrite) return routes;
  routes.post('/', async (c) => {
    const { id, ...sent } = await valuesOf(c);
    const values = checked(c.var.account, name, sent);
    return answer(c, create(c.var.account, name, object, { id, values, prefix: prefixOf(c) }));
  });
  routes.patch('/:id', async (c) => {
    const sent = checked(c.var.account, name, await valuesOf(c));
    return answer(c, c.var.account.update(name, idIn(c), sent));
  });
  routes.delete('/:id', (c) => {
    const { account } = c.var;
    const id = idIn(c);
    if (account.delete(name, id)) return c.body(null, 204);
    const wasThere = account.everyRecord(name).some((record) => record.id === id);
    if (wasThere) return gone('deleted', 'Resource has been deleted');
    throw new Refused('notFound', 'Not Found');
  });
  return routes;
}

function create(
  account: DialectAccount,
  name: string,
  { isEvents }: CalendarObject,
  { id, values, prefix }: { id: unknown; values: Values; prefix: string },
): StoredRecord {
  if (id === undefined) {
    const made = `made${account.everyRecord(name).length}`;
    return account.create(name, values, prefix === '' ? {} : { id: `${prefix}${made}` });
  }
  if (typeof id !== 'string' || (isEvents && !/^[a-v0-9]{5,1024}$/.test(id))) {
    throw new Refused('badValue', 'Invalid resource id value.');
  }
  if (account.everyRecord(name).some((record) => record.id === `${prefix}${id}`)) {
    throw new Refused('conflict', 'The requested identifier already exists.');
  }
  return account.create(name, isEvents ? { status: 'confirmed', ...values } : values, {
    id: `${prefix}${id}`,
  });
}

/** The fields are fixed. */
function checked(account: DialectAccount, name: string, sent: Values): Values {
  const fields = new Map(account.fieldsOf(name).map((field) => [field.name, field]));
  for (const [member, value] of Object.entries(sent)) {
    const field = fields.get(member);
    if (!field || field.isReadOnly) throw new Refused('unknownField', `Invalid field: ${member}`);
    const isWrong = field.type === 'string' && value !== null && typeof value !== 'string';
    if (isWrong) throw new Refused('badValue', `Invalid value for: ${member}`, { field: member });
  }
  return sent;
}

function found(record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', 'Not Found');
}
