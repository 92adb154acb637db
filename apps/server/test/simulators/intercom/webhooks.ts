import { createHmac, randomUUID } from 'node:crypto';
import type { DialectAccount } from '../account.ts';
import { applicationWebhooks, type ToldChange } from '../application-webhooks.ts';
import { toEpochSeconds } from '../times.ts';
import { OBJECTS, renderRecord } from './objects.ts';

/** What the vendor calls a workspace. Events name the workspace by it. */
export function idCodeOf({ id }: DialectAccount): string {
  return id.replace('acct_', 'ws');
}

/** One event in each request. The signature covers the body only. */
export const intercomWebhooks = applicationWebhooks((told) => {
  const { account, application } = told;
  const topic = topicOf(told);
  if (topic === undefined || (application.events && !application.events.includes(topic))) return undefined;
  const seconds = toEpochSeconds(account.now());
  const body = JSON.stringify({
    type: 'notification_event',
    app_id: idCodeOf(account),
    data: { type: 'notification_event_data', item: itemOf(told) },
    links: {},
    id: `notif_${randomUUID()}`,
    topic,
    delivery_status: 'pending',
    delivery_attempts: 1,
    delivered_at: 0,
    first_sent_at: seconds,
    created_at: seconds,
    self: null,
  });
  const signature = createHmac('sha1', application.clientSecret).update(body).digest('hex');
  return { body, headers: { 'x-hub-signature': `sha1=${signature}` } };
});

/** A contact is a user or a lead, and the topic says which. A conversation changes when somebody replies. */
function topicOf({ change: { kind, object, record } }: ToldChange): string | undefined {
  const role = record.values.role === 'lead' ? 'lead' : 'user';
  const topics: Readonly<Record<string, Record<typeof kind, string>>> = {
    contacts: {
      create: `contact.${role}.created`,
      update: `contact.${role}.updated`,
      delete: 'contact.deleted',
    },
    companies: { create: 'company.created', update: 'company.updated', delete: 'company.deleted' },
    conversations: {
      create: 'conversation.user.created',
      update: 'conversation.admin.replied',
      delete: 'conversation.deleted',
    },
  };
  return topics[object]?.[kind];
}

function itemOf({ change: { kind, object, record } }: ToldChange) {
  return kind === 'delete' ? { type: OBJECTS[object]?.type, id: record.id } : renderRecord(object, record);
}
