import { describe, expect, it } from 'vitest';
import { ProviderText } from '../../provider-words/provider-text.ts';
import { serving } from '../engine/answering.fixture.ts';
import type { RestDefinition } from '../engine/definition.ts';
import type { ProviderError } from '../engine/provider-error.ts';
import { readPage } from '../engine/read-page.ts';
import { readEvents } from '../engine/webhooks/read-event.ts';
import { restConnector } from '../rest-connector.ts';
import { activeCampaign } from './active-campaign.ts';
import { atlassian } from './atlassian.ts';
import { brevo } from './brevo.ts';
import { github } from './github.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { monday } from './monday.ts';
import { notion } from './notion.ts';
import { paddle } from './paddle.ts';
import { shopify } from './shopify.ts';
import { slack } from './slack.ts';
import { square } from './square.ts';
import { wooCommerce } from './woo-commerce.ts';
import { zendeskSupport } from './zendesk-support.ts';
import { zoom } from './zoom.ts';

/** What a read says when the provider answers like this to its first page, and to a later one. */
async function refused(connector: RestDefinition, objectName: string, status: number, body: unknown) {
  const { fetch } = serving(() => ({ status, body }));
  const read = (more: object) =>
    readPage(connector, { objectName, fields: [], pageSize: 50, ...more }, fetch).then(
      () => 'read',
      ({ kind, message }: ProviderError) => ({ kind, words: message.replace(/^.*? (answered|gave)/, '$1') }),
    );
  return { first: await read({}), later: await read({ cursor: new ProviderText('a') }) };
}

const wordsOf = async (connector: RestDefinition, objectName: string, status: number, body: unknown) =>
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
    // The vendor's texts, as in github.com/kyleboe/zoom_rb: spec/lib/zoom/actions. They call it 300, and it comes with 400 too.
    const zoom300 = { code: 300, message: 'The next page token is either invalid or has expired.' };
    expect(await refused(zoom, 'users', 300, zoom300)).toMatchObject({ later });
  });

  it.each<[string, RestDefinition, string, number, unknown, string]>([
    // https://developers.hubspot.com/docs/api-reference/error-handling#common-error-responses
    ['HubSpot has locked the account', hubspot, 'contacts', 423, { message: 'Locked' }, 'conflict'],
    // https://docs.slack.dev/reference/methods/chat.postMessage#errors
    [
      'Slack got too many messages',
      slack,
      'users',
      200,
      { ok: false, error: 'rate_limited' },
      'rate_limited',
    ],
    ['HubSpot moves its data', hubspot, 'contacts', 477, { message: 'Migration' }, 'rate_limited'],
    // https://developer.paddle.com/errors/shared/concurrent_modification
    [
      'Paddle changes the same record',
      paddle,
      'customers',
      409,
      { error: { type: 'request_error', code: 'concurrent_modification', detail: 'Concurrent.' } },
      'conflict',
    ],
    // https://shopify.dev/docs/api/admin-graphql/latest#status-and-error-codes
    [
      'Shopify failed',
      shopify,
      'customers',
      200,
      { errors: [{ message: 'Internal error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      'unreachable',
    ],
    // https://developer.monday.com/api-reference/docs/error-handling
    [
      'monday.com has locked a board',
      monday,
      'users',
      200,
      { errors: [{ message: 'Resource is currently locked', extensions: { status_code: 423 } }] },
      'conflict',
    ],
  ])('is that %s, which is for a while', async (_, connector, objectName, status, body, kind) => {
    expect(await wordsOf(connector, objectName, status, body)).toMatchObject({ kind });
  });

  // https://developer.monday.com/api-reference/docs/error-handling#sample-format
  it('is that monday.com lacks a photo, which is no failure', async () => {
    const unavailable = { message: 'Photo unavailable.', extensions: { code: 'ASSET_UNAVAILABLE' } };
    const other = { message: 'Not allowed', extensions: { code: 'UserUnauthorizedException' } };
    const users = [{ id: '7', photo_thumb: null }];
    const readWith = (errors: object[]) => {
      const { fetch } = serving(() => ({ body: { data: { users }, errors } }));
      return readPage(monday, { objectName: 'users', fields: ['photo_thumb'], pageSize: 5 }, fetch);
    };

    await expect(readWith([unavailable, unavailable])).resolves.toMatchObject({ records: [{ id: '7' }] });
    await expect(readWith([unavailable, other])).rejects.toMatchObject({ status: 200 });
  });

  // https://developers.notion.com/guides/data-apis/query-large-data-sources
  it('is that a list is cut off, which is no success', async () => {
    const request_status = { type: 'incomplete', incomplete_reason: 'query_result_limit_reached' };
    const cut = { object: 'list', results: [], has_more: false, next_cursor: null, request_status };
    const whole = { ...cut, request_status: { type: 'complete' } };

    expect(await wordsOf(notion, 'pages', 200, cut)).toEqual({
      kind: 'rejected',
      words: 'answered 200: query_result_limit_reached',
    });
    expect(await wordsOf(notion, 'pages', 200, whole)).toBe('read');
  });

  it.each<[string, RestDefinition, string, number, unknown, string]>([
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
      'No such id; No such email',
    ],
    ['a server before Intercom', intercom, 'contacts', 404, { status: 404, error: 'Not Found' }, 'Not Found'],
    [
      'Jira',
      atlassian,
      'issues',
      400,
      { errorMessages: ['One', 'Two'], errors: { summary: 'Too long' } },
      'One; Two (summary: Too long)',
    ],
    [
      'Jira, of a field',
      atlassian,
      'issues',
      400,
      { errorMessages: [], errors: { summary: 'Too long', due: 'No date' } },
      'summary: Too long; due: No date',
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
      'Validation Failed (title is too long; title: custom)',
    ],
    // https://developers.activecampaign.com/reference/create-an-account-new
    [
      'ActiveCampaign, of a field',
      activeCampaign,
      'accounts',
      422,
      {
        errors: [
          {
            title: 'The account name was not provided.',
            detail: '',
            code: 'field_missing',
            source: { pointer: '/data/attributes/name' },
          },
        ],
      },
      'The account name was not provided. (/data/attributes/name)',
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
    ['Shopify', shopify, 'customers', 200, { errors: [{ message: 'One' }, { message: 'Two' }] }, 'One; Two'],
    ['Shopify, of a wrong address', shopify, 'customers', 404, { errors: 'Not Found' }, 'Not Found'],
  ])('is said with its details: %s', async (_, connector, object, status, body, words) => {
    expect(await wordsOf(connector, object, status, body)).toMatchObject({
      words: `answered ${status}: ${words}`,
    });
  });
});

describe('the last page', () => {
  // The specification of Intercom has an object in `pages.next` of companies, and its pages an address.
  it.each([{ page: 2, starting_after: 'b' }, 'https://api.intercom.io/companies?page=2', null])(
    'of the companies of Intercom is known by their number, also if the next page is %j',
    async (next) => {
      const pages = [[{ id: '1' }, { id: '2' }], [{ id: '3' }]];
      const { fetch, requests } = serving((_, { searchParams }) => ({
        body: {
          type: 'list',
          data: pages[Number(searchParams.get('page')) - 1],
          pages: { next },
          total_count: 3,
        },
      }));
      const request = { objectName: 'companies', fields: [], pageSize: 2 };

      const first = await readPage(intercom, request, fetch);
      const cursor = first.nextCursor ?? new ProviderText('');
      const second = await readPage(intercom, { ...request, cursor }, fetch);

      expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(['1', '2', '3']);
      expect([second.nextCursor, requests.length]).toEqual([undefined, 2]);
    },
  );

  // https://developer.squareup.com/reference/square/customers-api/list-customers, and of Brevo
  // https://github.com/sendinblue/APIv3-python-library/issues/51
  it.each([
    [square, 'customers', {}],
    [square, 'items', { latest_time: '2026-03-01T10:00:00Z' }],
    [brevo, 'emailCampaigns', { count: 0 }],
  ])('of %#, without records, has no list of them', async (connector, objectName, body) => {
    const read = (answered: object) =>
      readPage(connector, { objectName, fields: [], pageSize: 5 }, serving(() => ({ body: answered })).fetch);

    await expect(read(body)).resolves.toMatchObject({ records: [] });
    await expect(read({ ...body, others: [{ id: '1' }] })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it.each<[string, RestDefinition, string, number, unknown]>([
    // https://docs.github.com/en/rest/commits/commits#list-commits, https://github.com/github/rest-api-description/issues/385
    ['GitHub, of commits', github, 'repos/commits', 409, { message: 'Git Repository is empty.' }],
    // https://docs.github.com/en/rest/repos/repos#list-repository-contributors
    ['GitHub, of contributors', github, 'repos/contributors', 204, undefined],
    // https://developer.atlassian.com/cloud/jira/software/rest/api-group-board/
    [
      'Jira, of sprints',
      atlassian,
      'sprints',
      400,
      { errorMessages: ['The board does not support sprints'] },
    ],
  ])('of %s, may say that a parent can have no records', async (_, connector, objectName, status, body) => {
    const parent = { owner: 'acme', repo: 'empty', board: '7' };
    const readWith = (answer: object) =>
      readPage(connector, { objectName, fields: [], pageSize: 5, parent }, serving(() => answer).fetch);

    await expect(readWith({ status, body })).resolves.toMatchObject({ records: [] });
    await expect(readWith({ status: 409, body: { message: 'Other' } })).rejects.toMatchObject({
      status: 409,
    });
  });

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

// https://github.com/woocommerce/woocommerce/pull/31577: without a status, the list has coupons of every status.
it.each([
  ['products', { type: 'simple' }, { type: 'variation', parent_id: 1 }],
  ['coupons', { status: 'trash' }, { status: 'auto-draft' }],
])('a list of %s has none that WooCommerce lists too', async (objectName, one, other) => {
  const body = [
    { id: 1, ...one },
    { id: 2, ...other },
  ];
  const request = { objectName, fields: [], pageSize: 5 };

  const { records, originals } = await readPage(wooCommerce, request, serving(() => ({ body })).fetch);

  expect([records, originals]).toEqual([[body[0]], [body[0]]]);
});

// json-logs/samples/events of github.com/slackapi/java-slack-sdk: `channel` is an object in some events.
it.each([
  ...['channel_created', 'channel_rename'].map((type) => ({
    type,
    channel: { id: 'C1', name: 'x' },
  })),
  ...['channel_archive', 'channel_unarchive', 'channel_deleted', 'channel_left', 'channel_shared'].map(
    (type) => ({
      type,
      channel: 'C1',
      user: 'U1',
      actor_id: 'U1',
    }),
  ),
  ...['member_joined_channel', 'member_left_channel'].map((type) => ({
    type,
    channel: 'C1',
    user: 'U1',
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

// https://developer.squareup.com/reference/square/webhooks
it.each([
  ...['published', 'payment_made', 'scheduled_charge_failed', 'canceled', 'refunded', 'updated'].map(
    (name) => ['update', 'invoices', `invoice.${name}`] as const,
  ),
  ['delete', 'invoices', 'invoice.deleted'],
  ['update', 'team_members', 'team_member.wage_setting.updated'],
] as const)('finds the %s of %s of which the event %s of Square tells', (kind, objectName, type) => {
  const body = JSON.stringify({ event_id: '1', merchant_id: 'M1', type, data: { id: '7' } });

  const [read] = restConnector(square).events?.read(body, new Headers()) ?? [];

  const { events } = square.objects?.[objectName] ?? {};
  expect(read).toMatchObject({ recordId: '7', meaning: events?.[kind] });
});
