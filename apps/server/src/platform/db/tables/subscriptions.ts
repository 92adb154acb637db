import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, time, uuid } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { keyInProject, projectId } from './projects.ts';

/** An event that a provider was asked for, and the object that it is about. */
export interface SubscribedEvent {
  /** The provider's name of the event. */
  readonly type: string;
  /** The provider's name of the object. */
  readonly objectName: string;
  /** What the provider calls the object in this event. Absent: the type alone says which object it is about. */
  readonly objectRef?: string;
  /** Why the provider has refused to tell of it. Absent: it has not. */
  readonly refusal?: string;
  /** How often in a row it has refused. Absent: once. */
  readonly refusals?: number;
  /** When it is asked for it again, in ISO 8601. Absent: with the next turn. */
  readonly askTime?: string;
}

/** What a provider was asked to tell of an installation. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: idInProject(),
    projectId: projectId(),
    installationId: uuid().notNull(),
    /** The connection whose account has it. No foreign key: it may have been deleted since. */
    connectionId: uuid(),
    /** Its id at the provider. Unset: there is none yet. */
    providerId: text(),
    /** What the provider calls the account in its events. Only where they arrive for the whole application. */
    accountRef: text(),
    /** The secrets that sign its events as a JSON list, newest first, encrypted. */
    signingSealed: sealed(),
    sealKeyId: sealKeyId(),
    events: jsonb().$type<readonly SubscribedEvent[]>().notNull(),
    /** When it is renewed, before the provider ends it. Unset: it lasts. */
    renewTime: time(),
    /** Why the provider does not tell of everything that was asked for. Unset: it does. */
    error: text(),
    /** Failed attempts in a row to bring it in step. */
    failures: integer().notNull().default(0),
    /** When it is to be brought in step with the config. */
    dueTime: time(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('subscriptions', table),
    uniqueIndex('subscriptions_installation').on(table.projectId, table.installationId),
    index('subscriptions_account').on(table.projectId, table.accountRef).where(sql`account_ref is not null`),
    // Which subscriptions are an issue.
    index('subscriptions_lacking').on(table.projectId).where(sql`error is not null`),
    index('subscriptions_due').on(table.dueTime).where(sql`due_time is not null`),
  ],
);

/** An event that a provider has sent. It is kept after its delivery, so that it is known when it comes again. */
export const inboundEvents = pgTable(
  'inbound_events',
  {
    id: idInProject(),
    projectId: projectId(),
    installationId: uuid().notNull(),
    objectName: text().notNull(),
    /** Stands for the provider's id of the event. */
    eventHash: text().notNull(),
    /** The body as it came, encrypted. Unset when it has been dealt with. */
    bodySealed: sealed(),
    sealKeyId: sealKeyId(),
    failures: integer().notNull().default(0),
    /** When it is to be delivered. Unset when it has been dealt with. */
    dueTime: time(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('inbound_events', table),
    uniqueIndex('inbound_events_event').on(
      table.projectId,
      table.installationId,
      table.objectName,
      table.eventHash,
    ),
    index('inbound_events_due').on(table.dueTime).where(sql`due_time is not null`),
    // Which objects have some, however many each has.
    index('inbound_events_waiting')
      .on(table.installationId, table.objectName, table.dueTime)
      .where(sql`due_time is not null`),
    index('inbound_events_create_time').on(table.createTime),
  ],
);
