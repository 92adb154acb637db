import { ownRows } from '../../platform/db/own-rows.ts';
import { topics } from '../../platform/db/tables.ts';

/** Deleting a topic deletes its routes. */
export const topicRows = ownRows(topics);
