import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { textAt } from '../engine/record-facts.ts';

const reference = 'https://developers.notion.com/reference';
const webhooks = `${reference}/webhooks`;
const delivery = `${reference}/webhooks-events-delivery`;

/** The events of pages. The rows of a database are pages too. */
export const pageEvents: ObjectEvents = {
  create: 'page.created',
  update: 'page.properties_updated',
  delete: 'page.deleted',
  documentation: delivery,
};

/** Changes of titles and properties are events of data sources, and of databases in the version before them. */
export const databaseEvents: ObjectEvents = {
  create: 'database.created',
  update: 'database.schema_updated',
  delete: 'database.deleted',
  documentation: delivery,
};

export const dataSourceEvents: ObjectEvents = {
  create: 'data_source.created',
  update: 'data_source.schema_updated',
  delete: 'data_source.deleted',
  documentation: delivery,
};

/** What else has happened to a page, a database or a data source. A title is content. */
const others = {
  content_updated: 'update',
  // Pages alone are locked.
  locked: 'update',
  moved: 'update',
  undeleted: 'create',
  unlocked: 'update',
} as const;
const known = { page: pageEvents, database: databaseEvents, data_source: dataSourceEvents };

/**
 * An integration has one subscription, which only its builder can make. The address gets the secret of the subscription
 * before its first event.
 */
export const notionWebhooks: ApplicationWebhooks = {
  scope: 'application',
  signature: {
    header: 'x-notion-signature',
    prefix: 'sha256=',
    signs: '{body}',
    encoding: 'hex',
    documentation: webhooks,
  },
  secret: 'webhookSecret',
  event: {
    id: 'id',
    type: 'type',
    typeRules: Object.entries(known).flatMap(([entity, events]) =>
      Object.entries(others).map(([what, kind]) => ({
        type: `${entity}.${what}`,
        means: String(events[kind]),
      })),
    ),
    // What is above the page: of a row, the data source and its database. Older subscriptions name the database only.
    object: ['data.parent.data_source_id', 'data.parent.id'],
    // Changed properties are named by their ids, not by the names that fields have.
    recordId: 'entity.id',
    account: 'workspace_id',
    documentation: delivery,
  },
  account: {
    source: 'call',
    request: { path: '/v1/users/me', documentation: `${reference}/get-self` },
    member: 'bot.workspace_id',
  },
  setUp:
    'In the settings of your Notion integration, open "Webhooks" and create a subscription with this address, the API version 2025-09-03, and all events of pages, databases and data sources. A subscription of the version 2022-06-28 goes on working for objects that are named by the id of a database; edit it there to change its version. Notion then sends a verification token to this address: it appears here under offeredSecrets. Give it to Notion under "Verify". If Notion takes it, set it as webhookSecret of this provider app. If it does not, somebody else has sent it: use another one, or ask Notion to send the token again.',
};

/** The address gets the secret of the subscription before its first event. */
export function secretOffer(body: unknown): string | undefined {
  return isPlainObject(body) ? textAt(body, 'verification_token') : undefined;
}
