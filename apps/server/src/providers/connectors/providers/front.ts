import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, onePage, type Query, type Size, urlPages } from './pages.ts';
import { type PassedOver, refusePassedOver } from './passed-over.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/frontapp/front-api-specs, core-api/core-api.json.
const reference = 'https://dev.frontapp.com/reference';
const paginationPage = 'https://dev.frontapp.com/docs/pagination';

/** @param size a number alone where callers cannot say how many records a page has */
function pagedAt(path: string, size: Size = { limit: 100 }, query?: Query): ListEndpoint {
  const paging = urlPages('_pagination.next', size, paginationPage);
  return listsAt(reference, paging, '_results')(path, query);
}

/** In this order, a change moves no record to another page. */
const oldestFirst = { sort_by: 'created_at', sort_order: 'asc' };

/** A list that shows everything at once. */
const wholeAt = listsAt(reference, onePage(), '_results');

const time = { format: 'epochSeconds', documentation: reference } as const;
const timed: ConnectorException['record'] = {
  id: 'id',
  createTime: { member: 'created_at', ...time },
  updateTime: { member: 'updated_at', granularityMs: 1, ...time },
};

const fieldsOf = fieldsDocumentedAt(reference, 'id! _links:other!');
const TIMES = 'created_at:float! updated_at:float!';

const writesAt = (path: string, ways?: readonly Way[]) =>
  plainWrites(path, { documentation: reference, ways });

const read = (list: ListEndpoint, words: string, more?: ConnectorException): ConnectorException => ({
  list,
  fields: fieldsOf(readOnly(words)),
  ...more,
});

const customFieldsOf = (path: string) =>
  read(wholeAt(`/${path}/custom_fields`), 'name description type values:other');

const below = (object: string, placeholder: string): Pick<ConnectorException, 'parents'> => ({
  parents: { object, values: { [placeholder]: 'id' }, documentation: reference },
});

const PASSED_OVER: PassedOver = {
  contacts: { update: ['handles'] },
  conversations: { update: ['subject', 'type'] },
  links: { update: ['external_url'] },
};

const TAG = `name description highlight is_private:boolean! is_visible_in_conversation_lists:boolean ${TIMES}`;

/**
 * Front's Core API. Every list is read whole. Only contacts can be asked for by the time of their last change, and a
 * contact does not say that time, so a read could not know where to go on.
 */
export const front = usualConnector({
  provider: 'front',
  displayName: 'Front',
  errors: {
    message: ['_error.message', '_error.title'],
    details: [{ at: '_error.details' }],
    documentation: 'https://dev.frontapp.com/docs/errors',
  },
  object: {
    list: pagedAt('/{objectName}'),
  },
  objects: {
    accounts: {
      record: timed,
      list: pagedAt('/accounts', undefined, oldestFirst),
      fields: fieldsOf(`name logo_url! description domains:other external_id custom_fields:other ${TIMES}`),
      write: writesAt('/accounts'),
    },
    contacts: {
      list: pagedAt('/contacts', undefined, oldestFirst),
      fields: fieldsOf(`name description avatar_url! links:other groups:other! lists:other! handles:other
        custom_fields:other is_private:boolean!`),
      write: writesAt('/contacts'),
    },
    conversations: {
      record: timed,
      // One that changes before its turn goes to the end, and comes there.
      list: pagedAt('/conversations', undefined, { sort_by: 'date', sort_order: 'asc' }),
      fields:
        fieldsOf(`type subject status status_id status_category! ticket_ids:other! assignee:other! recipient:other!
        tags:other! links:other! custom_fields:other ${TIMES} waiting_since:float! is_private:boolean!
        scheduled_reminders:other! description due_at:float metadata:other!`),
      write: writesAt('/conversations'),
    },
    tags: { record: timed, fields: fieldsOf(TAG), write: writesAt('/tags') },
    company_tags: {
      record: timed,
      list: pagedAt('/company/tags'),
      fields: fieldsOf(readOnly(TAG.replaceAll('!', ''))),
    },
    links: {
      fields: fieldsOf('name type! external_url custom_fields:other!'),
      write: writesAt('/links', ['create', 'update']),
    },
    views: {
      fields:
        fieldsOf(`name highlight inbox_ids:other tag_ids:other not_tag_ids:other no_tags:boolean assignee_ids:other
        not_assignee_ids:other`),
      write: writesAt('/views', ['update']),
    },
    activities: read(
      pagedAt('/events', { limit: 15 }),
      'type emitted_at:float source:other target:other conversation:other',
      {
        record: { id: 'id', createTime: { member: 'emitted_at', ...time } },
      },
    ),
    message_templates: {
      list: pagedAt('/message_templates', 100, oldestFirst),
      fields: fieldsOf(
        `name subject body attachments:other is_available_for_all_inboxes:boolean! inbox_ids:other`,
      ),
      write: writesAt('/message_templates'),
    },
    message_template_folders: {
      record: timed,
      list: pagedAt('/message_template_folders', 100, oldestFirst),
      fields: fieldsOf(`name ${TIMES}`),
      write: writesAt('/message_template_folders'),
    },
    teams: read(wholeAt('/teams'), 'name'),
    teammates: {
      list: wholeAt('/teammates'),
      fields:
        fieldsOf(`email! username first_name last_name is_admin:boolean! is_available:boolean is_blocked:boolean!
        type! custom_fields:other`),
      write: writesAt('/teammates', ['update']),
    },
    teammate_groups: {
      list: wholeAt('/teammate_groups'),
      fields: fieldsOf('name description is_managed_by_scim:boolean! permissions:other'),
      write: writesAt('/teammate_groups'),
    },
    inboxes: {
      list: wholeAt('/inboxes'),
      fields: fieldsOf('name is_private:boolean! is_public:boolean custom_fields:other'),
      write: writesAt('/inboxes', ['create']),
    },
    channels: {
      list: wholeAt('/channels'),
      fields: fieldsOf('name address! type! send_as! settings:other is_private:boolean! is_valid:boolean!'),
      write: writesAt('/channels', ['update']),
    },
    shifts: {
      record: timed,
      list: wholeAt('/shifts'),
      fields: fieldsOf(`name color timezone times:other ${TIMES}`),
      write: writesAt('/shifts', ['create', 'update']),
    },
    rules: read(wholeAt('/rules'), 'name actions:other is_private:boolean'),
    company_rules: read(wholeAt('/company/rules'), 'name actions:other is_private:boolean'),
    statuses: read(
      wholeAt('/company/statuses'),
      'name category description created_at:float updated_at:float',
      {
        record: timed,
      },
    ),
    contact_lists: {
      list: wholeAt('/contact_lists'),
      fields: fieldsOf('name is_private:boolean!'),
      write: plainWrites('/contact_lists', {
        documentation: reference,
        ways: ['create', 'delete'],
        canGet: false,
      }),
    },
    account_custom_fields: customFieldsOf('accounts'),
    contact_custom_fields: customFieldsOf('contacts'),
    conversation_custom_fields: customFieldsOf('conversations'),
    inbox_custom_fields: customFieldsOf('inboxes'),
    link_custom_fields: customFieldsOf('links'),
    teammate_custom_fields: customFieldsOf('teammates'),
    messages: read(
      pagedAt('/conversations/{conversation_id}/messages'),
      `message_uid type is_inbound:boolean draft_mode error_type version created_at:float subject blurb author:other
      recipients:other body text attachments:other signature:other metadata:other`,
      {
        ...below('conversations', 'conversation_id'),
        record: { id: 'id', createTime: { member: 'created_at', ...time } },
      },
    ),
    comments: read(
      wholeAt('/conversations/{conversation_id}/comments'),
      'author:other body posted_at:float attachments:other is_pinned:boolean',
      {
        ...below('conversations', 'conversation_id'),
        record: { id: 'id', createTime: { member: 'posted_at', ...time } },
      },
    ),
    signatures: read(
      pagedAt('/teams/{team_id}/signatures', 100),
      `name body sender_info is_visible_for_all_teammate_channels:boolean is_default:boolean is_private:boolean
      channel_ids:other`,
      below('teams', 'team_id'),
    ),
    time_offs: read(
      pagedAt('/teams/{team_id}/time_offs'),
      'name start_at:float end_at:float created_at:float updated_at:float auto_responder:other',
      { ...below('teams', 'team_id'), record: timed },
    ),
    knowledge_bases: read(
      wholeAt('/knowledge_bases'),
      'type locales:other created_at:float updated_at:float',
      { record: timed },
    ),
    articles: read(
      pagedAt('/knowledge_bases/{knowledge_base_id}/articles'),
      'slug locales:other created_at:float updated_at:float',
      { ...below('knowledge_bases', 'knowledge_base_id'), record: timed },
    ),
    categories: read(
      pagedAt('/knowledge_bases/{knowledge_base_id}/categories'),
      'slug is_hidden:boolean locales:other created_at:float updated_at:float',
      { ...below('knowledge_bases', 'knowledge_base_id'), record: timed },
    ),
  },
  functions: {
    // Each company has a host of its own, and the address of the next page is there. The calls are the same on both.
    nextAddress: (address) => address.replace(/^https:\/\/[\w-]+\.api\.frontapp\.com(?=\/)/i, ''),
    // Most updates are answered without a body. A conversation shows its status in other words than are written.
    isReadAfter: (objectName) => objectName !== 'conversations',
    // A change erases the custom fields that it does not name.
    async sentBeside(objectName, id, { getJson }, { type, record }) {
      const hasCustom = isPlainObject(record.custom_fields);
      const isPassedOver = PASSED_OVER[objectName]?.[type]?.some((name) => Object.hasOwn(record, name));
      if (!hasCustom && !isPassedOver) return undefined;
      const { body, secrets } = await getJson({ path: '/{objectName}/{id}' }, { objectName, id });
      refusePassedOver('Front', PASSED_OVER, { objectName, record, type }, body.record('.', secrets));
      return hasCustom ? { custom_fields: body.record('custom_fields', secrets) } : undefined;
    },
    toRecord: (_, record, __, beside) => {
      if (!beside) return record;
      return {
        ...record,
        custom_fields: { ...Object(beside.custom_fields), ...Object(record.custom_fields) },
      };
    },
  },
});
