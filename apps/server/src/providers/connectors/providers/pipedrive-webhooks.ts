import type { AccountWebhooks, ObjectEvents } from '@dowel/schema/connector';
import { type Arrived, isSecret } from '../engine/webhooks/is-signed.ts';

const calls = 'https://developers.pipedrive.com/docs/api/v1/Webhooks';
const DAY_MS = 24 * 60 * 60_000;
/** Whom Pipedrive signs in as. */
const USER = 'dowel';
const guide = 'https://pipedrive.readme.io/docs/guide-for-webhooks-v2';

/**
 * Webhooks of version 2. A user can have 40 of an application, so there is one for each object, which tells of everything
 * that happens to it. Nothing is signed: Pipedrive signs in with a password that Dowel has chosen. After ten failures it
 * tells nothing for half an hour, and after three days without a success it removes the webhook.
 */
export const pipedriveWebhooks: AccountWebhooks = {
  signature: 'code',
  event: {
    id: 'meta.id',
    type: 'meta.action',
    object: 'meta.entity',
    recordId: 'meta.entity_id',
    changedFields: ['previous', 'previous.custom_fields'],
    documentation: guide,
  },
  create: {
    request: {
      method: 'POST',
      path: '/v1/webhooks',
      body: { version: '2.0', http_auth_user: USER },
      documentation: calls,
    },
    address: { body: 'subscription_url' },
    each: true,
    events: { body: '.' },
    ownSecret: { body: 'http_auth_password' },
    id: 'data.id',
  },
  // Only those of the application are listed.
  list: {
    request: { path: '/v1/webhooks', documentation: calls },
    records: 'data',
    id: 'id',
    address: 'subscription_url',
  },
  remove: { method: 'DELETE', path: '/v1/webhooks/{id}', documentation: calls },
  lookMs: DAY_MS,
};

/** @param object what the events call the object */
export function eventsOf(object: string): ObjectEvents {
  return {
    create: 'create',
    update: 'change',
    delete: 'delete',
    object: { text: object },
    entry: { event_action: '*', event_object: '{object}' },
    documentation: 'https://pipedrive.readme.io/docs/list-of-webhooks-v2',
  };
}

/** Pipedrive signs in with HTTP basic authentication, with the secret of the subscription as its password. */
export function isGenuine({ headers }: Arrived, secrets: readonly string[]): boolean {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const given = encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8');
  return isSecret(
    given,
    secrets.map((secret) => `${USER}:${secret}`),
  );
}
