import type { DialectAccount } from '../account.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toEpochSeconds } from '../times.ts';
import { noSuch, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import { readListQuery } from './list-query.ts';
import { OBJECTS, type StripeObject } from './objects.ts';
import { createdValues, updatedValues } from './parameters.ts';

/** The records of one object in one account. Whatever is wrong with a call is a `StripeError`. */
export function recordsOf(account: DialectAccount, name: string) {
  const object = OBJECTS[name] as StripeObject;
  const render = rendererOf(account, name);
  const exists = (other: string, id: string) => account.find(other, id) !== undefined;
  const wasThere = (id: string) => account.everyRecord(name).some((record) => record.id === id);
  const deleted = (id: string) => ({ id, object: object.object, deleted: true });

  function need(record: StoredRecord | undefined, id: string): StoredRecord {
    if (record) return record;
    throw noSuch(object.object, id, 'id');
  }

  return {
    /** One page, the newest first. https://docs.stripe.com/api/pagination */
    list(query: Form) {
      const { limit, startingAfter, conditions } = readListQuery(query, object.filters);
      // The cursor may be a record that was deleted since.
      if (startingAfter !== undefined && !wasThere(startingAfter)) {
        throw noSuch(object.object, startingAfter, 'starting_after');
      }
      const hides = object.hidesCanceled === true && query.status === undefined;
      const { records, hasMore } = account.page({
        object: name,
        size: limit,
        cursor: startingAfter,
        cursors: 'lastId',
        where: (record) =>
          conditions.every((condition) => condition.isMet(record)) &&
          !(hides && record.values.status === 'canceled'),
        whereKey: [hides, ...conditions.map(({ text }) => text)].join('&'),
        orderBy: 'createTime',
        isDescending: true,
        isIndexed: true,
      });
      return { object: 'list', data: records.map(render), has_more: hasMore, url: `/v1/${name}` };
    },

    create: (form: Form) => render(account.create(name, createdValues(object, form, exists))),

    /** Changes the given members and keeps the others. */
    update(id: string, form: Form) {
      const before = need(account.find(name, id), id);
      const values = updatedValues(object, form, before.values, exists);
      return render(need(account.update(name, id, values), id));
    },

    /** The record, or what is left of one that was deleted. */
    get(id: string) {
      const record = account.find(name, id);
      if (!record && object.deleting === 'removes' && wasThere(id)) return deleted(id);
      return render(need(record, id));
    },

    /** Deletes or cancels, whatever the object allows. */
    remove(id: string) {
      const { values } = need(account.find(name, id), id);
      if (object.deleting === 'cancels') {
        if (values.status === 'canceled') throw noSuch(object.object, id, 'id');
        const now = toEpochSeconds(account.now());
        const ended = { status: 'canceled', canceled_at: now, ended_at: now };
        return render(need(account.update(name, id, ended), id));
      }
      if (object.deleting === 'removesDrafts' && values.status !== 'draft') {
        throw new StripeError(400, `You can only delete draft ${name}.`);
      }
      account.delete(name, id);
      return deleted(id);
    },
  };
}

/** Makes records of an object as answers have them. Times are whole seconds. */
export function rendererOf(account: DialectAccount, name: string) {
  const { object, hasUpdateTime, blank } = OBJECTS[name] as StripeObject;
  // A field that has vanished from the object is in no answer.
  const present = new Set(account.fieldsOf(name).map((field) => field.name));
  const empty = Object.entries(blank).filter(([member]) => present.has(member));
  return ({ id, createTime, updateTime, values }: StoredRecord) => ({
    id,
    object,
    ...Object.fromEntries(empty),
    ...values,
    created: toEpochSeconds(createTime),
    ...(hasUpdateTime && { updated: toEpochSeconds(updateTime) }),
    livemode: false,
  });
}
