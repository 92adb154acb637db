import { describe, expect, it } from 'vitest';
import { writing } from '../engine/answering.fixture.ts';
import { toObject } from '../engine/object.ts';
import { factsOf } from '../engine/record-facts.ts';
import { readEvents } from '../engine/webhooks/read-event.ts';
import { restConnector } from '../rest-connector.ts';
import { chargebee } from './chargebee.ts';
import { front } from './front.ts';
import { github } from './github.ts';
import { githubWebhooks } from './github-webhooks.ts';
import { gitlab } from './gitlab.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { keap } from './keap.ts';
import { linear } from './linear.ts';
import { monday } from './monday.ts';
import { pandaDoc } from './panda-doc.ts';
import { payPal } from './pay-pal.ts';
import { sendGrid } from './send-grid.ts';

// https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
it.each(['events', 'calendarEvents'])('asks Google to take the conference of %s', async (objectName) => {
  const { write, requests } = writing(google, () => ({ body: { id: '7' } }));
  const record = { calendar: 'c', conferenceData: { createRequest: { requestId: '1' } } };
  const recordId = objectName === 'events' ? '7' : 'c/7';

  await write({ objectName, type: 'create', record });
  await write({ objectName, type: 'update', recordId, record });

  const asked = requests.map(({ url }) => new URL(url).searchParams.get('conferenceDataVersion'));
  expect(asked).toEqual(['1', '1']);
});

// src/util.ts and src/resources/api_endpoints.ts of github.com/chargebee/chargebee-node
it('writes maps of its own and lists of maps in the form that Chargebee reads', async () => {
  const { write, requests } = writing(chargebee, () => ({ body: { item_price: { id: '7' } } }));
  const tiers = [
    { starting_unit: 1, ending_unit: 10, price: 5 },
    { starting_unit: 11, price: 4 },
  ];
  const record = { name: 'Oak', metadata: { a: 1 }, tiers, tax_detail: { taxjar_product_code: '3' } };

  await write({ objectName: 'item_prices', type: 'update', recordId: '7', record });

  expect(Object.fromEntries(new URLSearchParams(await requests[0]?.text()))).toEqual({
    name: 'Oak',
    metadata: '{"a":1}',
    'tiers[starting_unit][0]': '1',
    'tiers[starting_unit][1]': '11',
    'tiers[ending_unit][0]': '10',
    'tiers[price][0]': '5',
    'tiers[price][1]': '4',
    'tax_detail[taxjar_product_code]': '3',
  });
});

// https://apidocs.chargebee.com/docs/api/customers/update-billing-info-for-a-customer
it.each([{ billing_address: { city: 'Oslo' } }, { vat_number: 'NO1' }])(
  'says that an update of a customer of Chargebee passes over %o, unless it is what the customer has',
  async (billing) => {
    let customer: object = { id: '7', ...billing };
    const { write, requests } = writing(chargebee, () => ({ body: { customer } }));
    const record = { company: 'Oak', ...billing };
    const update = { objectName: 'customers', type: 'update', recordId: '7', record } as const;

    await write(update);
    customer = { id: '7', billing_address: { city: 'Bergen' } };

    await expect(write(update)).rejects.toThrow('update_billing_info');
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  },
);

// core-api/core-api.json of github.com/frontapp/front-api-specs, lib/api of gitlab.com/gitlab-org/gitlab,
// sdks/v2/swagger.yml of github.com/infusionsoft/keap-sdk
it.each([
  [front, 'contacts', 'update', { handles: [{ handle: 'ada@oak.example', source: 'email' }] }],
  [front, 'conversations', 'update', { subject: 'Oak' }],
  [front, 'conversations', 'update', { type: 'task' }],
  [front, 'links', 'update', { external_url: 'https://oak.example' }],
  [gitlab, 'issues', 'create', { state_event: 'close' }],
  [gitlab, 'merge_requests', 'create', { state_event: 'close' }],
  [gitlab, 'milestones', 'create', { state_event: 'close' }],
  [gitlab, 'labels', 'create', { new_name: 'Ash' }],
  [keap, 'orders', 'create', { payment_plan: { auto_charge: true } }],
  [keap, 'orders', 'update', { order_items: [{ quantity: 1 }] }],
] as const)('refuses what a call passes over: %#', async (connector, objectName, type, passedOver) => {
  const { write, requests } = writing(connector, () => ({ body: { id: 7, iid: 7 } }));
  const recordId = type === 'update' ? '7' : undefined;
  const record = { project_id: 1, ...passedOver };

  const written = write({ objectName, type, recordId, record });

  await expect(written).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining(`does not take "${Object.keys(passedOver)[0]}" in this ${type}`),
  });
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it.each([
  [gitlab, 'labels', 'update', { name: 'Oak', color: '#fff' }, { new_name: 'Oak', color: '#fff' }],
  [
    keap,
    'products',
    'update',
    { inventory: { inventory_limit: 5 }, sku: 'a' },
    { inventory_limit: 5, sku: 'a' },
  ],
  [
    keap,
    'products',
    'create',
    { inventory_limit: 5, sku: 'a' },
    { inventory: { inventory_limit: 5 }, sku: 'a' },
  ],
] as const)(
  'writes a field where the call takes it: %#',
  async (connector, objectName, type, record, taken) => {
    const { write, requests } = writing(connector, () => ({ body: { id: 7 } }));

    await write({ objectName, type, recordId: '1/7', record });

    expect(await requests[0]?.json()).toEqual(taken);
  },
);

// core-api/core-api.json of github.com/frontapp/front-api-specs, openapi.json of github.com/PandaDoc/pandadoc-openapi-specification
it.each([
  [front, 'tags', '/tags/7'],
  [pandaDoc, 'documents', '/public/v1/documents/7/details'],
])('reads a record again whose update is answered without it: %#', async (connector, objectName, path) => {
  const { write, requests } = writing(connector, ({ method }) =>
    method === 'GET' ? { body: { id: '7', name: 'Oak' } } : { status: 204 },
  );

  const written = await write({ objectName, type: 'update', recordId: '7', record: { name: 'Ash' } });

  expect(written.otherwise).toEqual(['name']);
  expect(requests.at(-1)?.url).toBe(`https://oak.example/base${path}`);
});

// packages/sdk/src/schema.graphql of github.com/linear/linear: what is deleted is in the trash, and `trashed`.
it.each(['issues', 'projects', 'documents', 'initiatives'])(
  'takes %s in the trash of Linear for deleted',
  (objectName) => {
    const object = toObject(linear, objectName);

    expect(factsOf(object, { id: '1', trashed: true }).isDeleted).toBe(true);
    expect(factsOf(object, { id: '1', trashed: null }).isDeleted).toBe(false);
    expect(object.list.fieldsParameter?.always).toContain('trashed');
  },
);

// https://developer.monday.com/api-reference/docs/multi-level-boards-api-guide
it.each([
  [{ is_leaf: false, function: 'SUM' }, ['column_values']],
  [{ is_leaf: true, function: 'SUM' }, undefined],
  [{ is_leaf: false, function: 'NONE' }, undefined],
])(
  'says that monday.com changes no column that sums up subitems: %o',
  async ({ is_leaf, ...calculated }, otherwise) => {
    const column_values = [{ is_leaf, column: { capabilities: { calculated } } }];
    const { write, requests } = writing(monday, () => ({
      body: { data: { change_multiple_column_values: { id: '7', column_values } } },
    }));
    const record = { column_values: '{"numbers":"100"}' };

    const written = await write({ objectName: 'items', type: 'update', recordId: '1/7', record });

    expect(written.otherwise).toEqual(otherwise);
    expect((await requests[0]?.json())?.variables).toEqual({
      board_id: '1',
      id: '7',
      ...record,
      changed: ['numbers'],
    });
  },
);

// https://developers.hubspot.com/docs/api/crm/properties#clear-a-property-value
it('clears a property of HubSpot with an empty text', async () => {
  const { write, requests } = writing(hubspot, () => ({ body: { id: '7', properties: {} } }));
  const record = { city: null, score: 0, opted: false, name: 'Ada' };

  await write({ objectName: 'contacts', type: 'update', recordId: '7', record });

  expect(await requests[0]?.json()).toEqual({
    properties: { city: '', score: 0, opted: false, name: 'Ada' },
  });
});

// https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors
it('believes no success of HubSpot whose only record was refused', async () => {
  const errors = [{ status: 'error', category: 'VALIDATION_ERROR', message: 'score was not a number' }];
  const { write } = writing(hubspot, () => ({
    status: 207,
    body: { status: 'COMPLETE', results: [], numErrors: 1, errors },
  }));
  const record = { email: 'ada@oak.example', score: 'x' };
  const upsert = { objectName: 'contacts', type: 'upsert', record, upsertBy: 'email' } as const;

  await expect(write(upsert)).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining('score was not a number'),
  });
});

// https://developers.hubspot.com/changelog/updated-merge-functionality-for-contacts-and-companies
describe.each([
  { subscriptionType: 'contact.merge' },
  { subscriptionType: 'object.merge', objectTypeId: '0-1' },
])('a merge of HubSpot: $subscriptionType', (form) => {
  const merge = { ...form, mergedObjectIds: [7, 8], primaryObjectId: 5 };
  const event = { eventId: 1, subscriptionId: 2, portalId: 3, occurredAt: 4, ...merge };
  const told = (newObjectId: number) => {
    const { webhooks, functions } = hubspot;
    const reading = webhooks && { event: webhooks.event, functions: functions?.events };
    return (reading && readEvents(reading, JSON.stringify([{ ...event, newObjectId, objectId: 5 }]))) ?? [];
  };

  it.each([
    ['a new record', 9, ['7', '8', '5']],
    ['the first one', 5, ['7', '8']],
  ])('into %s tells of each record that is gone', (_, newObjectId, gone) => {
    const events = told(newObjectId);

    expect(events.map((one) => one?.recordId)).toEqual(gone);
    expect(new Set(events.map((one) => one?.id)).size).toBe(gone.length);
    for (const one of events) {
      expect(one).toMatchObject({
        meaning: 'contact.deletion',
        account: '3',
        raw: { ...event, newObjectId },
      });
    }
  });
});

// The same page: the id of a merged record finds the new one.
it('takes a record of HubSpot for gone that is a part of another one', () => {
  const { isDeleted } = restConnector(hubspot);

  expect(isDeleted?.('contacts', { id: '9', archived: false }, '7')).toBe(true);
  expect(isDeleted?.('lists', { listId: '7' }, '7')).toBe(false);
  expect(isDeleted?.('contacts', { id: '7', archived: false }, '7')).toBe(false);
});

// https://docs.github.com/en/rest/issues/issues#get-an-issue
it('takes an issue of GitHub for gone that another repository has now', () => {
  const reading = { event: githubWebhooks.event };
  const headers = new Headers({ 'x-github-event': 'issues', 'x-github-delivery': 'd1' });
  const { isDeleted } = restConnector(github);

  const [event] = readEvents(reading, JSON.stringify({ action: 'transferred' }), headers) ?? [];

  expect(event?.meaning).toBe('issues.deleted');
  expect(isDeleted?.('repos/issues', { number: 3 }, 'acme/oak/7')).toBe(true);
  expect(isDeleted?.('repos/issues', { number: 7 }, 'acme/oak/7')).toBe(false);
});

// openapi/invoicing_v2.json of github.com/paypal/paypal-rest-api-specifications: otherwise the answer has no record.
it.each(['invoices', 'invoice_templates'])(
  'asks PayPal for the %s that it has written',
  async (objectName) => {
    const { write, requests } = writing(payPal, () => ({ body: { id: '7' } }));

    for (const type of ['create', 'update'] as const)
      await write({ objectName, type, recordId: '7', record: { name: 'Oak' } });

    const asked = requests
      .filter(({ method }) => method !== 'GET')
      .map(({ headers }) => headers.get('prefer'));
    expect(asked).toEqual(['return=representation', 'return=representation']);
  },
);

// spec/json/tsg_mc_singlesends_v3.json of github.com/twilio/sendgrid-oai: without another call it stays a draft.
it('takes the time of a single send of SendGrid for one that a write does not set', () => {
  const { fields } = toObject(sendGrid, 'single_sends');
  const listed = fields.source === 'list' ? fields.fields : [];

  expect(listed.find(({ name }) => name === 'send_at')).toMatchObject({ readOnly: true });
});
