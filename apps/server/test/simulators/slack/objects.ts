import type { DialectAccount } from '../account.ts';
import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { seeded, treeOf } from '../seeded.ts';
import type { StoredRecord } from '../store/entry.ts';
import { toEpochSeconds } from '../times.ts';

/** An object of the simulator. */
export interface SlackObject extends SimulatedObject {
  /** The methods that the facts name. The list is there for all. */
  methods: { list: string; get?: string; create?: string; update?: string; delete?: string };
  /** Where a list has the records. */
  records: string;
  /** Where a single record is, and where a request names it. */
  record?: string;
  /** How a list is paged: by a cursor, by the number of the page, or not at all. */
  paging: 'cursor' | 'bodyCursor' | 'pageNumber' | 'none';
  /** Members that a list shows only with a parameter, which is named. */
  onlyAsked?: Readonly<Record<string, string>>;
  /** The largest page. */
  max: number;
  /** What a create and an update take. */
  creates?: readonly string[];
  updates?: readonly string[];
  /** The member that marks a record that was deleted and is still listed. */
  deletedMark?: string;
  /** Members with the times of the record, and how they are written. */
  times: Readonly<Record<string, (record: StoredRecord) => number>>;
}

const created = ({ createTime }: StoredRecord) => toEpochSeconds(createTime);
const updated = ({ updateTime }: StoredRecord) => toEpochSeconds(updateTime);
const userIdOf = (index: number) => `U${String((index % 20) + 1).padStart(9, '0')}`;

function simulated(
  prefix: string,
  types: string,
  more: Omit<SlackObject, keyof SimulatedObject>,
): SlackObject {
  const fields = fieldsIn(`id:string:readOnly ${types}`);
  return {
    ...more,
    fields,
    idOf: (index) => `${prefix}${String(index + 1).padStart(9, '0')}`,
    valuesOf: seeded(fields, {
      name: (index) => `${treeOf(index).toLowerCase().replace("'", '')}-${index + 1}`,
      creator: userIdOf,
      user: userIdOf,
      profile: (index) => ({ display_name: treeOf(index), email: `person${index}@mail.example`, title: '' }),
      object: (index) => ({ value: treeOf(index), creator: '', last_set: 0 }),
      boolean: () => false,
      is_channel: () => true,
      is_member: () => true,
    }),
  };
}

const channelFields = `name:string is_channel:boolean is_private:boolean is_im:boolean is_member:boolean creator:string topic:object
  purpose:object num_members:integer`;
const channel = {
  records: 'channels',
  record: 'channel',
  paging: 'cursor',
  max: 1000,
  deletedMark: 'is_archived',
  times: { created, updated: ({ updateTime }: StoredRecord) => updateTime },
} as const;

/** The objects of the facts that have a list of their own. Messages are those of a channel. */
export const OBJECTS: Readonly<Record<string, SlackObject>> = {
  conversations: simulated('C', channelFields, {
    ...channel,
    methods: {
      list: 'conversations.list',
      get: 'conversations.info',
      create: 'conversations.create',
      update: 'conversations.rename',
      delete: 'conversations.archive',
    },
    creates: ['name', 'is_private'],
    updates: ['name'],
  }),
  // https://docs.slack.dev/reference/methods/conversations.list
  private_channels: simulated('G', channelFields, {
    ...channel,
    methods: { list: 'conversations.list', get: 'conversations.info' },
  }),
  users: simulated(
    'U',
    `team_id:string name:string real_name:string is_bot:boolean is_admin:boolean is_owner:boolean tz:string
     tz_offset:integer profile:object`,
    {
      methods: { list: 'users.list', get: 'users.info' },
      records: 'members',
      record: 'user',
      paging: 'cursor',
      max: 1000,
      deletedMark: 'deleted',
      times: { updated },
    },
  ),
  usergroups: simulated(
    'S',
    'team_id:string name:string handle:string description:string users:list user_count:integer',
    {
      methods: {
        list: 'usergroups.list',
        create: 'usergroups.create',
        update: 'usergroups.update',
        delete: 'usergroups.disable',
      },
      records: 'usergroups',
      record: 'usergroup',
      paging: 'none',
      onlyAsked: { users: 'include_users', user_count: 'include_count' },
      max: Number.MAX_SAFE_INTEGER,
      creates: ['name', 'handle', 'description'],
      updates: ['name', 'handle', 'description'],
      times: { date_create: created, date_update: updated },
    },
  ),
  files: simulated(
    'F',
    `name:string title:string mimetype:string filetype:string size:integer user:string permalink:string
     url_private:string`,
    {
      methods: { list: 'files.list', delete: 'files.delete' },
      records: 'files',
      record: 'file',
      paging: 'pageNumber',
      max: 200,
      times: { created },
    },
  ),
  'chat.scheduledMessages': simulated('Q', 'channel_id:string text:string post_at:integer', {
    methods: { list: 'chat.scheduledMessages.list', create: 'chat.scheduleMessage' },
    records: 'scheduled_messages',
    paging: 'bodyCursor',
    max: 100,
    creates: ['channel', 'text', 'post_at'],
    times: {},
  }),
};

/** Makes records of an object as answers have them. Its times have units of their own. */
export function rendererOf(account: DialectAccount, name: string) {
  const { times, deletedMark } = OBJECTS[name] as SlackObject;
  const fields = account.fieldsOf(name);
  return (record: StoredRecord): Record<string, unknown> => {
    const { id, isDeleted, values } = record;
    const own = fields
      .map((field) => [field.name, values[field.name]] as const)
      .filter(([, value]) => value !== undefined);
    const stamps = Object.entries(times).map(([member, timeOf]) => [member, timeOf(record)]);
    return {
      ...Object.fromEntries([...own, ...stamps]),
      ...(deletedMark !== undefined && { [deletedMark]: isDeleted }),
      id,
    };
  };
}
