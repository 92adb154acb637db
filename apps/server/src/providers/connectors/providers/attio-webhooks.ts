import type { AccountWebhooks, ObjectEvents } from '@dowel/schema/connector';
import type { RestApi } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';

const reference = 'https://docs.attio.com/rest-api/endpoint-reference';
const DAY_MS = 24 * 60 * 60_000;
const guide = 'https://docs.attio.com/rest-api/how-to/webhooks';
const events = 'https://docs.attio.com/rest-api/webhook-reference';

/**
 * An event has no id of its own and no time: the header of its delivery tells it from others, and stays the same when it
 * is sent again. It has the ids of records only, and those of objects instead of their names.
 */
export const attioWebhooks: AccountWebhooks = {
  signature: {
    header: 'attio-signature',
    signs: '{body}',
    encoding: 'hex',
    documentation: guide,
  },
  event: {
    list: 'events',
    id: { header: 'idempotency-key' },
    type: 'event_type',
    object: 'id.object_id',
    typeRules: [
      // Two records that are merged become a new one. Each of the two is told of, as a duplicate that is gone.
      { type: 'record.merged', means: 'record.deleted', isAskedFor: true },
      // The text of a note. `note.updated` is about its title only.
      { type: 'note-content.updated', means: 'note.updated', isAskedFor: true },
    ],
    recordId: [
      'duplicate_record_id',
      'id.record_id',
      'id.task_id',
      'id.note_id',
      'id.list_id',
      'id.workspace_member_id',
    ],
    documentation: `${events}/record-events/recordupdated`,
  },
  create: {
    request: {
      method: 'POST',
      path: '/v2/webhooks',
      documentation: `${reference}/webhooks/create-a-webhook`,
    },
    address: { body: 'data.target_url' },
    events: { body: 'data.subscriptions' },
    id: 'data.id.webhook_id',
    secret: 'data.secret',
  },
  list: {
    request: { path: '/v2/webhooks', documentation: `${reference}/webhooks/list-webhooks` },
    records: 'data',
    id: 'id.webhook_id',
    address: 'target_url',
  },
  remove: {
    method: 'DELETE',
    path: '/v2/webhooks/{id}',
    documentation: `${reference}/webhooks/delete-a-webhook`,
  },
  // It ends after ten days of failures, and stays in the list: https://docs.attio.com/rest-api/endpoint-reference/webhooks/list-webhooks
  lookMs: DAY_MS,
};

/** All workspace objects share the types of their events, so a filter by the id of the object tells them apart. */
export const recordEvents: ObjectEvents = {
  create: 'record.created',
  update: 'record.updated',
  delete: 'record.deleted',
  object: {
    request: { path: '/v2/objects/{objectName}' },
    member: 'data.id.object_id',
    documentation: `${reference}/objects/get-an-object`,
  },
  entry: {
    event_type: '{event}',
    filter: { $and: [{ field: 'id.object_id', operator: 'equals', value: '{object}' }] },
  },
  documentation: `${events}/record-events/recordcreated`,
};

/** The events of what is no workspace object. A filter has to be sent, and null lets all of them pass. */
export function eventsOf(name: string, verbs: 'all' | 'created' = 'all'): ObjectEvents {
  return {
    create: `${name}.created`,
    ...(verbs === 'all' && { update: `${name}.updated`, delete: `${name}.deleted` }),
    entry: { event_type: '{event}', filter: null },
    documentation: `${reference}/webhooks/create-a-webhook`,
  };
}

/** No workspace has so many pages of subscriptions. A list that does not end is none. */
const MOST_PAGES = 100;

/** The caller counts what it has, and the list ends with an empty page. */
export async function listSubscriptions({ getJson }: RestApi): Promise<ProviderRecord[]> {
  const all: ProviderRecord[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { body, status } = await getJson({ path: '/v2/webhooks', query: { offset: String(all.length) } });
    const found = body.records('data');
    // An answer without a list does not say that there are none. Who believed it would make another subscription.
    if (!found)
      throw new ProviderError('unreachable', `Attio answered ${status} without the list of subscriptions.`);
    if (found.length === 0) break;
    all.push(...found);
  }
  return all;
}
