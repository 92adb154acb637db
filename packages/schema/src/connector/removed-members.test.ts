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
const webhooks = {
  scope: 'application',
  signature: { style: 'jwt', header: 'authorization' },
  event: { ...event, account: 'team' },
  account: { source: 'metadata', name: 'team' },
  setUp: 'Set this address.',
};

it.each([
  ['cost', { ...larch, cost: { requested: 'a' } }, 'pointsOf'],
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
