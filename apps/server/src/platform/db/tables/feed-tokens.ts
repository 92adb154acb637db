import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idInProject, sealed, sealKeyId, time } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { keyInProject, ofObject } from './projects.ts';

/** Who asks with a token: the reads of the schedule, or those that find changes for subscribers. */
export type FeedUser = 'reads' | 'subscriptions';

/**
 * The provider's token for what has changed in an object since the last read of an installation. Below parents, each list
 * has one.
 */
export const feedTokens = pgTable(
  'feed_tokens',
  {
    id: idInProject(),
    ...ofObject(),
    usedBy: text().$type<FeedUser>().notNull(),
    /** The parent of the list that the token is for, as a hash. Empty for an object without parents. */
    parentHash: text().notNull().default(''),
    /**
     * The watermark that was set together with it. The token counts as long as the object has this watermark. The token of
     * a list below a parent has the end of the window of the read that has left it, and counts until the object has a later
     * watermark.
     */
    watermark: time().notNull(),
    /** The token, and what was asked with it, encrypted: nobody knows what a provider puts into it. */
    tokenSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('feed_tokens', table),
    uniqueIndex('feed_tokens_object').on(
      table.projectId,
      table.installationId,
      table.objectName,
      table.usedBy,
      table.parentHash,
    ),
  ],
);
