import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { StripeObject } from './objects/stripe-object.ts';

/** Makes records of an object as answers have them. Times are whole seconds. */
export function rendererOf(account: DialectAccount, name: string, object: StripeObject) {
  // A field that has vanished from the object is in no answer.
  const present = new Set(account.fieldsOf(name).map((field) => field.name));
  const blank = Object.entries(object.blank).filter(([member]) => present.has(member));
  return ({ id, createTime, updateTime, values }: StoredRecord) => ({
    id,
    object: object.object,
    ...Object.fromEntries(blank),
    ...values,
    created: toSeconds(createTime),
    ...(object.hasUpdateTime && { updated: toSeconds(updateTime) }),
    livemode: false,
  });
}

/** What is left of a record that was deleted. */
export function renderDeleted({ object }: StripeObject, id: string) {
  return { id, object, deleted: true };
}

/** Stripe counts in seconds since 1970. */
export function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
