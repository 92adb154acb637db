import { expect, it } from 'vitest';
import { memberOf } from '../../provider-words/member-of.ts';
import { answering, serving, writing } from '../engine/answering.fixture.ts';
import type { RestDefinition } from '../engine/definition.ts';
import { toObject } from '../engine/object.ts';
import { writeRecord } from '../engine/write-record.ts';
import { restConnector } from '../rest-connector.ts';
import { gitlab } from './gitlab.ts';
import { linear } from './linear.ts';
import { microsoft } from './microsoft.ts';
import { notion } from './notion.ts';
import { pandaDoc } from './panda-doc.ts';
import { quickbooks } from './quickbooks.ts';
import { recurly } from './recurly.ts';
import { ringCentral } from './ring-central.ts';
import { serviceNow } from './service-now.ts';
import { square } from './square.ts';
import { wooCommerce } from './woo-commerce.ts';
import { xero } from './xero.ts';
import { zendeskSupport } from './zendesk-support.ts';

const repeatKey = '0a97aaaa-0000-4000-8000-00000000abcd';
const create = { type: 'create', recordId: undefined, repeatKey, record: { name: 'Ada' } } as const;

interface Keyed {
  readonly connector: RestDefinition;
  readonly objectName: string;
  /** Where the key is in the query or, with dots, in the body. */
  readonly query?: string;
  readonly body?: readonly string[];
}

it.each<Keyed>([
  // https://developer.intuit.com/app/developer/qbo/docs/develop/rest-api-features
  { connector: quickbooks, objectName: 'Invoice', query: 'requestid' },
  { connector: quickbooks, objectName: 'Customer', query: 'requestid' },
  // https://learn.microsoft.com/en-us/graph/api/resources/event
  { connector: microsoft, objectName: 'events', body: ['transactionId'] },
  // https://developer.squareup.com/docs/build-basics/common-api-patterns/idempotency
  { connector: square, objectName: 'customers', body: ['idempotency_key'] },
  { connector: square, objectName: 'customer_groups', body: ['idempotency_key'] },
  { connector: square, objectName: 'team_members', body: ['idempotency_key'] },
  // packages/sdk/src/schema.graphql of github.com/linear/linear: `id` of each input
  { connector: linear, objectName: 'issues', body: ['variables', 'input', 'id'] },
  { connector: linear, objectName: 'comments', body: ['variables', 'input', 'id'] },
])(
  'sends a new record of $objectName with the key of $connector.displayName, the same one again',
  async ({ connector, objectName, query, body = [] }) => {
    const { fetch, requests } = serving(() => ({ body: {} }));

    for (const wasSent of [false, true]) {
      await writeRecord(connector, { ...create, objectName, wasSent }, fetch);
    }

    const keys = requests.map(async (request) => {
      if (query !== undefined) return new URL(request.url).searchParams.get(query);
      return body.reduce<unknown>((map, name) => memberOf(Object(map), name), await request.json());
    });
    expect(await Promise.all(keys)).toEqual([repeatKey, repeatKey]);
  },
);

// https://developers.ringcentral.com/guide/messaging/message-store/message-histories
it('sends the deletion of a message of RingCentral once, because a second one purges it', () => {
  expect(toObject(ringCentral, 'message-store').write?.delete?.repeat).toEqual({ by: 'none' });
});

// https://developer.zendesk.com/api-reference/ticketing/introduction/#idempotency,
// https://developers.pandadoc.com/reference-link/update-document, https://github.com/woocommerce/woocommerce/issues/13515,
// c_JournalFields of ServiceNow's pages
it.each([
  [zendeskSupport, 'tickets', { comment: { body: 'Oak' } }, true],
  [zendeskSupport, 'tickets', { status: 'open', tags: ['oak'] }, false],
  [serviceNow, 'incident', { work_notes: 'Oak' }, true],
  [serviceNow, 'incident', { state: '2', comments: '', work_notes: '' }, false],
  [wooCommerce, 'orders', { line_items: [{ id: 3 }, { product_id: 93 }] }, true],
  [pandaDoc, 'documents', { recipients: [{ email: 'ada@oak.example' }] }, true],
  [pandaDoc, 'documents', { recipients: [{ id: 'r1', email: 'ada@oak.example' }], name: 'Oak' }, false],
  [wooCommerce, 'orders', { shipping_lines: [{ id: 4, total: '5.00' }], status: 'completed' }, false],
])(
  'knows whether a change adds something each time that it is sent: %#',
  (definition, name, record, adds) => {
    const connector = restConnector(definition);

    expect(connector.writing(name, 'update')?.adds?.(record)).toBe(adds);
  },
);

it('takes the key that a writer gives, and not ours', async () => {
  const { fetch, requests } = serving(() => ({ body: {} }));
  const record = { subject: 'Oak', transactionId: 'theirs' };

  await writeRecord(microsoft, { ...create, objectName: 'events', wasSent: false, record }, fetch);

  expect(await requests[0]?.json()).toEqual(record);
});

// lib/api/api.rb of gitlab.com/gitlab-org/gitlab, https://learn.microsoft.com/en-us/graph/errors,
// lib/recurly/errors/api_errors.rb of github.com/recurly/recurly-client-ruby
it.each([
  [gitlab, 'milestones', 409, { message: '409 Conflict: Resource lock' }, 'conflict'],
  [gitlab, 'labels', 409, { message: 'Label already exists' }, 'rejected'],
  [microsoft, 'users', 409, { error: { code: 'Directory_ConcurrencyViolation', message: 'm' } }, 'conflict'],
  [microsoft, 'users', 409, { error: { code: 'nameAlreadyExists', message: 'm' } }, 'rejected'],
  [recurly, 'accounts', 422, { error: { type: 'simultaneous_request', message: 'm' } }, 'conflict'],
] as const)('sends again what somebody else was faster with, and nothing else: %#', async (...given) => {
  const [connector, objectName, status, body, kind] = given;
  const { write } = writing(connector, () => ({ status, body }));

  const written = write({ objectName, type: 'update', recordId: '1/7', record: { title: 'Oak' } });

  await expect(written).rejects.toMatchObject({ kind });
});

// https://github.com/dvanoni/notero/issues/704: what is in the trash cannot be put there again.
it.each<[RestDefinition, string, string, (isDeleted: boolean) => object]>([
  [notion, 'blocks', 'p1/7', (in_trash) => ({ object: 'block', id: '7', type: 'paragraph', in_trash })],
  [
    xero,
    'Payments',
    '7',
    (isDeleted) => ({ Payments: [{ PaymentID: '7', Status: isDeleted ? 'DELETED' : 'AUTHORISED' }] }),
  ],
])(
  'takes a deletion that $displayName refuses the second time for done, if the record has the mark of a deleted one',
  async (connector, objectName, recordId, shown) => {
    const refused = { status: 400, body: { status: 400, code: 'validation_error', message: 'Archived' } };
    const removed = (isDeleted: boolean, wasSent: boolean) =>
      writing(connector, ({ method }) => (method === 'GET' ? { body: shown(isDeleted) } : refused)).write({
        objectName,
        type: 'delete',
        recordId,
        wasSent,
      });

    expect(await removed(true, true)).toEqual({ status: 400 });
    await expect(removed(false, true)).rejects.toThrow('answered 400');
    await expect(removed(true, false)).rejects.toThrow('answered 400');
  },
);

it('looks for the record of an id that is refused the second time', async () => {
  const refused = {
    errors: [{ message: 'Argument Validation Error', extensions: { type: 'invalid input' } }],
  };
  const { fetch } = serving(async (request) => {
    const isMutation = (await request.text()).includes('mutation');
    return { body: isMutation ? refused : { data: { issue: { id: repeatKey } } } };
  });
  const repeated = { ...create, objectName: 'issues', wasSent: true };

  await expect(writeRecord(linear, { ...repeated, wasSent: false }, fetch)).rejects.toThrow('Validation');
  expect(await writeRecord(linear, repeated, fetch)).toMatchObject({ recordId: repeatKey });

  const { fetch: never } = answering({ body: refused });
  await expect(writeRecord(linear, repeated, never)).rejects.toThrow('Validation');
});
