import type { Connector } from './connector.ts';

const paging = {
  style: 'cursor',
  next: 'next',
  into: { query: 'c' },
  end: { when: 'absent' },
  size: { max: 10 },
};
/** A connector with which nothing is wrong. */
export const good = {
  connectorVersion: 1,
  provider: 'oak',
  displayName: 'Oak',
  verified: 'nothing',
  errors: { message: 'message' },
  objectNames: 'any',
  object: {
    record: { id: 'id', updateTime: { member: 'at', format: 'rfc3339', granularityMs: 1 } },
    list: {
      request: { path: '/{objectName}' },
      records: 'items',
      paging,
      conditions: { style: 'parameters', from: { query: 'since' } },
    },
    changes: {
      source: 'filter',
      format: 'rfc3339',
      isFromInclusive: true,
      settleMs: 0,
      overlapMs: 0,
      granularityMs: 1,
    },
    order: 'ascending',
    deletes: { source: 'unknown' },
    fields: { source: 'list', fields: [{ name: 'id', type: 'string' }] },
  },
} satisfies Connector | object;

export const signature = { header: 'x-signature', signs: '{body}', encoding: 'hex' };
/** Webhooks that fit it. */
export const webhooks = {
  scope: 'application',
  signature,
  event: { id: 'id', type: 'topic', recordId: 'record', account: 'team' },
  account: { source: 'metadata', name: 'teamId' },
  setUp: 'Set this address at the app.',
};
