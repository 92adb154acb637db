import type { AccountWebhooks, EventTypeRule, ObjectEvents } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { RestApi } from '../engine/definition.ts';

const reference = 'https://developer.zendesk.com/api-reference/webhooks';
const eventTypes = `${reference}/event-types`;
const webhooksPage = `${reference}/webhooks-api/webhooks/`;

const typeOf = (subject: string, what: string) => `zen:event-type:${subject}.${what}`;

/** Zendesk has no event for any change of a record. It has one for each kind of change. The first name stands for all. */
const changes = {
  ticket: [
    ...[
      'status_changed',
      'agent_assignment_changed',
      'brand_changed',
      'comment_added',
      'comment_made_private',
    ],
    ...['comment_redacted', 'custom_field_changed', 'custom_status_changed', 'description_changed'],
    ...['email_ccs_changed', 'external_id_changed', 'followers_changed', 'form_changed'],
    ...['group_assignment_changed', 'marked_as_spam', 'merged', 'organization_changed', 'priority_changed'],
    ...['problem_link_changed', 'requester_changed', 'subject_changed', 'submitter_changed', 'tags_changed'],
    ...['task_due_at_changed', 'type_changed'],
  ],
  // Not those of passwords, sign-ins and memberships of groups, which are no fields of a user.
  user: [
    ...['details_changed', 'alias_changed', 'custom_field_changed', 'custom_role_changed'],
    ...['default_group_changed', 'external_id_changed', 'identity_changed', 'identity_created'],
    ...['identity_deleted', 'merged', 'name_changed', 'notes_changed', 'only_private_comments_changed'],
    ...[
      'organization_membership_created',
      'organization_membership_deleted',
      'photo_changed',
      'role_changed',
    ],
    ...['suspended_changed', 'tags_changed', 'time_zone_changed'],
  ],
  organization: ['name_changed', 'custom_field_changed', 'external_id_changed', 'tags_changed'],
} as const;

const deletions = { ticket: 'soft_deleted', user: 'deleted', organization: 'deleted' } as const;

type Subject = keyof typeof changes;

export function zendeskEvents(subject: Subject): ObjectEvents {
  return {
    create: typeOf(subject, 'created'),
    update: typeOf(subject, changes[subject][0]),
    delete: typeOf(subject, deletions[subject]),
    documentation: `${eventTypes}/${subject}-events/`,
  };
}

const asked = (subject: Subject, what: string, means: string): EventTypeRule => ({
  type: typeOf(subject, what),
  means: typeOf(subject, means),
  isAskedFor: true,
});

function changeRules(subject: Subject): EventTypeRule[] {
  const [name, ...others] = changes[subject];
  return others.map((what) => asked(subject, what, name));
}

const becameInactive: EventTypeRule = {
  ...asked('user', 'active_changed', 'deleted'),
  when: { member: 'event.current', text: 'false' },
};

/**
 * Each subscription has its own secret, which only an administrator can ask for. An account refuses others with 403.
 * Zendesk does not delete a webhook that fails, but sends nothing to it for a while.
 */
export const zendeskWebhooks: AccountWebhooks = {
  signature: {
    header: 'x-zendesk-webhook-signature',
    signs: '{time}{body}',
    encoding: 'base64',
    time: { header: 'x-zendesk-webhook-signature-timestamp', format: 'rfc3339', toleranceMs: 5 * 60_000 },
    documentation: 'https://developer.zendesk.com/documentation/webhooks/verifying/',
  },
  event: {
    id: 'id',
    type: 'type',
    typeRules: [
      ...changeRules('ticket'),
      // Whoever was told that a ticket is gone has to be told that it is there again.
      asked('ticket', 'undeleted', 'created'),
      becameInactive,
      asked('user', 'active_changed', 'details_changed'),
      ...changeRules('user'),
      ...changeRules('organization'),
    ],
    recordId: 'detail.id',
    documentation: `${eventTypes}/webhook-event-types/`,
  },
  create: {
    request: {
      method: 'POST',
      path: '/api/v2/webhooks',
      body: {
        webhook: { name: 'Dowel', status: 'active', http_method: 'POST', request_format: 'json' },
      },
      documentation: `${webhooksPage}#create-or-clone-webhook`,
    },
    address: { body: 'webhook.endpoint' },
    events: { body: 'webhook.subscriptions' },
    id: 'webhook.id',
    secret: 'signing_secret.secret',
  },
  list: {
    request: {
      path: '/api/v2/webhooks',
      query: { 'filter[name_contains]': 'Dowel', 'page[size]': '100' },
      documentation: `${webhooksPage}#list-webhooks`,
    },
    records: 'webhooks',
    id: 'id',
    address: 'endpoint',
  },
  remove: {
    method: 'DELETE',
    path: '/api/v2/webhooks/{id}',
    documentation: `${webhooksPage}#delete-webhook`,
  },
  // An administrator may delete it or switch it off at any time.
  lookMs: 24 * 60 * 60_000,
};

/** The answer to the creation does not have the secret. */
export async function askForSecret(id: string, { getJson }: RestApi): Promise<ProviderBody> {
  const request = {
    path: '/api/v2/webhooks/{id}/signing_secret',
    documentation: `${webhooksPage}#show-webhook-signing-secret`,
  };
  return (await getJson(request, { id })).body;
}
