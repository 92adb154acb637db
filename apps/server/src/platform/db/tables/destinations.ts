import type { Destination } from '@dowel/schema';
import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time, updateTime } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

/** The signing key and the headers change apart from each other, so each has the id of the key that sealed it. */
export const destinations = pgTable(
  'destinations',
  {
    id: idInProject(),
    projectId: projectId(),
    name: text().notNull(),
    type: text().notNull(),
    metadata: jsonb().$type<Omit<Destination['metadata'], 'headers'>>().notNull(),
    /** The `url` of a webhook or of Slack, which may be a secret. It is not in the metadata then. */
    urlSealed: sealed(),
    urlSealKeyId: sealKeyId(),
    headersSealed: sealed(),
    headersSealKeyId: sealKeyId(),
    signingKeySealed: sealed().notNull(),
    signingKeySealKeyId: sealKeyId().notNull(),
    /** Signing keys before the last rotations, as encrypted JSON. Messages carry their signatures too, at most until this time. */
    previousSigningKeySealed: sealed(),
    previousSigningKeySealKeyId: sealKeyId(),
    previousSigningKeyExpireTime: time(),
    /** What the builder sent to sign in at other types than `webhook`, as encrypted JSON. */
    secretsSealed: sealed(),
    secretsSealKeyId: sealKeyId(),
    /** When the first attempt failed after the last success. Unset while attempts succeed. */
    failingSinceTime: time(),
    /** How many attempts in a row have failed. */
    failedAttempts: integer().notNull().default(0),
    /** The share of failures among the latest attempts. Both numbers are halved now and then, so old attempts count less. */
    recentAttempts: integer().notNull().default(0),
    recentFailures: integer().notNull().default(0),
    /** Until when nothing is sent, because too many attempts failed. Then one message tries it out. */
    pausedUntilTime: time(),
    /** How many pauses have followed each other. Each is longer than the one before. */
    pauses: integer().notNull().default(0),
    /** Set while nothing is sent, because attempts failed for too long. An update of the destination unsets it. */
    disabledTime: time(),
    /** Set while a person has paused it. Messages wait, and are sent when somebody resumes it. */
    heldTime: time(),
    heldBy: text(),
    holdNote: text(),
    /** `record`: messages about the same record go one after the other. */
    ordering: text().$type<'none' | 'record'>().notNull().default('none'),
    /** The place of the latest message among those that go in order. */
    orderPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** The position of the latest message of an inbox. It never goes back, also when messages are deleted. */
    inboxPosition: bigint({ mode: 'number' }).notNull().default(0),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [keyInProject(table), uniqueIndex('destinations_project_name').on(table.projectId, table.name)],
);
