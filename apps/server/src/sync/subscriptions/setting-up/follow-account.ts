import { getConnectionFor } from '../../../installing/connections/service.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import type { ApplicationEvents } from '../../../providers/connectors/connector-events.ts';
import type { ProviderFetch } from '../../../providers/connectors/engine/call.ts';
import { webhookAddress } from '../../../providers/provider-apps/webhook-address.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { eventsOf, isSameEvents, type Wanted } from '../wanted.ts';
import { fetchersOf } from './at-provider.ts';
import { noteRemoved, noteSuccess } from './outcome.ts';
import { findProviderApp, type SubscriptionRow, updateSubscription } from './queries.ts';
import { keepSubscribed } from './subscribe-account.ts';

/** What is missing here is looked for again this often. Nobody is asked for it. */
const MISSING_MS = 6 * 60 * 60_000;

interface Following {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
  readonly wanted: Wanted;
  readonly connector: Connector;
  readonly told: ApplicationEvents;
}

/**
 * Finds out what the account of an installation is called in the events that arrive for the whole application, and asks
 * the account for them where that is needed.
 * @throws {ProviderError}
 */
export async function followAccount(turn: Turn, following: Following, signal: AbortSignal): Promise<void> {
  const { row, installed, connector, told } = following;
  const asked = eventsOf(following.wanted);
  const { connectionId } = installed.fields;
  const fetchFor = fetchersOf(turn.context, installed, signal);
  if (asked.length === 0) return unfollow(turn, following, fetchFor);
  const { providerMetadata = {} } = await getConnectionFor(turn.context, connectionId);
  const accountRef = await told.findAccount(providerMetadata, (module) => fetchFor(connectionId, module));
  const events = await told.withObjectRefs(asked, fetchFor(connectionId));
  const app = await findProviderApp(turn.context, connectionId);
  const missing = missingOf(following, app);
  const { subscription } = told;
  if (subscription && app && missing === undefined) {
    const { projectId } = row;
    const address = webhookAddress(turn.context, { projectId, providerAppId: app.id });
    const asking = { row, installed, subscription, accountRef, events, address, fetchFor };
    const done = await keepSubscribed(turn, asking);
    const { lookMs } = subscription;
    await turn.write((tx) => noteSuccess(tx, { row, installed, wanted: following.wanted, done, lookMs }));
    return;
  }
  const wanted = missing === undefined ? following.wanted : withoutEvents(following.wanted, missing);
  const renewTime = missing === undefined ? null : new Date(turn.context.now().getTime() + MISSING_MS);
  const isSame = row.accountRef === accountRef && isSameEvents(row.events, events);
  const done = `Events of the account ${accountRef} are delivered. Nothing was set up there: ${connector.displayName} sends the events of all accounts to the webhook address of the provider app.`;
  await turn.write(async (tx) => {
    await updateSubscription(tx, row.id, { accountRef, connectionId, events, renewTime });
    await noteSuccess(tx, { row, installed, wanted, done: isSame ? undefined : done });
  });
}

/** Nothing is wanted any more. */
async function unfollow(
  turn: Turn,
  { row, installed, wanted, connector, told: { subscription } }: Following,
  fetchFor: (connectionId: string) => ProviderFetch,
): Promise<void> {
  if (subscription && row.providerId !== null) {
    const id = row.connectionId ?? installed.fields.connectionId;
    await subscription.unsubscribe(row.providerId, fetchFor(id));
  }
  const done =
    row.accountRef === null ? undefined : `Events of ${connector.displayName} are no longer delivered.`;
  await turn.write((tx) => noteRemoved(tx, { row, installed, wanted, done }));
}

/** Why no event can arrive, in a sentence. */
function missingOf(
  { installed, connector, told }: Following,
  app: Awaited<ReturnType<typeof findProviderApp>>,
): string | undefined {
  const { provider } = installed.fields;
  if (!app) {
    return `The project has no provider app for "${provider}", so ${connector.displayName} has no address to send events to.`;
  }
  if (told.secret !== 'webhookSecret' || app.hasWebhookSecret) return undefined;
  return `The provider app for "${provider}" has no webhookSecret, so no event of ${connector.displayName} can be accepted.`;
}

function withoutEvents(wanted: Wanted, sentence: string): Wanted {
  return { ...wanted, unsupported: [...wanted.unsupported, sentence] };
}
