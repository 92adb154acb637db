import { toObject } from '../../src/providers/connectors/engine/object.ts';
import { findDefinition } from '../../src/providers/connectors/find-connector.ts';

/** How the suite uses a provider. What its connector can do, the suite asks the connector. */
export interface ConformanceProvider {
  /** The name of the simulator, which is also the name in the table. */
  readonly dialect: string;
  /** The name in the table of one more object of a dialect. */
  readonly name?: string;
  /** The entry of the catalogue. */
  readonly provider: string;
  /** What the provider's own address is asked for besides credentials. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** The object that is read and written. */
  readonly object: string;
  /** The member of a delivered raw record that has its id. Below parents it is a field of the record. */
  readonly id: string;
  /** The records below which the lists are. So many of them are there from the beginning. */
  readonly parents?: { readonly object: string; readonly count: number };
  /** What else the account has, because a new record needs it. */
  readonly beside?: { readonly object: string; readonly count: number };
  /** A text field that a caller may write. */
  readonly textField: string;
  /** How the API takes a text for that field. Absent: as it is. */
  readonly written?: (text: string) => unknown;
  /** Another one. */
  readonly otherField: string;
  /** More text fields. */
  readonly moreFields?: readonly string[];
  /**
   * A field that the account does not show any more is told in the middle of a read: the next page with it is refused, or
   * the description lacks it.
   */
  readonly tellsHidden?: true;
  /** A text field by which the provider can filter, if it can at all. */
  readonly filterField: string;
  /** Where a delivered record has the text of that field. Absent: in the field itself. */
  readonly filterPath?: string;
  /** The provider answers one query with at most so many records. */
  readonly resultCap?: number;
  /** It answers a second delete of a record as it answers the first. */
  readonly deletesAgain?: boolean;
  /** The API takes values for fields that it does not know. */
  readonly takesAnyField?: true;
  /** The values of a new record, apart from the text field. */
  readonly required?: Readonly<Record<string, unknown>>;
}

/** Every connector that the suite is run on. */
export const conformanceProviders: readonly ConformanceProvider[] = [
  {
    dialect: 'sandbox',
    provider: 'sandboxApiKey',
    object: 'contacts',
    id: 'id',
    textField: 'last_name',
    otherField: 'city',
    moreFields: ['first_name', 'email'],
    tellsHidden: true,
    filterField: 'city',
  },
  {
    dialect: 'atlassian',
    provider: 'atlassian',
    metadata: { workspace: 'acme' },
    object: 'issues',
    id: 'id',
    textField: 'summary',
    otherField: 'customfield_10001',
    tellsHidden: true,
    filterField: 'labels',
    filterPath: "$['labels']['0']",
    required: { project: { key: 'DOW' }, issuetype: { name: 'Task' } },
  },
  {
    dialect: 'attio',
    provider: 'attio',
    object: 'companies',
    id: 'id.record_id',
    textField: 'name',
    otherField: 'description',
    filterField: 'description',
    filterPath: "$['description']['0']['value']",
  },
  {
    dialect: 'chargebee',
    provider: 'chargebee',
    metadata: { workspace: 'acme' },
    object: 'customers',
    id: 'customer.id',
    textField: 'company',
    otherField: 'email',
    moreFields: ['first_name', 'last_name'],
    filterField: 'email',
  },
  {
    dialect: 'clickup',
    provider: 'clickup',
    object: 'tasks',
    parents: { object: 'workspaces', count: 2 },
    id: 'id',
    textField: 'name',
    otherField: 'description',
    filterField: 'description',
    required: { team_id: '90000001' },
  },
  {
    dialect: 'github',
    provider: 'github',
    object: 'gists',
    id: 'id',
    textField: 'description',
    otherField: 'html_url',
    filterField: 'description',
    takesAnyField: true,
    required: { files: { 'note.md': { content: 'A note.' } } },
  },
  {
    dialect: 'google',
    provider: 'google',
    object: 'events',
    id: 'id',
    textField: 'summary',
    otherField: 'description',
    filterField: 'location',
    required: { start: { date: '2026-04-01' }, end: { date: '2026-04-02' } },
  },
  {
    dialect: 'hubspot',
    provider: 'hubspot',
    object: 'contacts',
    id: 'id',
    textField: 'lastname',
    otherField: 'city',
    moreFields: ['firstname'],
    filterField: 'email',
    deletesAgain: true,
    resultCap: 10_000,
  },
  {
    dialect: 'intercom',
    provider: 'intercom',
    object: 'contacts',
    id: 'id',
    textField: 'name',
    otherField: 'phone',
    filterField: 'email',
  },
  {
    dialect: 'linear',
    provider: 'linear',
    object: 'issues',
    id: 'id',
    textField: 'title',
    otherField: 'description',
    tellsHidden: true,
    filterField: 'description',
    required: { teamId: '7c1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6' },
  },
  {
    dialect: 'notion',
    provider: 'notion',
    // A database of the simulator. Its rows are the records.
    object: '5b1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6',
    id: 'id',
    textField: 'Name',
    written: (content) => ({ title: [{ text: { content } }] }),
    otherField: 'Note',
    tellsHidden: true,
    filterField: 'Note',
    filterPath: "$['Note']['rich_text']['0']['plain_text']",
    deletesAgain: true,
    resultCap: 10_000,
  },
  {
    dialect: 'salesforce',
    provider: 'salesforce',
    metadata: { workspace: 'acme' },
    object: 'Account',
    id: 'Id',
    textField: 'Name',
    otherField: 'BillingCity',
    // A query goes on with the fields that it began with.
    moreFields: ['Website', 'Industry', 'Phone'],
    filterField: 'BillingCity',
  },
  {
    dialect: 'pagerDuty',
    provider: 'pagerDuty',
    object: 'services',
    id: 'id',
    textField: 'name',
    otherField: 'description',
    filterField: 'name',
  },
  {
    dialect: 'pipedrive',
    provider: 'pipedrive',
    object: 'deals',
    id: 'id',
    textField: 'title',
    otherField: 'currency',
    filterField: 'status',
  },
  {
    dialect: 'recurly',
    provider: 'recurly',
    object: 'accounts',
    id: 'id',
    textField: 'company',
    otherField: 'email',
    moreFields: ['first_name', 'last_name'],
    filterField: 'email',
    required: { code: 'acme' },
  },
  {
    dialect: 'shopify',
    provider: 'shopify',
    metadata: { workspace: 'acme' },
    object: 'customers',
    id: 'id',
    textField: 'lastName',
    otherField: 'note',
    moreFields: ['firstName'],
    tellsHidden: true,
    filterField: 'email',
  },
  {
    dialect: 'slack',
    provider: 'slack',
    object: 'conversations',
    id: 'id',
    textField: 'name',
    otherField: 'creator',
    filterField: 'creator',
  },
  {
    dialect: 'stripe',
    provider: 'stripe',
    object: 'customers',
    id: 'id',
    textField: 'name',
    otherField: 'description',
    filterField: 'email',
  },
  {
    dialect: 'typeform',
    provider: 'typeform',
    object: 'forms',
    id: 'id',
    textField: 'title',
    otherField: 'type',
    filterField: 'title',
  },
  {
    dialect: 'zendeskSupport',
    provider: 'zendeskSupport',
    metadata: { workspace: 'acme' },
    object: 'tickets',
    id: 'id',
    textField: 'subject',
    otherField: 'external_id',
    filterField: 'priority',
    takesAnyField: true,
    required: { description: 'A parcel is lost.' },
  },
  {
    dialect: 'slack',
    name: 'slack messages',
    provider: 'slack',
    object: 'messages',
    parents: { object: 'conversations', count: 2 },
    id: 'id',
    textField: 'text',
    otherField: 'user',
    filterField: 'user',
    required: { channel: 'C000000001' },
  },
  {
    dialect: 'typeform',
    name: 'typeform responses',
    provider: 'typeform',
    object: 'responses',
    parents: { object: 'forms', count: 2 },
    id: 'response_id',
    textField: 'landing_id',
    otherField: 'token',
    filterField: 'token',
    required: { form_id: 'frm00001' },
  },
  {
    dialect: 'atlassian',
    name: 'atlassian comments',
    provider: 'atlassian',
    metadata: { workspace: 'acme' },
    object: 'comments',
    parents: { object: 'issues', count: 2 },
    id: 'issueAndId',
    textField: 'body',
    written: toDocument,
    otherField: 'author',
    filterField: 'author',
    filterPath: "$['author']['accountId']",
    required: { issue: '10001' },
  },
  {
    dialect: 'notion',
    name: 'notion blocks',
    provider: 'notion',
    object: 'blocks',
    parents: { object: 'pages', count: 2 },
    id: 'id',
    textField: 'paragraph',
    written: (content) => ({ rich_text: [{ text: { content } }] }),
    otherField: 'created_by',
    filterField: 'created_by',
    filterPath: "$['created_by']['id']",
    deletesAgain: true,
    // The first page of the simulator.
    required: { page: '98b8816d-5a9f-4586-85fc-f86e0a700481' },
  },
  {
    dialect: 'github',
    name: 'github pull requests',
    provider: 'github',
    object: 'repos/pulls',
    parents: { object: 'repos', count: 2 },
    id: 'path',
    textField: 'title',
    otherField: 'body',
    filterField: 'merge_commit_sha',
    takesAnyField: true,
    required: { owner: 'acme', repo: 'alder-1', head: 'topic', base: 'main' },
  },
  {
    dialect: 'github',
    name: 'github comments',
    provider: 'github',
    object: 'repos/comments',
    parents: { object: 'repos', count: 2 },
    // Issue number 1 of the first repository.
    beside: { object: 'issues', count: 1 },
    id: 'path',
    textField: 'body',
    otherField: 'html_url',
    filterField: 'author_association',
    takesAnyField: true,
    required: { owner: 'acme', repo: 'alder-1', issue_number: 1 },
  },
  {
    dialect: 'google',
    name: 'google events of calendars',
    provider: 'google',
    object: 'calendarEvents',
    parents: { object: 'calendarList', count: 2 },
    id: 'calendarAndId',
    textField: 'summary',
    otherField: 'description',
    filterField: 'location',
    required: {
      calendar: 'team00000001@group.calendar.example',
      start: { date: '2026-04-01' },
      end: { date: '2026-04-02' },
    },
  },
];

/** Rich text of Jira. */
function toDocument(text: string) {
  return { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** The name of a conformer in the table. */
export function nameOf({ name, dialect }: ConformanceProvider): string {
  return name ?? dialect;
}

/** The id of a record that was delivered. */
export function idOf(
  { id, parents }: ConformanceProvider,
  { fields, raw }: { readonly fields?: unknown; readonly raw?: unknown },
): string {
  return String(memberOf(parents ? fields : raw, id));
}

/** The value at a dotted path. */
function memberOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], value);
}

/** What a connector declares of the object that the suite uses, and what the suite knows of it. */
export function factsOf({ provider, object, filterField, resultCap }: ConformanceProvider) {
  const connector = findDefinition(provider);
  if (!connector) throw new Error(`There is no connector for ${provider}, so it cannot be in the suite.`);
  const handled = toObject(connector, object);
  return { connector, handled, filterField, resultCap };
}
export type ConnectorFacts = ReturnType<typeof factsOf>;
