import { describe, expect, it } from 'vitest';
import { openTrialPlace } from '../../../../test/conformance/trial-place.ts';
import { definitionOf } from '../../../../test/shipped-connectors.ts';
import { createSimulators } from '../../../../test/simulators/app.ts';
import { serving, writing } from '../engine/answering.fixture.ts';
import type { RestDefinition } from '../engine/definition.ts';
import { describeObject } from '../engine/describe-object.ts';
import { getRecord } from '../engine/get-record.ts';
import { toObject } from '../engine/object.ts';
import { readPage } from '../engine/read-page.ts';
import { writeRecord } from '../engine/write-record.ts';
import { atlassian } from './atlassian.ts';
import { attio } from './attio.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { pipedrive } from './pipedrive.ts';
import { zendeskSupport } from './zendesk-support.ts';

describe('the types of fields', () => {
  const typesOf = async (connector: RestDefinition, objectName: string, body: unknown) => {
    const { fetch } = serving(() => ({ body }));
    const { fields } = await describeObject(connector, objectName, fetch);
    return (...names: string[]) => names.map((name) => fields[name]?.valueType);
  };

  // https://pipedrive.readme.io/docs/pipedrive-api-v2-migration-guide#time-custom-field-format-changes
  it('of Pipedrive: a time of a custom field is a map with its zone, and a text where version 1 has it', async () => {
    const data = [
      { field_code: 'opens', field_type: 'time', is_custom_field: true },
      { field_code: 'due', field_type: 'time', is_custom_field: false },
    ];

    const [deals, activities, leads] = await Promise.all(
      ['deals', 'activities', 'leads'].map((name) => typesOf(pipedrive, name, { success: true, data })),
    );

    expect([deals?.('opens'), activities?.('due'), leads?.('opens')]).toEqual([
      ['other'],
      ['string'],
      ['string'],
    ]);
  });

  // PublicApiSpecs/CRM/Properties of github.com/HubSpot/HubSpot-public-api-spec-collection lists types and field types.
  it('of HubSpot: one check box is a boolean, whatever its type, and an unknown type is other', async () => {
    const property = (type: string, fieldType: string) => ({ name: `${type}-${fieldType}`, type, fieldType });
    const results = [
      ...[property('enumeration', 'booleancheckbox'), property('bool', 'booleancheckbox')],
      ...[property('enumeration', 'checkbox'), property('enumeration', 'radio')],
      ...[
        property('phone_number', 'phonenumber'),
        property('object_coordinates', 'text'),
        property('json', 'text'),
      ],
    ];
    const types = await typesOf(hubspot, 'contacts', { results });

    expect(types(...results.map(({ name }) => name))).toEqual([
      ...['boolean', 'boolean', 'multiSelect', 'singleSelect', 'string', 'other', 'other'],
    ]);
  });

  // https://docs.attio.com/docs/attribute-types
  it('of Attio: what takes several values is a list of choices, and a reference stays one', async () => {
    const attribute = (type: string, isMultiselect: boolean) => ({
      api_slug: `${type} ${isMultiselect}`,
      title: type,
      type,
      is_multiselect: isMultiselect,
    });
    const data = ['select', 'email-address', 'record-reference', 'location'].flatMap((type) =>
      [true, false].map((isMultiselect) => attribute(type, isMultiselect)),
    );
    const types = await typesOf(attio, 'people', { data });

    expect(types(...data.map(({ api_slug: name }) => name))).toEqual([
      ...['multiSelect', 'singleSelect', 'multiSelect', 'string', 'reference', 'reference', 'other', 'other'],
    ]);
  });

  // https://developer.atlassian.com/server/jira/platform/jira-rest-api-examples/ names the kinds of custom fields.
  it('of Jira: a long text of version 3 is a document, and several options are a list of choices', async () => {
    const kind = 'com.atlassian.jira.plugin.system.customfieldtypes';
    const custom = (id: string, type: string, own: string) => ({
      id,
      name: id,
      custom: true,
      schema: { type, custom: `${kind}:${own}` },
    });
    const fields = [
      { id: 'description', schema: { type: 'string', system: 'description' } },
      { id: 'summary', schema: { type: 'string', system: 'summary' } },
      ...[custom('c1', 'string', 'textarea'), custom('c2', 'string', 'textfield')],
      ...[custom('c3', 'array', 'multiselect'), custom('c4', 'array', 'multicheckboxes')],
      ...[custom('c5', 'option-with-child', 'cascadingselect'), custom('c6', 'array', 'multiuserpicker')],
      ...[custom('c7', 'option', 'select'), { id: 'labels', schema: { type: 'array', system: 'labels' } }],
    ];
    const types = await typesOf(atlassian, 'issues', fields);

    expect(types(...fields.map(({ id }) => id))).toEqual([
      ...['other', 'string', 'other', 'string', 'multiSelect', 'multiSelect', 'other', 'other'],
      ...['singleSelect', 'multiSelect'],
    ]);
  });
});

describe('the choices of fields', () => {
  const choicesOf = async (provider: 'attio' | 'zendeskSupport', objectName: string, fieldName: string) => {
    const { fetch } = await openTrialPlace(createSimulators(), provider, provider, new Date());
    const { fields } = await describeObject({ attio, zendeskSupport }[provider], objectName, fetch);
    return fields[fieldName]?.values?.map(({ value }) => value);
  };

  // https://docs.attio.com/rest-api/endpoint-reference/attributes/list-select-options lists archived ones too.
  // descriptions/2.11/api.intercom.io.yaml of github.com/intercom/Intercom-OpenAPI
  it('of Intercom: what stands inside another member does not take the place of one with the same name', async () => {
    const attribute = (full_name: string, label: string, api_writable: boolean) => ({
      name: full_name.replace('plan.', '').replace('custom_attributes.', ''),
      full_name,
      label,
      data_type: 'string',
      api_writable,
    });
    const data = [
      attribute('name', 'Company name', true),
      attribute('plan.name', 'Plan', false),
      attribute('custom_attributes.a.b', 'Ours', true),
    ];
    const { fetch } = serving(() => ({ body: { data } }));

    const { fields } = await describeObject(intercom, 'companies', fetch);

    expect(fields.name).toMatchObject({ displayName: 'Company name', readOnly: false });
    expect(fields['a.b']?.displayName).toBe('Ours');
    expect(fields.plan).toMatchObject({ displayName: 'Plan', valueType: 'other' });
  });

  it('of HubSpot are pipelines and their stages too, in their order, where the account shows them', async () => {
    const stage = (id: string, displayOrder: number, archived = false) => ({
      id,
      label: `Stage ${id}`,
      displayOrder,
      archived,
    });
    const pipelines = [
      { id: 'p2', label: 'Renewal', displayOrder: 2, stages: [stage('21', 1)] },
      {
        id: 'p1',
        label: 'Sales',
        displayOrder: 1,
        stages: [stage('12', 2), stage('11', 1), stage('13', 3, true)],
      },
    ];
    const property = (name: string) => ({ name, type: 'enumeration', fieldType: 'select', options: [] });
    const properties = { results: [property('pipeline'), property('dealstage'), property('priority')] };
    const described = (answer: object) => {
      const { fetch } = serving((_, url) =>
        url.pathname.includes('/pipelines/') ? answer : { body: properties },
      );
      return describeObject(hubspot, 'deals', fetch);
    };

    const { fields } = await described({ body: { results: pipelines } });
    const hidden = await described({ status: 403, body: { message: 'The scope is missing.' } });

    expect(fields.pipeline?.values).toEqual([
      { value: 'p1', displayValue: 'Sales' },
      { value: 'p2', displayValue: 'Renewal' },
    ]);
    expect(fields.dealstage?.values?.map(({ value, displayValue }) => [value, displayValue])).toEqual([
      ['11', 'Sales: Stage 11'],
      ['12', 'Sales: Stage 12'],
      ['21', 'Renewal: Stage 21'],
    ]);
    expect(hidden.fields).toMatchObject({ dealstage: { values: [] }, priority: { values: [] } });
    await expect(described({ status: 500, body: {} })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('of Attio have a call for each attribute, and leave out what is archived', async () => {
    expect(await choicesOf('attio', 'companies', 'categories')).toEqual(['Customer', 'Partner', 'Investor']);
    expect(await choicesOf('attio', 'deals', 'stage')).toEqual(['Lead', 'In Progress', 'Won']);
    expect(await choicesOf('attio', 'deals', 'name')).toBeUndefined();
  });

  // https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_fields/
  it('of Zendesk stand elsewhere for fields of the system', async () => {
    expect(await choicesOf('zendeskSupport', 'tickets', 'priority')).toEqual([
      ...['urgent', 'high', 'normal', 'low'],
    ]);
    expect(await choicesOf('zendeskSupport', 'tickets', 'type')).toContain('incident');
    expect(await choicesOf('zendeskSupport', 'tickets', 'subject')).toBeUndefined();
  });
});

// https://hexdocs.pm/attio/Attio.Records.html sends an array for an attribute with a single value too.
it('writes the values of an attribute of Attio as a list, and none as an empty one', async () => {
  const { write, requests } = writing(attio, () => ({ body: { data: { id: { record_id: 'r1' } } } }));
  const update = { recordId: 'r1', type: 'update' } as const;
  const record = { name: 'Ash', email_addresses: ['a@x.example'], company: null, score: 0 };

  await write({ ...update, objectName: 'people', record });
  await write({ ...update, objectName: 'tasks', record: { is_completed: true } });

  const bodies = await Promise.all(requests.map((one) => one.json()));
  const values = { name: ['Ash'], email_addresses: ['a@x.example'], company: [], score: [0] };
  expect(bodies).toEqual([{ data: { values } }, { data: { is_completed: true } }]);
});

// https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#json-format has the values as a list, and
// https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_fields/ their types.
describe('the custom fields of a ticket in Zendesk', () => {
  it('are fields with a type, and those of the system are not listed twice', async () => {
    const custom = (id: number, type: string, more: object = {}) => ({
      id,
      type,
      title: type,
      removable: true,
      ...more,
    });
    const options = [{ id: 1, name: 'Large', value: 'size_l' }];
    const body = {
      ticket_fields: [
        { id: 1, type: 'subject', title: 'Subject', removable: false },
        custom(2, 'tagger', { custom_field_options: options, description: 'How large' }),
        ...[custom(3, 'multiselect'), custom(4, 'checkbox'), custom(5, 'integer'), custom(6, 'decimal')],
        ...[custom(7, 'date'), custom(8, 'lookup'), custom(9, 'regexp'), custom(10, 'new_kind')],
        custom(360_000_000_011, 'textarea'),
      ],
    };
    const { fetch } = serving((_, { pathname }) => ({
      body: pathname.endsWith('/ticket_fields') ? body : {},
    }));

    const { fields } = await describeObject(zendeskSupport, 'tickets', fetch);

    const types = Object.entries(fields).filter(([name]) => name.startsWith('custom_field_'));
    expect(types.map(([name, { valueType }]) => [name, valueType])).toEqual([
      ...[
        ['custom_field_2', 'singleSelect'],
        ['custom_field_3', 'multiSelect'],
        ['custom_field_4', 'boolean'],
      ],
      ...[
        ['custom_field_5', 'int'],
        ['custom_field_6', 'float'],
        ['custom_field_7', 'date'],
      ],
      ...[
        ['custom_field_8', 'reference'],
        ['custom_field_9', 'string'],
        ['custom_field_10', 'other'],
      ],
      ['custom_field_360000000011', 'string'],
    ]);
    expect(fields.custom_field_2).toMatchObject({
      displayName: 'tagger',
      description: 'How large',
      isCustom: true,
      values: [{ value: 'size_l', displayValue: 'Large' }],
    });
    expect(fields.subject).toMatchObject({ valueType: 'string', isCustom: false });
  });

  it('are read from the list of ids and values, and written into it', async () => {
    const own = [{ id: 2, value: null }, { id: 360_000_000_011, value: ['a', 'b'] }, { value: 'none' }, 7];
    const ticket = { id: 5, subject: 'Roof', custom_fields: own };
    const { fetch, requests } = serving(() => ({ body: { tickets: [ticket], ticket, end_of_stream: true } }));
    const of = { objectName: 'tickets', repeatKey: '', wasSent: false };
    const record = { subject: 'Door', custom_field_2: 'size_l', custom_field_360000000011: ['b'] };

    const { records } = await readPage(zendeskSupport, { ...of, fields: [], pageSize: 9 }, fetch);
    await writeRecord(zendeskSupport, { ...of, type: 'create', recordId: undefined, record }, fetch);
    const beside = {
      custom_fields: [
        { id: 2, value: 'x' },
        { id: 4, value: true },
      ],
      custom_field_2: null,
    };
    await writeRecord(zendeskSupport, { ...of, type: 'update', recordId: '5', record: beside }, fetch);

    const moved = { custom_field_2: null, custom_field_360000000011: ['a', 'b'] };
    expect(records).toEqual([{ ...ticket, ...moved }]);
    const bodies = await Promise.all(requests.slice(1).map((one) => one.json()));
    expect(bodies).toEqual([
      {
        ticket: {
          subject: 'Door',
          custom_fields: [
            { id: 2, value: 'size_l' },
            { id: 360_000_000_011, value: ['b'] },
          ],
        },
      },
      {
        ticket: {
          custom_fields: [
            { id: 4, value: true },
            { id: 2, value: null },
          ],
        },
      },
    ]);
  });
});

// The requests of github.com/intercom/Intercom-OpenAPI, and https://developer.zendesk.com/api-reference/ticketing/users/users/
// have custom fields in a map of their own. Beside it, they are not taken, or passed over without a word.
it.each([
  { connector: intercom, objectName: 'contacts', map: 'custom_attributes', wrap: undefined },
  { connector: intercom, objectName: 'companies', map: 'custom_attributes', wrap: undefined },
  { connector: zendeskSupport, objectName: 'users', map: 'user_fields', wrap: 'user' },
  {
    connector: zendeskSupport,
    objectName: 'organizations',
    map: 'organization_fields',
    wrap: 'organization',
  },
])(
  'writes a custom field of $objectName, which is read at the top, into $map',
  async ({ connector, objectName, map, wrap }) => {
    const { write, requests } = writing(connector, () => ({ body: { id: '1', [wrap ?? 'x']: { id: 1 } } }));
    const record = { name: 'Ash', plan_tier: 'team', [map]: { seats: 7, plan_tier: 'free' } };

    await write({ objectName, recordId: '1', type: 'update', record });
    await write({ objectName, recordId: '1', type: 'update', record: { name: 'Ash' } });

    const bodies = await Promise.all(requests.map((one) => one.json()));
    const sent = bodies.map((body) => (wrap === undefined ? body : body[wrap]));
    expect(sent).toEqual([{ name: 'Ash', [map]: { seats: 7, plan_tier: 'team' } }, { name: 'Ash' }]);
  },
);

// Documents of the vendors say of these fields, and of some records, that an answer has them only if they are named.
describe('what has to be named is asked for', () => {
  it.each([
    ['pipedrive', 'deals', ['activities_count', 'next_activity_id', 'source_lead_id']],
    ['pipedrive', 'deals/archived', ['source_lead_id']],
    ['pipedrive', 'persons', ['won_deals_count', 'marketing_status']],
    ['pipedrive', 'organizations', ['people_count']],
    ['pipedrive', 'activities', ['attendees']],
    ['atlassian', 'filters', ['jql', 'owner', 'sharePermissions', 'editPermissions', 'subscriptions']],
    ['atlassian', 'dashboards', ['owner', 'description', 'isWritable', 'favouritedCount']],
    ['atlassian', 'projects', ['lead', 'description', 'issueTypes']],
    ['atlassian', 'versions', ['approvers', 'driver', 'issuesstatus', 'operations']],
    ['atlassian', 'fields', ['key', 'stableId', 'lastUsed', 'isLocked', 'searcherKey']],
    ['atlassian', 'priorities', ['schemes']],
    ['atlassian', 'notification_schemes', ['all']],
    ['atlassian', 'permission_schemes', ['all']],
    ['atlassian', 'screen_schemes', ['issueTypeScreenSchemes']],
    ['atlassian', 'workflows', ['values.transitions']],
    ['atlassian', 'priority_schemes', ['priorities', 'projects']],
    ['atlassian', 'worklogs', ['properties']],
    ['atlassian', 'boards', ['admins', 'permissions']],
    ['atlassian', 'archived_dashboards', ['archived', 'owner']],
    ['sendGrid', 'subusers', ['include_region', 'true']],
    ['sentry', 'issues', ['inbox', 'owners', 'latestEventHasAttachments', 'sessions']],
    ['sentry', 'repos', ['settings']],
    ['digitalOcean', 'apps', ['with_projects', 'true']],
    ['constantContact', 'contact_lists', ['include_membership_count', 'all']],
    ['datadog', 'monitors', ['with_downtimes', 'true']],
    ['datadog', 'template_notebooks', ['is_template', 'true']],
    ['clickup', 'customFields', ['include_applied_objects', 'true']],
    ['brevo', 'emailCampaigns', ['globalStats']],
    ['brevo', 'archivedEmailCampaigns', ['globalStats']],
    ['bamboohr', 'archived_locations', ['archived eq true']],
    ['dropboxSign', 'fax_lines', ['show_team_lines', 'true']],
    ['activeCampaign', 'accounts', ['count_deals', 'true']],
    ['mailchimp', 'campaigns', ['include_resend_shortcut_eligibility', 'true']],
    ['paddle', 'transactions', ['include', 'available_payment_methods']],
    ['square', 'subscriptions', ['include', 'actions']],
  ])('of %s, for %s', (provider, objectName, names) => {
    const { path, query, body } = toObject(definitionOf(provider), objectName).list.request;

    const named = [path.split('?')[1], ...Object.entries({ ...query, ...body })].join(',').split(/[=&,]/);
    expect(named).toEqual(expect.arrayContaining(names));
  });
});

// Only the answer with one record has them, and the documents of `test/digests` show them of lists too:
// https://docs.dixa.io/openapi/dixa-api/beta/, lib/api and ee/lib/ee/api of gitlab.com/gitlab-org/gitlab
it.each([
  ['square', 'categories', '"path_to_root"'],
  ['dixa', 'endusers', 'customAttributes'],
  ['dixa', 'conversations', 'customAttributes'],
  ['gitlab', 'issues', '"subscribed"'],
  ['gitlab', 'environments', '"last_deployment"'],
  ['gitlab', 'projects', '"license'],
  ['gitlab', 'projects', '"import_error"'],
  ['gitlab', 'groups', '"shared_with_groups"'],
  ['gitlab', 'groups', 'shared_runners_minutes_limit"'],
  ['gitlab', 'groups', '"prevent_forking_outside_group"'],
  ['gitlab', 'groups', '"membership_lock"'],
  ['gitlab', 'groups', '"ip_restriction_ranges"'],
  ['gitlab', 'groups', '"allowed_email_domains_list"'],
])('what the list of %s does not show is no field of its %s: %s', (provider, objectName, name) => {
  const { fields } = toObject(definitionOf(provider), objectName);

  expect(JSON.stringify(fields)).not.toContain(name);
});

// https://github.com/atlassian/atlassian-mcp-server/issues/180
it('says of the work logs and comments in an issue of Jira that there may be more', async () => {
  const { fetch } = serving(() => ({
    body: [
      { id: 'worklog', name: 'Log Work', schema: { type: 'array', items: 'worklog', system: 'worklog' } },
      { id: 'comment', name: 'Comment', schema: { type: 'comments-page', system: 'comment' } },
    ],
  }));

  const { fields } = await describeObject(atlassian, 'issues', fetch);

  expect(fields.worklog?.displayName).toBe('Log Work: 20 at most. All of them are in "worklogs".');
  expect(fields.comment?.displayName).toBe('Comment: only some of many. All of them are in "comments".');
});

// PublicApiSpecs/CRM/Objects of github.com/HubSpot/HubSpot-public-api-spec-collection: SimplePublicObject has a `url`.
it('reads a property of HubSpot that is called like the address of the record', async () => {
  const { fetch } = serving(() => ({
    body: { id: '7', url: 'https://oak.example/record/7', properties: { url: 'https://acme.example' } },
  }));

  const { found } = await getRecord(hubspot, { objectName: 'contacts', id: '7', fields: ['url'] }, fetch);

  expect(found.url).toBe('https://acme.example');
});
