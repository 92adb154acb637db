import type { Turn } from '../../../platform/lanes/lane.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { nameLeft } from '../name-left.ts';
import type { AtProvider } from './at-provider.ts';
import { findSubscription, type SubscriptionRow, updateSubscription } from './queries.ts';
import { isToAskAgain, markRefused } from './refusals.ts';

interface Asking {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
  readonly at: AtProvider;
  /** What signs the events of the subscription that is there. Absent: the client secret does. */
  readonly secret: string | undefined;
}

/**
 * Asks a provider once more for the events that it has refused to tell of, when it is time. What it makes belongs to the
 * subscription that is there. Answers in a sentence what it tells of now; undefined when that is nothing new.
 * @throws {ProviderError}
 */
export async function askAgain(
  turn: Turn,
  { row, installed, at, secret }: Asking,
): Promise<string | undefined> {
  const now = turn.context.now();
  const asked = row.events.filter((event) => isToAskAgain(event, now));
  if (asked.length === 0 || row.providerId === null) return undefined;
  const { connector, told: events, address, fetchFor } = at;
  const request = { address, events: asked, now, ...(secret !== undefined && { ownSecret: secret }) };
  const { made, refused } = await events.subscribeToEach(request, fetchFor(installed.fields.connectionId));
  const ids = made.map(({ id }) => id);
  const providerId = JSON.stringify([...new Set([...JSON.parse(row.providerId), ...ids])]);
  const marked = new Map(markRefused(asked, refused, now).map((event, place) => [asked[place], event]));
  const isStored = await turn.write(async (tx) => {
    const events = row.events.map((event) => marked.get(event) ?? event);
    await updateSubscription(tx, row.id, { providerId, events });
    return (await findSubscription(tx, row.installationId)) !== undefined;
  });
  // The installation was deleted meanwhile, and its credentials with it.
  if (!isStored && ids.length > 0) {
    await nameLeft(turn.context, [{ provider: installed.fields.provider, id: JSON.stringify(ids), address }]);
  }
  const told = [...marked.values()].filter(({ refusal }) => refusal === undefined);
  if (told.length === 0) return undefined;
  const names = told.map(({ type, objectName }) => `"${type}" of "${objectName}"`);
  return `${connector.displayName} now tells of what it had refused before: ${names.join(', ')}.`;
}
