import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { checkedValues } from '../fields.ts';
import { AnyValues, readJson, readQuery } from '../read-request.ts';
import { recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { CalendarObject } from './objects.ts';
import { gone } from './refuse.ts';
import { rendererOf } from './render.ts';

const COLORS = ['backgroundColor', 'foregroundColor'];
const Query = z.strictObject({ colorRgbFormat: z.enum(['true', 'false']).optional() });
const EventQuery = z.strictObject({ conferenceDataVersion: z.enum(['0', '1']).optional() });
const NoQuery = z.strictObject({});
const EVENTS = ['events', 'calendarEvents'];

/**
 * Reads, creates, changes and deletes single records of a collection.
 * @param prefixOf what the ids of the collection begin with in the store, when there are several of its kind
 */
export function routesOf(
  name: string,
  object: CalendarObject,
  prefixOf: (c: Context<DialectEnv>) => string = () => '',
): Hono<DialectEnv> {
  const idOf = (c: Context<DialectEnv>) => `${prefixOf(c)}${c.req.param('id')}`;
  const valuesIn = async (c: Context<DialectEnv>) => {
    const query = readQuery(
      c,
      name === 'calendarList' ? Query : EVENTS.includes(name) ? EventQuery : NoQuery,
    );
    const { conferenceData, ...others } = await readJson(c, AnyValues);
    // Without the parameter, a conference is ignored.
    const isTaken =
      conferenceData !== undefined && 'conferenceDataVersion' in query && query.conferenceDataVersion === '1';
    const sent = isTaken ? { conferenceData, ...others } : others;
    const setsColors = COLORS.some((color) => sent[color] !== undefined);
    if (name === 'calendarList' && setsColors && !('colorRgbFormat' in query)) {
      throw new Refused('badValue', 'Colors need colorRgbFormat=true.');
    }
    return sent;
  };
  // The fields are fixed.
  const checked = (account: DialectAccount, sent: Record<string, unknown>) =>
    checkedValues(account.fieldsOf(name), sent, {
      unknown: (member) => `Invalid field: ${member}`,
      wrong: (member, { type }, value) =>
        type === 'string' && value !== null && typeof value !== 'string'
          ? `Invalid value for: ${member}`
          : undefined,
    });

  const routes = recordRoutes(name, {
    show: (c, record) => rendererOf(c.var.account, name, object, prefixOf(c))(record),
    missing: 'Not Found',
    idOf,
    created: 200,
    ...(object.canWrite && {
      async create(c) {
        const { id, ...sent } = await valuesIn(c);
        const values = checked(c.var.account, sent);
        return create(c.var.account, name, object, { id, values, prefix: prefixOf(c) });
      },
      change: async (c) => checked(c.var.account, await valuesIn(c)),
    }),
  });
  if (!object.canWrite) return routes;
  routes.delete('/:id', (c) => {
    const { account } = c.var;
    const id = idOf(c);
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
  { id, values, prefix }: { id: unknown; values: Record<string, unknown>; prefix: string },
): StoredRecord {
  if (id === undefined) {
    const made = `made${account.everyRecord(name).length}`;
    return account.create(name, values, prefix === '' ? {} : { id: `${prefix}${made}` });
  }
  if (typeof id !== 'string' || (isEvents && !/^[a-v0-9]{5,1024}$/.test(id))) {
    throw new Refused('badValue', 'Invalid resource id value.');
  }
  const stored = { id: `${prefix}${id}` };
  if (account.everyRecord(name).some((record) => record.id === stored.id)) {
    throw new Refused('conflict', 'The requested identifier already exists.');
  }
  return account.create(name, isEvents ? { status: 'confirmed', ...values } : values, stored);
}
