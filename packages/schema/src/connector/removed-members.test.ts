import { expect, it } from 'vitest';
import { good, webhooks } from './good-connector.fixture.ts';
import { parseConnector } from './parse-connector.ts';
import { removedMembers } from './removed-members.ts';

const { list } = good.object;

it.each([
  ['cost', { ...good, cost: { requested: 'a' } }, 'pointsOf'],
  ['burst', { ...good, budgets: [{ scope: 'app', requests: 1, perMs: 1, burst: true }] }, 'limits'],
  ['feed', { ...good, object: { ...good.object, changes: { source: 'none', feed: {} } } }, 'changesOf'],
  [
    'nested',
    { ...good, object: { ...good.object, parents: { object: 'a', values: { a: 'id' }, nested: {} } } },
    'hasListInside',
  ],
  [
    'resultCap',
    { ...good, object: { ...good.object, list: { ...list, paging: { ...list.paging, resultCap: {} } } } },
    'continueAfter',
  ],
  [
    'separator',
    {
      ...good,
      object: {
        ...good.object,
        list: { ...list, conditions: { style: 'parameters', equals: { query: 'q', separator: ':' } } },
      },
    },
    'text',
  ],
  ['olderNames', { ...good, olderNames: { request: { path: '/old' } } }, 'newNames'],
  ['variants', { ...good, object: { ...good.object, variants: [] } }, 'partsFor'],
  ['mustNotBeFalse', { ...good, success: [{ mustNotBeFalse: 'ok' }] }, 'isFailure'],
  [
    'contains',
    { ...good, errors: { message: 'e', rules: [{ contains: 'a', means: 'rejected' }] } },
    'begins',
  ],
  ['challenge', { ...good, webhooks: { ...webhooks, challenge: {} } }, 'challenge'],
  [
    'origin',
    { ...good, webhooks: { ...webhooks, event: { ...webhooks.event, account: { origin: 'a' } } } },
    'accountOf',
  ],
  [
    'association',
    { ...good, webhooks: { ...webhooks, event: { ...webhooks.event, association: {} } } },
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
