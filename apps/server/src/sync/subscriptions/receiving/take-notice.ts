import type { Context } from '../../../context.ts';
import { lookSoon } from '../reconciling/look-soon.ts';
import type { findReceiver } from './queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;

/** Takes a message that only says that something has changed: the objects that it can be about are read soon. */
export async function takeNotice(
  context: Context,
  { subscription, provider }: Pick<Found, 'subscription' | 'provider'>,
): Promise<void> {
  const connector = await context.connectors.find(provider);
  if (!connector) return;
  const { installationId, events } = subscription;
  const objectNames = [...new Set(events.map(({ objectName }) => objectName))];
  await context.transaction(async (tx) => {
    for (const objectName of objectNames) await lookSoon(tx, connector, { installationId, objectName });
  });
}
