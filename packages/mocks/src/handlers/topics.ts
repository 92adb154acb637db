import type { Topic } from '@dowel/schema';
import { topicNameTakenProblem, topicNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import type { Caller } from '../caller.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockStore } from '../store.ts';

/** Topics, as the service answers them. */
export const topics = {
  listTopics({ store, caller }) {
    return store.topics.filter(({ projectId }) => projectId === caller.project.id);
  },

  createTopic({ store, caller, body: { name } }) {
    assertNameFree(store, caller, name);
    const topic = { id: store.newId(), name, projectId: caller.project.id, createTime: store.timestamp() };
    store.topics.push(topic);
    return topic;
  },

  updateTopic({ store, caller, params, body: { name } }) {
    const topic = getTopic(store, caller, params.topicId);
    if (topic.name !== name) assertNameFree(store, caller, name);
    return Object.assign(topic, { name, updateTime: store.timestamp() });
  },

  deleteTopic({ store, caller, params }) {
    const { id } = getTopic(store, caller, params.topicId);
    store.topics = store.topics.filter((topic) => topic.id !== id);
    store.eventTopicRoutes = store.eventTopicRoutes.filter(({ topicId }) => topicId !== id);
    return undefined;
  },
} satisfies Partial<Answers>;

/** @throws {MockProblem} `topic_not_found` */
export function getTopic(store: MockStore, { project }: Caller, id: string): Topic {
  const topic = store.topics.find((one) => one.id === id && one.projectId === project.id);
  return found(topic, 'topic_not_found', topicNotFoundProblem(id));
}

function assertNameFree(store: MockStore, { project }: Caller, name: string): void {
  if (!store.topics.some((topic) => topic.projectId === project.id && topic.name === name)) return;
  throw new MockProblem('name_taken', topicNameTakenProblem(name));
}
