import { ownRows } from '../../db/own-rows.ts';
import { topics } from '../../db/tables.ts';

/** Deleting a topic deletes its routes. */
export const topicRows = ownRows(topics);
