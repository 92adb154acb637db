import type { AccountChange } from '../account.ts';
import { toSecond } from '../times.ts';

/*
 * https://developer.zendesk.com/api-reference/webhooks/event-types/ticket-events
 * https://developer.zendesk.com/api-reference/webhooks/event-types/user-events
 * https://developer.zendesk.com/api-reference/webhooks/event-types/organization-events/
 */

/** An event without what all events have. */
interface ZendeskEvent {
  readonly type: string;
  /** Such as `zen:ticket:35436`. */
  readonly subject: string;
  /** Some members of the record as it is now. Ids are texts here. */
  readonly detail: Readonly<Record<string, unknown>>;
  /** What has changed. */
  readonly event: Readonly<Record<string, unknown>>;
}

type Subject = 'ticket' | 'user' | 'organization';

const SUBJECTS: Readonly<Record<string, Subject>> = {
  tickets: 'ticket',
  users: 'user',
  organizations: 'organization',
};

/** All names of events, without those of metrics and surveys. */
const NAMES: Readonly<Record<Subject, string>> = {
  ticket: `agent_assignment_changed attachment_linked_to_comment attachment_redacted_from_comment brand_changed
    comment_added comment_made_private comment_redacted created custom_field_changed custom_status_changed
    description_changed email_ccs_changed external_id_changed followers_changed form_changed
    group_assignment_changed marked_as_spam merged organization_changed permanently_deleted priority_changed
    problem_link_changed requester_changed soft_deleted status_changed subject_changed submitter_changed
    tags_changed task_due_at_changed type_changed undeleted`,
  user: `active_changed alias_changed created custom_field_changed custom_role_changed default_group_changed
    deleted details_changed external_id_changed group_membership_created group_membership_deleted
    identity_changed identity_created identity_deleted last_login_changed merged name_changed notes_changed
    only_private_comments_changed organization_membership_created organization_membership_deleted
    password_changed photo_changed role_changed suspended_changed tags_changed time_zone_changed`,
  organization: 'created custom_field_changed deleted external_id_changed name_changed tags_changed',
};

export const EVENT_TYPES: ReadonlySet<string> = new Set(
  Object.entries(NAMES).flatMap(([subject, names]) =>
    names.split(/\s+/).map((name) => `zen:event-type:${subject}.${name}`),
  ),
);

/** The members of a record that an event has. */
const DETAILS: Readonly<Record<Subject, readonly string[]>> = {
  ticket: [
    ...['assignee_id', 'brand_id', 'description', 'external_id', 'group_id', 'organization_id', 'priority'],
    ...['requester_id', 'status', 'subject', 'tags', 'type'],
  ],
  user: ['email', 'external_id', 'organization_id', 'role'],
  organization: ['external_id', 'group_id', 'name', 'shared_tickets'],
};

/** Fields whose change has an event of another name than the field. */
const CHANGES: Readonly<Record<string, string>> = {
  assignee_id: 'agent_assignment_changed',
  group_id: 'group_assignment_changed',
  requester_id: 'requester_changed',
  brand_id: 'brand_changed',
  custom_fields: 'custom_field_changed',
  user_fields: 'custom_field_changed',
  organization_fields: 'custom_field_changed',
  email: 'identity_changed',
};

/** What is told of a change: an event for each field that has changed, if there is one for that field. */
export function eventsOf({ kind, object, record, previous }: AccountChange): ZendeskEvent[] {
  const subject = SUBJECTS[object];
  if (!subject) return [];
  const { id, values } = record;
  const times = { created_at: toSecond(record.createTime), updated_at: toSecond(record.updateTime) };
  const shown = DETAILS[subject].map((name) => [name, asText(name, values[name])]);
  const about = { subject: `zen:${subject}:${id}`, detail: { id, ...Object.fromEntries(shown), ...times } };
  const named = (name: string, event: object = {}): ZendeskEvent => ({
    type: `zen:event-type:${subject}.${name}`,
    ...about,
    event: { ...event },
  });
  if (kind === 'create') return [named('created')];
  if (kind === 'update') {
    return Object.entries(previous)
      .map(([field, before]) =>
        named(CHANGES[field] ?? `${field.replace(/_id$/, '')}_changed`, {
          previous: before,
          current: values[field] ?? null,
        }),
      )
      .filter(({ type }) => EVENT_TYPES.has(type));
  }
  if (subject === 'ticket') return [named('soft_deleted')];
  // A user that is deleted becomes inactive. Only later is it deleted for good.
  return subject === 'user'
    ? [named('active_changed', { previous: true, current: false })]
    : [named('deleted')];
}

const asText = (name: string, value: unknown) =>
  name.endsWith('_id') && typeof value === 'number' ? String(value) : value;
