import type { ConnectorException, ListEndpoint, Parents, WriteEndpoints } from '@dowel/schema/connector';
import { withCustomFields } from './asana-custom-fields.ts';
import { byReference } from './by-reference.ts';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { cursorPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/Asana/openapi, defs/asana_oas.yaml.
const reference = 'https://developers.asana.com/reference';
const MINUTE_MS = 60_000;

interface Listed {
  readonly query?: Record<string, string>;
  /** What is asked for in any case, besides the id. */
  readonly always?: string[];
  readonly conditions?: ListEndpoint['conditions'];
}

/** A record has few fields unless others are asked for. An offset is a text of the answer, and null on the last page. */
function listAt(path: string, { query, always = [], conditions }: Listed = {}): ListEndpoint {
  return {
    request: { path, ...(query && { query }), documentation: reference },
    records: 'data',
    paging: cursorPages(
      'next_page.offset',
      'offset',
      { limit: 100 },
      'https://developers.asana.com/docs/pagination',
    ),
    fieldsParameter: {
      into: { query: 'opt_fields' },
      as: 'commaList',
      always: ['gid', ...always],
      documentation: 'https://developers.asana.com/docs/inputoutput-options',
    },
    ...(conditions && { conditions }),
  };
}

const belowWorkspaces: Parents = {
  object: 'workspaces',
  values: { workspace_gid: 'gid' },
  documentation: `${reference}/getworkspaces`,
};

const belowProjects: Parents = {
  object: 'projects',
  values: { project_gid: 'gid' },
  documentation: `${reference}/getprojects`,
};

const modified = {
  member: 'modified_at',
  format: 'rfc3339',
  granularityMs: 1,
  documentation: `${reference}/gettask`,
} as const;

const created = {
  member: 'created_at',
  format: 'rfc3339',
  documentation: `${reference}/gettask`,
} as const;

const withCreateTime: ConnectorException['record'] = { id: 'gid', createTime: created };

/** @param words of what a record has besides what all have */
const fieldsOf = fieldsDocumentedAt(reference, 'gid! resource_type!');

interface Written {
  readonly ways?: readonly Way[];
  /** Where a new record is made, if not where one is. */
  readonly createAt?: string;
  /** What a new record is sent with. */
  readonly data?: Record<string, string | string[]>;
}

/** Records are sent in `data`. */
function writesAt(path: string, { data, ...written }: Written = {}): WriteEndpoints {
  const { create, ...others } = plainWrites(path, {
    ...written,
    update: 'PUT',
    sent: { wrap: 'data' },
    record: 'data',
    id: 'gid',
    documentation: reference,
  });
  return {
    ...others,
    ...(create && { create: { ...create, ...(data && { body: { data } }) } }),
    get: { path: `${path}/{id}`, query: { opt_fields: '{fields}' } },
  };
}

/** A record refers to others as records, and takes their ids. */
const references = byReference({
  projects: { owner: 'gid', team: 'gid', workspace: 'gid', followers: 'gid' },
  tasks: {
    ...{ assignee: 'gid', assignee_section: 'gid', parent: 'gid', followers: 'gid', tags: 'gid' },
    ...{ custom_type: 'gid', custom_type_status_option: 'gid' },
  },
  tags: { followers: 'gid' },
  goals: { owner: 'gid', team: 'gid', followers: 'gid', time_period: 'gid' },
});

/** What is listed with the workspace in the path, or as a parameter. */
const inPath = (name: string, always?: string[]): ListEndpoint =>
  listAt(`/1.0/workspaces/{workspace_gid}/${name}`, { ...(always && { always }) });
const inQuery = (path: string, always?: string[]): ListEndpoint =>
  listAt(path, { query: { workspace: '{workspace_gid}' }, ...(always && { always }) });

/**
 * Asana's API 1.0. Tasks are listed for each project, so that one in several projects comes once for each, and one in none is
 * not read. Stories and attachments are left out, because they are below tasks.
 */
export const asana = usualConnector({
  provider: 'asana',
  displayName: 'Asana',
  functions: {
    toRecord: (objectName, record, type) =>
      withCustomFields(objectName, references(objectName, record, type)),
  },
  errors: { message: 'errors.0.message', documentation: 'https://developers.asana.com/docs/errors' },
  // The limit of a token in a free domain. A paid one has ten times as many.
  budgets: [
    {
      scope: 'connection',
      requests: 150,
      perMs: MINUTE_MS,
      documentation: 'https://developers.asana.com/docs/rate-limits',
    },
  ],
  object: {
    record: { id: 'gid' },
    list: listAt('/1.0/{objectName}'),
    fields: { source: 'list', fields: listedFields('gid!') },
  },
  objects: {
    workspaces: {
      fields: fieldsOf('name is_organization:boolean! email_domains:other!'),
      write: writesAt('/1.0/workspaces', { ways: ['update'] }),
    },
    users: { fields: fieldsOf('name! email! photo:other! workspaces:other!') },
    projects: {
      record: { id: 'gid', updateTime: modified, createTime: created },
      list: listAt('/1.0/projects', { always: ['modified_at', 'created_at'] }),
      fields: fieldsOf(
        `name archived:boolean color icon created_at:datetime! modified_at:datetime! current_status:other
        current_status_update:other! custom_field_settings:other! default_view due_on start_on html_notes notes
        members:other! public:boolean privacy_setting default_access_level minimum_access_level_for_customization
        minimum_access_level_for_sharing custom_fields:other completed:boolean! completed_at:datetime!
        completed_by:other! followers:other owner:other team:other workspace:other permalink_url! project_brief:other!
        created_from_template:other!`,
      ),
      write: writesAt('/1.0/projects'),
    },
    tasks: {
      displayName: 'Tasks of projects',
      parents: belowProjects,
      // What is put into a project or gets a comment counts as modified for the list, and keeps its `modified_at`.
      record: { id: 'gid', createTime: created },
      list: listAt('/1.0/tasks', {
        query: { project: '{project_gid}' },
        always: ['modified_at', 'created_at'],
        conditions: {
          style: 'parameters',
          from: { query: 'modified_since' },
          documentation: `${reference}/gettasks`,
        },
      }),
      changes: changedSince({
        isFromInclusive: false,
        granularityMs: 1,
        documentation: `${reference}/gettasks`,
      }),
      fields: fieldsOf(
        `name resource_subtype created_by:other! approval_status assignee_status! assignee:other assignee_section:other
        assigned_by:other! completed:boolean completed_at:datetime! completed_by:other! created_at:datetime!
        modified_at:datetime! dependencies:other! dependents:other! due_at:datetime due_on start_at:datetime start_on
        external:other html_notes notes liked:boolean likes:other! num_likes:int! num_subtasks:int!
        is_rendered_as_separator:boolean! memberships:other! actual_time_minutes:float! custom_fields:other
        custom_type:other custom_type_status_option:other followers:other parent:other projects:other! tags:other
        workspace:other! permalink_url!`,
      ),
      write: writesAt('/1.0/tasks', { data: { projects: ['{project_gid}'] } }),
    },
    sections: {
      parents: belowProjects,
      record: withCreateTime,
      list: listAt('/1.0/projects/{project_gid}/sections', { always: ['created_at'] }),
      fields: fieldsOf('name created_at:datetime! project:other!'),
      write: writesAt('/1.0/sections', { createAt: '/1.0/projects/{project_gid}/sections' }),
    },
    status_updates: {
      parents: belowProjects,
      record: { id: 'gid', updateTime: modified, createTime: created },
      list: listAt('/1.0/status_updates', {
        query: { parent: '{project_gid}' },
        always: ['modified_at', 'created_at'],
      }),
      fields: fieldsOf(
        `title resource_subtype! text html_text status_type author:other! created_at:datetime! created_by:other!
        modified_at:datetime! liked:boolean! likes:other! num_likes:int! reaction_summary:other! parent:other!`,
      ),
      write: writesAt('/1.0/status_updates', {
        ways: ['create', 'delete'],
        data: { parent: '{project_gid}' },
      }),
    },
    project_memberships: {
      parents: belowProjects,
      list: listAt('/1.0/projects/{project_gid}/project_memberships'),
      fields: fieldsOf('user:other! project:other! parent:other! member:other! access_level! write_access!'),
    },
    task_templates: {
      parents: belowProjects,
      record: withCreateTime,
      list: listAt('/1.0/task_templates', { query: { project: '{project_gid}' }, always: ['created_at'] }),
      fields: fieldsOf('name! project:other! template:other! created_by:other! created_at:datetime!'),
    },
    teams: {
      parents: belowWorkspaces,
      list: inPath('teams'),
      fields: fieldsOf(
        `name description html_description organization:other! permalink_url! visibility
        edit_team_name_or_description_access_level edit_team_visibility_or_trash_team_access_level
        member_invite_management_access_level guest_invite_management_access_level
        join_request_management_access_level team_member_removal_access_level team_content_management_access_level
        endorsed:boolean`,
      ),
      write: writesAt('/1.0/teams', {
        ways: ['create', 'update'],
        data: { organization: '{workspace_gid}' },
      }),
    },
    tags: {
      parents: belowWorkspaces,
      record: withCreateTime,
      list: inPath('tags', ['created_at']),
      fields: fieldsOf(
        'name color notes created_at:datetime! followers:other workspace:other! permalink_url!',
      ),
      write: writesAt('/1.0/tags', { createAt: '/1.0/workspaces/{workspace_gid}/tags' }),
    },
    custom_fields: {
      parents: belowWorkspaces,
      list: inPath('custom_fields'),
      fields: fieldsOf(
        `name type! resource_subtype description enum_options:other enabled:boolean! representation_type! id_prefix
        is_formula_field:boolean! precision:int format currency_code custom_label custom_label_position
        is_global_to_workspace:boolean! has_notifications_enabled:boolean asana_created_field! is_value_read_only:boolean!
        created_by:other! privacy_setting! default_access_level!`,
      ),
      write: writesAt('/1.0/custom_fields', { data: { workspace: '{workspace_gid}' } }),
    },
    portfolios: {
      displayName: 'Portfolios of the user',
      parents: belowWorkspaces,
      record: withCreateTime,
      list: inQuery('/1.0/portfolios', ['created_at']),
      fields: fieldsOf(
        `name archived:boolean color start_on due_on default_access_level created_at:datetime! created_by:other!
        custom_field_settings:other! current_status_update:other! custom_fields:other members:other! owner:other!
        workspace:other! permalink_url! public:boolean privacy_setting! project_templates:other!`,
      ),
      write: writesAt('/1.0/portfolios', { data: { workspace: '{workspace_gid}' } }),
    },
    goals: {
      parents: belowWorkspaces,
      list: inQuery('/1.0/goals'),
      fields: fieldsOf(
        `name html_notes notes due_on start_on is_workspace_level:boolean liked:boolean likes:other! num_likes:int!
        team:other workspace:other! followers:other time_period:other metric:other! owner:other
        current_status_update:other! status privacy_setting! default_access_level! custom_fields:other`,
      ),
      write: writesAt('/1.0/goals', { data: { workspace: '{workspace_gid}' } }),
    },
    project_templates: {
      parents: belowWorkspaces,
      list: inQuery('/1.0/project_templates'),
      fields: fieldsOf(
        `name! description! html_description! public:boolean! owner:other! team:other! requested_dates:other! color!
        requested_roles:other!`,
      ),
    },
    time_periods: {
      parents: belowWorkspaces,
      list: inQuery('/1.0/time_periods'),
      fields: fieldsOf('end_on! start_on! period! display_name! parent:other!'),
    },
    workspace_memberships: {
      parents: belowWorkspaces,
      record: withCreateTime,
      list: inPath('workspace_memberships', ['created_at']),
      fields: fieldsOf(
        `user:other! workspace:other! user_task_list:other! is_active:boolean! is_admin:boolean! is_guest:boolean!
        is_view_only:boolean! vacation_dates:other! created_at:datetime!`,
      ),
    },
  },
});
