import type { ApplicationWebhooks, EventTypeRule, ObjectEvents } from '@dowel/schema/connector';
import { isPlainObject } from '@dowel/schema/rules';
import { textAt } from '../engine/record-facts.ts';

const documentation = 'https://docs.slack.dev/apis/events-api';
const reference = 'https://docs.slack.dev/reference/events';

/** The events of an object. A user who is deactivated is told as a change. */
export const slackEvents = {
  conversations: {
    create: 'channel_created',
    update: 'channel_rename',
    delete: 'channel_archive',
    documentation: `${reference}/channel_rename`,
  },
  private_channels: {
    update: 'group_rename',
    delete: 'group_archive',
    documentation: `${reference}/group_rename`,
  },
  // A reply in a thread is not in the history of its channel, so it is no record, and its event tells of nothing.
  messages: {
    create: 'message.posted',
    update: 'message.changed',
    delete: 'message.deleted',
    recordId: ['event.deleted_ts', 'event.message.ts', 'event.ts'],
    parent: { channel: 'event.channel' },
    documentation: `${reference}/message`,
  },
  users: { create: 'team_join', update: 'user_change', documentation: `${reference}/user_change` },
} satisfies Record<string, ObjectEvents>;

/** Events that tell the same of a channel as one of `slackEvents`. Those of groups are about private channels. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  [slackEvents.conversations.update]: [
    ...['channel_unarchive', 'channel_left', 'channel_id_changed', 'channel_shared', 'channel_unshared'],
    ...['member_joined_channel', 'member_left_channel'],
  ],
  [slackEvents.conversations.delete]: ['channel_deleted'],
  [slackEvents.private_channels.update]: ['group_left', 'group_unarchive'],
  [slackEvents.private_channels.delete]: ['group_deleted'],
};

/** What a "message" means, by the text of a member. */
function messageRules(member: string, meanings: Readonly<Record<string, string>>): EventTypeRule[] {
  return Object.entries(meanings).map(([text, means]) => ({
    type: 'message',
    when: { member, text },
    means,
  }));
}

/** An app has one address, which is set in its settings. Slack waits three seconds for an answer. */
export const slackWebhooks: ApplicationWebhooks = {
  scope: 'application',
  signature: {
    header: 'x-slack-signature',
    prefix: 'v0=',
    signs: 'v0:{time}:{body}',
    encoding: 'hex',
    time: { header: 'x-slack-request-timestamp', format: 'epochSeconds', toleranceMs: 5 * 60_000 },
    documentation: 'https://docs.slack.dev/authentication/verifying-requests-from-slack',
  },
  secret: 'webhookSecret',
  event: {
    id: 'event_id',
    type: 'event.type',
    // Each change of a message is a "message". Most subtypes, such as those of bots, are messages like others.
    typeRules: [
      // The object has the messages of public channels. An app gets the others if it subscribes to these.
      ...messageRules('event.channel_type', {
        app_home: 'message.app_home',
        group: 'message.groups',
        im: 'message.im',
        mpim: 'message.mpim',
      }),
      // What is left of a deleted message with replies.
      ...messageRules('event.message.subtype', { tombstone: 'message.deleted' }),
      ...messageRules('event.subtype', {
        message_changed: 'message.changed',
        message_replied: 'message.changed',
        message_deleted: 'message.deleted',
      }),
      { type: 'message', means: 'message.posted' },
      ...Object.entries(sameAs).flatMap(([means, types]) => types.map((type) => ({ type, means }))),
    ],
    // A channel is an object in some events, and an id in others, beside the id of the user who has changed it.
    recordId: ['event.channel.id', 'event.channel', 'event.new_channel_id', 'event.user.id'],
    // In a channel of several workspaces, "team_id" may be that of one without the app.
    account: ['authorizations.0.team_id', 'team_id'],
    documentation: `${documentation}#events-JSON`,
  },
  account: {
    source: 'call',
    request: {
      method: 'POST',
      path: '/auth.test',
      documentation: 'https://docs.slack.dev/reference/methods/auth.test',
    },
    member: 'team_id',
  },
  setUp:
    'In the settings of your Slack app, open "Basic Information" and give its signing secret to this provider app as webhookSecret. Then open "Event Subscriptions", set the request URL to this address, and subscribe to the bot events of what your integrations ask for: channel_created, channel_rename, channel_archive, channel_unarchive, channel_deleted, team_join, user_change, and message.channels for messages.',
};

/** Slack wants a text back before it sends events: https://docs.slack.dev/reference/events/url_verification. */
export function challenge(body: unknown): string | undefined {
  const isAsked = isPlainObject(body) && body.type === 'url_verification';
  return isAsked ? textAt(body, 'challenge') : undefined;
}
