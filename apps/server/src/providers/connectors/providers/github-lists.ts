import type { ConnectorException } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { linkPages, listsAt } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';

const reference = 'https://docs.github.com/en/rest';

interface GithubList {
  readonly displayName?: string;
  readonly path: string;
  /** The page of the list, below the reference. */
  readonly page: string;
  /** Absent: `id`. */
  readonly id?: string;
  /** Where the answer has the records. Absent: it is the list. */
  readonly records?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The ways it is written. Absent: it is only read. */
  readonly ways?: string;
  readonly fields: string;
}

/** What a list has of a person. */
const PERSON = `name email login id:int node_id avatar_url gravatar_id url html_url followers_url following_url gists_url
  starred_url subscriptions_url organizations_url repos_url events_url received_events_url type site_admin:boolean
  user_view_type`;

const ofRepositories: Readonly<Record<string, GithubList>> = {
  'repos/commits': {
    displayName: 'Commits of default branches',
    path: '/repos/{owner}/{repo}/commits',
    page: 'commits/commits#list-commits',
    id: 'sha',
    fields: `url sha node_id html_url comments_url commit:other author:other committer:other parents:other
      stats:other files:other`,
  },
  'repos/releases': {
    path: '/repos/{owner}/{repo}/releases',
    page: 'releases/releases#list-releases',
    ways: 'create update delete',
    fields: `url! html_url! assets_url! upload_url! tarball_url! zipball_url! id:int! node_id! tag_name
      target_commitish name body draft:boolean prerelease:boolean immutable:boolean! created_at:datetime!
      published_at:datetime! updated_at:datetime! author:other! assets:other! body_html! body_text!
      mentions_count:int! discussion_url! reactions:other!`,
  },
  'repos/review_comments': {
    path: '/repos/{owner}/{repo}/pulls/comments',
    page: 'pulls/comments#list-review-comments-in-a-repository',
    query: { sort: 'created', direction: 'asc' },
    ways: 'update delete',
    fields: `url! pull_request_review_id:int! id:int! node_id! diff_hunk! path! position:int!
      original_position:int! commit_id! original_commit_id! in_reply_to_id:int! user:other! body
      created_at:datetime! updated_at:datetime! html_url! pull_request_url! author_association!
      _links:other! start_line:int! original_start_line:int! start_side! line:int! original_line:int!
      side! subject_type! reactions:other! body_html! body_text!`,
  },
  'repos/workflow_runs': {
    path: '/repos/{owner}/{repo}/actions/runs',
    page: 'actions/workflow-runs#list-workflow-runs-for-a-repository',
    records: 'workflow_runs',
    fields: `id:int name node_id check_suite_id:int check_suite_node_id head_branch head_sha path run_number:int
      run_attempt:int referenced_workflows:other event status conclusion workflow_id:int url html_url
      pull_requests:other created_at:datetime updated_at:datetime actor:other triggering_actor:other
      run_started_at:datetime jobs_url logs_url check_suite_url artifacts_url cancel_url rerun_url
      previous_attempt_url workflow_url head_commit:other repository:other head_repository:other
      head_repository_id:int display_title`,
  },
  'repos/workflows': {
    path: '/repos/{owner}/{repo}/actions/workflows',
    page: 'actions/workflows#list-repository-workflows',
    records: 'workflows',
    fields: `id:int node_id name path state created_at:datetime updated_at:datetime url html_url badge_url
      deleted_at:datetime`,
  },
  'repos/branches': {
    path: '/repos/{owner}/{repo}/branches',
    page: 'branches/branches#list-branches',
    id: 'name',
    fields: `name commit:other protected:boolean protection:other protection_url`,
  },
  'repos/tags': {
    path: '/repos/{owner}/{repo}/tags',
    page: 'repos/repos#list-repository-tags',
    id: 'name',
    fields: `name commit:other zipball_url tarball_url node_id`,
  },
  'repos/labels': {
    path: '/repos/{owner}/{repo}/labels',
    page: 'issues/labels#list-labels-for-a-repository',
    id: 'name',
    ways: 'create update delete',
    fields: `id:int! node_id! url! name description color default:boolean!`,
  },
  'repos/milestones': {
    path: '/repos/{owner}/{repo}/milestones',
    page: 'issues/milestones#list-milestones',
    id: 'number',
    query: { state: 'all' },
    ways: 'create update delete',
    fields: `url! html_url! labels_url! id:int! node_id! number:int! state title description creator:other!
      open_issues:int! closed_issues:int! created_at:datetime! updated_at:datetime! closed_at:datetime!
      due_on:datetime`,
  },
  'repos/deployments': {
    path: '/repos/{owner}/{repo}/deployments',
    page: 'deployments/deployments#list-deployments',
    fields: `url id:int node_id sha ref task payload:other original_environment environment description
      creator:other created_at:datetime updated_at:datetime statuses_url repository_url
      transient_environment:boolean production_environment:boolean performed_via_github_app:other`,
  },
  'repos/contributors': {
    // Those without an account have no id, and whoever has written under another address only counts as one of them.
    displayName: 'Contributors with an account, by the first 500 addresses of authors',
    path: '/repos/{owner}/{repo}/contributors',
    page: 'repos/repos#list-repository-contributors',
    fields: `${PERSON} contributions:int`,
  },
  'repos/collaborators': {
    path: '/repos/{owner}/{repo}/collaborators',
    page: 'collaborators/collaborators#list-repository-collaborators',
    fields: `${PERSON} permissions:other role_name`,
  },
  'repos/issue_events': {
    path: '/repos/{owner}/{repo}/issues/events',
    page: 'issues/events#list-issue-events-for-a-repository',
    fields: `id:int node_id url actor:other event commit_id commit_url created_at:datetime issue:other
      label:other assignee:other assigner:other review_requester:other requested_reviewer:other
      requested_team:other dismissed_review:other milestone:other project_card:other rename:other
      issue_type:other prev_issue_type:other sub_issue:other parent_issue:other blocked_by:other
      blocking:other intent:other author_association lock_reason performed_via_github_app:other`,
  },
  'repos/artifacts': {
    path: '/repos/{owner}/{repo}/actions/artifacts',
    page: 'actions/artifacts#list-artifacts-for-a-repository',
    records: 'artifacts',
    fields: `id:int node_id name size_in_bytes:int url archive_download_url expired:boolean created_at:datetime
      expires_at:datetime updated_at:datetime digest workflow_run:other`,
  },
  'repos/invitations': {
    path: '/repos/{owner}/{repo}/invitations',
    page: 'collaborators/invitations#list-repository-invitations',
    fields: `id:int repository:other invitee:other inviter:other permissions created_at:datetime expired:boolean
      url html_url node_id`,
  },
  'repos/commit_comments': {
    path: '/repos/{owner}/{repo}/comments',
    page: 'commits/comments#list-commit-comments-for-a-repository',
    ways: 'update delete',
    fields: `html_url! url! id:int! node_id! body path! position:int! line:int! commit_id! user:other!
      created_at:datetime! updated_at:datetime! author_association! reactions:other!`,
  },
  'repos/assignees': {
    path: '/repos/{owner}/{repo}/assignees',
    page: 'issues/assignees#list-assignees',
    fields: `${PERSON} starred_at:datetime`,
  },
};

/** What organisations and the user have. */
const ofOthers: Readonly<Record<string, GithubList>> = {
  'orgs/members': {
    path: '/orgs/{org}/members',
    page: 'orgs/members#list-organization-members',
    fields: `${PERSON} starred_at:datetime`,
  },
  'orgs/teams': {
    path: '/orgs/{org}/teams',
    page: 'teams/teams#list-teams',
    fields: `id:int node_id name slug description privacy notification_setting permission permissions:other url
      html_url members_url repositories_url type access_source organization_id:int enterprise_id:int
      parent:other`,
  },
  'user/teams': {
    path: '/user/teams',
    page: 'teams/teams#list-teams-for-the-authenticated-user',
    fields: `id:int node_id url html_url name slug description privacy notification_setting permission
      members_url repositories_url parent:other members_count:int repos_count:int created_at:datetime
      updated_at:datetime organization:other ldap_dn type organization_id:int enterprise_id:int`,
  },
  'user/followers': {
    path: '/user/followers',
    page: 'users/followers#list-followers-of-the-authenticated-user',
    fields: `${PERSON} starred_at:datetime`,
  },
  'user/following': {
    path: '/user/following',
    page: 'users/followers#list-the-people-the-authenticated-user-follows',
    fields: `${PERSON} starred_at:datetime`,
  },
  'user/repository_invitations': {
    path: '/user/repository_invitations',
    page: 'collaborators/invitations#list-repository-invitations-for-the-authenticated-user',
    fields: `id:int repository:other invitee:other inviter:other permissions created_at:datetime expired:boolean
      url html_url node_id`,
  },
  notifications: {
    path: '/notifications',
    page: 'activity/notifications#list-notifications-for-the-authenticated-user',
    query: { all: 'true' },
    fields: `id repository:other subject:other reason unread:boolean updated_at:datetime last_read_at:datetime
      url subscription_url`,
  },
  'user/ssh_signing_keys': {
    path: '/user/ssh_signing_keys',
    page: 'users/ssh-signing-keys#list-ssh-signing-keys-for-the-authenticated-user',
    ways: 'create delete',
    fields: `key id:int! title created_at:datetime!`,
  },
  'user/memberships/orgs': {
    path: '/user/memberships/orgs',
    page: 'orgs/members#list-organization-memberships-for-the-authenticated-user',
    id: 'organization_url',
    fields: `url state role direct_membership:boolean enterprise_teams_providing_indirect_membership:other
      organization_url organization:other user:other permissions:other`,
  },
};

/**
 * Lists that cannot be limited to what has changed since a time, or that are limited by another one. The `since` of commits
 * is when they were written, and that of comments goes with pages that have numbers: a comment that is deleted while they
 * are read moves the others forward, and one is missed, which no later `since` would find.
 */
export const githubLists: Readonly<Record<string, ConnectorException>> = Object.fromEntries(
  Object.entries({ ...ofRepositories, ...ofOthers }).map(([name, list]) => [name, exceptionOf(list)]),
);

function exceptionOf(list: GithubList): ConnectorException {
  const { displayName, path, id = 'id', records = '.', query, ways, fields } = list;
  const documentation = `${reference}/${list.page}`;
  const has = (name: string) => fields.split(/\s+/).some((word) => word.startsWith(`${name}:datetime`));
  return {
    ...(displayName !== undefined && { displayName }),
    ...parentsOf(list, documentation),
    record: {
      id,
      ...(has('updated_at') && timesOf(documentation, { updated: 'updated_at' })),
      ...(has('created_at') && { createTime: { member: 'created_at', format: 'rfc3339' } }),
    },
    list: listsAt(documentation, linkPages({ per_page: 100 }, documentation), records)(path, query),
    changes: { source: 'none', documentation },
    fields: fieldsDocumentedAt(documentation)(ways === undefined ? readOnly(fields) : fields),
    write:
      ways === undefined
        ? null
        : plainWrites(path, {
            documentation,
            ways: ways.split(' ') as Way[],
            id,
          }),
  };
}

function parentsOf({ path, fields }: GithubList, documentation: string): ConnectorException {
  if (path.includes('{owner}')) {
    const values = { owner: 'owner.login', repo: 'name' };
    // Some records have a path themselves.
    const idField = /\bpath\b/.test(fields) ? 'repoAndId' : 'path';
    return { parents: { object: 'repos', values, idField, documentation } };
  }
  if (!path.includes('{org}')) return {};
  const parents = { object: 'orgs', values: { org: 'login' }, documentation };
  // A person can be a member of several.
  return { parents: path.endsWith('/members') ? { ...parents, idField: 'orgAndId' } : parents };
}
