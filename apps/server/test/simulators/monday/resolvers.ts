import type { DialectAccount } from '../account.ts';
import { countedTo } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { OBJECTS } from './objects.ts';

/** What lists take. */
interface Asked {
  readonly ids?: readonly string[];
  readonly limit?: number;
  readonly page?: number;
  readonly cursor?: string | null;
  readonly state?: string;
  readonly hierarchy_types?: readonly string[];
  readonly status?: readonly string[];
  readonly board_id?: string;
  readonly board_ids?: readonly string[];
}
type Values = Record<string, unknown>;

const USUAL_LIMIT = 25;
const MOST = 100;
/** These lists have one page. */
const WHOLE = [
  'groups',
  'columns',
  'webhooks',
  'teams',
  'tags',
  'custom_activity',
  'account_roles',
  'service_users',
];
/** The lists in boards. Those of the account with the name `items` are found by their ids. */
const IN_BOARDS = ['groups', 'columns'];
const WITH_STATE = ['boards', 'workspaces'];

/** What the operations of the schema do. */
export function resolversOf(account: DialectAccount) {
  const lists = Object.keys(OBJECTS)
    .filter((name) => !IN_BOARDS.includes(name))
    .map((name) => [name, (asked: Asked) => list(account, name, asked).records] as const);
  return {
    me: {
      id: '2000001',
      name: 'Ada',
      email: 'ada@mail.example',
      account: { id: account.id, name: 'Acme', slug: 'acme' },
    },
    ...Object.fromEntries(lists),
    ...mutationsOf(account),
  };
}

function list(account: DialectAccount, object: string, asked: Asked, boardId?: string) {
  const { ids, limit = USUAL_LIMIT, page = 1, cursor, state = 'active' } = asked;
  if (limit < 1 || limit > MOST) throw new Refused('badValue', `The limit ${limit} is not simulated.`);
  const { largestPage = limit, shortPages } = account.quirks;
  const shown = Math.max(1, Math.min(limit, largestPage) - (shortPages ? 1 : 0));
  const boards =
    boardId === undefined
      ? (asked.board_ids ?? (asked.board_id === undefined ? undefined : [asked.board_id]))
      : [boardId];
  const found = account.page({
    object,
    size: limit,
    isWhole: WHOLE.includes(object),
    ...(object === 'items' && boardId !== undefined
      ? { cursors: 'position', cursor: cursor ?? undefined }
      : countedTo((page - 1) * shown)),
    includesDeleted: WITH_STATE.includes(object) && state === 'all',
    where: ({ id, values }) =>
      (ids?.includes(id) ?? isShown(object, values, asked)) &&
      (boards?.includes(String(values.board_id)) ?? true),
    whereKey: JSON.stringify([ids, boards, asked.hierarchy_types, asked.status]),
  });
  return {
    records: found.records.map((record) => render(account, object, record)),
    cursor: found.hasMore ? found.next : null,
  };
}

/** A list without ids leaves out boards with several levels, and users who were deactivated, if nobody asks for them. */
function isShown(object: string, { hierarchy_type, status }: Values, asked: Asked): boolean {
  const { hierarchy_types = ['classic'], status: statuses = ['ACTIVE', 'PENDING'] } = asked;
  if (object === 'boards') return hierarchy_types.includes(String(hierarchy_type ?? 'classic'));
  return object !== 'users' || statuses.includes(String(status ?? 'ACTIVE'));
}

function render(account: DialectAccount, object: string, record: StoredRecord): Values {
  const { id, createTime, updateTime, values, isDeleted } = record;
  return {
    ...values,
    id,
    created_at: new Date(createTime).toISOString(),
    updated_at: new Date(updateTime).toISOString(),
    state: isDeleted ? 'deleted' : 'active',
    ...(object === 'boards' && {
      groups: (asked: Asked) => list(account, 'groups', asked, id).records,
      columns: (asked: Asked) => list(account, 'columns', asked, id).records,
      items_page(asked: Asked) {
        const { records: items, cursor } = list(account, 'items', asked, id);
        return { items, cursor };
      },
    }),
  };
}

/** The mutations whose arguments have other names than the fields of a record. */
function mutationsOf(account: DialectAccount) {
  const create = (object: string, values: Values) =>
    render(account, object, account.create(object, { ...defaultsOf(object), ...values }));
  const update = (object: string, id: unknown, values: Values) =>
    render(account, object, present(object, account.update(object, String(id), values)));
  const remove = (object: string, id: unknown) =>
    render(account, object, present(object, account.delete(object, String(id))));
  return {
    create_board: ({ board_name: name, folder_id: board_folder_id, ...others }: Values) =>
      create('boards', { name, board_folder_id, ...others }),
    delete_board: ({ board_id: id }: Values) => remove('boards', id),
    create_item: ({ item_name: name, ...others }: Values) => create('items', { name, ...others }),
    change_multiple_column_values: ({ item_id: id, column_values }: Values) =>
      update('items', id, { column_values: columnValuesIn(column_values) }),
    delete_item: ({ item_id: id }: Values) => remove('items', id),
    create_workspace: (values: Values) => create('workspaces', values),
    update_workspace: ({ id, attributes }: Values) => update('workspaces', id, attributes as Values),
    delete_workspace: ({ workspace_id: id }: Values) => remove('workspaces', id),
    create_folder: (values: Values) => create('folders', values),
    update_folder: ({ folder_id: id, ...values }: Values) => update('folders', id, values),
    delete_folder: ({ folder_id: id }: Values) => remove('folders', id),
    create_update: (values: Values) => create('updates', values),
    edit_update: ({ id, ...values }: Values) => update('updates', id, values),
    delete_update: ({ id }: Values) => remove('updates', id),
  };
}

function present(object: string, record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', `${OBJECTS[object]?.typeName} not found`);
}

/** A JSON text has the values by the ids of their columns. */
function columnValuesIn(sent: unknown) {
  const values = JSON.parse(String(sent)) as Values;
  return Object.entries(values).map(([id, value]) => ({
    __typename: 'MirrorValue',
    is_leaf: true,
    column: {},
    id,
    type: 'text',
    text: String(value),
    value: JSON.stringify(value),
  }));
}

/** What a new record has that the call does not say. */
function defaultsOf(object: string): Values {
  return OBJECTS[object]?.valuesOf(0) ?? {};
}
