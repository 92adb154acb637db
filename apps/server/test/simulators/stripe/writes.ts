import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { noSuch, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import type { StripeObject } from './objects/stripe-object.ts';
import { createdValues, updatedValues } from './parameters.ts';
import { renderDeleted, rendererOf, toSeconds } from './render.ts';

/** @throws {StripeError} */
export function createRecord(account: DialectAccount, name: string, object: StripeObject, form: Form) {
  const values = createdValues(object, form, existsIn(account));
  return rendererOf(account, name, object)(account.create(name, values));
}

/** Changes the given members and keeps the others. @throws {StripeError} */
export function updateRecord(
  account: DialectAccount,
  name: string,
  object: StripeObject,
  { id, form }: { id: string; form: Form },
) {
  const before = find(account, name, object, id);
  const values = updatedValues(object, form, before.values, existsIn(account));
  return rendererOf(account, name, object)(changed(account, name, object, id, values));
}

/** The record, or what is left of one that was deleted. @throws {StripeError} */
export function getRecord(account: DialectAccount, name: string, object: StripeObject, id: string) {
  const wasDeleted = () => account.everyRecord(name).some((record) => record.id === id);
  const record = account.find(name, id);
  if (record) return rendererOf(account, name, object)(record);
  if (object.deleting === 'removes' && wasDeleted()) return renderDeleted(object, id);
  throw noSuch(object.object, id, 'id');
}

/** Deletes or cancels, whatever the object allows. @throws {StripeError} */
export function deleteRecord(account: DialectAccount, name: string, object: StripeObject, id: string) {
  const { values } = find(account, name, object, id);
  if (object.deleting === 'cancels') {
    if (values.status === 'canceled') throw noSuch(object.object, id, 'id');
    const now = toSeconds(account.now());
    const ended = { status: 'canceled', canceled_at: now, ended_at: now };
    return rendererOf(account, name, object)(changed(account, name, object, id, ended));
  }
  if (object.deleting === 'removesDrafts' && values.status !== 'draft') {
    throw new StripeError(400, `You can only delete draft ${name}.`);
  }
  account.delete(name, id);
  return renderDeleted(object, id);
}

function find(account: DialectAccount, name: string, object: StripeObject, id: string): StoredRecord {
  const record = account.find(name, id);
  if (!record) throw noSuch(object.object, id, 'id');
  return record;
}

function changed(
  account: DialectAccount,
  name: string,
  object: StripeObject,
  id: string,
  values: Record<string, unknown>,
): StoredRecord {
  const record = account.update(name, id, values);
  if (!record) throw noSuch(object.object, id, 'id');
  return record;
}

function existsIn(account: DialectAccount) {
  return (name: string, id: string) => account.find(name, id) !== undefined;
}
