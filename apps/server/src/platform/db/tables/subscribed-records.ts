import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { ofObject } from './projects.ts';

/**
 * What was last delivered to subscribers of records that have changed lately, so that a read does not deliver it again.
 * Both texts are hashes, so nothing in them tells of a person.
 */
export const subscribedRecords = pgTable(
  'subscribed_records',
  {
    ...ofObject(),
    recordHash: text().notNull(),
    contentHash: text().notNull(),
    /** When it last changed. Unset when the provider does not say it, or when a later time alone is no news. */
    updateTime: time(),
    /** When the provider was asked for what was delivered. */
    askedTime: time().notNull(),
  },
  (table) => [
    ofInstallation('subscribed_records', table),
    primaryKey({ columns: [table.projectId, table.installationId, table.objectName, table.recordHash] }),
  ],
);
