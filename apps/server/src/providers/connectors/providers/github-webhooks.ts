import type { AccountWebhooks, ObjectEvents } from '@dowel/schema/connector';
import type { ProviderRecord } from '../engine/records.ts';

const documentation = 'https://docs.github.com/en/webhooks/webhook-events-and-payloads';
const reference = 'https://docs.github.com/en/rest/repos/webhooks';
const hooks = '/repos/{owner}/{repo}/hooks';

/** An event of a repository names it, and the number of the record there. */
const inRepository = { owner: 'repository.owner.login', repo: 'repository.name' };

/** The events of objects below a repository. Pull requests cannot be deleted. */
export const githubEvents = {
  issues: {
    create: 'issues.opened',
    update: 'issues.changed',
    delete: 'issues.deleted',
    recordId: 'issue.number',
    parent: inRepository,
    documentation: `${documentation}#issues`,
  },
  pulls: {
    create: 'pull_request.opened',
    update: 'pull_request.changed',
    recordId: 'pull_request.number',
    parent: inRepository,
    documentation: `${documentation}#pull_request`,
  },
  comments: {
    create: 'comments.created',
    update: 'comments.changed',
    delete: 'comments.deleted',
    recordId: 'comment.id',
    parent: inRepository,
    documentation: `${documentation}#issue_comment`,
  },
} satisfies Record<string, ObjectEvents>;

/** What a repository tells of, in the order of the alphabet. */
const told = ['issue_comment', 'issues', 'pull_request'];

/** A webhook that somebody has switched off is made again, and so is one of a release that knew fewer events. */
export function isAsMade({ events, active }: ProviderRecord): boolean {
  const isSame = !Array.isArray(events) || JSON.stringify(events.toSorted()) === JSON.stringify(told);
  return isSame && active !== false;
}

/**
 * An OAuth app has no address of its own for events, unlike a GitHub App. So each repository of which the account is an
 * admin gets a webhook, which needs the scope admin:repo_hook or repo. A delivery that fails is not repeated.
 */
export const githubWebhooks: AccountWebhooks = {
  signature: {
    header: 'x-hub-signature-256',
    prefix: 'sha256=',
    signs: '{body}',
    encoding: 'hex',
    documentation: 'https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries',
  },
  event: {
    id: { header: 'x-github-delivery' },
    type: { header: 'x-github-event' },
    typeRules: [
      { type: 'issues', when: { member: 'action', text: 'opened' }, means: 'issues.opened' },
      { type: 'issues', when: { member: 'action', text: 'deleted' }, means: 'issues.deleted' },
      // The other repository tells of a new one.
      { type: 'issues', when: { member: 'action', text: 'transferred' }, means: 'issues.deleted' },
      { type: 'issues', means: 'issues.changed' },
      { type: 'pull_request', when: { member: 'action', text: 'opened' }, means: 'pull_request.opened' },
      { type: 'pull_request', means: 'pull_request.changed' },
      { type: 'issue_comment', when: { member: 'action', text: 'created' }, means: 'comments.created' },
      { type: 'issue_comment', when: { member: 'action', text: 'deleted' }, means: 'comments.deleted' },
      { type: 'issue_comment', means: 'comments.changed' },
    ],
    recordId: ['issue.number', 'pull_request.number'],
    // Only an edit says what was edited.
    changedFields: 'changes',
    documentation,
  },
  parents: {
    object: 'repos',
    values: { owner: 'owner.login', repo: 'name' },
    only: { member: 'permissions.admin', value: true },
    documentation: reference,
  },
  create: {
    request: {
      method: 'POST',
      path: hooks,
      body: {
        name: 'web',
        active: true,
        events: ['issues', 'pull_request', 'issue_comment'],
        config: { content_type: 'json' },
      },
      documentation: `${reference}#create-a-repository-webhook`,
    },
    address: { body: 'config.url' },
    ownSecret: { body: 'config.secret' },
    id: 'id',
  },
  list: {
    request: {
      path: hooks,
      query: { per_page: '100' },
      documentation: `${reference}#list-repository-webhooks`,
    },
    records: '.',
    id: 'id',
    address: 'config.url',
  },
  remove: {
    method: 'DELETE',
    path: `${hooks}/{id}`,
    documentation: `${reference}#delete-a-repository-webhook`,
  },
};
