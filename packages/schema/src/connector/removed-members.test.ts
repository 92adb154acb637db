import { expect, it } from 'vitest';
import { parseConnector } from './parse-connector.ts';
import { removedMembers } from './removed-members.ts';

const event = { id: 'id', type: 'type', recordId: 'id' };
const larch = {
  connectorVersion: 1,
  provider: 'larch',
  displayName: 'Larch',
  verified: 'nothing',
  errors: { message: 'error' },
  objectNames: 'any',
  object: {
    record: { id: 'id' },
    list: { request: { path: '/list' }, records: '.', paging: { style: 'none', size: { max: 100 } } },
    changes: { source: 'none' },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: { source: 'sampled' },
  },
};
const { list } = larch.object;
const webhooks = {
  scope: 'application',
  signature: 'code',
  event: { ...event, account: 'team' },
  account: { source: 'metadata', name: 'team' },
  setUp: 'Set this address.',
};

it.each([
  ['cost', { ...larch, cost: { requested: 'a' } }, 'pointsOf'],
  ['burst', { ...larch, budgets: [{ scope: 'app', requests: 1, perMs: 1, burst: true }] }, 'limits'],
  ['feed', { ...larch, object: { ...larch.object, changes: { source: 'none', feed: {} } } }, 'changesOf'],
  [
    'nested',
    { ...larch, object: { ...larch.object, parents: { object: 'a', values: { a: 'id' }, nested: {} } } },
    'hasListInside',
  ],
  [
    'resultCap',
    { ...larch, object: { ...larch.object, list: { ...list, paging: { ...list.paging, resultCap: {} } } } },
    'continueAfter',
  ],
  [
    'separator',
    {
      ...larch,
      object: {
        ...larch.object,
        list: { ...list, conditions: { style: 'parameters', equals: { query: 'q', separator: ':' } } },
      },
    },
    'text',
  ],
  ['olderNames', { ...larch, olderNames: { request: { path: '/old' } } }, 'newNames'],
  ['variants', { ...larch, object: { ...larch.object, variants: [] } }, 'partsFor'],
  ['mustNotBeFalse', { ...larch, success: [{ mustNotBeFalse: 'ok' }] }, 'isFailure'],
  [
    'contains',
    { ...larch, errors: { message: 'e', rules: [{ contains: 'a', means: 'rejected' }] } },
    'begins',
  ],
  ['challenge', { ...larch, webhooks: { ...webhooks, challenge: {} } }, 'challenge'],
  [
    'origin',
    { ...larch, webhooks: { ...webhooks, event: { ...event, account: { origin: 'a' } } } },
    'accountOf',
  ],
  [
    'association',
    { ...larch, webhooks: { ...webhooks, event: { ...webhooks.event, association: {} } } },
    'associationOf',
  ],
])('says of "%s" that the format no longer has it, and what to write instead', (name, file, instead) => {
  const { connector, findings } = parseConnector(JSON.stringify(file));

  expect(connector).toBeUndefined();
  expect(findings).toMatchObject([
    {
      message: expect.stringContaining(`"${name}" is no longer a key`),
      fix: expect.stringContaining(instead),
    },
  ]);
  expect(findings[0]?.fix).toBe(removedMembers[name]);
});
