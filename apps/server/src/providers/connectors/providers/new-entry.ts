import { textAt } from '../engine/record-facts.ts';

/** Whether a list has an entry without an id, which is added to those that the provider has. */
export const hasNewEntry = (list: unknown): boolean =>
  Array.isArray(list) && list.some((entry) => textAt(Object(entry), 'id') === undefined);
