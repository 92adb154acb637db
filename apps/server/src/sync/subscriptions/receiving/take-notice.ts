import type { Context } from '../../../context.ts';
import type { AccountWebhooks } from '../../../providers/connectors/connector.ts';
import { lookSoon } from '../reconciling/look-soon.ts';
import type { findReceiver } from './queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;

interface Notice extends Pick<Found, 'subscription' | 'provider'> {
  readonly notice: NonNullable<AccountWebhooks['notice']>;
  readonly headers: Headers;
}

/** Takes a message that only says that something has changed: the objects that it can be about are read soon. */
export async function takeNotice(
  context: Context,
  { subscription, provider, notice, headers }: Notice,
): Promise<void> {
  const word = headers.get(notice.header) ?? '';
  const connector = context.connectors.find(provider);
  if (!connector || notice.ignores?.includes(word)) return;
  const { installationId, events } = subscription;
  const objectNames = [...new Set(events.map(({ objectName }) => objectName))];
  await context.transaction(async (tx) => {
    for (const objectName of objectNames) await lookSoon(tx, connector, { installationId, objectName });
  });
}
