import type { ListEndpoint } from '@dowel/schema/connector';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, onePage, type Query, urlPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's Swagger document, version 3.0.178.
const reference = 'https://api.cc.email/v3/swagger.yaml';
const SECOND_MS = 1000;

/** @param max the largest page, or undefined where the document says none */
function listAt(path: string, records: string, max?: number, query?: Query): ListEndpoint {
  const paging = urlPages('_links.next.href', max === undefined ? 50 : { limit: max }, reference);
  return listsAt(reference, paging, records)(`/v3${path}`, query);
}

const time = { format: 'rfc3339', documentation: reference } as const;
const createTime = { member: 'created_at', ...time };
const updateTime = { member: 'updated_at', granularityMs: SECOND_MS, ...time };
const timed = (id: string) => ({ id, createTime, updateTime });

const fieldsOf = fieldsDocumentedAt(reference);
const TIMES = 'created_at:datetime! updated_at:datetime!';

const writesAt = (path: string, id: string, ways?: readonly Way[], update?: 'PATCH') =>
  plainWrites(`/v3${path}`, { documentation: reference, update: update ?? 'PUT', id, ways });

/**
 * Constant Contact's API, version 3. Contacts are not updated: the call empties whatever it is not told.
 */
export const constantContact = usualConnector({
  provider: 'constantContact',
  displayName: 'Constant Contact',
  errors: {
    message: ['0.error_message', 'error_message', 'message', '0.error_key', 'error_key'],
    documentation: 'https://developer.constantcontact.com/api_guide/glossary_responses.html',
  },
  budgets: [
    {
      scope: 'account',
      requests: 4,
      perMs: SECOND_MS,
      documentation: 'https://developer.constantcontact.com/api_guide/rate_limits.html',
    },
  ],
  functions: {
    // What is deleted is in no list any more, and is shown alone:
    // https://developer.constantcontact.com/api_guide/contacts_delete.html
    isDeleted: (_, { deleted_at }) => typeof deleted_at === 'string',
    // A segment needs both, and a list is no favourite otherwise: https://developer.constantcontact.com/api_guide/segment_update.html
    sentBeside: presentFields(() => constantContact, { contact_lists: [], segments: ['segment_criteria'] }),
  },
  object: {
    list: listAt('/contact_lists', 'lists', 1000),
  },
  objects: {
    contacts: {
      record: timed('contact_id'),
      list: {
        ...listAt('/contacts', 'contacts', 500, {
          include: 'custom_fields,list_memberships,phone_numbers,street_addresses,taggings,notes',
        }),
        conditions: foundBy(['email'], reference),
      },
      // A filter by the time of the last change does not find who has opted out, because that is a change of the address:
      // https://community.constantcontact.com/t5/API-Developer-Support/API-Get-contacts-using-updated-after-doesn-t-return-all-contacts/td-p/422146
      fields:
        fieldsOf(`contact_id! email_address:other first_name last_name job_title company_name birthday_month:int
        birthday_day:int anniversary update_source! create_source ${TIMES} deleted_at:datetime! custom_fields:other
        phone_numbers:other street_addresses:other list_memberships:other taggings:other notes:other sms_channel:other`),
      write: writesAt('/contacts', 'contact_id', ['create', 'delete']),
    },
    // Those of SMS come only if they are asked for: https://developer.constantcontact.com/api_guide/lists_get_all.html
    contact_lists: {
      displayName: 'Lists for email',
      record: timed('list_id'),
      list: listAt('/contact_lists', 'lists', 1000, { include_membership_count: 'all' }),
      fields: fieldsOf(
        `list_id! name description favorite:boolean ${TIMES} deleted_at:datetime! membership_count:int!`,
      ),
      write: writesAt('/contact_lists', 'list_id'),
    },
    contact_custom_fields: {
      record: timed('custom_field_id'),
      list: listAt('/contact_custom_fields', 'custom_fields', 100),
      fields: fieldsOf(`custom_field_id! label name! type metadata:other version:int choices:other ${TIMES}`),
      write: writesAt('/contact_custom_fields', 'custom_field_id'),
    },
    contact_tags: {
      record: timed('tag_id'),
      list: listAt('/contact_tags', 'tags', 500),
      fields: fieldsOf(`tag_id! name contacts_count:int! ${TIMES} tag_source`),
      write: writesAt('/contact_tags', 'tag_id'),
    },
    segments: {
      record: { id: 'segment_id', createTime, updateTime: { ...updateTime, member: 'edited_at' } },
      list: listAt('/segments', 'segments', 1000),
      fields: fieldsOf('segment_id:int! name created_at:datetime! edited_at:datetime!'),
      write: writesAt('/segments', 'segment_id'),
    },
    emails: {
      displayName: 'Email campaigns',
      record: timed('campaign_id'),
      list: listAt('/emails', 'campaigns', 500),
      fields: fieldsOf(`campaign_id! name current_status! type! type_code:int! ${TIMES}`),
      write: writesAt('/emails', 'campaign_id', undefined, 'PATCH'),
    },
    account_emails: {
      record: { id: 'email_id' },
      list: listsAt(reference, onePage(), '.')('/v3/account/emails'),
      fields: fieldsOf(
        readOnly(`email_id:int email_address confirm_status confirm_time:datetime confirm_source_type
        roles:other pending_roles:other`),
      ),
    },
    events: {
      record: { id: 'event_id' },
      list: {
        request: { path: '/v3/events', documentation: reference },
        records: 'records',
        paging: cursorPages('next_cursor', 'next', { limit: 50 }, reference),
      },
      fields: fieldsOf(
        readOnly(`event_id title description start_time end_time status registration_url name event_type
        location_type time_zone_type address:other event_registration_summary_metrics:other create_time`),
      ),
    },
    activities: {
      record: { ...timed('activity_id'), omit: ['_links'] },
      list: listAt('/activities', 'activities', 500),
      fields: fieldsOf(
        readOnly(`activity_id state started_at:datetime completed_at:datetime created_at:datetime
        updated_at:datetime source_file_name percent_done:int activity_errors:other status:other`),
      ),
    },
  },
});
