import type { FieldMetadata } from '@dowel/schema';
import type { DiscoveredFields, ListedFields } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';

const documentation = 'https://developers.pipedrive.com/docs/api/v1/DealFields';

const COUNTS = `email_messages_count,activities_count,done_activities_count,undone_activities_count,files_count,notes_count,followers_count`;
const NEXT = 'next_activity_id,last_activity_id,smart_bcc_email';
const MAILS = 'last_incoming_mail_time,last_outgoing_mail_time';
const DEALS = `open_deals_count,related_open_deals_count,closed_deals_count,related_closed_deals_count,won_deals_count,related_won_deals_count,lost_deals_count,related_lost_deals_count`;

/** What an answer of version 2 has only if it is named: https://developers.pipedrive.com/docs/api/v1/Deals#getDeals */
export const included = {
  deals: `${NEXT},${COUNTS},${MAILS},first_won_time,products_count,participants_count,source_lead_id`,
  persons: `${NEXT},${COUNTS},${MAILS},${DEALS},participant_open_deals_count,participant_closed_deals_count,marketing_status,doi_status`,
  organizations: `${NEXT},${COUNTS},${DEALS},people_count`,
  activities: 'attendees',
} as const;

/** Fields that a call lists, with the custom ones. It does not say which of them can be written. */
export function discovered(path: string): DiscoveredFields {
  return {
    source: 'call',
    request: { path: `/api/v2/${path}`, query: { limit: '500' }, documentation },
    records: 'data',
    members: {
      name: 'field_code',
      label: 'field_name',
      type: 'field_type',
      isCustom: 'is_custom_field',
      options: { records: 'options', value: 'id', label: 'label' },
    },
    types: {
      int: 'int',
      double: 'float',
      monetary: 'float',
      varchar: 'string',
      varchar_auto: 'string',
      text: 'string',
      time: 'string',
      boolean: 'boolean',
      date: 'date',
      datetime: 'datetime',
      enum: 'singleSelect',
      set: 'multiSelect',
      user: 'reference',
      org: 'reference',
      people: 'reference',
      deal: 'reference',
      lead: 'reference',
      stage: 'reference',
      pipeline: 'reference',
    },
    documentation,
  };
}

/**
 * Leads, and deals that are archived, have the custom fields of deals, and only these of those that the call lists:
 * https://pipedrive.readme.io/docs/core-api-concepts-custom-fields
 */
export const likeDeals = ['leads', 'leads/archived', 'deals/archived'];

export function customOfDeals({ fields }: ListedFields): DiscoveredFields {
  return { ...discovered('dealFields'), also: fields };
}

/**
 * Version 2 has an amount in a custom field as a map with its currency, and a time as one with its zone. Version 1, which
 * has the leads, has a number and a text: https://pipedrive.readme.io/docs/pipedrive-api-v2-migration-guide
 */
export function fieldsAsRead(objectName: string, fields: FieldMetadata[]): FieldMetadata[] {
  const own = likeDeals.includes(objectName) ? fields.filter(({ isCustom }) => isCustom) : fields;
  if (objectName.startsWith('leads')) return own;
  const isMap = ({ isCustom, providerType }: FieldMetadata) =>
    isCustom && /^(monetary|time)$/.test(providerType ?? '');
  return own.map((field) => (isMap(field) ? { ...field, valueType: 'other' } : field));
}

const fieldsOf = fieldsDocumentedAt('https://developers.pipedrive.com/docs/api/v1');
const TIMES = 'add_time:datetime! update_time:datetime!';

/** The fields of objects that no call describes, by the vendor's own client: the package pipedrive, versions/v1 and v2. */
export const listedFields = {
  pipelines: fieldsOf(
    `id:int! ${TIMES} name order_nr:int! is_deal_probability_enabled:boolean is_deleted:boolean!`,
  ),
  stages: fieldsOf(`id:int! ${TIMES} name order_nr:int! pipeline_id:reference deal_probability:int
    is_deal_rot_enabled:boolean days_to_rotten:int is_deleted:boolean!`),
  leads: fieldsOf(`id! ${TIMES} title owner_id:reference creator_id:reference! person_id:reference
    organization_id:reference label_ids:multiSelect value:other expected_close_date:date is_archived:boolean
    was_seen:boolean source_name! origin! origin_id channel:int channel_id source_deal_id:reference!
    next_activity_id:reference! visible_to cc_email!`),
  notes:
    fieldsOf(`id:int! ${TIMES} content deal_id:reference person_id:reference org_id:reference lead_id:reference
    user_id:reference project_id:reference task_id:reference last_update_user_id:reference! active_flag:boolean!
    pinned_to_deal_flag:boolean pinned_to_organization_flag:boolean pinned_to_person_flag:boolean
    pinned_to_project_flag:boolean pinned_to_task_flag:boolean deal:other! person:other! organization:other!
    project:other! task:other! user:other!`),
  users: fieldsOf(
    readOnly(`id:int name email active_flag:boolean phone default_currency locale lang:int activated:boolean
      last_login:datetime created:datetime modified:datetime has_created_company:boolean access:other timezone_name
      timezone_offset role_id:int icon_url is_you:boolean is_deleted:boolean`),
  ),
};
