import type { ApplicationWebhooks, ObjectEvents } from '@dowel/schema/connector';

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
  signature: { style: 'jwt', header: 'authorization', documentation: guide },
  event: {
    id: ['timestamp', 'webhookEvent', 'issue.id', 'changelog.id', 'comment.id'],
    type: 'webhookEvent',
    recordId: 'issue.id',
    // Nothing else in an event names the site.
    account: { origin: 'issue.self' },
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
  subscription: {
    create: {
      request: {
        method: 'POST',
        path: '/3/webhook',
        body: { webhooks: [{ jqlFilter: 'project != null' }] },
        documentation: `${reference}/#api-rest-api-3-webhook-post`,
      },
      address: { body: 'url' },
      events: { body: 'webhooks.0.events' },
      id: 'webhookRegistrationResult.0.createdWebhookId',
      refusal: 'webhookRegistrationResult.0.errors.0',
    },
    remove: {
      request: {
        method: 'DELETE',
        path: '/3/webhook',
        documentation: `${reference}/#api-rest-api-3-webhook-delete`,
      },
      id: { body: 'webhookIds.0' },
      isNumber: true,
    },
    lifetimeMs: 30 * DAY_MS,
  },
  setUp:
    'There is no address to set at Atlassian: Dowel asks for the events of each site that a customer connects. In the developer console, give your app the permission manage:jira-webhook, and add it to the scopes of this provider app. Under "Distribution", share the app: Jira sends the events of an app that is not shared to its owner only.',
};
