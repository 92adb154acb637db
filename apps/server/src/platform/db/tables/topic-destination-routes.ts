import { foreignKey, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, uuid } from '../columns.ts';
import { destinations } from './destinations.ts';
import { keyInProject, projectId } from './projects.ts';
import { topics } from './topics.ts';

/** The foreign keys hold the project too, so that no route can lead into another project. */
export const topicDestinationRoutes = pgTable(
  'topic_destination_routes',
  {
    id: idInProject(),
    projectId: projectId(),
    topicId: uuid().notNull(),
    destinationId: uuid().notNull(),
    createTime: createTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('topic_destination_routes_topic_destination').on(
      table.projectId,
      table.topicId,
      table.destinationId,
    ),
    index('topic_destination_routes_to_destination').on(table.projectId, table.destinationId),
    foreignKey({
      columns: [table.projectId, table.topicId],
      foreignColumns: [topics.projectId, topics.id],
      name: 'topic_destination_routes_topic',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.projectId, table.destinationId],
      foreignColumns: [destinations.projectId, destinations.id],
      name: 'topic_destination_routes_destination',
    }).onDelete('cascade'),
  ],
);
