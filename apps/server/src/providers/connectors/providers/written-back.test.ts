import { expect, it } from 'vitest';
import { writing } from '../engine/answering.fixture.ts';
import type { RestDefinition } from '../engine/definition.ts';
import { getRecord } from '../engine/get-record.ts';
import { asana } from './asana.ts';
import { attio } from './attio.ts';
import { clickup } from './clickup.ts';
import { digitalOcean } from './digital-ocean.ts';
import { freshbooks } from './freshbooks.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { intercom } from './intercom.ts';
import { keap } from './keap.ts';
import { linear } from './linear.ts';
import { miro } from './miro.ts';
import { pipedrive } from './pipedrive.ts';
import { sentry } from './sentry.ts';
import { shopify } from './shopify.ts';
import { stripe } from './stripe.ts';
import { zendeskSupport } from './zendesk-support.ts';
import { zoom } from './zoom.ts';

interface Read {
  readonly connector: RestDefinition;
  readonly objectName: string;
  /** What says where the record is. */
  readonly place?: object;
  readonly id?: string;
  /** Fields as they are read, and as they are taken. */
  readonly read: object;
  readonly taken: object;
  /** Where a change has the fields. */
  readonly inside?: readonly string[];
}

const set = { active_from: '2026-01-01T00:00:00.000000000Z', active_until: null, created_by_actor: {} };
const typed = (attribute_type: string, value: object) => ({ ...set, attribute_type, ...value });

it.each<Read>([
  // https://developer.clickup.com/reference/updatetask
  {
    connector: clickup,
    objectName: 'tasks',
    read: {
      name: 'Oak',
      status: { status: 'in progress', color: '#000000', orderindex: 1, type: 'custom' },
      priority: { id: '2', priority: 'high', color: '#ffcc00' },
      due_date: '1508369194377',
      start_date: '2026-01-01T00:00:00Z',
      time_estimate: null,
    },
    taken: {
      name: 'Oak',
      status: 'in progress',
      priority: 2,
      due_date: 1508369194377,
      due_date_time: true,
      start_date: 1767225600000,
      start_date_time: true,
      time_estimate: null,
    },
  },
  {
    connector: clickup,
    objectName: 'tasks',
    read: {
      status: 'done',
      priority: 1,
      due_date: 1508369194377,
      start_date: 'soon',
      assignees: { add: [1], rem: [] },
    },
    taken: {
      status: 'done',
      priority: 1,
      due_date: 1508369194377,
      due_date_time: true,
      start_date: 'soon',
      assignees: { add: [1], rem: [] },
    },
  },
  // https://docs.github.com/en/rest/issues/issues#update-an-issue
  {
    connector: github,
    objectName: 'issues',
    place: { owner: 'acme', repo: 'oak', number: 7 },
    read: {
      title: 'Oak',
      labels: [{ id: 1, url: 'https://oak.example', name: 'bug', color: 'f29513', default: true }],
      assignees: [{ login: 'ada', id: 1 }],
      milestone: { number: 4, title: 'v1' },
    },
    taken: { title: 'Oak', labels: ['bug'], assignees: ['ada'], milestone: 4 },
  },
  // https://developers.asana.com/reference/updatetask
  {
    connector: asana,
    objectName: 'tasks',
    read: {
      name: 'Oak',
      assignee: { gid: '1', resource_type: 'user', name: 'Ada' },
      parent: null,
      tags: [{ gid: '2', name: 'red' }],
      external: { gid: 'ours', data: 'x' },
    },
    taken: { name: 'Oak', assignee: '1', parent: null, tags: ['2'], external: { gid: 'ours', data: 'x' } },
    inside: ['data'],
  },
  {
    connector: asana,
    objectName: 'goals',
    read: { owner: { gid: '1', name: 'Ada' }, time_period: { gid: '3', period: 'Q1' } },
    taken: { owner: '1', time_period: '3' },
    inside: ['data'],
  },
  // https://docs.sentry.io/api/events/update-an-issue/
  {
    connector: sentry,
    objectName: 'issues',
    id: 'acme/7',
    read: { status: 'resolved', assignedTo: { type: 'user', id: '88', name: 'Ada' } },
    taken: { status: 'resolved', assignedTo: 'user:88' },
  },
  {
    connector: sentry,
    objectName: 'monitors',
    id: 'acme/7',
    read: { project: { id: '1', slug: 'web' }, owner: { type: 'team', id: '6', name: 'Core' } },
    taken: { project: 'web', owner: 'team:6' },
  },
  // packages/sdk/src/schema.graphql of github.com/linear/linear: IssueUpdateInput
  {
    connector: linear,
    objectName: 'issues',
    read: { title: 'Oak', assignee: { id: '1' }, state: { id: '2' }, parent: null, labelIds: ['3'] },
    taken: { title: 'Oak', assigneeId: '1', stateId: '2', parentId: null, labelIds: ['3'] },
    inside: ['variables', 'input'],
  },
  // https://shopify.dev/docs/api/admin-graphql/latest/input-objects/CustomerInput
  {
    connector: shopify,
    objectName: 'customers',
    read: {
      firstName: 'Ada',
      defaultEmailAddress: { emailAddress: 'ada@oak.example' },
      defaultPhoneNumber: null,
    },
    taken: { id: '7', firstName: 'Ada', email: 'ada@oak.example', phone: null },
    inside: ['variables', 'input'],
  },
  // https://developers.intercom.com/docs/references/rest-api/api.intercom.io/companies/updatecompany
  {
    connector: intercom,
    objectName: 'companies',
    read: { name: 'Acme', plan: { type: 'plan', id: '1', name: 'Pro' }, size: 3 },
    taken: { name: 'Acme', plan: 'Pro', size: 3 },
  },
  // https://developers.intercom.com/docs/references/rest-api/api.intercom.io/contacts/updatecontact
  {
    connector: intercom,
    objectName: 'contacts',
    read: { name: 'Ada', avatar: { type: 'avatar', image_url: 'https://oak.example/a.png' } },
    taken: { name: 'Ada', avatar: 'https://oak.example/a.png' },
  },
  // https://docs.attio.com/rest-api/endpoint-reference/tasks/update-a-task
  {
    connector: attio,
    objectName: 'tasks',
    read: {
      is_completed: true,
      linked_records: [{ target_object_id: 'people', target_record_id: '4' }],
      assignees: [{ referenced_actor_type: 'workspace-member', referenced_actor_id: '3' }],
    },
    taken: {
      is_completed: true,
      linked_records: [{ target_object: 'people', target_record_id: '4' }],
      assignees: [{ referenced_actor_type: 'workspace-member', referenced_actor_id: '3' }],
    },
    inside: ['data'],
  },
  // https://docs.attio.com/docs/attribute-types
  {
    connector: attio,
    objectName: 'deals',
    read: {
      name: [typed('text', { value: 'Oak' })],
      stage: [typed('status', { status: { id: { status_id: '1' }, title: 'Won', is_archived: false } })],
      categories: [
        typed('select', { option: { id: { option_id: '2' }, title: 'Partner', is_archived: false } }),
      ],
      value: [typed('currency', { currency_value: 12.5, currency_code: 'EUR' })],
      owner: [
        typed('actor-reference', { referenced_actor_type: 'workspace-member', referenced_actor_id: '3' }),
      ],
      company: [typed('record-reference', { target_object: 'companies', target_record_id: '4' })],
      place: [typed('location', { locality: 'Oslo', country_code: 'NO' })],
      plain: ['text', 7, null],
    },
    taken: {
      name: ['Oak'],
      stage: ['Won'],
      categories: ['Partner'],
      value: [12.5],
      owner: [{ referenced_actor_type: 'workspace-member', referenced_actor_id: '3' }],
      company: [{ target_object: 'companies', target_record_id: '4' }],
      place: [{ locality: 'Oslo', country_code: 'NO' }],
      plain: ['text', 7, null],
    },
    inside: ['data', 'values'],
  },
  // https://pipedrive.readme.io/docs/pipedrive-api-v2-migration-guide
  {
    connector: pipedrive,
    objectName: 'deals',
    read: {
      title: '7',
      org_id: '12',
      label_ids: ['3', 4],
      visible_to: '3',
      channel_id: '5',
      person_id: null,
    },
    taken: { title: '7', org_id: 12, label_ids: [3, 4], visible_to: 3, channel_id: '5', person_id: null },
  },
  { connector: pipedrive, objectName: 'products', read: { category: '6' }, taken: { category: 6 } },
  { connector: pipedrive, objectName: 'leads', read: { visible_to: '3' }, taken: { visible_to: '3' } },
  // The package pipedrive, versions/v1: UpdateNoteRequest
  {
    connector: pipedrive,
    objectName: 'notes',
    read: { content: 'Oak', pinned_to_deal_flag: true, pinned_to_person_flag: false },
    taken: { content: 'Oak', pinned_to_deal_flag: 1, pinned_to_person_flag: 0 },
  },
  // sdks/v2/swagger.yml of github.com/infusionsoft/keap-sdk: CurrencyValue_Detail, UpdateProductRequest_Detail
  {
    connector: keap,
    objectName: 'products',
    read: { price: { amount: 1250, currency_code: 'USD', formatted_amount: '$12.50' } },
    taken: { price: 1250 },
  },
  // https://developer.zendesk.com/api-reference/ticketing/business-rules/views/#create-view
  {
    connector: zendeskSupport,
    objectName: 'views',
    read: {
      title: 'Open',
      conditions: { all: [{ field: 'status', operator: 'is', value: 'open' }], any: [] },
      execution: {
        columns: [
          { id: 'subject', title: 'Subject' },
          { id: 7, title: 'Size' },
        ],
        group_by: 'status',
        group_order: 'asc',
        sort_by: null,
        fields: [],
      },
    },
    taken: {
      title: 'Open',
      all: [{ field: 'status', operator: 'is', value: 'open' }],
      any: [],
      output: { columns: ['subject', 7], group_by: 'status', group_order: 'asc' },
    },
    inside: ['view'],
  },
  // https://www.freshbooks.com/api/active_deleted
  {
    connector: freshbooks,
    objectName: 'clients',
    id: 'acme/7',
    read: { fname: 'Ada', vis_state: 0 },
    taken: { fname: 'Ada' },
    inside: ['client'],
  },
  {
    connector: freshbooks,
    objectName: 'clients',
    id: 'acme/7',
    read: { vis_state: 0 },
    taken: { vis_state: 0 },
    inside: ['client'],
  },
])(
  'takes a record of $objectName back as $connector.displayName shows it',
  async ({ connector, objectName, place = {}, id = '7', read, taken, inside = [] }) => {
    const { write, requests } = writing(connector, () => ({ body: { success: true } }));

    await write({ objectName, recordId: id, type: 'update', record: { ...place, ...read } });

    const body = await requests.at(-1)?.json();
    expect(inside.reduce((map, name) => map[name], body)).toEqual(taken);
  },
);

// https://docs.gitlab.com/api/issues/#update-an-issue, sdks/v2/swagger.yml of github.com/infusionsoft/keap-sdk, and
// packages/generator/spec.json of github.com/miroapp/api-clients
it.each([
  {
    connector: gitlab,
    objectName: 'issues',
    id: '1/7',
    shown: { milestone: { id: 3 }, assignees: [{ id: 1 }, { id: 2 }], epic: null },
    fields: { milestone_id: 3, assignee_ids: [1, 2], epic_id: null },
    sent: { milestone_id: 4 },
  },
  {
    connector: gitlab,
    objectName: 'merge_requests',
    id: '1/7',
    shown: { force_remove_source_branch: true },
    fields: { remove_source_branch: true },
    sent: { remove_source_branch: false },
  },
  {
    connector: keap,
    objectName: 'opportunities',
    id: '7',
    shown: { contact: { id: '1' }, stage: { id: '3' }, user: null },
    fields: { contact_id: '1', stage_id: '3', user_id: null },
    sent: { stage_id: '4' },
  },
  {
    connector: keap,
    objectName: 'orders',
    id: '7',
    shown: { contact: { id: '1' }, title: 'Oak' },
    fields: { contact_id: '1', order_title: 'Oak' },
    sent: { order_title: 'Ash' },
  },
  {
    connector: keap,
    objectName: 'products',
    id: '7',
    shown: { inventory: { inventory_limit: 5, out_of_stock_enabled: true } },
    fields: { inventory_limit: 5, out_of_stock_enabled: true, email_for_inventory_notifications: null },
    sent: { inventory_limit: 6 },
  },
  {
    connector: miro,
    objectName: 'boards',
    id: '7',
    shown: { team: { id: '1', name: 'Oak' }, project: null },
    fields: { teamId: '1', projectId: null },
    sent: { teamId: '2' },
  },
  {
    connector: zoom,
    objectName: 'phone_call_queues',
    id: '7',
    shown: { site: { id: '1', name: 'Oak' } },
    fields: { site_id: '1' },
    sent: { site_id: '2' },
  },
])(
  'shows what $connector.displayName takes under another name: $sent',
  async ({ connector, objectName, id, shown, fields, sent }) => {
    const body = { id: 7, iid: 7, project_id: 1, ...shown };
    const { write, fetch } = writing(connector, () => ({ body }));

    const { found } = await getRecord(connector, { objectName, id, fields: [] }, fetch);
    const { otherwise } = await write({ objectName, type: 'update', recordId: id, record: sent });

    expect(found).toMatchObject(fields);
    expect(otherwise).toEqual(Object.keys(sent));
  },
);

// https://docs.digitalocean.com/reference/api/digitalocean/#tag/Droplets/operation/droplets_create
it('makes a droplet of DigitalOcean like one that was read', async () => {
  const { write, requests } = writing(digitalOcean, () => ({ body: { droplet: { id: 8 } } }));
  const record = {
    name: 'web',
    image: { id: 7, slug: null, name: 'Ours' },
    size: { slug: 's-1vcpu-1gb', memory: 1024 },
    region: { slug: 'nyc3', name: 'New York 3' },
  };

  await write({ objectName: 'droplets', type: 'create', record });

  expect(await requests[0]?.json()).toEqual({ name: 'web', image: 7, size: 's-1vcpu-1gb', region: 'nyc3' });
});

// https://docs.stripe.com/api/subscriptions/update
it('takes tax rates and prices of a subscription of Stripe back as it shows them', async () => {
  const { write, requests } = writing(stripe, () => ({ body: { id: 'sub_1' } }));
  const record = {
    default_tax_rates: [{ id: 'txr_1', object: 'tax_rate', percentage: 20 }],
    items: {
      object: 'list',
      data: [{ id: 'si_1', price: { id: 'price_1' }, quantity: 2, metadata: { a: 'b' }, tax_rates: [] }],
      has_more: false,
    },
  };

  await write({ objectName: 'subscriptions', recordId: 'sub_1', type: 'update', record });

  const sent = new URLSearchParams(await requests[0]?.text());
  expect(Object.fromEntries(sent)).toEqual({
    'default_tax_rates[0]': 'txr_1',
    'items[0][id]': 'si_1',
    'items[0][price]': 'price_1',
    'items[0][quantity]': '2',
  });
});

// https://www.freshbooks.com/api/active_deleted
it('says that FreshBooks archives a record only in a write of its own', async () => {
  const { write, requests } = writing(freshbooks, () => ({ body: {} }));
  const record = { name: 'Oak', vis_state: 2 };

  await expect(write({ objectName: 'items', recordId: 'acme/7', type: 'update', record })).rejects.toThrow(
    'takes "vis_state" only without other fields',
  );
  expect(requests).toEqual([]);
});

it('says why a list of people of a task of ClickUp is not written', async () => {
  const { write, requests } = writing(clickup, () => ({ body: {} }));
  const record = { name: 'Oak', assignees: [{ id: 1 }] };

  await expect(write({ objectName: 'tasks', recordId: '7', type: 'update', record })).rejects.toThrow(
    'who is added and who is taken away',
  );
  expect(requests).toEqual([]);
});

// https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#setting-custom-field-values
it('says which custom field a ticket of Zendesk does not have', async () => {
  const custom_fields = [{ id: 7, value: 'a' }];
  const ticket = { id: 1, subject: 'Oak', custom_fields };
  const { write } = writing(zendeskSupport, () => ({ body: { ticket } }));
  const record = { subject: 'Oak', custom_field_7: 'a', custom_field_8: 'b' };

  expect(await write({ objectName: 'tickets', recordId: '1', type: 'update', record })).toMatchObject({
    otherwise: ['custom_field_8'],
  });
});

// The package @zoom/rivet: UsersCreateUsersRequestBody, UsersUpdateUserRequestBody and their neighbours.
it.each([
  ['users', 'create', { email: 'ada@oak.example', dept: 'Sales' }, 'dept'],
  ['users', 'update', { dept: 'Sales', email: 'eve@oak.example' }, 'email'],
  ['phone_call_queues', 'create', { name: 'Oak', status: 'inactive' }, 'status'],
  ['phone_call_queues', 'update', { name: 'Oak', members: { users: [] } }, 'members'],
  ['phone_shared_line_groups', 'update', { site_id: '8' }, 'site_id'],
  ['phone_common_areas', 'update', { calling_plans: [{ type: 200 }] }, 'calling_plans'],
] as const)(
  'says that Zoom would pass over a field of %s in a %s of %o',
  async (objectName, type, record, name) => {
    const { write, requests } = writing(zoom, () => ({ body: { id: '7', email: 'ada@oak.example' } }));
    const recordId = type === 'update' ? '7' : undefined;

    await expect(write({ objectName, type, recordId, record })).rejects.toThrow(`"${name}"`);

    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

it('changes a user of Zoom who is sent with the address that Zoom has', async () => {
  const { write, requests } = writing(zoom, () => ({ body: { id: '7', email: 'ada@oak.example' } }));
  const record = { dept: 'Sales', email: 'Ada@oak.example' };

  await write({ objectName: 'users', recordId: '7', type: 'update', record });

  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
});
