import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import { applicationWebhooks } from '../application-webhooks.ts';
import type { Application } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import { uuidOf } from '../seeded.ts';
import { sendMessage } from '../send-message.ts';
import { OBJECTS } from './objects.ts';
import { renderProperty } from './properties.ts';

// What is known of Notion's webhooks: how a subscription is made and verified, and the signature, from
// https://developers.notion.com/reference/webhooks; the types and members of events from
// https://developers.notion.com/reference/webhooks-events-delivery and
// https://developers.notion.com/docs/upgrade-guide-2025-09-03, and from `src/webhooks.ts` and
// `src/api-endpoints/webhooks.ts` of the vendor's SDK, makenotion/notion-sdk-js. That the first request is unsigned is
// what several receivers of it say.

/** What the vendor calls a workspace in events, and at `GET /v1/users/me`. */
export function workspaceOf({ id }: DialectAccount): string {
  return uuidOf(`workspace ${id}`);
}

const events = applicationWebhooks(({ account, application, change }) => {
  const event = toEvent(account, change);
  if (!event || (application.events && !application.events.includes(event.type))) return undefined;
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', application.signingSecret ?? '')
    .update(body)
    .digest('hex');
  return { body, headers: { 'x-notion-signature': `sha256=${signature}` } };
});

/** The tokens that were sent to addresses which nobody has verified yet. */
const unverified = new WeakMap<DialectAccount, string>();

/**
 * A builder makes a subscription in two steps. First he sets the address, which gets a token without a signature. Then he
 * tells the token, here as `signingSecret`, and events begin. If he tells one at once, both steps are done.
 */
export const notionWebhooks = {
  subscriptionsOf: events.subscriptionsOf,
  async sendEventsTo(account: DialectAccount, application: Application): Promise<void> {
    const { url, signingSecret } = application;
    const sent = unverified.get(account);
    if (signingSecret !== undefined && sent !== undefined && sent !== signingSecret) {
      throw new Refused('badRequest', 'The verification token is not the one that was sent.');
    }
    if (signingSecret === undefined || sent === undefined) {
      const token = signingSecret ?? `secret_${randomBytes(32).toString('base64url')}`;
      const body = JSON.stringify({ verification_token: token });
      if (!(await sendMessage(url, { body, headers: {} }))) {
        throw new Refused('badRequest', 'The webhook URL did not take the verification token.');
      }
      unverified.set(account, token);
    }
    if (signingSecret === undefined) return;
    unverified.delete(account);
    events.sendEventsTo(account, application);
  },
};

/** What an event says, besides the parent. */
interface Told {
  readonly type: string;
  /** Absent: it is about the record that has changed. */
  readonly id?: string;
  readonly data?: object;
}

/** An event has ids only. Events of several changes can be one, and none promises to be in order. */
function toEvent(account: DialectAccount, change: AccountChange) {
  const { kind, database } = OBJECTS[change.object] ?? {};
  const told = change.object === 'blocks' ? toldOfBlock(change) : toldOf(account, change);
  if (!told) return undefined;
  const { type, id = change.record.id, data } = told;
  const parent =
    kind === 'rows' || kind === 'data_sources'
      ? {
          id: database ?? change.record.values.database,
          type: 'database',
          data_source_id: kind === 'rows' ? change.object : change.record.id,
        }
      : { id: workspaceOf(account), type: 'space' };
  return {
    id: randomUUID(),
    timestamp: new Date(account.now()).toISOString(),
    workspace_id: workspaceOf(account),
    workspace_name: 'Acme',
    subscription_id: uuidOf('subscription'),
    integration_id: uuidOf('integration'),
    authors: [{ id: uuidOf(account.id), type: 'bot' }],
    accessible_by: [{ id: uuidOf(account.id), type: 'bot' }],
    attempt_number: 1,
    api_version: '2025-09-03',
    type,
    entity: { id, type: type.slice(0, type.indexOf('.')) },
    data: { parent, ...data },
  };
}

function toldOf(account: DialectAccount, change: AccountChange): Told | undefined {
  const { kind: of } = OBJECTS[change.object] ?? {};
  if (of === undefined || of === 'users') return undefined;
  const entity = of === 'databases' ? 'database' : of === 'data_sources' ? 'data_source' : 'page';
  if (change.kind !== 'update') {
    return { type: `${entity}.${change.kind === 'create' ? 'created' : 'deleted'}` };
  }
  // What changes of a database is an event of its data source.
  if (of === 'databases') return undefined;
  return of === 'data_sources' ? toldOfDataSource(change) : toldOfPage(account, change);
}

/** The title of a page is content. Other properties are named by their ids. */
function toldOfPage(account: DialectAccount, { object, previous }: AccountChange): Told {
  const changed = account.fieldsOf(object).filter(({ name }) => name in previous);
  const others = changed.filter(({ type }) => type !== 'title');
  if (others.length === 0) return { type: 'page.content_updated', data: { updated_blocks: [] } };
  const ids = others.map((field) => Reflect.get(renderProperty(field), 'id'));
  return { type: 'page.properties_updated', data: { updated_properties: ids } };
}

function toldOfDataSource({ previous }: AccountChange): Told {
  if ('properties' in previous) {
    return { type: 'data_source.schema_updated', data: { updated_properties: [] } };
  }
  return { type: 'data_source.content_updated', data: { updated_blocks: [] } };
}

/** A change of a block is one of its page. */
function toldOfBlock({ record: { id, values } }: AccountChange): Told {
  const data = { updated_blocks: [{ id, type: 'block' }] };
  return { type: 'page.content_updated', id: String(values.page), data };
}
