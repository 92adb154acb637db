import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** How a list is paged: by a cursor, by the number of the page, or not at all. */
type Paging = 'cursor' | 'bodyCursor' | 'pageNumber' | 'none';

/** An object of the simulator. */
export interface SlackObject extends SimulatedObject {
  /** The methods that the facts name. The list is there for all. */
  methods: { list: string; get?: string; create?: string; update?: string; delete?: string };
  /** Where a list has the records. */
  records: string;
  /** Where a single record is, and where a request names it. */
  record?: { member: string; parameter: string };
  paging: Paging;
  /** The largest page. */
  max: number;
  /** What a create and an update take. */
  creates: readonly string[];
  updates: readonly string[];
  /** The member that marks a record that was deleted and is still listed. */
  deletedMark?: string;
  /** Members with the times of the record, and whether they are in seconds. */
  times: Readonly<Record<string, { of: 'createTime' | 'updateTime'; unit: 's' | 'ms' }>>;
}

const WORDS = ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'hazel', 'maple'];

const seconds = (of: 'createTime' | 'updateTime') => ({ of, unit: 's' }) as const;

function fieldsOf(types: Readonly<Record<string, string>>): SimulatedField[] {
  return Object.entries(types).map(([name, type]) => ({ name, type }));
}

function simulated(
  prefix: string,
  types: Readonly<Record<string, string>>,
  more: Omit<SlackObject, keyof SimulatedObject>,
): SlackObject {
  const fields = fieldsOf(types);
  return {
    ...more,
    fields: [{ name: 'id', type: 'string', isReadOnly: true }, ...fields],
    idOf: (index) => `${prefix}${String(index + 1).padStart(9, '0')}`,
    valuesOf: (index) =>
      Object.fromEntries(fields.map((field, place) => [field.name, seededValue(field, index, place)])),
  };
}

function seededValue({ name, type }: SimulatedField, index: number, place: number): unknown {
  const word = `${WORDS[(index + place) % WORDS.length]}-${index + 1}`;
  if (name === 'creator' || name === 'user') return `U${String((index % 20) + 1).padStart(9, '0')}`;
  if (name === 'profile') return { display_name: word, email: `${word}@mail.example`, title: '' };
  if (type === 'object') return { value: word, creator: '', last_set: 0 };
  if (type === 'boolean') return name === 'is_channel' || name === 'is_member';
  if (type === 'integer') return index % 50;
  if (type === 'list') return [];
  return word;
}

/** The objects of the facts that have a list of their own. Messages are those of a channel. */
export const OBJECTS: Readonly<Record<string, SlackObject>> = {
  conversations: simulated(
    'C',
    {
      name: 'string',
      is_channel: 'boolean',
      is_private: 'boolean',
      is_im: 'boolean',
      is_member: 'boolean',
      creator: 'string',
      topic: 'object',
      purpose: 'object',
      num_members: 'integer',
    },
    {
      methods: {
        list: 'conversations.list',
        get: 'conversations.info',
        create: 'conversations.create',
        update: 'conversations.rename',
        delete: 'conversations.archive',
      },
      records: 'channels',
      record: { member: 'channel', parameter: 'channel' },
      paging: 'cursor',
      max: 1000,
      creates: ['name', 'is_private'],
      updates: ['name'],
      deletedMark: 'is_archived',
      times: { created: seconds('createTime'), updated: { of: 'updateTime', unit: 'ms' } },
    },
  ),
  users: simulated(
    'U',
    {
      team_id: 'string',
      name: 'string',
      real_name: 'string',
      is_bot: 'boolean',
      is_admin: 'boolean',
      is_owner: 'boolean',
      tz: 'string',
      tz_offset: 'integer',
      profile: 'object',
    },
    {
      methods: { list: 'users.list', get: 'users.info' },
      records: 'members',
      record: { member: 'user', parameter: 'user' },
      paging: 'cursor',
      max: 1000,
      creates: [],
      updates: [],
      deletedMark: 'deleted',
      times: { updated: seconds('updateTime') },
    },
  ),
  usergroups: simulated(
    'S',
    {
      team_id: 'string',
      name: 'string',
      handle: 'string',
      description: 'string',
      users: 'list',
      user_count: 'integer',
    },
    {
      methods: {
        list: 'usergroups.list',
        create: 'usergroups.create',
        update: 'usergroups.update',
        delete: 'usergroups.disable',
      },
      records: 'usergroups',
      record: { member: 'usergroup', parameter: 'usergroup' },
      paging: 'none',
      max: Number.MAX_SAFE_INTEGER,
      creates: ['name', 'handle', 'description'],
      updates: ['name', 'handle', 'description'],
      times: { date_create: seconds('createTime'), date_update: seconds('updateTime') },
    },
  ),
  files: simulated(
    'F',
    {
      name: 'string',
      title: 'string',
      mimetype: 'string',
      filetype: 'string',
      size: 'integer',
      user: 'string',
      permalink: 'string',
      url_private: 'string',
    },
    {
      methods: { list: 'files.list', delete: 'files.delete' },
      records: 'files',
      record: { member: 'file', parameter: 'file' },
      paging: 'pageNumber',
      max: 200,
      creates: [],
      updates: [],
      times: { created: seconds('createTime') },
    },
  ),
  'chat.scheduledMessages': simulated(
    'Q',
    { channel_id: 'string', text: 'string', post_at: 'integer' },
    {
      methods: { list: 'chat.scheduledMessages.list', create: 'chat.scheduleMessage' },
      records: 'scheduled_messages',
      paging: 'bodyCursor',
      max: 100,
      creates: ['channel', 'text', 'post_at'],
      updates: [],
      times: {},
    },
  ),
};
