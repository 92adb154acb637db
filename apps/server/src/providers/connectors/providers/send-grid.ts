import type { ConnectorException, ListEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { listsAt, offsetPages, onePage, type Query, urlPages } from './pages.ts';
import { plainWrites, repeatable } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI documents: github.com/twilio/sendgrid-oai, spec/json.
const reference = 'https://www.twilio.com/docs/sendgrid/api-reference';

/** The answer has the address of the next page. */
const listAt = (path: string, max: number, query?: Query) =>
  listsAt(reference, urlPages('_metadata.next', { page_size: max }, reference), 'result')(path, query);

/** A list that shows everything at once. */
const wholeListAt = (path: string, records: string) => listsAt(reference, onePage(), records)(path);

/** A list whose caller counts. */
function countedListAt(
  path: string,
  records: string,
  { max = 500, query }: { max?: number; query?: Query } = {},
): ListEndpoint {
  return listsAt(reference, offsetPages('offset', { limit: max }, reference), records)(path, query);
}

const recordBy = (id: string, format: 'rfc3339' | 'epochSeconds', created?: 'created_at') => ({
  id,
  ...timesOf(reference, { updated: 'updated_at', created, format }),
  omit: ['_metadata'],
});

const fieldsOf = fieldsDocumentedAt(reference, 'id!');
const numberedFieldsOf = fieldsDocumentedAt(reference, 'id:int!');

const writesAt = (path: string, canGet = true) => plainWrites(path, { documentation: reference, canGet });

/**
 * Addresses that get no more messages. All are read each time: the list can be limited to a time, but its pages are
 * counted. If an address is taken away between two pages, the next page begins one too late.
 */
function suppressed(path: string, words: string): ConnectorException {
  const documentation = `${reference}/suppressions-suppressions`;
  return {
    record: { id: 'email', createTime: { member: 'created', format: 'epochSeconds', documentation } },
    list: countedListAt(`/v3/suppression/${path}`, '.'),
    fields: fieldsDocumentedAt(documentation)(`email! created:int! ${words}`),
  };
}

/** One that can be taken away, so that its address gets messages again. */
const lifted = (path: string): WriteEndpoints => ({
  delete: repeatable('DELETE', `/v3/suppression/${path}/{id}`, `${reference}/suppressions-suppressions`),
  answer: { id: 'email' },
});

/** SendGrid's API 3. Contacts are left out: the API lists the last fifty of them, and all others only as a file. */
export const sendGrid = usualConnector({
  provider: 'sendGrid',
  displayName: 'SendGrid',
  errors: {
    message: 'errors.0.message',
    wait: [{ header: 'X-RateLimit-Reset', format: 'epochSeconds' }],
    documentation: 'https://www.twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/errors',
  },
  object: {
    record: { id: 'id', omit: ['_metadata'] },
    list: listAt('/v3/{objectName}', 100),
  },
  objects: {
    lists: {
      list: listAt('/v3/marketing/lists', 1000),
      fields: fieldsOf('name contact_count:int!'),
      write: writesAt('/v3/marketing/lists'),
    },
    // Written, each is a draft. Its time only counts once it is scheduled in another call.
    single_sends: {
      record: recordBy('id', 'rfc3339', 'created_at'),
      list: listAt('/v3/marketing/singlesends', 100),
      fields:
        fieldsOf(`name status! categories:other send_at:datetime! is_abtest:boolean! abtest:other! created_at:datetime!
        updated_at:datetime!`),
      write: writesAt('/v3/marketing/singlesends'),
    },
    senders: {
      record: recordBy('id', 'epochSeconds', 'created_at'),
      list: wholeListAt('/v3/marketing/senders', 'results'),
      fields:
        numberedFieldsOf(`nickname from:other reply_to:other address address_2 city state zip country verified:boolean!
        locked:boolean! created_at:int! updated_at:int!`),
      write: writesAt('/v3/marketing/senders'),
    },
    verified_senders: {
      list: {
        ...wholeListAt('/v3/verified_senders', 'results'),
        paging: {
          style: 'lastRecord',
          member: 'id',
          into: { query: 'lastSeenID' },
          end: { when: 'emptyPage' },
          size: { into: { query: 'limit' }, max: 100 },
        },
      },
      fields:
        numberedFieldsOf(`nickname from_email from_name reply_to reply_to_name address address2 city state zip country
        verified:boolean! locked:boolean!`),
      write: writesAt('/v3/verified_senders', false),
    },
    templates: {
      list: listAt('/v3/templates', 200, { generations: 'legacy,dynamic' }),
      fields: fieldsOf('name generation updated_at! versions:other!'),
      write: writesAt('/v3/templates'),
    },
    designs: {
      record: recordBy('id', 'rfc3339', 'created_at'),
      list: listAt('/v3/designs', 100, { summary: 'false' }),
      fields:
        fieldsOf(`name editor subject html_content plain_content generate_plain_content:boolean categories:other
        thumbnail_url! created_at:datetime! updated_at:datetime!`),
      write: writesAt('/v3/designs'),
    },
    custom_fields: {
      list: wholeListAt('/v3/marketing/field_definitions', 'custom_fields'),
      fields: fieldsOf('name field_type'),
      write: writesAt('/v3/marketing/field_definitions', false),
    },
    unsubscribe_groups: {
      list: wholeListAt('/v3/asm/groups', '.'),
      fields: numberedFieldsOf('name description is_default:boolean unsubscribes:int!'),
      write: writesAt('/v3/asm/groups'),
    },
    blocks: { ...suppressed('blocks', 'reason! status!'), write: lifted('blocks') },
    bounces: { ...suppressed('bounces', 'reason! status!'), write: lifted('bounces') },
    invalid_emails: { ...suppressed('invalid_emails', 'reason!'), write: lifted('invalid_emails') },
    spam_reports: { ...suppressed('spam_reports', 'ip!'), write: lifted('spam_reports') },
    unsubscribes: suppressed('unsubscribes', ''),
    domains: {
      list: countedListAt('/v3/whitelabel/domains', '.', { max: 50 }),
      fields:
        numberedFieldsOf(`domain subdomain user_id:int! username ips:other custom_spf:boolean default:boolean legacy:boolean!
        automatic_security:boolean valid:boolean! dns:other! subusers:other!
        last_validation_attempt_at:int!`),
      write: writesAt('/v3/whitelabel/domains'),
    },
    alerts: {
      record: recordBy('id', 'epochSeconds', 'created_at'),
      list: wholeListAt('/v3/alerts', '.'),
      fields: numberedFieldsOf('email_to type frequency percentage:int created_at:int! updated_at:int!'),
      write: writesAt('/v3/alerts'),
    },
    teammates: {
      record: { id: 'username' },
      list: countedListAt('/v3/teammates', 'result'),
      fields: fieldsDocumentedAt(reference)(
        `username! email! first_name! last_name! user_type! is_admin:boolean! phone! website! address! address2! city!
        state! zip! country!`,
      ),
    },
    subusers: {
      list: countedListAt('/v3/subusers', '.', { query: { include_region: 'true' } }),
      fields: numberedFieldsOf('username! email! disabled:boolean! region!'),
    },
  },
});
