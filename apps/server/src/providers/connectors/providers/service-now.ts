import type { ConnectorObject } from '@dowel/schema/connector';
import { plainText } from '@dowel/schema/rules';
import { ProviderError } from '../engine/provider-error.ts';
import type { QueryLanguage } from '../engine/request/literals.ts';
import { changedSince } from './changed-since.ts';
import { listedFields } from './listed-fields.ts';
import { linkPages } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own pages: github.com/ServiceNow/ServiceNowDocs, markdown, branch australia.
const pages = 'https://www.servicenow.com/docs/r';
const documentation = `${pages}/api-reference/rest-apis/c_TableAPI.html`;
const operators = `${pages}/platform-user-interface/r_OpAvailableFiltersQueries.html`;
const limits = `${pages}/api-reference/rest-api-explorer/inbound-REST-API-rate-limiting.html`;

const records = '/api/now/table/{objectName}';
/** References to other records are their ids, and no maps with an address. All fields come, since the first record tells them. */
const query = { sysparm_exclude_reference_link: 'true' };

/** Encoded queries. A value that begins with `javascript:` is a script that the instance runs, so none is sent. */
const language: QueryLanguage = {
  and: '^',
  join: (conditions) => conditions.map((one) => `${one}^`).join(''),
  equals: (field, value) => `${field}=${value}`,
  from: (field, value) => `${field}>=${value}`,
  until: (field, value) => `${field}<=${value}`,
  // Texts have no word for what is greater and not the same.
  after: (_, value) => `sys_id>=${value}^sys_id!=${value}`,
  others: {},
  value: (value) => {
    const text = plainText(value);
    if (!/^\s*javascript:/i.test(text)) return text.replaceAll('^', '^^');
    const words =
      'ServiceNow was not called. It would run a value that begins with "javascript:" as a script.';
    throw new ProviderError('rejected', words);
  },
  // What the functions for times put into a query are times of UTC, too.
  time: (time) => time.replace('T', ' ').replace(/(\.\d+)?Z$/, ''),
};

// PATCH changes a record in the same way, and is not documented to leave out the addresses of references.
const { create, update, ...writes } = plainWrites(records, {
  documentation,
  update: 'PUT',
  record: 'result',
  id: 'sys_id',
});

/**
 * A table, with the fields that are known before it has a record. Every record has all fields. The list finds records by
 * these fields alone: an instance ignores a condition on one that does not exist, and would answer with all records.
 */
function tableOf(words: string): Pick<ConnectorObject, 'list' | 'fields'> {
  const found = listedFields(`sys_created_by! sys_updated_by! sys_mod_count! ${words}`);
  const also = [...listedFields('sys_id! sys_created_on! sys_updated_on!'), ...found];
  return {
    list: {
      request: { path: records, query, documentation },
      records: 'result',
      paging: linkPages({ sysparm_limit: 1000 }, documentation),
      conditions: {
        style: 'text',
        language: 'soql',
        into: { query: 'sysparm_query' },
        text: '{conditions}ORDERBYsys_id',
        equalsFields: found.map(({ name }) => name),
        documentation: operators,
      },
    },
    fields: { source: 'sampled', also, documentation },
  };
}

/** What the examples of the page have of both tables. Every value is a text. */
const TASK = `active activity_due additional_assignee_list approval approval_history approval_set assigned_to
  assignment_group business_duration business_service calendar_duration close_notes closed_at closed_by cmdb_ci
  comments comments_and_work_notes company contact_type correlation_display correlation_id delivery_plan
  delivery_task description due_date escalation expected_start follow_up group_list impact knowledge location
  made_sla number opened_at opened_by order parent priority reassignment_count rejection_goto short_description
  sla_due state sys_class_name sys_domain sys_domain_path sys_tags time_worked upon_approval upon_reject urgency
  user_input watch_list wf_activity work_end work_notes work_notes_list work_start`;

/** Of the journal fields that tables of ServiceNow's own have: what is written to one is added to what was written before. */
const isEntry = (name: string) => name === 'comments' || name === 'work_notes';

/** ServiceNow's Table API: every table of an instance that the account may see, with those of its customer. */
export const serviceNow = usualConnector({
  provider: 'serviceNow',
  otherProviders: ['serviceNowPKCE'],
  displayName: 'ServiceNow',
  // An instance without rules has no limit.
  errors: {
    message: 'error.message',
    details: [{ at: 'error.detail' }],
    // What stops at its rule for times may have begun to answer, and says so behind the records that it has shown.
    rules: [{ status: 200, member: 'error.message', begins: 'Transaction cancelled', means: 'too_large' }],
    documentation: limits,
  },
  // https://support.servicenow.com/kb?id=kb_article_view&sysparm_article=KB1297438
  success: [{ mustBeAbsent: 'error' }],
  functions: {
    queryLanguage: language,
    // An answer has all fields of the table, and a field of another one, such as `caller_id.name`, is not written. Comments
    // go to a table of their own, and are empty.
    isAlwaysShown: (_, name) => !name.includes('.'),
    isNeverShown: isEntry,
    // A record is read with empty ones, which add nothing.
    addsEachTime: (_, record) => Object.entries(record).some(([name, value]) => isEntry(name) && value),
    // Rights count after the size of a page, so that it can be short or empty, and the header alone knows the end. A page
    // begins behind the last record that came. Behind an empty one, it is found by its address.
    continueAfter:
      () =>
      ({ header, last }) =>
        /rel="next"/.test(header('link') ?? '') ? { after: String(last.sys_id), count: 0 } : undefined,
  },
  objectNames: 'any',
  object: {
    record: {
      id: 'sys_id',
      updateTime: { member: 'sys_updated_on', format: 'utc', granularityMs: 1000, documentation },
      createTime: { member: 'sys_created_on', format: 'utc', documentation },
    },
    ...tableOf(''),
    changes: changedSince({
      field: 'sys_updated_on',
      isFromInclusive: true,
      isUntilInclusive: true,
      granularityMs: 1000,
      documentation: operators,
    }),
    write: {
      ...writes,
      ...(create && { create: { ...create, query } }),
      ...(update && { update: { ...update, query } }),
      get: { path: `${records}/{id}`, query },
    },
  },
  objects: {
    incident: tableOf(`${TASK}
      business_stc calendar_stc caller_id category caused_by child_incidents close_code incident_state notify
      parent_incident problem_id reopen_count resolved_at resolved_by rfc severity subcategory`),
    problem: tableOf(TASK),
  },
});
