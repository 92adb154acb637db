import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';
import { storableText } from '../../provider-words/storable.ts';
import type { AccountSubscriptions } from '../connector-events.ts';
import type { ProviderFetch } from '../engine/call.ts';
import type { EventFunctions, RestApi } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import { isGenuine } from './atlassian-signature.ts';

const reference = 'https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-webhooks';
const guide = 'https://developer.atlassian.com/cloud/jira/platform/webhooks/';
const DAY_MS = 24 * 60 * 60_000;

export const issueEvents: ObjectEvents = {
  create: 'jira:issue_created',
  update: 'jira:issue_updated',
  delete: 'jira:issue_deleted',
  documentation: guide,
};

/** An event of a comment has the issue too, and so says the site as that of an issue does. */
export const commentEvents: ObjectEvents = {
  create: 'comment_created',
  update: 'comment_updated',
  delete: 'comment_deleted',
  recordId: 'comment.id',
  parent: { issue: 'issue.id' },
  documentation: guide,
};

/**
 * An app may register one address only, so the events of all sites go to that of the application. A webhook belongs to
 * the person who has connected, and ends after thirty days. It needs a filter, and only some of JQL is taken: every issue
 * is in a project. Two webhooks on a site tell of the same change, so an event is known by what it says.
 */
export const atlassianWebhooks: ApplicationWebhooks = {
  scope: 'application',
  signature: 'code',
  event: {
    id: ['timestamp', 'webhookEvent', 'issue.id', 'changelog.id', 'comment.id'],
    type: 'webhookEvent',
    recordId: 'issue.id',
    // Nothing else in an event names the site.
    account: 'issue.self',
    documentation: guide,
  },
  account: {
    source: 'call',
    request: {
      path: '/3/serverInfo',
      documentation: 'https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-server-info/',
    },
    member: 'baseUrl',
  },
  setUp:
    'There is no address to set at Atlassian: Dowel asks for the events of each site that a customer connects. In the developer console, give your app the permission manage:jira-webhook, and add it to the scopes of this provider app. Under "Distribution", share the app: Jira sends the events of an app that is not shared to its owner only.',
};

/** What an event and the account say is an address. The site is its origin. */
function accountOf(said: string): string | undefined {
  return URL.canParse(said) ? new URL(said).origin : undefined;
}

/** A webhook needs a filter, and ends after thirty days, or sooner: another server of the same app may remove it. */
function accountSubscriptions(apiOf: (fetch: ProviderFetch) => RestApi): AccountSubscriptions {
  return {
    lifetimeMs: 30 * DAY_MS,
    lookMs: DAY_MS,
    async isThere(id, fetch) {
      const { status, body } = await apiOf(fetch).getJson({
        path: '/3/webhook',
        documentation: `${reference}/#api-rest-api-3-webhook-get`,
      });
      const listed = body.list('values');
      const words = `Jira answered ${status} without the list of webhooks.`;
      if (!listed) throw new ProviderError('unreachable', words, { status });
      // What a further page would have counts as there. A person can have five webhooks of an app.
      return listed.some((one) => one.text('id')?.toSend() === id) || body.isFalse('isLast');
    },
    async subscribe({ address, events }, fetch) {
      const { status, body, secrets } = await apiOf(fetch).getJson({
        method: 'POST',
        path: '/3/webhook',
        body: { webhooks: [{ jqlFilter: 'project != null', events: [...events] }], url: address },
        documentation: `${reference}/#api-rest-api-3-webhook-post`,
      });
      const made = body.at('webhookRegistrationResult.0');
      // It only goes back to the provider.
      const id = made.text('createdWebhookId')?.toSend();
      if (id !== undefined && id !== '') return storableText(id);
      const why = made.text('errors.0')?.data(secrets);
      const words = `Jira answered ${status} without the id of the subscription`;
      throw new ProviderError('rejected', why === undefined ? `${words}.` : `${words}: ${why}`, { status });
    },
    unsubscribe: (id, fetch) =>
      apiOf(fetch).end({
        method: 'DELETE',
        path: '/3/webhook',
        body: { webhookIds: [Number(id)] },
        documentation: `${reference}/#api-rest-api-3-webhook-delete`,
      }),
  };
}

export const atlassianFunctions: EventFunctions = { isGenuine, accountOf, accountSubscriptions };
