// recipes/records/receive.ts
import { type WebhookEventOf, webhookHandler } from '@dowel/client/server';
import { database } from './your-database'; // yours

// create table records (
//   installation_id text, object_name text, id text, data jsonb not null,
//   primary key (installation_id, object_name, id)
// );

/** POST /webhooks/dowel: saves each record over the one with the same id. */
export const POST = webhookHandler({
  secret: process.env.DOWEL_WEBHOOK_SECRET,
  on: { read: save, subscribe: save },
});

async function save(message: WebhookEventOf<'read'> | WebhookEventOf<'subscribe'>): Promise<void> {
  const { installationId, rawObjectName, objectName } = message;
  for (const record of await recordsOf(message)) {
    const key = [installationId, rawObjectName ?? objectName, record.id];
    if (record.isDeleted || ('subscribeEventType' in record && record.subscribeEventType === 'delete')) {
      await database.query(
        'delete from records where (installation_id, object_name, id) = ($1, $2, $3)',
        key,
      );
      continue;
    }
    if (!record.fields) continue; // an event that brings no record, such as `other`
    await database.query(
      `insert into records values ($1, $2, $3, $4)
       on conflict (installation_id, object_name, id) do update set data = excluded.data`,
      [...key, JSON.stringify({ ...record.fields, ...record.mappedFields })],
    );
  }
}

/** Records that are too large for a message are at an address of their own. */
async function recordsOf(message: WebhookEventOf<'read'> | WebhookEventOf<'subscribe'>) {
  if (message.resultInfo.type === 'inline') return message.result ?? [];
  const answer = await fetch(message.resultInfo.downloadUrl);
  return answer.json();
}
