// The facts are those of the vendor's own schema: github.com/mondaycom/mcp, packages/agent-toolkit/src/monday-graphql/schema.graphql.

/** An object of monday.com, by the calls that the schema has. The fields of a record are variables of the same name. */
export interface MondayObject {
  /** Its type in the schema. */
  readonly type: string;
  readonly displayName?: string;
  /** Fields that are links to other records, or lists. Of a link, the id is read. */
  readonly also?: string;
  /** The list. With `$page`, it has pages with numbers, and with `$board_id` each board has one. */
  readonly list: string;
  /** Where the answer has the records. Absent: in the member of its name. */
  readonly records?: string;
  /** The member with the cursor of the next page. */
  readonly cursor?: string;
  readonly updated?: true;
  readonly created?: true;
  /** Deleted records stay in the list, with a state. */
  readonly hasState?: true;
  /** Deleted records are in no list, and can be had alone, with a state. */
  readonly hasStateAlone?: true;
  /** One record. */
  readonly get?: string;
  readonly create?: string;
  readonly update?: string;
  readonly delete?: string;
}

const pagesOf = (name: string, more = '') =>
  `query ($limit: Int, $page: Int) { ${name}(limit: $limit, page: $page${more}) { {fields} } }`;

const inBoard = (calls: string, declared = '') =>
  `query ($board_id: ID!${declared}) { boards(ids: [$board_id], state: all) { ${calls} } }`;

const oneOf = (name: string, more = '') => `query ($id: ID!) { ${name}(ids: [$id]${more}) { {fields} } }`;

export const mondayObjects: Readonly<Record<string, MondayObject>> = {
  boards: {
    type: 'Board',
    also: 'creator folder owners tags top_group workspace',
    // Otherwise those with several levels of subitems are left out:
    // https://developer.monday.com/api-reference/docs/multi-level-boards-api-guide
    list: pagesOf('boards', ', state: all, hierarchy_types: [classic, multi_level]'),
    updated: true,
    created: true,
    hasState: true,
    get: oneOf('boards', ', state: all'),
    create: `mutation ($name: String!, $board_kind: BoardKind!, $description: String, $workspace_id: ID, $board_folder_id: ID) {
      create_board(board_name: $name, board_kind: $board_kind, description: $description, workspace_id: $workspace_id, folder_id: $board_folder_id) { id }
    }`,
    delete: 'mutation ($id: ID!) { delete_board(board_id: $id) { id } }',
  },
  users: {
    type: 'User',
    also: 'account teams',
    // Otherwise those who were deactivated are left out.
    list: pagesOf('users', ', status: [ACTIVE, INACTIVE, PENDING]'),
    created: true,
  },
  items: {
    type: 'Item',
    // A call takes five formula columns at most: https://developer.monday.com/api-reference/docs/formula
    // `hierarchy_scope_config` would bring subitems of classic boards too, which come with a board of their own:
    // https://developer.monday.com/api-reference/docs/multi-level-boards-api-guide
    displayName: 'Items without subitems of multi-level boards and results of formulas',
    also: 'board column_values creator group parent_item',
    list: inBoard(
      'items_page(limit: $limit, cursor: $cursor) { cursor items { {fields} } }',
      ', $limit: Int!, $cursor: String',
    ),
    records: 'data.boards.0.items_page.items',
    cursor: 'data.boards.0.items_page.cursor',
    updated: true,
    created: true,
    hasStateAlone: true,
    get: oneOf('items'),
    create: `mutation ($board_id: ID!, $name: String!, $group_id: String, $column_values: JSON) {
      create_item(board_id: $board_id, item_name: $name, group_id: $group_id, column_values: $column_values) { id }
    }`,
    update: `mutation ($board_id: ID!, $id: ID!, $column_values: JSON!, $changed: [String!]) {
      change_multiple_column_values(board_id: $board_id, item_id: $id, column_values: $column_values) {
        id
        column_values(ids: $changed, capabilities: [CALCULATED]) { is_leaf column { capabilities { calculated { function } } } }
      }
    }`,
    delete: 'mutation ($id: ID!) { delete_item(item_id: $id) { id } }',
  },
  groups: {
    type: 'Group',
    list: inBoard('groups { {fields} }'),
    records: 'data.boards.0.groups',
    get: inBoard('groups(ids: [$id]) { {fields} }', ', $id: String!'),
    create: `mutation ($board_id: ID!, $title: String!, $color: String) {
      create_group(board_id: $board_id, group_name: $title, group_color: $color) { id }
    }`,
    delete: `mutation ($board_id: ID!, $id: String!) {
      delete_group(board_id: $board_id, group_id: $id) { id }
    }`,
  },
  columns: {
    type: 'Column',
    list: inBoard('columns { {fields} }'),
    records: 'data.boards.0.columns',
    get: inBoard('columns(ids: [$id]) { {fields} }', ', $id: String!'),
    create: `mutation ($board_id: ID!, $title: String!, $type: ColumnType!, $description: String) {
      create_column(board_id: $board_id, title: $title, column_type: $type, description: $description) { id }
    }`,
    delete: `mutation ($board_id: ID!, $id: String!) {
      delete_column(board_id: $board_id, column_id: $id) { id }
    }`,
  },
  webhooks: {
    type: 'Webhook',
    list: 'query ($board_id: ID!) { webhooks(board_id: $board_id) { {fields} } }',
  },
  replies: {
    type: 'Reply',
    also: 'creator',
    list: `query ($board_id: ID!, $limit: Int, $page: Int) {
      replies(board_ids: [$board_id], limit: $limit, page: $page) { {fields} }
    }`,
    updated: true,
    created: true,
  },
  updates: {
    type: 'Update',
    also: 'creator item',
    list: pagesOf('updates'),
    updated: true,
    created: true,
    get: oneOf('updates'),
    create: `mutation ($body: String!, $item_id: ID, $parent_id: ID) {
      create_update(body: $body, item_id: $item_id, parent_id: $parent_id) { id }
    }`,
    update: 'mutation ($id: ID!, $body: String!) { edit_update(id: $id, body: $body) { id } }',
    delete: 'mutation ($id: ID!) { delete_update(id: $id) { id } }',
  },
  workspaces: {
    type: 'Workspace',
    also: 'account_product',
    list: pagesOf('workspaces', ', state: all'),
    created: true,
    hasState: true,
    get: oneOf('workspaces', ', state: all'),
    create: `mutation ($name: String!, $kind: WorkspaceKind!, $description: String) {
      create_workspace(name: $name, kind: $kind, description: $description) { id }
    }`,
    update: `mutation ($id: ID!, $attributes: UpdateWorkspaceAttributesInput!) {
      update_workspace(id: $id, attributes: $attributes) { id }
    }`,
    delete: 'mutation ($id: ID!) { delete_workspace(workspace_id: $id) { id } }',
  },
  folders: {
    type: 'Folder',
    also: 'parent workspace',
    list: pagesOf('folders'),
    created: true,
    get: oneOf('folders'),
    create: `mutation ($name: String!, $workspace_id: ID, $parent_folder_id: ID, $color: FolderColor) {
      create_folder(name: $name, workspace_id: $workspace_id, parent_folder_id: $parent_folder_id, color: $color) { id }
    }`,
    update: `mutation ($id: ID!, $name: String, $workspace_id: ID, $parent_folder_id: ID, $color: FolderColor) {
      update_folder(folder_id: $id, name: $name, workspace_id: $workspace_id, parent_folder_id: $parent_folder_id, color: $color) { id }
    }`,
    delete: 'mutation ($id: ID!) { delete_folder(folder_id: $id) { id } }',
  },
  docs: {
    type: 'Document',
    also: 'created_by workspace',
    list: pagesOf('docs'),
    updated: true,
    created: true,
  },
  teams: {
    type: 'Team',
    also: 'owners',
    list: '{ teams { {fields} } }',
    get: oneOf('teams'),
    create: `mutation ($input: CreateTeamAttributesInput!) {
      create_team(input: $input) { id }
    }`,
    delete: 'mutation ($id: ID!) { delete_team(team_id: $id) { id } }',
  },
  tags: { type: 'Tag', list: '{ tags { {fields} } }' },
  custom_activity: {
    type: 'CustomActivity',
    list: '{ custom_activity { {fields} } }',
    get: 'query ($id: String!) { custom_activity(ids: [$id]) { {fields} } }',
    create: `mutation ($name: String!, $icon_id: CustomActivityIcon!, $color: CustomActivityColor!) {
      create_custom_activity(name: $name, icon_id: $icon_id, color: $color) { id }
    }`,
    delete: 'mutation ($id: String!) { delete_custom_activity(id: $id) { id } }',
  },
  account_roles: { type: 'AccountRole', list: '{ account_roles { {fields} } }' },
  service_users: { type: 'ServiceUser', list: '{ service_users { {fields} } }' },
};
