import { readdirSync, readFileSync } from 'node:fs';
import { objectOf } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { checkedNames, documentFindings, filled } from '../../../../packages/cli/src/api-document/compare.ts';
import { findOperation } from '../../../../packages/cli/src/api-document/find-operation.ts';
import { readApiDocument } from '../../../../packages/cli/src/api-document/read-document.ts';
import { schemaAt } from '../../../../packages/cli/src/api-document/schema.ts';
import { dataOf } from '../../src/providers/connectors/engine/definition.ts';
import { definitionOf } from '../shipped-connectors.ts';

const folder = new URL('./', import.meta.url);
const MOST_BYTES = 40_000;
/** What an object may take of a provider that has more than forty. */
const MOST_BYTES_EACH = 1000;

const lacks = (...members: string[]) => members.map((one) => ` has no member "${one}".`);

/** Findings about what a document leaves out or does not say of a text, and the vendor's own page that has it. */
const explained: Readonly<
  Record<string, readonly { readonly says: readonly string[]; readonly page: string }[]>
> = {
  // The page says it of all lists.
  activeCampaign: [
    {
      says: [' takes no query parameter "limit".', ' takes no query parameter "offset".'],
      page: 'https://developers.activecampaign.com/reference/pagination',
    },
  ],
  asana: [{ says: lacks('next_page.offset'), page: 'https://developers.asana.com/docs/pagination' }],
  // The page is newer than the document.
  attio: [
    {
      says: ['PATCH /v2/notes/{id} is not in the document.'],
      page: 'https://docs.attio.com/rest-api/endpoint-reference/notes/update-a-note',
    },
  ],
  // The list answers with these when they are asked for by name.
  box: [
    {
      says: lacks(
        'folder_upload_email',
        'sync_state',
        'can_non_owners_invite',
        'is_collaboration_restricted_to_enterprise',
        'can_non_owners_view_collaborators',
        'allowed_shared_link_access_levels',
      ),
      page: 'https://developer.box.com/reference/resources/folder/',
    },
  ],
  // Texts with milliseconds since 1970.
  clickup: [
    {
      says: ['"date_updated" is a string', '"date_created" is a string'],
      page: 'https://developer.clickup.com/docs/general-time',
    },
    {
      says: lacks('custom_item_id', 'group_assignees', 'archived'),
      page: 'https://github.com/GothenburgBitFactory/bugwarrior/blob/develop/tests/services/test_clickup.py',
    },
  ],
  // The pages are newer than the document.
  deel: [
    {
      says: [' takes no query parameter "status".'],
      page: 'https://developer.deel.com/api/reference/endpoints/accounting/retrieve-invoices',
    },
    {
      says: ['limit', 'cursor']
        .map((name) => ` GET /legal-entities takes no query parameter "${name}".`)
        .concat(lacks('page.cursor')),
      page: 'https://developer.deel.com/api/reference/endpoints/legal-entities/get-legal-entities',
    },
    {
      says: [' GET /invoices/deel needs the query parameter "contract_id".'],
      page: 'https://developer.deel.com/api/reference/endpoints/accounting/retrieve-deel-invoices',
    },
  ],
  dixa: [{ says: lacks('meta.next'), page: 'https://docs.dixa.io/docs/api-standards-rules/' }],
  freshbooks: [
    { says: lacks('include_receipt'), page: 'https://www.freshbooks.com/api/expenses' },
    { says: lacks('tax1', 'tax2', 'vis_state'), page: 'https://www.freshbooks.com/api/tasks' },
    {
      says: [' takes no query parameter "include[]".'],
      page: 'https://github.com/freshbooks/freshbooks-nodejs-sdk/blob/main/packages/api/pages/guide/custom_queries.md',
    },
    {
      says: [' takes no query parameter "include_logged_duration".'],
      page: 'https://www.freshbooks.com/api/project',
    },
    {
      says: [' takes no query parameter "team".', ' takes no query parameter "include_unlogged".'],
      page: 'https://www.freshbooks.com/api/time_entries',
    },
  ],
  front: [{ says: lacks('_pagination.next'), page: 'https://dev.frontapp.com/docs/pagination' }],
  gitlab: [
    { says: lacks('has_tasks', 'task_status'), page: 'https://docs.gitlab.com/api/issues/' },
    { says: lacks('work_in_progress'), page: 'https://docs.gitlab.com/api/merge_requests/' },
    { says: lacks('description_html'), page: 'https://docs.gitlab.com/api/labels/' },
  ],
  // The document names no parameters of lists of news, whose answers have pages.
  intercom: [
    {
      says: [' takes no query parameter "page".', ' takes no query parameter "per_page".'],
      page: 'https://developers.intercom.com/docs/build-an-integration/learn-more/rest-apis/pagination',
    },
  ],
  // The client beside the document has tried what is answered.
  iterable: [
    {
      says: ['"lastModified" is a ', '"createdAt" is a ', '"updatedAt" is a '],
      page: 'https://github.com/Iterable/api-client/blob/main/src/types/templates.ts',
    },
  ],
  // The vendor's client for TypeScript is newer than the document.
  mailchimp: [
    {
      says: [
        'Of "customers": A record has no member "sms_phone_number".',
        'Of "customers": What its list shows has no member "sms_phone_number".',
      ],
      page: 'https://github.com/mailchimp/mailchimp-marketing-typescript-sdk/blob/main/src/api/resources/ecommerce/client/requests/CreateStoreCustomerEcommerceRequest.ts',
    },
  ],
  // The schema that the facts are from names no parameters of single lists.
  microsoft: [
    {
      says: [' takes no query parameter "includeHiddenFolders".'],
      page: 'https://learn.microsoft.com/en-us/graph/api/user-list-mailfolders',
    },
  ],
  // Each kind of application has them in a schema of its own.
  okta: [
    {
      says: lacks('name', 'settings'),
      page: 'https://developer.okta.com/docs/api/openapi/okta-management/management/tag/Application/',
    },
  ],
  // The document names no parameter of any list. What can be filtered and sorted, it says in words.
  outreach: [
    {
      says: [
        ...['count', 'newFilterSyntax', 'sort', 'page[size]'].map(
          (name) => ` takes no query parameter "${name}".`,
        ),
        ' takes no query parameter "filter[',
        ...lacks('links.next'),
      ],
      page: 'https://developers.outreach.io/api/making-requests',
    },
  ],
  // The schema that the facts are from names the entities, and not what every call takes.
  quickbooks: [
    {
      says: [' takes no query parameter "requestid".'],
      page: 'https://developer.intuit.com/app/developer/qbo/docs/develop/rest-api-features',
    },
  ],
  // The client that the facts are from asks for no size.
  salesforce: [
    {
      says: [' takes no header parameter "sforce-query-options".'],
      page: 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/headers_queryoptions.htm',
    },
  ],
  posthog: [
    {
      says: [' takes no query parameter "types".'],
      page: 'https://github.com/PostHog/posthog/blob/00b1597aea473cd4f3b4d54a015afbc664a19fc6/posthog/api/hog_function.py',
    },
    {
      says: [' takes no query parameter "archived".'],
      page: 'https://github.com/PostHog/posthog/blob/55383f32d3726a5be5e1eba75d57168ff7f5220b/products/experiments/backend/experiment_service.py',
    },
    {
      says: [' takes no query parameter "date_from".', ' takes no query parameter "order_direction".'].concat(
        lacks('has_next'),
      ),
      page: 'https://github.com/PostHog/posthog/blob/004ffdf612d13ac2b7fd2544642288de456838b0/posthog/session_recordings/session_recording_api.py',
    },
  ],
  // The vendor's own code has them.
  sentry: [
    {
      says: [' takes no query parameter "status".'],
      page: 'https://github.com/getsentry/sentry/blob/master/src/sentry/releases/endpoints/organization_releases.py',
    },
    {
      says: [' takes no query parameter "sort".'],
      page: 'https://github.com/getsentry/sentry/blob/master/src/sentry/monitors/endpoints/organization_monitor_index.py',
    },
  ],
  // A text with seconds since 1970.
  slack: [{ says: ['"ts" is a string'], page: 'https://docs.slack.dev/messaging/retrieving-messages' }],
  // The list is asked for all fields with "summary".
  sendGrid: [
    {
      says: lacks('subject', 'html_content', 'plain_content', 'generate_plain_content', 'categories'),
      page: 'https://www.twilio.com/docs/sendgrid/api-reference/designs-api/list-designs',
    },
  ],
  // The client names no parameters of some lists.
  smartsheet: [
    {
      says: [' takes no query parameter "includeAll".', ' takes no query parameter "paginationType".'],
      page: 'https://developers.smartsheet.com/api/smartsheet/guides/basics/pagination',
    },
    {
      says: [' takes no query parameter "rowsModifiedSince".'],
      page: 'https://smartsheet-platform.github.io/api-docs/#get-sheet',
    },
    {
      says: [
        ' takes no query parameter "level".',
        ' GET /2.0/sheets/{sheetId} takes no query parameter "include".',
      ],
      page: 'https://developers.smartsheet.com/api/smartsheet/guides/advanced-topics/complex-column-types-and-compatibility',
    },
    {
      says: lacks('permalink'),
      page: 'https://developers.smartsheet.com/api/smartsheet/openapi/rows',
    },
    {
      says: [' GET /2.0/sheets/{sheetId}/discussions takes no query parameter "include".'],
      page: 'https://smartsheet.redoc.ly/tag/discussions',
    },
  ],
  typeform: [
    {
      says: lacks('landing_id', 'token'),
      page: 'https://www.typeform.com/developers/responses/reference/retrieve-responses/',
    },
  ],
  // The document is older than the member.
  wooCommerce: [
    {
      says: lacks('status'),
      page: 'https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/rest-api/Controllers/Version2/class-wc-rest-coupons-v2-controller.php',
    },
  ],
  xero: [
    // The document has the path twice, with each of two members of a contact.
    {
      says: [' takes the "ContactNumber" of a record'],
      page: 'https://developer.xero.com/documentation/api/accounting/contacts',
    },
    {
      says: lacks('DateString', 'DueDateString'),
      page: 'https://developer.xero.com/documentation/api/accounting/invoices',
    },
    {
      says: lacks('CreatedDateUTCString'),
      page: 'https://developer.xero.com/documentation/api/accounting/banktransfers',
    },
  ],
  zendeskSupport: [
    {
      says: [...lacks('links.next', 'meta.has_more'), ' takes no query parameter "page[size]".'],
      page: 'https://developer.zendesk.com/api-reference/introduction/pagination/',
    },
    {
      says: [' takes no query parameter "per_page".', '"status" is never "deleted".'],
      page: 'https://developer.zendesk.com/documentation/ticketing/managing-tickets/using-the-incremental-export-api/',
    },
  ],
};

const files = readdirSync(folder).filter((file) => file.endsWith('.digest'));
const digests = files.map((file) => ({
  provider: file.replace('.digest', ''),
  text: readFileSync(new URL(file, folder), 'utf8'),
}));

it.each(digests)(
  'the digest of the document of $provider says where it came from, and is small',
  ({ provider, text }) => {
    const { objects = {} } = definitionOf(provider);
    const most = Math.max(MOST_BYTES, MOST_BYTES_EACH * Object.keys(objects).length);
    expect(JSON.parse(text).info).toMatchObject({
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-source': expect.stringMatching(/\w/),
    });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
  },
);

/** Those of GraphQL schemas are held against their connectors by `graphql-digests.test.ts`. */
const documents = digests
  .filter(({ text }) => JSON.parse(text).schema === undefined)
  .map(({ provider, text }) => ({ provider, document: readApiDocument(text, provider) }));

describe.each(documents)('the digest of the document of $provider', ({ provider, document }) => {
  const connector = dataOf(definitionOf(provider));
  const known = (explained[provider] ?? []).flatMap(({ says }) => says);
  const errors = [...errorsOf(connector, document), ...unshownFields(provider, document)];

  it('has everything that the connector asks for and reads', () => {
    expect(errors.filter((message) => !known.some((says) => message.includes(says)))).toEqual([]);
  });

  it('says everything else than what is explained by a page', () => {
    expect(known.filter((says) => !errors.some((message) => message.includes(says)))).toEqual([]);
  });
});

it('finds a path that the vendor does not have', () => {
  const of = documents.find(({ provider }) => provider === 'asana');
  if (!of) throw new Error('Asana has a document.');
  const connector = dataOf(definitionOf('asana'));
  const list = { ...connector.object.list, request: { path: '/no-such-path' } };
  const planted = { ...connector, object: { ...connector.object, list }, objects: { planted: {} } };

  expect(errorsOf(planted, of.document)).toContainEqual(expect.stringContaining('/no-such-path'));
});

function errorsOf(
  connector: ReturnType<typeof dataOf>,
  document: (typeof documents)[number]['document'],
): string[] {
  return documentFindings(connector, document)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
}

/** Fields that a document has in other calls than the list. Reads would offer them, and they would be empty. */
function unshownFields(provider: string, document: (typeof documents)[number]['document']): string[] {
  const definition = definitionOf(provider);
  const connector = dataOf(definition);
  return checkedNames(connector).flatMap((name) => {
    const { list, record, fields, write } = filled(objectOf(connector, name), name);
    const listed = schemaAt(findOperation(document, list.request)?.answer, list.records);
    const one = listed === 'unknown' ? undefined : listed?.items;
    if (fields.source !== 'list' || list.fieldsParameter || !one) return [];
    const shown = [one, ...(record.unwrap ?? []).flatMap((member) => one.members.get(member) ?? [])];
    // A list whose entries have no id is not as the document says.
    if (shown.some(({ isOpen }) => isOpen) || !shown.some((map) => schemaAt(map, record.id))) return [];
    const members = Object.fromEntries(
      shown.flatMap((map) => [...map.members.keys()]).map((key) => [key, {}]),
    );
    const made = definition.functions?.toFields?.(name, members);
    const body = write?.create && findOperation(document, write.create)?.body;
    const created = schemaAt(body, write?.create?.wrap ?? '.');
    // What a new record needs stays a field.
    const needed = created === 'unknown' ? [] : [...(created?.required ?? [])];
    const known = new Set([...Object.keys({ ...members, ...made }), ...needed]);
    return fields.fields
      .filter((field) => !known.has(field.name))
      .map((field) => `Of "${name}": What its list shows has no member "${field.name}".`);
  });
}
