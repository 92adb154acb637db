import type { ConnectorException, ErrorRule, ListEndpoint, WriteEndpoint } from '@dowel/schema/connector';
import type { ContinueAfter, RestFunctions } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import { textAt } from '../engine/record-facts.ts';
import { listedFields } from './listed-fields.ts';
import { cursorPages, listsAt, numberedPages } from './pages.ts';
import { timesOf } from './record-times.ts';
import { challenge, slackEvents, slackWebhooks } from './slack-webhooks.ts';
import { usualConnector } from './usual-connector.ts';

const methods = 'https://docs.slack.dev/reference/methods';
const errorsPage = 'https://docs.slack.dev/apis/web-api/#responses';
const paginationPage = 'https://docs.slack.dev/apis/web-api/pagination';
const objectsPage = 'https://docs.slack.dev/reference/objects';

/** In characters. */
const LONGEST_TEXT = 40_000;

/** The highest number of a page of files. */
const MOST_PAGES = 100;

/** Slack refuses with status 200 and one word. */
const meaning = (means: ErrorRule['means'], ...words: string[]): ErrorRule[] =>
  words.map((text) => ({ status: 200, member: 'error', text, means }));

/** An empty cursor means the end. */
function listBy(method: string, records: string): ListEndpoint {
  // It takes more, but advises against it.
  const paging = cursorPages('response_metadata.next_cursor', 'cursor', { limit: 200 }, paginationPage);
  return listsAt(`${methods}/${method}`, paging, records)(`/${method}`);
}

function withQuery(list: ListEndpoint, query: Record<string, string>): ListEndpoint {
  return { ...list, request: { ...list.request, query } };
}

function written(
  method: string,
  more: Pick<WriteEndpoint, 'repeat'> & Partial<WriteEndpoint>,
): WriteEndpoint {
  return { method: 'POST', path: `/${method}`, documentation: `${methods}/${method}`, ...more };
}

const sampled = (page: string, words: string): NonNullable<ConnectorException['fields']> => ({
  source: 'sampled',
  also: listedFields(`id! ${words}`),
  documentation: `${objectsPage}/${page}`,
});

/** What public and private channels have in common. */
const channels = {
  record: {
    id: 'id',
    // Other objects have their times in seconds.
    ...timesOf(`${objectsPage}/conversation-object`, {
      updated: 'updated',
      format: 'epochMs',
      granularityMs: 1,
    }),
  },
  deletes: {
    source: 'flag',
    member: 'is_archived',
    documentation: `${methods}/conversations.archive`,
  },
  fields: sampled(
    'conversation-object',
    `name is_private:boolean is_channel:boolean! is_archived:boolean! is_im:boolean! is_member:boolean!
    creator! created:int! updated:int! num_members:int! topic:other! purpose:other!`,
  ),
} satisfies ConnectorException;

const channelInfo = { path: '/conversations.info', query: { channel: '{id}' } };

/**
 * The history of each channel. It can be limited to messages that were sent since a time, but not to those that were
 * edited since then, so each read reads everything. The time of a message names it only within its channel.
 */
const messages: ConnectorException = {
  displayName: 'Messages of public channels without replies in threads',
  parents: {
    object: 'conversations',
    values: { channel: 'id' },
    idField: 'id',
    // The history of a channel is only shown to its members.
    only: { member: 'is_member', value: true },
    documentation: `${methods}/conversations.history`,
  },
  record: {
    id: 'ts',
    createTime: { member: 'ts', format: 'epochSeconds' },
  },
  list: withQuery(listBy('conversations.history', 'messages'), { channel: '{channel}' }),
  fields: sampled('message-event', 'text blocks:other ts! type! subtype! user! thread_ts!'),
  write: {
    create: written('chat.postMessage', { body: { channel: '{channel}' }, repeat: { by: 'none' } }),
    update: written('chat.update', {
      body: { channel: '{channel}', ts: '{id}' },
      repeat: { by: 'upsert' },
    }),
    delete: written('chat.delete', {
      body: { channel: '{channel}', ts: '{id}' },
      repeat: { by: 'upsert' },
    }),
    // The message with this time. A history that does not have it is empty.
    get: {
      path: '/conversations.history',
      query: { channel: '{channel}', oldest: '{id}', latest: '{id}', inclusive: 'true', limit: '1' },
      record: 'messages.0',
    },
    answer: { id: 'ts' },
  },
  events: slackEvents.messages,
};

/**
 * Slack's web API. No list can be limited to changes, and none is in an order, so every scheduled read reads everything.
 * There is no list of messages over all channels, so the history of each channel is read of which the app is a member.
 */
export const slack = usualConnector({
  provider: 'slack',
  displayName: 'Slack',
  errors: {
    message: 'error',
    details: [{ at: 'response_metadata.messages' }],
    rules: [
      ...meaning('credentials', 'invalid_auth', 'not_authed', 'token_expired', 'token_revoked'),
      ...meaning('credentials', 'account_inactive'),
      ...meaning('forbidden', 'missing_scope', 'no_permission', 'access_denied', 'not_allowed_token_type'),
      ...meaning('forbidden', 'not_in_channel'),
      ...meaning('rate_limited', 'ratelimited', 'rate_limited'),
      ...meaning('cursor_gone', 'invalid_cursor'),
      ...meaning('record_gone', 'already_archived', 'channel_not_found', 'file_deleted', 'file_not_found'),
      ...meaning('record_gone', 'message_not_found'),
      ...meaning('unreachable', 'internal_error', 'fatal_error', 'service_unavailable', 'request_timeout'),
    ],
    documentation: errorsPage,
  },
  success: [{ mustBeTrue: 'ok' }],
  webhooks: slackWebhooks,
  functions: {
    isDeleted: (_, { is_archived, subtype }) => is_archived === true || subtype === 'tombstone',
    toRecord: withWholeText,
    continueAfter: (objectName) => (objectName === 'files' ? olderFiles : undefined),
    events: { challenge },
  },
  object: {
    list: listBy('conversations.list', 'channels'),
    changes: { source: 'none', documentation: methods },
    fields: { source: 'sampled', also: listedFields('id!'), documentation: objectsPage },
  },
  objects: {
    // Without types, only these are listed. Private ones need a scope of their own.
    conversations: {
      ...channels,
      displayName: 'Public channels',
      write: {
        create: written('conversations.create', { repeat: { by: 'none' } }),
        // Only the name can be changed.
        update: written('conversations.rename', { body: { channel: '{id}' }, repeat: { by: 'upsert' } }),
        delete: written('conversations.archive', { body: { channel: '{id}' }, repeat: { by: 'upsert' } }),
        get: channelInfo,
        answer: { record: 'channel', id: 'id' },
      },
      events: slackEvents.conversations,
    },
    private_channels: {
      ...channels,
      displayName: 'Private channels that the app is in',
      list: withQuery(listBy('conversations.list', 'channels'), { types: 'private_channel' }),
      write: { get: channelInfo, answer: { record: 'channel', id: 'id' } },
      events: slackEvents.private_channels,
    },
    users: {
      displayName: 'Users',
      record: {
        id: 'id',
        ...timesOf(`${objectsPage}/user-object`, { updated: 'updated', format: 'epochSeconds' }),
      },
      list: listBy('users.list', 'members'),
      deletes: { source: 'flag', member: 'deleted', documentation: `${objectsPage}/user-object` },
      fields: sampled(
        'user-object',
        `team_id! name! real_name! tz! deleted:boolean! is_bot:boolean! is_admin:boolean! is_owner:boolean!
        tz_offset:int! updated:int! profile:other!`,
      ),
      // Nobody writes users. An event names one, and this is how it is fetched.
      write: {
        get: { path: '/users.info', query: { user: '{id}' } },
        answer: { record: 'user', id: 'id' },
      },
      events: slackEvents.users,
    },
    usergroups: {
      displayName: 'User groups',
      record: {
        id: 'id',
        ...timesOf(`${objectsPage}/usergroup-object`, { updated: 'date_update', format: 'epochSeconds' }),
      },
      list: {
        request: {
          path: '/usergroups.list',
          query: { include_count: 'true', include_users: 'true' },
          documentation: `${methods}/usergroups.list`,
        },
        records: 'usergroups',
        paging: { style: 'none', size: { max: 10_000 } },
      },
      fields: sampled(
        'usergroup-object',
        'name handle description team_id! users:other! user_count:int! date_create:int! date_update:int!',
      ),
      write: {
        create: written('usergroups.create', { repeat: { by: 'none' } }),
        update: written('usergroups.update', { body: { usergroup: '{id}' }, repeat: { by: 'upsert' } }),
        delete: written('usergroups.disable', { body: { usergroup: '{id}' }, repeat: { by: 'upsert' } }),
        answer: { record: 'usergroup', id: 'id' },
      },
    },
    files: {
      displayName: 'Files',
      list: {
        request: { path: '/files.list', documentation: `${methods}/files.list` },
        records: 'files',
        // The vendor counts pages here. It may list by a cursor too, but does not say so.
        paging: numberedPages('page', { count: 200 }, `${methods}/files.list`, {
          when: 'total',
          member: 'paging.total',
        }),
        conditions: {
          style: 'parameters',
          after: { query: 'ts_to' },
          documentation: `${methods}/files.list`,
        },
      },
      fields: sampled(
        'file-object',
        'name! title! mimetype! filetype! user! permalink! url_private! size:int! created:int!',
      ),
      write: {
        // An upload has two steps, of which the second is not a record.
        delete: written('files.delete', { body: { file: '{id}' }, repeat: { by: 'upsert' } }),
        answer: { id: 'id' },
      },
    },
    messages,
    'chat.scheduledMessages': {
      displayName: 'Scheduled messages',
      list: {
        request: {
          method: 'POST',
          path: '/chat.scheduledMessages.list',
          documentation: `${methods}/chat.scheduledMessages.list`,
        },
        records: 'scheduled_messages',
        paging: {
          style: 'cursor',
          next: 'response_metadata.next_cursor',
          into: { body: 'cursor' },
          end: { when: 'absent' },
          size: { into: { body: 'limit' }, max: 100 },
          documentation: `${methods}/chat.scheduledMessages.list`,
        },
      },
      write: {
        create: written('chat.scheduleMessage', { repeat: { by: 'none' } }),
        answer: { id: 'scheduled_message_id' },
      },
    },
  },
});

/**
 * Slack counts a hundred pages of files, and answers a higher number with the first page again, and with the warning
 * `max_page_limit`. Files come newest first, so the next question is for those that are as old as the last one, or older.
 * @throws {ProviderError} if nothing tells where to go on
 * @see https://www.volcengine.com/article/3053777, a question of Stack Exchange
 */
const olderFiles: ContinueAfter = ({ body, last, after, count }) => {
  const [page = 0, total = 0] = ['page', 'total'].map((name) => body.number(`paging.${name}`));
  if (page < MOST_PAGES || count >= total) return undefined;
  const time = textAt(last, 'created');
  const isOldest = body.records('files')?.every(({ created }) => Number(created) >= Number(time));
  if (time !== undefined && time !== after && isOldest) return { after: time, count: 0 };
  throw new ProviderError(
    'unreachable',
    `Slack has more files than it counts pages for, which is ${MOST_PAGES}. Too many are of the same second, or they came in no order, so the others cannot be asked for.`,
  );
};

/**
 * A message as it is.
 * @throws {ProviderError} for a text that is too long: Slack would send only its beginning, and answer with a success
 * @see https://docs.slack.dev/changelog/2018-04-truncating-really-long-messages
 */
function withWholeText(...[, record]: Parameters<ToRecord>): ReturnType<ToRecord> {
  const { text } = record;
  if (typeof text !== 'string' || text.length <= LONGEST_TEXT) return record;
  const words = `Slack cuts off what a message has beyond 40,000 characters. This text has ${text.length}, so nothing was sent. Send it in several messages.`;
  throw new ProviderError('rejected', words);
}

type ToRecord = NonNullable<RestFunctions['toRecord']>;
