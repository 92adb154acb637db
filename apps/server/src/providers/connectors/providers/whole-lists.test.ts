import { describe, expect, it } from 'vitest';
import { pagesOf, serving } from '../engine/answering.fixture.ts';
import { toObject } from '../engine/object.ts';
import { readPage } from '../engine/read-page.ts';
import { factsOf } from '../engine/record-facts.ts';
import { restConnector } from '../rest-connector.ts';
import { activeCampaign } from './active-campaign.ts';
import { asana } from './asana.ts';
import { atlassian } from './atlassian.ts';
import { bamboohr } from './bamboohr.ts';
import { box } from './box.ts';
import { chargebee } from './chargebee.ts';
import { clickup } from './clickup.ts';
import { constantContact } from './constant-contact.ts';
import { datadog } from './datadog.ts';
import { deel } from './deel.ts';
import { digitalOcean } from './digital-ocean.ts';
import { freshbooks } from './freshbooks.ts';
import { front } from './front.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { keap } from './keap.ts';
import { klaviyo } from './klaviyo.ts';
import { mailchimp } from './mailchimp.ts';
import { microsoft } from './microsoft.ts';
import { miro } from './miro.ts';
import { monday } from './monday.ts';
import { notion } from './notion.ts';
import { openAI } from './open-ai.ts';
import { paddle } from './paddle.ts';
import { pagerDuty } from './pager-duty.ts';
import { pandaDoc } from './panda-doc.ts';
import { payPal } from './pay-pal.ts';
import { pinterest } from './pinterest.ts';
import { pipedrive } from './pipedrive.ts';
import { posthog } from './posthog.ts';
import { quickbooks } from './quickbooks.ts';
import { segment } from './segment.ts';
import { sentry } from './sentry.ts';
import { shopify } from './shopify.ts';
import { slack } from './slack.ts';
import { smartsheet } from './smartsheet.ts';
import { stripe } from './stripe.ts';
import { twilio } from './twilio.ts';
import { webflow } from './webflow.ts';
import { wooCommerce } from './woo-commerce.ts';
import { xero } from './xero.ts';
import { zendeskSupport } from './zendesk-support.ts';
import { zoom } from './zoom.ts';

// github.com/digitalocean/openapi, specification/resources/droplets/droplets_list.yml, and
// github.com/PagerDuty/developer-docs, docs/REST-API/21-Schedules-v2-to-v3-Upgrade.md
it.each([
  [
    digitalOcean,
    'gpu_droplets',
    { droplets: [{ id: 7 }], links: {} },
    '/base/v2/droplets?type=gpus&per_page=2',
  ],
  [pagerDuty, 'shift_schedules', { schedules: [{ id: 7 }], more: false }, '/base/v3/schedules?limit=2'],
])('reads what another list of the provider leaves out: %o', async (connector, objectName, body, address) => {
  const { fetch, requests } = serving(() => ({ body }));

  const page = await readPage(connector, { objectName, fields: [], pageSize: 2 }, fetch);

  expect(page.records.map(({ id }) => id)).toEqual([7]);
  const { pathname, search } = new URL(requests[0]?.url ?? '');
  expect(`${pathname}${search}`).toBe(address);
});

it('reads the legal entities of Deel behind the first hundred', async () => {
  const { fetch } = serving((_, { searchParams }) => {
    const isSecond = searchParams.get('cursor') === 'more';
    return { body: { data: [{ id: isSecond ? '2' : '1' }], page: { cursor: isSecond ? null : 'more' } } };
  });

  const pages = await pagesOf(deel, { objectName: 'legal-entities', fields: [], pageSize: 1 }, fetch);

  expect(pages.flatMap(({ records }) => records)).toEqual([{ id: '1' }, { id: '2' }]);
});

it.each([
  [sentry, 'issues', { organization: 'acme' }, { sort: 'new' }],
  [sentry, 'monitors', { organization: 'acme' }, { sort: 'name' }],
  [datadog, 'notebooks', undefined, { sort_field: 'created', sort_dir: 'asc' }],
  [front, 'conversations', undefined, { sort_by: 'date', sort_order: 'asc' }],
  [front, 'accounts', undefined, { sort_by: 'created_at', sort_order: 'asc' }],
  [front, 'contacts', undefined, { sort_by: 'created_at', sort_order: 'asc' }],
  [front, 'message_templates', undefined, { sort_by: 'created_at', sort_order: 'asc' }],
  [front, 'message_template_folders', undefined, { sort_by: 'created_at', sort_order: 'asc' }],
  [bamboohr, 'applications', undefined, { sortBy: 'created_date', sortOrder: 'ASC' }],
  [pandaDoc, 'forms', undefined, { order_by: 'created_date' }],
  // The cursor is the id of the last record: https://developer.paddle.com/api-reference/about/pagination
  [paddle, 'transactions', undefined, { order_by: 'id[ASC]' }],
])(
  'reads a list in an order in which no change is passed over while its pages are read: %o',
  async (connector, objectName, parent, order) => {
    const body = connector === sentry ? [] : { data: [], _results: [], applications: [], results: [] };
    const { fetch, requests } = serving(() => ({ body }));

    await readPage(connector, { objectName, fields: [], pageSize: 2, ...(parent && { parent }) }, fetch);

    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject(order);
  },
);

it.each([
  [deel, 'invoices', undefined, { status: 'all' }],
  [freshbooks, 'invoices', { accountId: '1' }, { 'include[]': 'lines' }],
  [freshbooks, 'credit_notes', { accountId: '1' }, { 'include[]': 'lines' }],
  [freshbooks, 'expenses', { accountId: '1' }, { 'include[]': 'category' }],
  [freshbooks, 'projects', { businessId: '1' }, { include_logged_duration: 'true' }],
  [freshbooks, 'time_entries', { businessId: '1' }, { team: 'true', include_unlogged: 'true' }],
  [gitlab, 'child_pipelines', { project_id: '1' }, { source: 'parent_pipeline' }],
  [gitlab, 'project_members', { project_id: '1' }, { show_seat_info: 'true' }],
  [gitlab, 'group_members', { group_id: '1' }, { show_seat_info: 'true' }],
  [google, 'events', undefined, { showHiddenInvitations: 'true' }],
  [google, 'calendarEvents', { calendar: '1' }, { showHiddenInvitations: 'true' }],
  [hubspot, 'marketing/emails', undefined, { includeStats: 'true', workflowNames: 'true' }],
  [hubspot, 'marketing/emails', undefined, { marketingCampaignNames: 'true' }],
  [hubspot, 'marketing/subscription_definitions', undefined, { includeTranslations: 'true' }],
  [intercom, 'admins', undefined, { display_avatar: 'true' }],
  [intercom, 'segments', undefined, { include_count: 'true' }],
  [keap, 'users', undefined, { filter: 'include_inactive==true;include_partners==true' }],
  [openAI, 'project_api_keys', { project_id: '1' }, { owner_project_access: 'any' }],
  [pagerDuty, 'incidents', undefined, { 'include[]': 'conference_bridge' }],
  [segment, 'audiences', { spaceId: '1' }, { include: 'schedules' }],
  [pagerDuty, 'schedules', undefined, { 'include[]': 'schedule_layers' }],
  [pagerDuty, 'services', undefined, { 'include[]': 'auto_pause_notifications_parameters' }],
  [pandaDoc, 'templates', undefined, { fields: 'content_date_modified' }],
  [payPal, 'plans', undefined, { prefer: 'return=representation' }],
  [pinterest, 'pins', undefined, { pin_metrics: 'true' }],
  [pinterest, 'targeting_templates', { ad_account_id: '1' }, { include_sizing: 'true' }],
  [posthog, 'archived_experiments', { project_id: '1' }, { archived: 'true' }],
  [sentry, 'issues', { organization: 'acme' }, { project: '-1', query: '' }],
  [sentry, 'releases', { organization: 'acme' }, { project: '-1', status: '' }],
  [sentry, 'monitors', { organization: 'acme' }, { project: '-1' }],
  [sentry, 'detectors', { organization: 'acme' }, { project: '-1' }],
  [
    smartsheet,
    'rows',
    { sheet: '1' },
    { level: '2', include: 'objectValue,writerInfo,format,filters,rowPermalink' },
  ],
  [smartsheet, 'columns', { sheet: '1' }, { level: '2' }],
  [smartsheet, 'discussions', { sheet: '1' }, { include: 'comments,attachments' }],
  [smartsheet, 'users', undefined, { include: 'lastLogin' }],
  [stripe, 'coupons', undefined, { 'expand[0]': 'data.applies_to', 'expand[1]': 'data.currency_options' }],
  [stripe, 'plans', undefined, { 'expand[0]': 'data.tiers' }],
  [stripe, 'prices', undefined, { 'expand[0]': 'data.tiers', 'expand[1]': 'data.currency_options' }],
  [twilio, 'conferences', { account: '1' }, { Status: 'completed' }],
  [twilio, 'usage_records', { account: '1' }, { IncludeSubaccounts: 'false' }],
  [xero, 'Overpayments', undefined, { unitdp: '4' }],
  [xero, 'Prepayments', undefined, { unitdp: '4' }],
])(
  'asks for what a list leaves out unless it is asked for it: %o',
  async (connector, objectName, parent, asked) => {
    const names = ['data', 'items', 'results', 'plans', 'incidents', 'schedules', 'services', 'rows'];
    const lists = Object.fromEntries([...names, objectName].map((name) => [name, []]));
    const inside = (connector === deel || connector === segment) && { data: { rows: [], audiences: [] } };
    const body = { ...lists, total_items: 0, response: { result: lists }, ...inside };
    const { fetch, requests } = serving(() => ({
      body: connector === gitlab || connector === sentry ? [] : body,
    }));

    await readPage(connector, { objectName, fields: [], pageSize: 2, ...(parent && { parent }) }, fetch);

    const { url = '', headers } = requests[0] ?? {};
    expect(Object.fromEntries([...new URL(url).searchParams, ...(headers ?? [])])).toMatchObject(asked);
  },
);

// What is shared with the account later is as old as it was, and the deals of ActiveCampaign move when one is deleted. Of a
// worker whose employment begins later, Deel shows the requests only then:
// https://developer.deel.com/api/stable/reference/endpoints/time-off/list-time-off-requests-for-organization-v-2026-01-01
it.each([
  [activeCampaign, 'deals'],
  [deel, 'time_offs'],
  [github, 'repos'],
  [smartsheet, 'sheets'],
])('reads a list as a whole that shows records late without a change: %o', async (connector, objectName) => {
  const { fetch, requests } = serving(() => ({ body: connector === github ? [] : { data: [], deals: [] } }));
  const since = new Date('2026-01-02T00:00:00Z');

  await readPage(connector, { objectName, fields: [], pageSize: 2, since }, fetch);

  expect(restConnector(connector).object(objectName).changes.source).toBe('none');
  expect(decodeURIComponent(requests[0]?.url ?? '')).not.toContain('2026');
});

// https://learn.microsoft.com/en-us/graph/api/contactfolder-list-contacts, https://developers.pipedrive.com/docs/api/v1/CallLogs
// https://pub.dev/documentation/googleapis/14.0.0/calendar_v3/Event/updated.html, https://developer.paddle.com/changelog/2025/custom-discounts
// https://developers.klaviyo.com/en/reference/get_catalog_items, https://developer.box.com/reference/get-sign-requests/
// https://developers.hubspot.com/docs/api-reference/latest/crm/imports/guide, https://developers.notion.com/reference/get-users
// https://docs.slack.dev/messaging/retrieving-messages, https://docs.stripe.com/api/tax_ids/list
// https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-status/ (`projectId`) and api-group-issue-fields/
// https://developer.zendesk.com/api-reference/ticketing/business-rules/views/#list-views
// https://developers.intercom.com/docs/references/rest-api/api.intercom.io/companies/listallcompanies
// https://docs.github.com/en/rest/repos/repos#list-repository-contributors
it.each([
  [asana, 'portfolios', 'Portfolios of the user'],
  [asana, 'tasks', 'Tasks of projects'],
  [atlassian, 'fields', 'Fields of company-managed projects'],
  [atlassian, 'statuses', 'Global statuses'],
  [bamboohr, 'webhooks', 'Webhooks of the user'],
  [box, 'sign_requests', 'Sign requests of the user'],
  [box, 'sign_templates', 'Sign templates of the user'],
  [clickup, 'customFields', 'Custom fields of the workspace level'],
  [clickup, 'views', 'Views of the Everything level'],
  [deel, 'time_offs', 'Time off of workers with an active primary employment'],
  [github, 'issues', 'Issues without older ones of repositories shared later'],
  [github, 'repos/commits', 'Commits of default branches'],
  [github, 'repos/contributors', 'Contributors with an account, by the first 500 addresses of authors'],
  [github, 'repos/issues', 'Issues of repositories without older ones of those shared later'],
  [github, 'user/issues', 'Issues of the user without older ones of repositories shared later'],
  [gitlab, 'group_members', 'Direct members of groups'],
  [gitlab, 'project_members', 'Direct members of projects'],
  [google, 'events', 'Events without changes of reminders'],
  [hubspot, 'imports', 'Imports by the app'],
  [hubspot, 'imports/errors', 'Errors of imports by the app'],
  [intercom, 'companies', 'Companies with users, 10,000 at most'],
  [klaviyo, 'catalog_categories', 'Categories of custom catalogs'],
  [klaviyo, 'catalog_items', 'Items of custom catalogs'],
  [klaviyo, 'catalog_variants', 'Variants of custom catalogs'],
  [microsoft, 'contactFolders', 'Contact folders of the default folder'],
  [microsoft, 'contacts', 'Contacts of the default folder'],
  [microsoft, 'events', 'Events and series of the default calendar'],
  [microsoft, 'plannerTasks', 'Planner tasks that are assigned to the user'],
  [miro, 'boards', 'Boards that are not opened while they are read'],
  [monday, 'items', 'Items without subitems of multi-level boards and results of formulas'],
  [notion, 'comments', 'Open comments of pages'],
  [notion, 'users', 'Users without guests'],
  [paddle, 'discounts', 'Discounts of the catalog'],
  [paddle, 'prices', 'Prices of the catalog'],
  [paddle, 'products', 'Products of the catalog'],
  [pagerDuty, 'schedules', 'Layer-based schedules'],
  [payPal, 'web_profiles', 'The 20 latest web profiles'],
  [pipedrive, 'callLogs', 'Call logs of the user'],
  [pipedrive, 'deals', 'Deals without archived deals'],
  [pipedrive, 'deals/discounts', 'Discounts of deals without those of archived deals'],
  [pipedrive, 'deals/participants', 'Participants of deals without those of archived deals'],
  [pipedrive, 'deals/products', 'Products of deals without those of archived deals'],
  [sentry, 'repos', 'Active repositories'],
  [shopify, 'orders', 'Orders of the last 60 days, or all with read_all_orders'],
  [slack, 'messages', 'Messages of public channels without replies in threads'],
  [stripe, 'payment_intents', 'Payment intents as of their last change of state'],
  [stripe, 'payment_methods', 'Payment methods for Treasury flows'],
  [stripe, 'prices', 'Prices without inline ones'],
  [stripe, 'reviews', 'Open reviews'],
  [stripe, 'tax_ids', 'Tax IDs of the account'],
  [twilio, 'conferences', 'Conferences that have ended'],
  [twilio, 'messages', "Messages of the last 13 months, or fewer by the account's setting"],
  [zendeskSupport, 'macros', 'Macros available to the user'],
  [zendeskSupport, 'ticket_metrics', 'Ticket metrics without archived tickets'],
  [zendeskSupport, 'views', 'Views available to the user'],
  [zoom, 'meetings', 'Scheduled meetings that have not expired'],
])('says in the name of a list what it leaves out in any case: %o', ({ objects }, objectName, words) => {
  expect(objects?.[objectName]?.displayName).toBe(words);
});

// https://developers.smartsheet.com/api/smartsheet/openapi/users/list-users, the section "Row Include Flags" beside it,
// https://docs.stripe.com/api/expanding_objects, https://developer.xero.com/documentation/api/accounting/contactgroups,
// and https://github.com/intuit/QuickBooks-V3-PHP-SDK/issues/276
it.each([
  [quickbooks, 'Invoice', 'InvoiceLink'],
  [smartsheet, 'rows', 'permaLink'],
  [smartsheet, 'users', 'seatType sheetCount'],
  [stripe, 'checkout/sessions', 'line_items'],
  [stripe, 'customers', 'cash_balance tax'],
  [stripe, 'payment_links', 'line_items'],
  [stripe, 'quotes', 'line_items'],
  [xero, 'ContactGroups', 'Contacts'],
  [xero, 'TrackingCategories', 'Option TrackingOptionID'],
])('offers no field that a list never shows: %o', (connector, objectName, names) => {
  const fields = JSON.stringify(restConnector(connector).object(objectName).fields);

  expect(names.split(' ').filter((name) => fields.includes(`"name":"${name}"`))).toEqual([]);
});

it.each([
  [segment, 'sources', { data: { sources: [{ metadata: { id: '1' } }] } }, { metadataId: '1' }],
  [webflow, 'sites', { sites: [{ displayName: 'Oak' }] }, { name: 'Oak' }],
])('shows in a list what is written under another name: %o', async (connector, objectName, body, shown) => {
  const { fetch } = serving(() => ({ body }));

  const { records } = await readPage(connector, { objectName, fields: [], pageSize: 2 }, fetch);

  expect(records).toMatchObject([shown]);
});

// https://apidocs.chargebee.com/docs/api/invoices/retrieve-an-invoice: `line_items_limit`
it.each(['invoices', 'credit_notes'])('says of %s of Chargebee that there are more lines', (objectName) => {
  const fields = JSON.stringify(restConnector(chargebee).object(objectName).fields);

  expect(fields).toContain('"name":"line_items_next_offset"');
});

it('asks for the lines of a single invoice of FreshBooks too', async () => {
  const { fetch, requests } = serving(() => ({ body: { response: { result: { invoice: { id: 7 } } } } }));

  await restConnector(freshbooks).get({ objectName: 'invoices', id: 'acme/7', fields: [] }, fetch);

  expect(new URL(requests[0]?.url ?? '').searchParams.get('include[]')).toBe('lines');
});

describe('the files of Slack', () => {
  /** Slack with files that were made at these seconds. It counts a hundred pages, and then begins again. */
  const withFiles = (times: readonly number[]) =>
    serving((_, { searchParams }) => {
      const [page, count] = ['page', 'count'].map((name) => Number(searchParams.get(name)));
      const until = Number(searchParams.get('ts_to') ?? Number.POSITIVE_INFINITY);
      const found = times.map((created, index) => ({ id: `F${index}`, created }));
      const there = found.filter(({ created }) => created <= until);
      const shown = Number(page) > 100 ? 1 : Number(page);
      const files = there.slice((shown - 1) * Number(count), shown * Number(count));
      return { body: { ok: true, files, paging: { total: there.length, page: shown } } };
    });

  it('are read behind the hundredth page, over which Slack counts no further', async () => {
    const times = Array.from({ length: 450 }, (_, index) => 2_000_000_000 - Math.floor(index / 3));
    const { fetch, requests } = withFiles(times);
    const pages = await pagesOf(slack, { objectName: 'files', fields: [], pageSize: 2 }, fetch);

    const ids = new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)));
    expect(ids.size).toBe(times.length);
    expect(requests).toHaveLength(100 + 100 + 27);
  });

  it.each([
    ['more are of one second', Array(300).fill(2_000_000_000)],
    ['they come in no order', Array.from({ length: 300 }, (_, index) => 2_000_000_000 + index)],
  ])('are not said to be all where %s', async (_, times) => {
    const { fetch } = withFiles(times);

    await expect(
      pagesOf(slack, { objectName: 'files', fields: [], pageSize: 2 }, fetch),
    ).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

// https://developer.monday.com/api-reference/changelog/update-to-mirrorvalue-dependencyvalue-and-boardrelationvalue-column-values
it('asks for what a linked column of monday.com shows, because its text is always null', async () => {
  const board = { items_page: { cursor: null, items: [] } };
  const { fetch, requests } = serving(() => ({ body: { data: { boards: [board] } } }));
  const request = { objectName: 'items', fields: ['column_values'], pageSize: 2, parent: { board_id: '1' } };

  await readPage(monday, request, fetch);

  const query = (await requests[0]?.json())?.query;
  for (const type of ['MirrorValue', 'BoardRelationValue', 'DependencyValue', 'SubtasksValue'])
    expect(query).toContain(`... on ${type} { display_value`);
  expect(query).toMatch(/column_values \(capabilities: \[CALCULATED\]\).* BatteryValue \{ battery_value/s);
});

// https://developer.monday.com/api-reference/reference/items: `exclude_nonactive`
it('asks monday.com for the state of a single item, because a deleted one is answered too', async () => {
  const { fetch, requests } = serving(() => ({ body: { data: { items: [{ id: '7', state: 'deleted' }] } } }));

  await restConnector(monday).get({ objectName: 'items', id: '1/7', fields: ['name'] }, fetch);

  expect((await requests[0]?.json())?.query).toMatch(/\bstate\b/);
});

// https://developers.google.com/workspace/calendar/api/v3/reference/events#status
it.each([
  ['events', undefined],
  ['calendarEvents', { calendar: '1' }],
])('takes no cancelled occurrence of a series of Google for deleted: %s', async (objectName, parent) => {
  const items = [{ status: 'cancelled' }, { status: 'cancelled', recurringEventId: '7' }];
  const { fetch } = serving(() => ({ body: { items } }));

  const request = { objectName, fields: [], pageSize: 2, ...(parent && { parent }) };
  const { records } = await readPage(google, request, fetch);

  const facts = records.map((record) => factsOf(toObject(google, objectName), record));
  expect(facts).toMatchObject([{ isDeleted: true }, { isDeleted: false }]);
});

// https://developer.constantcontact.com/api_guide/contacts_delete.html, https://www.freshbooks.com/api/active_deleted,
// https://api.mailchimp.com/schema/3.0/Swagger.json?expand
it.each([
  [constantContact, 'contacts', { deleted_at: '2026-01-02T03:04:05Z' }, {}],
  [freshbooks, 'clients', { vis_state: 1 }, { vis_state: 2 }],
  [mailchimp, 'members', { status: 'archived' }, { status: 'unsubscribed' }],
  [mailchimp, 'templates', { active: false }, { active: true }],
  [monday, 'items', { state: 'deleted' }, { state: 'archived' }],
  [pipedrive, 'persons', { is_deleted: true }, { is_deleted: false }],
  [zendeskSupport, 'groups', { deleted: true }, { deleted: false }],
  [posthog, 'feature_flags', { deleted: true }, { deleted: false, active: false }],
  [wooCommerce, 'products', { status: 'trash' }, { status: 'draft' }],
  [chargebee, 'items', { status: 'deleted' }, { status: 'archived' }],
])('knows a deleted record, which no list has, by its mark: %o', (definition, objectName, deleted, other) => {
  const connector = restConnector(definition);

  const isDeleted = [deleted, other].map((marks) =>
    connector.isDeleted?.(objectName, { id: '7', ...marks }, '7'),
  );

  expect(isDeleted).toEqual([true, false]);
});
