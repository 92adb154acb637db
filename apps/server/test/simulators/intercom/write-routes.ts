import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { checkedValues } from '../fields.ts';
import { AnyValues, readJson } from '../read-request.ts';
import { recordRoutes } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import { OBJECTS, renderRecord } from './objects.ts';

const Body = z.looseObject({ custom_attributes: AnyValues.default({}) });
const JS_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  float: 'number',
  date: 'number',
};

/** Single records: those that can be written, and looked at. */
export function writeRoutes() {
  const api = new Hono<DialectEnv>();
  for (const object of ['contacts', 'companies', 'conversations', 'tickets']) {
    const canDelete = object === 'contacts' || object === 'companies';
    const routes = recordRoutes(object, {
      show: (_, record) => renderRecord(object, record),
      missing: 'There is no record with that ID',
      created: 200,
      create: (c) => create(c, object),
      change: (c) => valuesIn(c, object),
      changedBy: 'PUT',
      ...(canDelete && { deleted: (_, { id }) => ({ type: OBJECTS[object]?.type, id, deleted: true }) }),
    });
    api.route(`/${object}`, routes);
  }
  return api;
}

async function create(c: Context<DialectEnv>, object: string) {
  const { account } = c.var;
  const values = await valuesIn(c, object);
  const same = (name: string) =>
    values[name]
      ? account.everyRecord(object).find((one) => !one.isDeleted && one.values[name] === values[name])
      : undefined;
  // A company with a known `company_id` is changed.
  const known = object === 'companies' ? same('company_id') : undefined;
  const other = object === 'contacts' ? (same('external_id') ?? same('email')) : undefined;
  if (other)
    throw new Refused('conflict', `A contact matching those details already exists with id=${other.id}`);
  return (known && account.update(object, known.id, values)) ?? account.create(object, values);
}

/** @throws {Refused} for an attribute that does not exist or that nobody can write */
async function valuesIn(c: Context<DialectEnv>, object: string): Promise<Record<string, unknown>> {
  const { custom_attributes: custom, ...own } = await readJson(c, Body);
  const fields = c.var.account.fieldsOf(object);
  const checked = (values: Record<string, unknown>, ofCustom: boolean) =>
    checkedValues(
      fields.filter(({ isCustom = false }) => isCustom === ofCustom),
      values,
      {
        unknown: (name) => `${ofCustom ? 'Custom attribute' : 'Attribute'} '${name}' does not exist`,
        readOnly: (name) => `${name} cannot be written`,
        wrong(name, { type }, value) {
          const wanted = JS_TYPES[type];
          const fits = value === null || wanted === undefined || typeof value === wanted;
          return fits ? undefined : `${name} must be of type ${type}`;
        },
      },
    );
  return { ...checked(own, false), ...checked(custom, true) };
}
