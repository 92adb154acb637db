import type { Installation } from '@dowel/schema';
import { foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, updateTime, uuid } from '../columns.ts';
import { connections } from './connections.ts';
import { groups } from './groups.ts';
import { integrations } from './integrations.ts';
import { projectId } from './projects.ts';

export const installations = pgTable(
  'installations',
  {
    id: id(),
    projectId: projectId(),
    integrationId: uuid()
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    groupRef: text().notNull(),
    connectionId: uuid()
      .notNull()
      .references(() => connections.id),
    /** The current config. No foreign key: both rows are written in one transaction. */
    configId: uuid().notNull(),
    healthStatus: text().$type<Installation['healthStatus']>().notNull().default('healthy'),
    createdBy: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('installations_integration_group').on(table.projectId, table.integrationId, table.groupRef),
    index('installations_connection').on(table.connectionId),
    // Pages are read by id.
    index('installations_project').on(table.projectId, table.id),
    index('installations_integration').on(table.projectId, table.integrationId, table.id),
    index('installations_group_ref').on(table.projectId, table.groupRef, table.id),
    foreignKey({
      columns: [table.projectId, table.groupRef],
      foreignColumns: [groups.projectId, groups.groupRef],
      name: 'installations_group',
    }).onDelete('cascade'),
  ],
);
