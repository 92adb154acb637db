import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { noSuch } from './errors.ts';
import type { Form } from './form.ts';
import { readListQuery } from './list-query.ts';
import type { StripeObject } from './objects/stripe-object.ts';
import { rendererOf } from './render.ts';

/**
 * One page of an object's records, the newest first.
 * https://docs.stripe.com/api/pagination
 * @throws {StripeError}
 */
export function listRecords(account: DialectAccount, name: string, object: StripeObject, query: Form) {
  const { limit, startingAfter, conditions } = readListQuery(query, object.filters);
  if (startingAfter !== undefined && !isKnown(account, name, startingAfter)) {
    throw noSuch(object.object, startingAfter, 'starting_after');
  }
  const hides = object.hidesCanceled === true && query.status === undefined;
  const where = (record: StoredRecord) =>
    conditions.every((condition) => condition.isMet(record)) &&
    !(hides && record.values.status === 'canceled');
  const { records, hasMore } = account.page({
    object: name,
    size: limit,
    cursor: startingAfter,
    cursors: 'lastId',
    where,
    whereKey: [hides, ...conditions.map(({ text }) => text)].join('&'),
    orderBy: 'createTime',
    isDescending: true,
    isIndexed: true,
  });
  const data = records.map(rendererOf(account, name, object));
  return { object: 'list', data, has_more: hasMore, url: `/v1/${name}` };
}

/** The cursor may be a record that was deleted since. */
function isKnown(account: DialectAccount, name: string, id: string): boolean {
  return account.find(name, id) !== undefined || account.everyRecord(name).some((record) => record.id === id);
}
