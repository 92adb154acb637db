import { createTime, ids, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const topic = { id: ids.topic, name: 'crm-health', projectId: ids.project, createTime };

export const topicsTexts = {
  tag: 'Topics',
  description:
    'A topic groups kinds of events. Routes lead event types to topics, and topics to destinations, so one event can reach several destinations.',
  operations: {
    createTopic: {
      summary: 'Create a topic',
      description:
        'The name is unique in the project. A new topic receives nothing until a route leads to it.',
      body: { name: 'crm-health' },
      answer: topic,
    },
    listTopics: {
      summary: 'List the topics of a project',
      description: 'Lists the oldest first.',
      answer: [topic],
    },
    updateTopic: {
      summary: 'Rename a topic',
      description: 'Routes stay as they are, because they refer to the id. There is no update mask.',
      body: { name: 'crm-health-eu' },
      answer: { ...topic, name: 'crm-health-eu', updateTime },
    },
    deleteTopic: {
      summary: 'Delete a topic',
      description:
        'Also deletes the routes to and from the topic. Events are then no longer delivered through it.',
    },
  },
} satisfies ResourceTexts;
