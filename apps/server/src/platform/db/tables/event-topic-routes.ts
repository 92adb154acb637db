import type { NotificationEventType } from '@dowel/schema';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, updateTime, uuid } from '../columns.ts';
import { projectId } from './projects.ts';
import { topics } from './topics.ts';

export const eventTopicRoutes = pgTable(
  'event_topic_routes',
  {
    id: id(),
    projectId: projectId(),
    eventType: text().$type<NotificationEventType>().notNull(),
    topicId: uuid()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('event_topic_routes_event_topic').on(table.projectId, table.eventType, table.topicId),
    index('event_topic_routes_project').on(table.projectId, table.id),
    index('event_topic_routes_topic').on(table.topicId),
  ],
);
