import type { Topic } from '@dowel/schema';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inScope } from '../../db/scope.ts';
import { topics } from '../../db/tables.ts';

type TopicRow = typeof topics.$inferSelect;

/** Undefined when the name is taken. */
export async function insertTopic(context: Context, name: string): Promise<Topic | undefined> {
  const [row] = await context.db
    .insert(topics)
    .values({ projectId: context.project.id, name, createTime: context.now() })
    .onConflictDoNothing()
    .returning();
  return row && toTopic(row);
}

/** Oldest first. */
export async function selectTopics(context: Context): Promise<Topic[]> {
  const rows = await context.db.select().from(topics).where(inScope(context, topics)).orderBy(asc(topics.id));
  return rows.map(toTopic);
}

export async function selectTopic(context: Context, id: string): Promise<Topic | undefined> {
  const [row] = await context.db
    .select()
    .from(topics)
    .where(inScope(context, topics, eq(topics.id, id)));
  return row && toTopic(row);
}

/** Throws what the database throws when the name is taken. */
export async function updateTopicName(
  context: Context,
  id: string,
  name: string,
): Promise<Topic | undefined> {
  const [row] = await context.db
    .update(topics)
    .set({ name, updateTime: context.now() })
    .where(inScope(context, topics, eq(topics.id, id)))
    .returning();
  return row && toTopic(row);
}

/** Whether there was such a topic. Its routes go with it. */
export async function deleteTopicRow(context: Context, id: string): Promise<boolean> {
  const rows = await context.db
    .delete(topics)
    .where(inScope(context, topics, eq(topics.id, id)))
    .returning({ id: topics.id });
  return rows.length > 0;
}

function toTopic({ id, name, projectId, createTime, updateTime }: TopicRow): Topic {
  return {
    id,
    name,
    projectId,
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
