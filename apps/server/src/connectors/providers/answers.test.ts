import { describe, expect, it } from 'vitest';
import { ProviderText } from '../../provider-words/provider-text.ts';
import type { Connector } from '../connector.ts';
import { serving } from '../engine/answering.fixture.ts';
import { describeObject } from '../engine/describe-object.ts';
import type { ProviderError } from '../engine/provider-error.ts';
import { readPage } from '../engine/read-page.ts';
import { readEvents } from '../engine/webhooks/read-event.ts';
import { writeRecord } from '../engine/write-record.ts';
import { atlassian } from './atlassian.ts';
import { attio } from './attio.ts';
import { github } from './github.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { shopify } from './shopify.ts';
import { slack } from './slack.ts';
import { zendeskSupport } from './zendesk-support.ts';

/** What a read says when the provider answers like this to its first page, and to a later one. */
async function refused(connector: Connector, objectName: string, status: number, body: unknown) {
  const { fetch } = serving(() => ({ status, body }));
  const read = (more: object) =>
    readPage(connector, { objectName, fields: [], pageSize: 50, ...more }, fetch).then(
      () => 'read',
      ({ kind, message }: ProviderError) => ({ kind, words: message.replace(/^.*? (answered|gave)/, '$1') }),
    );
  return { first: await read({}), later: await read({ cursor: new ProviderText('a') }) };
}

const wordsOf = async (connector: Connector, objectName: string, status: number, body: unknown) =>
  (await refused(connector, objectName, status, body)).first;

describe('what a provider says of an error', () => {
  // https://developers.google.com/workspace/calendar/api/guides/errors has the form, and no error of a page token.
  it('is that a cursor is gone, when a page that was asked for with one is a wrong request', async () => {
    const message = 'Invalid page token value.';
    const errors = [{ domain: 'global', reason: 'invalid', message }];
    const google400 = { error: { errors, code: 400, message } };
    const intercom400 = {
      type: 'error.list',
      errors: [{ code: 'parameter_invalid', message: 'Invalid starting_after.' }],
    };
    const later = { kind: 'cursor_gone' };

    expect(await refused(google, 'events', 400, google400)).toMatchObject({
      first: { kind: 'rejected', words: `answered 400: ${message}` },
      later,
    });
    expect(await refused(intercom, 'contacts', 400, intercom400)).toMatchObject({
      first: { kind: 'rejected', words: 'answered 400: Invalid starting_after.' },
      later,
    });
    expect(
      await refused(atlassian, 'issues', 400, { errorMessages: ['The token is not valid.'] }),
    ).toMatchObject({ later });
  });

  it.each<[string, Connector, string, number, unknown, string]>([
    // https://developers.intercom.com/docs/references/rest-api/errors/error-objects: a message is optional.
    [
      'Intercom, without a message',
      intercom,
      'contacts',
      404,
      { type: 'error.list', errors: [{ code: 'not_found' }] },
      'not_found',
    ],
    [
      'Intercom, with several',
      intercom,
      'contacts',
      404,
      {
        errors: [
          { code: 'a', message: 'No such id' },
          { code: 'b', message: 'No such email' },
        ],
      },
      'No such id (No such email)',
    ],
    ['a server before Intercom', intercom, 'contacts', 404, { status: 404, error: 'Not Found' }, 'Not Found'],
    [
      'Jira',
      atlassian,
      'issues',
      400,
      { errorMessages: ['One', 'Two'], errors: { summary: 'Too long' } },
      'One (Two; Too long)',
    ],
    [
      'Jira, of a field',
      atlassian,
      'issues',
      400,
      { errorMessages: [], errors: { summary: 'Too long', due: 'No date' } },
      'Too long (No date)',
    ],
    // https://github.com/raycast/extensions/issues/11212
    [
      'the gateway before Jira',
      atlassian,
      'issues',
      401,
      { code: 401, message: 'Unauthorized; scope does not match' },
      'Unauthorized; scope does not match',
    ],
    [
      'a server before Jira',
      atlassian,
      'issues',
      404,
      { status: 404, error: 'Not Found', message: 'No message available' },
      'No message available (Not Found)',
    ],
    // https://developer.zendesk.com/api-reference/introduction/requests/#response-format
    [
      'Zendesk',
      zendeskSupport,
      'tickets',
      422,
      {
        error: 'RecordInvalid',
        description: 'Record validation errors',
        details: {
          base: [{ description: 'Status: is not valid', error: 'InvalidValue' }],
          email: [{ description: 'Email: is taken' }],
        },
      },
      'Record validation errors (Status: is not valid; Email: is taken)',
    ],
    [
      'Zendesk, with a title',
      zendeskSupport,
      'tickets',
      403,
      { error: { title: 'Forbidden', message: 'You do not have access to this page.' } },
      'You do not have access to this page.',
    ],
    [
      'newer parts of Zendesk',
      zendeskSupport,
      'tickets',
      400,
      { errors: [{ code: 'BadRequest', title: 'Bad request', detail: 'The name is missing' }] },
      'The name is missing',
    ],
    // https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
    [
      'GitHub',
      github,
      'issues',
      422,
      {
        message: 'Validation Failed',
        errors: [{ resource: 'Issue', field: 'title', code: 'custom', message: 'title is too long' }],
      },
      'Validation Failed (title is too long)',
    ],
    // https://docs.slack.dev/apis/web-api/#responses
    [
      'Slack',
      slack,
      'users',
      200,
      {
        ok: false,
        error: 'invalid_arguments',
        response_metadata: { messages: ['[ERROR] missing required field: name'] },
      },
      'invalid_arguments ([ERROR] missing required field: name)',
    ],
    [
      'HubSpot',
      hubspot,
      'contacts',
      400,
      {
        status: 'error',
        message: 'Invalid input',
        errors: [{ message: 'score must be a number', in: 'score' }],
      },
      'Invalid input (score must be a number)',
    ],
    ['Shopify', shopify, 'customers', 200, { errors: [{ message: 'One' }, { message: 'Two' }] }, 'One (Two)'],
    ['Shopify, of a wrong address', shopify, 'customers', 404, { errors: 'Not Found' }, 'Not Found'],
  ])('is said with its details: %s', async (_, connector, object, status, body, words) => {
    expect(await wordsOf(connector, object, status, body)).toMatchObject({
      words: `answered ${status}: ${words}`,
    });
  });
});

describe('the last page', () => {
  it('of a search in Jira has neither a token nor a flag', async () => {
    const answers = [{ issues: [{ id: '1' }], nextPageToken: 'b' }, { issues: [{ id: '2' }] }];
    const { fetch, requests } = serving(() => ({ body: answers[requests.length - 1] }));
    const request = { objectName: 'issues', fields: ['summary'], pageSize: 1 };

    const first = await readPage(atlassian, request, fetch);
    const cursor = first.nextCursor ?? new ProviderText('');
    const second = await readPage(atlassian, { ...request, cursor }, fetch);

    expect([first.records, second.records]).toEqual([[{ id: '1' }], [{ id: '2' }]]);
    expect(second.nextCursor).toBeUndefined();
  });
});

describe('the types of fields', () => {
  const typesOf = async (connector: Connector, objectName: string, body: unknown) => {
    const { fetch } = serving(() => ({ body }));
    const { fields } = await describeObject(connector, objectName, fetch);
    return (...names: string[]) => names.map((name) => fields[name]?.valueType);
  };

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
      ...{ api_slug: `${type} ${isMultiselect}`, title: type, type, is_multiselect: isMultiselect },
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
      ...{ id, name: id, custom: true, schema: { type, custom: `${kind}:${own}` } },
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

// https://hexdocs.pm/attio/Attio.Records.html sends an array for an attribute with a single value too.
it('writes the values of an attribute of Attio as a list, and none as an empty one', async () => {
  const { fetch, requests } = serving(() => ({ body: { data: { id: { record_id: 'r1' } } } }));
  const write = { recordId: 'r1', repeatKey: '', wasSent: false };
  const record = { name: 'Ash', email_addresses: ['a@x.example'], company: null, score: 0 };

  await writeRecord(attio, { ...write, type: 'update', objectName: 'people', record }, fetch);
  await writeRecord(
    attio,
    { ...write, type: 'update', objectName: 'tasks', record: { is_completed: true } },
    fetch,
  );

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
      ...{ displayName: 'tagger', description: 'How large', isCustom: true },
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

// json-logs/samples/events of github.com/slackapi/java-slack-sdk: `channel` is an object in some events.
it.each([
  ...['channel_created', 'channel_rename', 'group_rename'].map((type) => ({
    type,
    channel: { id: 'C1', name: 'x' },
  })),
  ...['channel_archive', 'channel_unarchive', 'channel_deleted', 'channel_left', 'channel_shared'].map(
    (type) => ({
      ...{ type, channel: 'C1', user: 'U1', actor_id: 'U1' },
    }),
  ),
  ...['group_archive', 'group_deleted', 'member_joined_channel', 'member_left_channel'].map((type) => ({
    ...{ type, channel: 'C1', user: 'U1' },
  })),
  { type: 'channel_id_changed', old_channel_id: 'C0', new_channel_id: 'C1' },
])('finds the channel of the event $type of Slack, and what it tells', (event) => {
  const body = JSON.stringify({ event_id: 'Ev1', team_id: 'T1', event });
  const { event: places } = slack.webhooks ?? {};
  const { create, update, delete: deletion } = slack.objects?.conversations?.events ?? {};

  const [read] = (places && readEvents({ event: places }, body)) ?? [];

  const isDeletion = /_(archive|deleted)$/.test(event.type);
  const other = event.type === 'channel_created' ? create : update;
  expect(read).toMatchObject({ recordId: 'C1', account: 'T1', meaning: isDeletion ? deletion : other });
});
