import type { Topic, TopicInput } from '@dowel/schema';
import { topicNameTakenProblem, topicNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { violatedConstraint } from '../../db/constraint-violation.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { deleteTopicRow, insertTopic, selectTopic, selectTopics, updateTopicName } from './queries.ts';

/** @throws {ProblemError} `name_taken` */
export async function create(context: Context, { name }: TopicInput): Promise<Topic> {
  const topic = await insertTopic(context, name);
  if (!topic) throw nameTaken(name);
  return topic;
}

export function list(context: Context): Promise<Topic[]> {
  return selectTopics(context);
}

/** @throws {ProblemError} `topic_not_found` */
export async function get(context: Context, topicId: string): Promise<Topic> {
  const topic = await selectTopic(context, topicId);
  if (!topic) throw topicNotFound(topicId);
  return topic;
}

/** @throws {ProblemError} `topic_not_found`, `name_taken` */
export async function rename(context: Context, topicId: string, { name }: TopicInput): Promise<Topic> {
  const topic = await updateTopicName(context, topicId, name).catch((error: unknown) => {
    throw violatedConstraint(error) ? nameTaken(name) : error;
  });
  if (!topic) throw topicNotFound(topicId);
  return topic;
}

/** @throws {ProblemError} `topic_not_found` */
export async function remove(context: Context, topicId: string): Promise<void> {
  if (!(await deleteTopicRow(context, topicId))) throw topicNotFound(topicId);
}

export function topicNotFound(topicId: string): ProblemError {
  return new ProblemError('topic_not_found', topicNotFoundProblem(topicId));
}

function nameTaken(name: string): ProblemError {
  return new ProblemError('name_taken', topicNameTakenProblem(name));
}
