import { expect, it } from 'vitest';
import { serving, writing } from '../engine/answering.fixture.ts';
import type { RestDefinition } from '../engine/definition.ts';
import { getRecord } from '../engine/get-record.ts';
import { atlassian } from './atlassian.ts';
import { bamboohr } from './bamboohr.ts';
import { constantContact } from './constant-contact.ts';
import { datadog } from './datadog.ts';
import { digitalOcean } from './digital-ocean.ts';
import { front } from './front.ts';
import { intercom } from './intercom.ts';
import { pagerDuty } from './pager-duty.ts';
import { pandaDoc } from './panda-doc.ts';
import { payPal } from './pay-pal.ts';
import { ringCentral } from './ring-central.ts';
import { stripe } from './stripe.ts';

interface Whole {
  readonly connector: RestDefinition;
  readonly objectName: string;
  /** The record as it is answered alone. */
  readonly answer: (record: object) => object;
  /** What is read-only of it. */
  readonly fixed: object;
  readonly present: object;
  readonly change: Readonly<Record<string, unknown>>;
  /** Where a change has the fields. */
  readonly sent?: (body: { data: { attributes: object } }) => object;
}

it.each<Whole>([
  {
    connector: digitalOcean,
    objectName: 'firewalls',
    answer: (firewall) => ({ firewall }),
    fixed: { id: '7', status: 'succeeded', created_at: '2026-01-01T00:00:00Z', pending_changes: [] },
    present: {
      name: 'web',
      inbound_rules: [{ protocol: 'tcp', ports: '22' }],
      droplet_ids: [1],
      tags: ['a'],
    },
    change: { tags: ['b'] },
  },
  // specs/public.yaml of github.com/BambooHR/bhr-api-php: the update has "archived", false if it is not sent.
  {
    connector: bamboohr,
    objectName: 'locations',
    answer: (location) => location,
    fixed: { id: '7', manageable: true, createdAt: '2026-01-01T00:00:00Z' },
    present: { label: 'Oslo', archived: true, address: { city: 'Oslo', remoteLocation: false } },
    change: { label: 'Oslo S' },
  },
  // https://developer.constantcontact.com/api_guide/lists_put.html and https://developer.constantcontact.com/api_guide/segment_update.html
  {
    connector: constantContact,
    objectName: 'contact_lists',
    answer: (list) => list,
    fixed: { list_id: '7', created_at: '2026-01-01T00:00:00Z', membership_count: 3 },
    present: { name: 'Oak', description: 'Ours', favorite: true },
    change: { description: 'Of all' },
  },
  {
    connector: constantContact,
    objectName: 'segments',
    answer: (segment) => segment,
    fixed: { segment_id: 7, created_at: '2026-01-01T00:00:00Z' },
    present: { name: 'Oak', segment_criteria: '{"version":"1.0.0"}' },
    change: { name: 'Ash' },
  },
  {
    connector: datadog,
    objectName: 'dashboards',
    answer: (dashboard) => dashboard,
    fixed: { id: '7', url: '/dashboard/7', author_handle: 'ada' },
    present: { title: 'Load', layout_type: 'ordered', widgets: [{ id: 1 }], description: 'Of all hosts' },
    change: { title: 'Load now' },
  },
  {
    connector: datadog,
    objectName: 'slos',
    answer: (data) => ({ data }),
    fixed: { id: '7', created_at: 1, creator: {} },
    present: {
      name: 'Up',
      type: 'metric',
      thresholds: [{ target: 99 }],
      description: 'Of the API',
      tags: ['a'],
    },
    change: { description: 'Of all' },
  },
  {
    connector: datadog,
    objectName: 'notebooks',
    answer: ({ id, ...attributes }: { id?: string }) => ({ data: { id, type: 'notebooks', attributes } }),
    fixed: { id: '7', author: {}, modified: '2026-01-01T00:00:00Z' },
    present: { name: 'Late', cells: [{ id: 'a' }], time: { live_span: '1h' } },
    change: { name: 'Later' },
    sent: ({ data }) => data.attributes,
  },
  {
    connector: payPal,
    objectName: 'invoices',
    answer: (invoice) => invoice,
    fixed: { id: '7', status: 'DRAFT', links: [], due_amount: { value: '10.00' } },
    present: { detail: { currency_code: 'EUR' }, items: [{ name: 'Oak' }], primary_recipients: [{}] },
    change: { items: [{ name: 'Ash' }] },
  },
  {
    connector: ringCentral,
    objectName: 'address-book/contact',
    answer: (contact) => contact,
    fixed: { id: 7, uri: 'https://oak.example', availability: 'Alive' },
    present: { firstName: 'Ada', lastName: 'Oak', notes: 'Calls back', businessAddress: { city: 'Oslo' } },
    change: { lastName: 'Ash' },
  },
  {
    connector: ringCentral,
    objectName: 'answering-rule',
    answer: (rule) => ({ ...rule, extension: { id: '8', name: 'Oak' } }),
    fixed: { id: '7', uri: 'https://oak.example' },
    present: { name: 'Night', type: 'AfterHours', enabled: false, extension: '8', greetings: [{ id: '1' }] },
    change: { name: 'Late' },
  },
  {
    connector: ringCentral,
    objectName: 'caller-blocking/phone-numbers',
    answer: (number) => number,
    fixed: { id: '7', uri: 'https://oak.example' },
    present: { phoneNumber: '+16505550100', label: 'Ada', status: 'Allowed' },
    change: { label: 'Ash' },
  },
  {
    connector: ringCentral,
    objectName: 'emergency-locations',
    answer: (place) => place,
    fixed: { syncStatus: 'Verified' },
    present: {
      id: '7',
      name: 'Oak',
      address: { city: 'Oslo' },
      visibility: 'Private',
      owners: [{ id: '8' }],
    },
    change: { name: 'Ash' },
  },
  {
    connector: atlassian,
    objectName: 'dashboards',
    answer: (dashboard) => dashboard,
    fixed: { id: '7', self: 'https://oak.example', popularity: 1 },
    present: {
      name: 'Team',
      description: 'Ours',
      sharePermissions: [{ type: 'global' }],
      editPermissions: [],
    },
    change: { name: 'Our team' },
  },
])(
  'keeps what a change of $objectName does not say, where $connector.displayName replaces the whole record',
  async ({ connector, objectName, answer, fixed, present, change, sent = (body) => body }) => {
    const body = answer({ ...fixed, ...present, empty: null });
    const { write, requests } = writing(connector, () => ({ body }));

    await write({ objectName, recordId: '7', type: 'update', record: change });
    await write({ objectName, recordId: '7', type: 'delete' });

    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'DELETE']);
    expect(sent(await requests[1]?.json())).toEqual({ ...present, ...change });
  },
);

// core-api/core-api.json of github.com/frontapp/front-api-specs: custom fields that a change does not name are erased.
it.each(['accounts', 'contacts', 'conversations', 'teammates'])(
  'keeps the other custom fields of %s of Front, and asks for them only where some change',
  async (objectName) => {
    const { write, requests } = writing(front, () => ({
      body: { id: '7', name: 'Oak', custom_fields: { City: 'Oslo', Seats: 3 } },
    }));

    await write({ objectName, recordId: '7', type: 'update', record: { custom_fields: { Seats: 4 } } });
    await write({ objectName, recordId: '7', type: 'update', record: { name: 'Ash' } });

    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'PATCH']);
    expect(await requests[1]?.json()).toEqual({ custom_fields: { City: 'Oslo', Seats: 4 } });
    expect(await requests[2]?.json()).toEqual({ name: 'Ash' });
  },
);

// https://developers.intercom.com/docs/references/2.17/rest-api/api.intercom.io/news/updatenewsitem and
// .../help-center/updatecollection: what is left out is cleared, unlike the other members.
it.each([
  [
    'news_items',
    { sender_id: 3, labels: ['a'], newsfeed_assignments: [{ newsfeed_id: 1 }], reactions: ['👍'] },
  ],
  ['collections', { icon: 'book-bookmark' }],
])(
  'keeps what Intercom would clear of %s, and sends nothing else that is there',
  async (objectName, kept) => {
    const { write, requests } = writing(intercom, () => ({
      body: { id: '7', name: 'Oak', title: 'Oak', state: 'live', ...kept },
    }));

    await write({ objectName, recordId: '7', type: 'update', record: { name: 'Ash' } });
    await write({ objectName, recordId: '7', type: 'update', record: { ...kept, name: 'Fir' } });
    await write({ objectName, recordId: '7', type: 'delete' });

    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT', 'DELETE']);
    expect(await requests[1]?.json()).toEqual({ ...kept, name: 'Ash' });
    expect(await requests[2]?.json()).toEqual({ ...kept, name: 'Fir' });
  },
);

it.each([
  [pagerDuty, 'services', '/services/7?include%5B%5D=auto_pause_notifications_parameters'],
  [pandaDoc, 'documents', '/public/v1/documents/7/details'],
  [stripe, 'prices', '/v1/prices/7?expand%5B0%5D=tiers&expand%5B1%5D=currency_options'],
  [stripe, 'plans', '/v1/plans/7?expand%5B0%5D=tiers'],
])('looks at a record where all of it is that can be written: %o', async (connector, objectName, address) => {
  const { fetch, requests } = serving(() => ({ body: { id: '7', service: { id: '7' } } }));

  await getRecord(connector, { objectName, id: '7', fields: ['id'] }, fetch);

  expect(requests.map(({ url }) => url)).toEqual([`https://oak.example/base${address}`]);
});
