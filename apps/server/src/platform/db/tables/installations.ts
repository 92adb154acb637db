import type { ConnectedAccount, Installation } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, updateTime, uuid } from '../columns.ts';
import { connections } from './connections.ts';
import { ofGroup } from './groups.ts';
import { integrations } from './integrations.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';

/** The last move of an installation to another account. */
export interface MovedAccount {
  /** When, in RFC 3339. */
  since: string;
  account: ConnectedAccount;
  /** Unset if it was not known whose it was. */
  before?: ConnectedAccount;
  /** The people whose connections they were. Their accounts are forgotten with them. */
  consumerRefs: string[];
}

export const installations = pgTable(
  'installations',
  {
    id: idInProject(),
    projectId: projectId(),
    integrationId: uuid().notNull(),
    groupRef: text().notNull(),
    /** Empty for the default installation of the group. Never null, so that there is one of each. */
    installationRef: text().notNull().default(''),
    name: text(),
    connectionId: uuid().notNull(),
    /** Set when it was moved to another account, or to one that is known unlike the one before. */
    movedAccount: jsonb().$type<MovedAccount>(),
    /** The current config. No foreign key: both rows are written in one transaction. */
    configId: uuid().notNull(),
    healthStatus: text().$type<Installation['healthStatus']>().notNull().default('healthy'),
    createdBy: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('installations_integration_group_ref').on(
      table.projectId,
      table.integrationId,
      table.groupRef,
      table.installationRef,
    ),
    // Few groups have more than one.
    index('installations_named').on(table.projectId, table.groupRef).where(sql`installation_ref <> ''`),
    index('installations_connection').on(table.projectId, table.connectionId),
    index('installations_integration').on(table.projectId, table.integrationId, table.id),
    index('installations_group_ref').on(table.projectId, table.groupRef, table.id),
    belongsTo('installations_of_integration', table, table.integrationId, integrations),
    foreignKey({
      columns: [table.projectId, table.connectionId],
      foreignColumns: [connections.projectId, connections.id],
      name: 'installations_over_connection',
    }),
    ofGroup('installations', table),
  ],
);

/** The foreign key of rows that are deleted with their installation. */
export const ofInstallation = (
  name: string,
  table: { projectId: AnyPgColumn; installationId: AnyPgColumn },
) => belongsTo(`${name}_of_installation`, table, table.installationId, installations);
