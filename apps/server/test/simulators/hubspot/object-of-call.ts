import type { Context } from 'hono';
import type { DialectEnv } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import { isPropertyObject, type Property, type PropertyObject } from './properties.ts';

/**
 * The object that a path names.
 * @throws {Refused} in the vendor's words if there is none.
 */
export function objectOf(c: Context<DialectEnv>): PropertyObject {
  const name = c.req.param('object') ?? '';
  if (isPropertyObject(name)) return name;
  throw new Refused('badRequest', `Unable to infer object type from: ${name}`);
}

/** The properties of an object as they are now. */
export function propertiesOf(c: Context<DialectEnv>, object: PropertyObject): Property[] {
  return c.var.account.fieldsOf(object);
}
