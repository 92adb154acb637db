import { createHmac, randomBytes } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import { applicationWebhooks } from '../application-webhooks.ts';
import type { Application } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import { toEpochSeconds } from '../times.ts';
import { toMessageEvent } from './messages.ts';
import { rendererOf } from './objects.ts';

const events = applicationWebhooks(({ account, application, change }) => {
  const event = toEvent(account, change);
  if (!event || (application.events && !application.events.includes(nameOf(event)))) return undefined;
  return signed(account, application, {
    token: 'an older way to verify',
    team_id: account.id,
    api_app_id: 'A000000001',
    event,
    type: 'event_callback',
    event_id: `Ev${randomBytes(6).toString('hex').toUpperCase()}`,
    event_time: toEpochSeconds(account.now()),
  });
});

/** An app has one address. Slack takes it only if it answers a challenge. */
export const slackWebhooks = {
  subscriptionsOf: events.subscriptionsOf,
  async sendEventsTo(account: DialectAccount, application: Application): Promise<void> {
    const challenge = randomBytes(24).toString('hex');
    const { body, headers } = signed(account, application, { type: 'url_verification', challenge });
    const answer = await fetch(application.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok || (await answer.text()) !== challenge) {
      throw new Refused('badRequest', "Your URL didn't respond with the value of the challenge parameter.");
    }
    events.sendEventsTo(account, application);
  },
};

/** What an app subscribes to. Messages have a name for each kind of channel. */
function nameOf({ type }: { type: string }): string {
  return type === 'message' ? 'message.channels' : type;
}

function toEvent(account: DialectAccount, change: AccountChange) {
  const { kind, object, record, previous } = change;
  if (object === 'messages') return toMessageEvent(account, change);
  // Of this change, only the id of the channel is told.
  if (kind === 'delete' && object === 'conversations') {
    return { type: 'channel_archive', channel: record.id, user: 'U000000001' };
  }
  if (kind === 'delete') return undefined;
  if (object === 'users') {
    const user = rendererOf(account, object)(record);
    return { type: kind === 'create' ? 'team_join' : 'user_change', user };
  }
  if (object !== 'conversations' || (kind === 'update' && !('name' in previous))) return undefined;
  const { id, createTime, values } = record;
  const channel = { id, name: values.name, created: toEpochSeconds(createTime) };
  return kind === 'create'
    ? { type: 'channel_created', channel: { ...channel, creator: values.creator } }
    : { type: 'channel_rename', channel };
}

/** The signature covers the version, the time in seconds, and the body. */
function signed(account: DialectAccount, { signingSecret = '' }: Application, content: object) {
  const body = JSON.stringify(content);
  const time = String(toEpochSeconds(account.rightNow()));
  const signature = createHmac('sha256', signingSecret).update(`v0:${time}:${body}`).digest('hex');
  return {
    body,
    headers: { 'x-slack-request-timestamp': time, 'x-slack-signature': `v0=${signature}` },
  };
}
