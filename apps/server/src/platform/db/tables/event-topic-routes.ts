import type { NotificationEventType } from '@dowel/schema';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, updateTime, uuid } from '../columns.ts';
import { belongsTo, keyInProject, projectId } from './projects.ts';
import { topics } from './topics.ts';

export const eventTopicRoutes = pgTable(
  'event_topic_routes',
  {
    id: idInProject(),
    projectId: projectId(),
    eventType: text().$type<NotificationEventType>().notNull(),
    topicId: uuid().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('event_topic_routes_event_topic').on(table.projectId, table.eventType, table.topicId),
    index('event_topic_routes_topic').on(table.projectId, table.topicId),
    belongsTo('event_topic_routes_of_topic', table, table.topicId, topics),
  ],
);
