import { plainResources } from '@dowel/schema/rules';
import { toWire } from '../../platform/db/to-wire.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { topicRows } from './queries.ts';

export const { list, get, create, update, remove } = plainResource(topicRows, plainResources.topics, (row) =>
  toWire(row, 'id', 'name', 'projectId', 'createTime', 'updateTime'),
);
