import { toWire } from '../../platform/db/to-wire.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { topicRows } from './queries.ts';

export const { list, get, create, update, remove } = plainResource(
  topicRows,
  { name: 'topics', notFound: 'topic_not_found', unique: 'name' },
  (row) => toWire(row, 'id', 'name', 'projectId', 'createTime', 'updateTime'),
);
