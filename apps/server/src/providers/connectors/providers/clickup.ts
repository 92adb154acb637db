import type { ConnectorException, ConnectorObject } from '@dowel/schema/connector';
import type { RestFunctions } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import { parseTime } from '../engine/request/times.ts';
import { byReference } from './by-reference.ts';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { cursorPages, listsAt, onePage, type Query } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

const documentation = 'https://developer.clickup.com/openapi/clickup-api-v2-reference.json';
const reference = 'https://developer.clickup.com/reference';

/** What ClickUp calls a team here is a workspace. */
const belowWorkspaces: ConnectorException['parents'] = {
  object: 'workspaces',
  values: { team_id: 'id' },
  documentation,
};

const fieldsOf = fieldsDocumentedAt(documentation);

/** Such a list has no pages. */
const whole = (path: string, records: string, query?: Query) =>
  listsAt(documentation, onePage(documentation), records)(path, query);

/** @param member of the records */
const createdAt = (member: string): ConnectorObject['record'] => ({
  id: 'id',
  createTime: { member, format: 'epochMs', documentation },
});

/** Of records that say when they were changed. */
const dated: ConnectorException['record'] = {
  id: 'id',
  updateTime: { member: 'date_updated', format: 'epochMs', granularityMs: 1, documentation },
  createTime: { member: 'date_created', format: 'epochMs', documentation },
};

const SPACE_FIELDS =
  fieldsOf(`id! name private:boolean! color! avatar! admin_can_manage:boolean! archived:boolean! members:other!
        statuses:other! multiple_assignees:boolean features:other`);

/** @param archived those that are archived, which the list leaves out otherwise */
const docsOf = (archived?: 'true'): ConnectorException => ({
  parents: belowWorkspaces,
  record: dated,
  list: {
    request: {
      path: '/api/v3/workspaces/{team_id}/docs',
      ...(archived && { query: { archived } }),
      documentation: `${reference}/searchdocspublic`,
    },
    records: 'docs',
    paging: cursorPages('next_cursor', 'cursor', { limit: 100 }, `${reference}/searchdocspublic`),
  },
  fields:
    fieldsOf(`id! date_created:int! date_updated:int! name! type:int! parent:other! public:boolean! workspace_id:int!
    creator:int! deleted:boolean! date_deleted:int! deleted_by:int! archived:boolean! archived_by:int! date_archived:int!`),
});

/**
 * ClickUp's API, version 2, and version 3 for docs. Folders and lists are below spaces, which are below workspaces
 * themselves, and have no list of their own here.
 */
export const clickup = usualConnector({
  provider: 'clickup',
  displayName: 'ClickUp',
  // Some calls want it without a body too.
  headers: { 'Content-Type': 'application/json' },
  errors: {
    message: 'err',
    // The token is good, and the person has not given this workspace to the application.
    rules: ['OAUTH_023', 'OAUTH_026', 'OAUTH_027', 'OAUTH_029', 'OAUTH_03', 'OAUTH_04'].map((begins) => ({
      status: 401,
      member: 'ECODE',
      begins,
      means: 'forbidden' as const,
    })),
    wait: [{ header: 'X-RateLimit-Reset', format: 'epochSeconds' }],
    documentation: 'https://developer.clickup.com/docs/common_errors',
  },
  functions: { secrets: { goals: 'editor_token' }, toRecord: asTaken },
  object: {
    list: whole('/api/v2/team', 'teams'),
  },
  objects: {
    workspaces: { fields: fieldsOf('id! name! color! avatar! members:other!') },
    spaces: {
      parents: belowWorkspaces,
      list: whole('/api/v2/team/{team_id}/space', 'spaces'),
      fields: SPACE_FIELDS,
      // A change would have to say everything, also who may see the space.
      write: plainWrites('/api/v2/space', {
        ways: ['create', 'delete'],
        createAt: '/api/v2/team/{team_id}/space',
        documentation: (way) => `${reference}/${way}space`,
      }),
    },
    archived_spaces: {
      parents: belowWorkspaces,
      list: whole('/api/v2/team/{team_id}/space', 'spaces', { archived: 'true' }),
      fields: SPACE_FIELDS,
    },
    tasks: {
      parents: belowWorkspaces,
      record: dated,
      list: {
        request: {
          path: '/api/v2/team/{team_id}/task',
          // Without these, there are no subtasks, no closed tasks and no descriptions in Markdown.
          query: { subtasks: 'true', include_closed: 'true', include_markdown_description: 'true' },
          documentation: `${reference}/getfilteredteamtasks`,
        },
        records: 'tasks',
        paging: {
          style: 'pageNumber',
          first: 0,
          into: { query: 'page' },
          end: { when: 'emptyPage' },
          size: { max: 100 },
          documentation: `${reference}/getfilteredteamtasks`,
        },
      },
      // The list can be limited to changes. But its pages are numbers, so a task that is deleted meanwhile would push
      // another one to a page that was read, and no later read would ask for it. So every read reads all.
      fields: fieldsOf(`id! custom_id! custom_item_id:int name text_content! description markdown_description!
        status:other orderindex! date_created! date_updated! date_closed! date_done! creator:other!
        assignees:other group_assignees:other watchers:other checklists:other! tags:other! parent priority:other
        due_date start_date points:float time_estimate:int
        custom_fields:other! dependencies:other! linked_tasks:other! url! permission_level! list:other! project:other!
        folder:other! space:other! archived:boolean`),
      // A new task goes to a list, and not to a workspace, so no call would say below which parent it is.
      write: plainWrites('/api/v2/task', {
        ways: ['update', 'delete'],
        update: 'PUT',
        documentation: (way) => `${reference}/${way}task`,
      }),
    },
    goals: {
      parents: belowWorkspaces,
      // Whoever has the token can change the goal.
      record: { ...createdAt('date_created'), omit: ['editor_token'] },
      list: whole('/api/v2/team/{team_id}/goal', 'goals', { include_completed: 'true' }),
      fields:
        fieldsOf(`id! pretty_id! name! creator:int! owner! color! date_created! start_date! due_date! description!
        private:boolean! archived:boolean! multiple_owners:boolean! date_updated! last_update! folder_id!
        pinned:boolean! owners:other! key_result_count:int! members:other! group_members:other!
        percent_completed:int!`),
    },
    docs: docsOf(),
    archived_docs: docsOf('true'),
    groups: {
      parents: belowWorkspaces,
      list: whole('/api/v2/group', 'groups', { team_id: '{team_id}' }),
      fields: fieldsOf('id! userid:int! name! handle! date_created! initials! members:other! avatar:other!'),
    },
    customFields: {
      displayName: 'Custom fields of the workspace level',
      parents: belowWorkspaces,
      list: whole('/api/v2/team/{team_id}/field', 'fields', { include_applied_objects: 'true' }),
      fields: fieldsOf(
        'id! name! type! type_config:other! date_created! hide_from_guests:boolean! applied_objects:other!',
      ),
    },
    views: {
      displayName: 'Views of the Everything level',
      parents: belowWorkspaces,
      list: whole('/api/v2/team/{team_id}/view', 'views'),
      fields: fieldsOf(
        'id! name! type! parent:other! grouping:other! divide:other! sorting:other! filters:other! columns:other! team_sidebar:other! settings:other!',
      ),
    },
  },
});

const references = byReference({ tasks: { status: 'status', priority: ({ id }) => Number(id) } });
const TIMES = ['due_date', 'start_date'];
const PEOPLE = ['assignees', 'group_assignees', 'watchers'];

/**
 * A task as a change takes it: with the name of its status, and times that are numbers and not texts with digits. It says of a
 * time that it is more than a day, which ClickUp would otherwise make of it: https://developer.clickup.com/docs/general-time
 * @throws {ProviderError} for a list of people, of which a change says only who is added and who is taken away
 */
function asTaken(...[objectName, record, type]: Parameters<ToRecord>): ReturnType<ToRecord> {
  const people = PEOPLE.find((name) => Array.isArray(record[name]));
  if (people !== undefined) {
    const words = `ClickUp changes "${people}" of a task by who is added and who is taken away: { "add": [], "rem": [] }, with ids. It got a list, so nothing was written.`;
    throw new ProviderError('rejected', words);
  }
  const taken = { ...references(objectName, record, type) };
  for (const name of TIMES) {
    const value = record[name];
    const time = timeIn(value);
    if (time === undefined) continue;
    taken[name] = time;
    taken[`${name}_time`] ??= !isDay(value);
  }
  return taken;
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * Milliseconds since 1970, out of the digits that ClickUp answers, of a time with its zone, or of noon of a day, which is the
 * same day in nearly every zone.
 * @throws {ProviderError} for a time without a zone
 */
function timeIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  if (!/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  const time = parseTime(isDay(value) ? `${value}T12:00:00Z` : value, { format: 'rfc3339' });
  if (time) return time.getTime();
  const words = `The time "${value}" of a task of ClickUp needs its zone, such as 2026-05-01T10:00:00Z.`;
  throw new ProviderError('rejected', `${words} Nothing was written.`);
}

type ToRecord = NonNullable<RestFunctions['toRecord']>;
