import type {
  Conditions,
  ConnectorException,
  ConnectorObject,
  ListEndpoint,
  Parents,
} from '@dowel/schema/connector';
import { plainText } from '@dowel/schema/rules';
import { toObject } from '../engine/object.ts';
import { textAt } from '../engine/record-facts.ts';
import { shownAs } from './by-reference.ts';
import { changedSince } from './changed-since.ts';
import { GROUP_FIELDS, PROJECT_FIELDS } from './gitlab-fields.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { linkPages, listsAt, type Query } from './pages.ts';
import { refusePassedOver } from './passed-over.ts';
import { plainWrites } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own pages and OpenAPI document: doc/api of github.com/gitlabhq/gitlabhq.
const reference = 'https://docs.gitlab.com/api';
const rateLimitsPage = 'https://docs.gitlab.com/administration/settings/user_and_ip_rate_limits/';

/** Where the list can do it, pages follow the last record, and not a number. Records that come and go shift none then. */
const byId = { pagination: 'keyset', order_by: 'id', sort: 'asc' };
const byCreation = { order_by: 'created_at', sort: 'asc' };

/** The answer is the list. A header has the address of the next page. */
function listAt(path: string, query: Query, page: string, conditions?: Conditions): ListEndpoint {
  const documentation = `${reference}/${page}/`;
  const paging = linkPages({ per_page: 100 }, `${reference}/rest/#pagination`);
  return {
    ...listsAt(documentation, paging, '.')(path, query),
    ...(conditions && { conditions: { ...conditions, documentation } }),
  };
}

/** The values by which a list can be limited. */
const equalsIn = (...equalsFields: string[]): Conditions => ({
  style: 'parameters',
  equals: { query: '{fieldName}' },
  equalsFields,
});

/** Members that are only answered to who asks for them, and secrets. */
const HIDDEN = ['_links', 'runners_token', 'statistics', 'custom_attributes', 'label_details'];
/** Of links between issues and epics. */
const OF_LINKS = ['issue_link_id', 'epic_issue_id'];

/** @param omit members that are deprecated, or none of the record itself */
const recordBy = (
  id: string,
  updated?: 'updated_at',
  created?: 'created_at',
  omit: readonly string[] = [],
): ConnectorObject['record'] => ({
  id,
  ...timesOf(`${reference}/issues/`, { updated, created, granularityMs: 1 }),
  omit: [...HIDDEN, ...omit],
});

/** A path below a project or a group needs both ids, so that the id of a record that is written has both. */
const belowProjects = (idField?: string): Parents => ({
  object: 'projects',
  values: { project_id: 'id' },
  ...(idField !== undefined && { idField }),
  documentation: `${reference}/projects/`,
});

const belowGroups = (idField: string): Parents => ({
  object: 'groups',
  values: { group_id: 'id' },
  idField,
  documentation: `${reference}/groups/`,
});

const fieldsOf = (page: string, words: string) => fieldsDocumentedAt(`${reference}/${page}/`)(words);

const writesAt = (path: string, page: string, id?: 'iid') =>
  plainWrites(path, { documentation: `${reference}/${page}/`, update: 'PUT', id });

const inProject = '/api/v4/projects/{project_id}';

/** The list leaves out child pipelines, or has nothing else. */
const pipelinesBy = (query: Record<string, string>, conditions: Conditions): ConnectorException => ({
  parents: belowProjects(),
  record: recordBy('id', 'updated_at', 'created_at'),
  list: listAt(`${inProject}/pipelines`, { order_by: 'id', sort: 'asc', ...query }, 'pipelines', conditions),
  fields: fieldsOf(
    'pipelines',
    `id:int! iid:int! project_id:int! sha! ref! status! source! name! created_at:datetime! updated_at:datetime!
    web_url!`,
  ),
});

const MEMBER = `id:int! user_id:int username! name! state! avatar_url! web_url! access_level:int expires_at
  created_at:datetime! email! created_by:other! member_role:other! is_using_seat:boolean!`;

const withState = { create: ['state_event'] };
const PASSED_OVER = {
  issues: withState,
  merge_requests: withState,
  milestones: withState,
  labels: { create: ['new_name'] },
};

/**
 * GitLab's REST API, version 4, of what a user is a member of. All else that gitlab.com shows anybody is left out. Issues,
 * merge requests and what else belongs to a project are listed below each. Only issues are asked for by when they changed:
 * the pages of the other lists that could be have numbers, and a record that is deleted meanwhile would hide another one.
 */
export const gitlab = usualConnector({
  provider: 'gitlab',
  displayName: 'GitLab',
  errors: {
    message: ['message', 'error_description', 'error'],
    // `lib/api/api.rb` of gitlab.com/gitlab-org/gitlab. Any other 409 says that there is such a record already.
    rules: [{ status: 409, member: 'message', text: '409 Conflict: Resource lock', means: 'conflict' }],
    wait: [{ header: 'RateLimit-Reset', format: 'epochSeconds' }],
    documentation: rateLimitsPage,
  },
  functions: {
    secrets: { groups: 'runners_token', projects: 'runners_token' },
    toFields: shownAs({
      projects: { namespace_id: 'namespace' },
      issues: { assignee_ids: 'assignees', milestone_id: 'milestone', epic_id: 'epic' },
      merge_requests: {
        assignee_ids: 'assignees',
        milestone_id: 'milestone',
        remove_source_branch: 'force_remove_source_branch',
      },
      project_members: { user_id: 'id' },
      group_members: { user_id: 'id' },
    }),
    // A change of a member that names no role of its own, and no other level, would take the role away.
    async sentBeside(objectName, id, { getJson }, { type, record, parent }) {
      const isMember = objectName === 'project_members' || objectName === 'group_members';
      if (!isMember || type !== 'update' || Object.hasOwn(record, 'member_role_id')) return undefined;
      const path = toObject(gitlab, objectName).write?.get?.path ?? '';
      const { body, secrets } = await getJson({ path }, { ...parent, id });
      const present = body.record('.', secrets) ?? {};
      const level = record.access_level ?? present.access_level;
      const role = plainText(level) === plainText(present.access_level) && textAt(present, 'member_role.id');
      return role ? { member_role_id: Number(role) } : undefined;
    },
    toRecord(objectName, record, type) {
      refusePassedOver('GitLab', PASSED_OVER, { objectName, record, type });
      // The name says which label is changed.
      if (objectName !== 'labels' || type !== 'update' || !Object.hasOwn(record, 'name')) return record;
      const { name, ...others } = record;
      return { new_name: name, ...others };
    },
  },
  object: {
    record: recordBy('id'),
    list: listAt('/api/v4/{objectName}', {}, 'rest'),
    fields: { source: 'list', fields: listedFields('id:int!') },
  },
  objects: {
    projects: {
      record: recordBy('id', undefined, 'created_at'),
      list: listAt(
        '/api/v4/projects',
        { membership: 'true', ...byId },
        'projects',
        equalsIn('visibility', 'archived'),
      ),
      fields: fieldsOf('projects', PROJECT_FIELDS),
      write: writesAt('/api/v4/projects', 'projects'),
    },
    groups: {
      record: recordBy('id', undefined, undefined, [
        'projects',
        'shared_projects',
        'emails_disabled',
        'default_branch_protection',
      ]),
      list: listAt('/api/v4/groups', { all_available: 'false', order_by: 'path', sort: 'asc' }, 'groups'),
      fields: fieldsOf('groups', GROUP_FIELDS),
      write: writesAt('/api/v4/groups', 'groups'),
    },
    issues: {
      parents: belowProjects('projectAndIid'),
      record: recordBy('iid', 'updated_at', 'created_at', ['assignee', ...OF_LINKS]),
      list: listAt(`${inProject}/issues`, byId, 'issues', {
        style: 'parameters',
        from: { query: 'updated_after' },
        until: { query: 'updated_before' },
        equals: { query: '{fieldName}' },
        equalsFields: ['state'],
      }),
      changes: changedSince({
        isFromInclusive: true,
        isUntilInclusive: true,
        granularityMs: 1,
        documentation: `${reference}/issues/`,
      }),
      fields: fieldsOf(
        'issues',
        `id:int! iid:int! project_id:int! title description state! author:other! assignees:other!
        assignee_ids:other milestone:other! milestone_id:int labels:other due_date confidential:boolean
        discussion_locked:boolean weight:int epic:other! epic_id:int issue_type created_at:datetime!
        updated_at:datetime! closed_at:datetime! closed_by:other! moved_to_id:int! upvotes:int! downvotes:int!
        merge_requests_count:int! user_notes_count:int! web_url! references:other! time_stats:other!
        has_tasks:boolean! task_status! task_completion_status:other! external_id! health_status!
        iteration:other! service_desk_reply_to!`,
      ),
      write: writesAt(`${inProject}/issues`, 'issues', 'iid'),
    },
    merge_requests: {
      parents: belowProjects('projectAndIid'),
      record: recordBy('iid', 'updated_at', 'created_at'),
      list: listAt(
        `${inProject}/merge_requests`,
        byCreation,
        'merge_requests',
        equalsIn('state', 'source_branch', 'target_branch'),
      ),
      fields: fieldsOf(
        'merge_requests',
        `id:int! iid:int! project_id:int! title description state! source_branch target_branch
        source_project_id:int! target_project_id:int author:other! assignee:other! assignees:other! assignee_ids:other
        milestone:other! milestone_id:int labels:other merged_by:other! merged_at:datetime! closed_by:other!
        closed_at:datetime! created_at:datetime! updated_at:datetime! upvotes:int! downvotes:int!
        work_in_progress:boolean! merge_when_pipeline_succeeds:boolean! detailed_merge_status! sha! merge_commit_sha!
        squash_commit_sha! user_notes_count:int! discussion_locked:boolean should_remove_source_branch:boolean!
        force_remove_source_branch:boolean! remove_source_branch:boolean allow_collaboration:boolean squash:boolean
        web_url! references:other! time_stats:other! task_completion_status:other! imported:boolean! imported_from!
        reviewers:other! draft:boolean! merge_user:other! merge_after:datetime! prepared_at:datetime!
        allow_maintainer_to_push:boolean! squash_on_merge:boolean! has_conflicts:boolean!
        blocking_discussions_resolved:boolean!`,
      ),
      write: writesAt(`${inProject}/merge_requests`, 'merge_requests', 'iid'),
    },
    milestones: {
      parents: belowProjects('projectAndId'),
      record: recordBy('id', 'updated_at', 'created_at'),
      list: listAt(`${inProject}/milestones`, {}, 'milestones', equalsIn('state')),
      fields: fieldsOf(
        'milestones',
        `id:int! iid:int! project_id:int! title description due_date start_date state!
        created_at:datetime! updated_at:datetime! group_id:int! web_url! expired:boolean!`,
      ),
      write: writesAt(`${inProject}/milestones`, 'milestones'),
    },
    labels: {
      parents: belowProjects('projectAndId'),
      record: recordBy('id', undefined, undefined, [
        'open_issues_count',
        'closed_issues_count',
        'open_merge_requests_count',
      ]),
      list: listAt(`${inProject}/labels`, { include_ancestor_groups: 'false' }, 'labels'),
      fields: fieldsOf(
        'labels',
        `id:int! name color text_color! description description_html! subscribed:boolean! priority:int
        is_project_label:boolean!`,
      ),
      write: writesAt(`${inProject}/labels`, 'labels'),
    },
    pipelines: pipelinesBy({}, equalsIn('status', 'ref', 'sha', 'source')),
    child_pipelines: pipelinesBy({ source: 'parent_pipeline' }, equalsIn('status', 'ref', 'sha')),
    environments: {
      parents: belowProjects('projectAndId'),
      record: recordBy('id', 'updated_at', 'created_at'),
      list: listAt(`${inProject}/environments`, {}, 'environments'),
      fields: fieldsOf(
        'environments',
        `id:int! name slug! description external_url state! tier created_at:datetime! updated_at:datetime! project:other!
        cluster_agent:other! kubernetes_namespace flux_resource_path auto_stop_at:datetime!
        auto_stop_setting`,
      ),
      write: writesAt(`${inProject}/environments`, 'environments'),
    },
    releases: {
      parents: belowProjects('projectAndTag'),
      record: recordBy('tag_name', undefined, 'created_at', ['description_html']),
      list: listAt(`${inProject}/releases`, byCreation, 'releases'),
      fields: fieldsOf(
        'releases',
        `tag_name! name! description! created_at:datetime! released_at:datetime! author:other! commit:other!
        milestones:other! commit_path! tag_path! assets:other! evidences:other! upcoming_release:boolean!`,
      ),
    },
    project_members: {
      displayName: 'Direct members of projects',
      parents: belowProjects('projectAndUser'),
      record: recordBy('id', undefined, 'created_at'),
      list: listAt(`${inProject}/members`, { show_seat_info: 'true' }, 'members'),
      fields: fieldsOf('members', MEMBER),
      write: writesAt(`${inProject}/members`, 'members'),
    },
    group_members: {
      displayName: 'Direct members of groups',
      parents: belowGroups('groupAndUser'),
      record: recordBy('id', undefined, 'created_at'),
      list: listAt('/api/v4/groups/{group_id}/members', { show_seat_info: 'true' }, 'members'),
      fields: fieldsOf('members', `${MEMBER} public_email! group_saml_identity:other!`),
      write: writesAt('/api/v4/groups/{group_id}/members', 'members'),
    },
  },
});
