import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, uuid } from '../columns.ts';
import { destinations } from './destinations.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';
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
    belongsTo('topic_destination_routes_topic', table, table.topicId, topics),
    belongsTo('topic_destination_routes_destination', table, table.destinationId, destinations),
  ],
);
