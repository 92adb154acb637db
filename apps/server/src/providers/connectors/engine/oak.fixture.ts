import type { ConnectorObject, Paging } from '../format.ts';
import type { RestDefinition } from './definition.ts';

/** A connector of an invented provider. Only `list` of its object is `rest`. */
export function oak(
  rest: Partial<ConnectorObject> = {},
  whole: Partial<RestDefinition> = {},
): RestDefinition {
  return {
    connectorVersion: 1,
    provider: 'oak',
    displayName: 'Oak',
    verified: 'nothing',
    objectNames: 'any',
    errors: { message: 'message' },
    ...whole,
    object: {
      record: { id: 'id', updateTime: { member: 'at', format: 'epochSeconds', granularityMs: 1000 } },
      list: { request: { path: '/{objectName}' }, records: 'items', paging: singlePage },
      changes: { source: 'none' },
      order: 'none',
      deletes: { source: 'unknown' },
      fields: { source: 'list', fields: [{ name: 'id', type: 'string' }] },
      ...rest,
    },
  };
}

const singlePage: Paging = { style: 'none', size: { max: 100 } };

/** A list of Oak's with this paging. */
export function paged(paging: Paging, records = 'items'): Partial<ConnectorObject> {
  return { list: { request: { path: '/{objectName}' }, records, paging } };
}
