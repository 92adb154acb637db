import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';

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

export const databaseEvents: ObjectEvents = {
  create: 'database.created',
  update: 'database.schema_updated',
  delete: 'database.deleted',
  documentation: delivery,
};

/** What else has happened to a page or a database. A title is content. */
const others = { content_updated: 'update', moved: 'update', undeleted: 'create' } as const;

/**
 * An integration has one subscription, which only its builder can make. The address gets the secret of the subscription
 * before its first event.
 */
export const notionWebhooks: ApplicationWebhooks = {
  scope: 'application',
  signature: {
    style: 'untimed',
    header: 'x-notion-signature',
    prefix: 'sha256=',
    signs: '{body}',
    encoding: 'hex',
    documentation: webhooks,
  },
  secret: 'webhookSecret',
  secretOffer: { member: 'verification_token', documentation: webhooks },
  event: {
    id: 'id',
    type: 'type',
    typeRules: [
      ...Object.entries(others).map(([what, kind]) => ({
        type: `page.${what}`,
        means: String(pageEvents[kind]),
      })),
      ...Object.entries(others).map(([what, kind]) => ({
        type: `database.${what}`,
        means: String(databaseEvents[kind]),
      })),
    ],
    // What is above the page. The rows of a database have it as their parent.
    object: 'data.parent.id',
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
  // A page in the trash can still be asked for.
  deletedMark: 'archived',
  setUp:
    'In the settings of your Notion integration, open "Webhooks" and create a subscription with this address, the API version 2022-06-28, and all events of pages and databases. Notion then sends a verification token to this address: it appears here under offeredSecrets. Give it to Notion under "Verify". If Notion takes it, set it as webhookSecret of this provider app. If it does not, somebody else has sent it: use another one, or ask Notion to send the token again.',
};
