import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { OtherBase } from '../engine/call.ts';
import { listedFields } from './listed-fields.ts';
import { plainWrites } from './plain-writes.ts';

const reference = 'https://developer.atlassian.com/cloud/jira/software/rest';

/** The API of boards is beside that of the platform, at the same site. It sends 50 records at once, unless asked for less. */
const paging: ListEndpoint['paging'] = {
  style: 'offset',
  into: { query: 'startAt' },
  size: { into: { query: 'maxResults' }, max: 50 },
  end: { when: 'true', member: 'isLast' },
};

/** @param expand what an answer has only if it is named */
const listed = (path: string, page: string, fields: string, expand?: string) => {
  const documentation = `${reference}/api-group-${page}/`;
  return {
    record: { id: 'id', omit: ['self'] },
    list: {
      request: { path, ...(expand !== undefined && { query: { expand } }), documentation },
      records: 'values',
      paging,
    },
    changes: { source: 'none', documentation },
    deletes: { source: 'unknown' },
    fields: { source: 'list', fields: listedFields(fields), documentation },
    write: null,
  } satisfies ConnectorException;
};

const parents = { object: 'boards', values: { board: 'id' }, documentation: `${reference}/api-group-board/` };

const boards = listed(
  '/1.0/board',
  'board',
  `admins:other! canEdit:boolean! favourite:boolean! id:int! isPrivate:boolean! location:other! name! type!`,
  'admins,permissions',
);

const sprints = listed(
  '/1.0/board/{board}/sprint',
  'board',
  `completeDate:datetime! endDate:datetime goal id:int! name originBoardId:int! startDate:datetime state`,
);

/** What the boards of Jira Software have. None of it says when it was changed. */
export const jiraAgile: Readonly<Record<string, ConnectorException>> = {
  boards,
  sprints: {
    ...sprints,
    // The board of a team-managed project is `simple`, with sprints or without. A sprint with issues of several boards comes
    // once for each.
    parents,
    // A new one would have to name its board twice: where it goes, and in the body.
    write: plainWrites('/1.0/sprint', {
      documentation: `${reference}/api-group-sprint/`,
      ways: ['update', 'delete'],
      update: 'POST',
    }),
  },
  epics: {
    ...listed('/1.0/board/{board}/epic', 'board', `color:other! done:boolean! id:int! name! summary!`),
    parents,
  },
  quick_filters: {
    ...listed(
      '/1.0/board/{board}/quickfilter',
      'board',
      `boardId:int! description! id:int! jql! name! position:int!`,
    ),
    parents,
  },
};

/** Boards without sprints, such as those for Kanban, refuse to list them. */
export const isWithoutSprints = (status: number, body: ProviderBody): boolean =>
  status === 400 && body.text('errorMessages.0')?.among(['The board does not support sprints']) !== undefined;

const agile: OtherBase = (_, used) => used.replace(/\/rest\/api$/, '/rest/agile');

/** The base URL of an object that is no part of the platform's API. */
export const baseOfAgile = (objectName: string): OtherBase | undefined =>
  Object.hasOwn(jiraAgile, objectName) ? agile : undefined;
