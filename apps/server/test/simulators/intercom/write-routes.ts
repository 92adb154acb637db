import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv, SimulatedField } from '../dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { renderRecord } from './records.ts';
import { INTERCOM_OBJECTS, type IntercomObject } from './seed.ts';

const Body = z.looseObject({ custom_attributes: z.record(z.string(), z.unknown()).optional() });

/** Single records: those that can be written, and looked at. */
export function writeRoutes() {
  const api = new Hono<DialectEnv>();
  for (const object of ['contacts', 'companies', 'conversations', 'tickets']) {
    api.get(`/${object}/:id`, (c) =>
      c.json(show(object, found(c, c.var.account.find(object, c.req.param('id'))))),
    );
    api.post(`/${object}`, (c) => create(c, object));
    api.put(`/${object}/:id`, async (c) => {
      const values = readValues(c, object, await readJson(c, Body));
      return c.json(show(object, found(c, c.var.account.update(object, c.req.param('id'), values))));
    });
  }
  for (const object of ['contacts', 'companies']) {
    api.delete(`/${object}/:id`, (c) => {
      const { id } = found(c, c.var.account.delete(object, c.req.param('id')));
      return c.json({ type: INTERCOM_OBJECTS[object]?.type, id, deleted: true });
    });
  }
  return api;
}

async function create(c: Context<DialectEnv>, object: string) {
  const { account } = c.var;
  const values = readValues(c, object, await readJson(c, Body));
  const same = (name: string) =>
    values[name]
      ? account.everyRecord(object).find((one) => !one.isDeleted && one.values[name] === values[name])
      : undefined;
  if (object === 'companies') {
    // A company with a known `company_id` is changed.
    const known = same('company_id');
    return c.json(
      show(object, (known && account.update(object, known.id, values)) || account.create(object, values)),
    );
  }
  const other = object === 'contacts' ? (same('external_id') ?? same('email')) : undefined;
  if (other)
    throw new Refused('conflict', `A contact matching those details already exists with id=${other.id}`);
  return c.json(show(object, account.create(object, values)));
}

/** @throws {Refused} for an attribute that does not exist or that nobody can write */
function readValues(c: Context<DialectEnv>, object: string, body: z.infer<typeof Body>) {
  const { custom_attributes: custom = {}, ...own } = body;
  const fields = new Map(c.var.account.fieldsOf(object).map((field) => [field.name, field]));
  const all = [
    ...Object.entries(own).map(([name, value]) => ({ name, value, isCustom: false })),
    ...Object.entries(custom).map(([name, value]) => ({ name, value, isCustom: true })),
  ];
  for (const { name, value, isCustom } of all) assertValue(fields.get(name), { name, value, isCustom });
  return { ...own, ...custom };
}

function assertValue(
  field: SimulatedField | undefined,
  { name, value, isCustom }: { name: string; value: unknown; isCustom: boolean },
): void {
  if (!field || (field.isCustom ?? false) !== isCustom) {
    throw new Refused(
      'unknownField',
      `${isCustom ? 'Custom attribute' : 'Attribute'} '${name}' does not exist`,
      {
        field: name,
      },
    );
  }
  if (field.isReadOnly) throw new Refused('badValue', `${name} cannot be written`, { field: name });
  const expected = {
    string: 'string',
    boolean: 'boolean',
    integer: 'number',
    float: 'number',
    date: 'number',
  };
  const wanted = expected[field.type as keyof typeof expected];
  if (value !== null && wanted !== undefined && typeof value !== wanted) {
    throw new Refused('badValue', `${name} must be of type ${field.type}`, { field: name });
  }
}

function show(object: string, record: StoredRecord) {
  return renderRecord(INTERCOM_OBJECTS[object] as IntercomObject, record);
}

function found(c: Context, record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', `There is no record with the ID ${c.req.param('id')}`);
}
