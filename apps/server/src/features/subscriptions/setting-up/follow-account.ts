import type { ApplicationWebhooks, Connector } from '../../../connectors/connector.ts';
import type { ProviderFetch } from '../../../connectors/engine/call.ts';
import { withObjectRefs } from '../../../connectors/engine/webhooks/ask-for-events.ts';
import { findAccount } from '../../../connectors/engine/webhooks/find-account.ts';
import type { Turn } from '../../../lanes/lane.ts';
import * as connections from '../../connections/service.ts';
import { providerFetch } from '../../object-metadata/provider-fetch.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { eventsOf, isSameEvents, type Wanted } from '../wanted.ts';
import { noteSuccess, REFUSED_MS } from './outcome.ts';
import { deleteSubscription, findProviderApp, type SubscriptionRow, updateSubscription } from './queries.ts';

interface Following {
  readonly row: SubscriptionRow;
  readonly installed: ReadInstallation;
  readonly wanted: Wanted;
  readonly connector: Connector;
  readonly webhooks: ApplicationWebhooks;
}

/**
 * Finds out what the account of an installation is called in the events that arrive for the whole application. Nothing
 * is set up in the account.
 * @throws {ProviderError}
 */
export async function followAccount(turn: Turn, following: Following, signal: AbortSignal): Promise<void> {
  const { row, installed, connector } = following;
  const asked = eventsOf(following.wanted);
  if (asked.length === 0) return unfollow(turn, following);
  const { connectionId } = installed.fields;
  const accountRef = await ask(turn, following, signal);
  const events = await withObjectRefs(
    connector,
    asked,
    fetchOf(turn, connectionId, { module: installed.latest.module, signal }),
  );
  const missing = await findMissing(turn, following);
  const wanted = missing === undefined ? following.wanted : withoutEvents(following.wanted, missing);
  // What is missing is looked for again, as what a provider refuses is asked for again.
  const renewTime = missing === undefined ? null : new Date(turn.context.now().getTime() + REFUSED_MS);
  const isSame = row.accountRef === accountRef && isSameEvents(row.events, events);
  const done = `Events of the account ${accountRef} are delivered. Nothing was set up there: ${connector.displayName} sends the events of all accounts to the webhook address of the provider app.`;
  await turn.write(async (tx) => {
    await updateSubscription(tx, row.id, { providerId: null, accountRef, connectionId, events, renewTime });
    await noteSuccess(tx, { row, installed, wanted, done: isSame ? undefined : done });
  });
}

async function ask(
  { context }: Turn,
  { installed, connector, webhooks: { account } }: Following,
  signal: AbortSignal,
): Promise<string> {
  const { connectionId: id } = installed.fields;
  const module = account.source === 'call' ? (account.module ?? installed.latest.module) : undefined;
  const { providerMetadata: metadata = {} } = await connections.getConnectionFor(context, id);
  return findAccount(connector, account, { metadata, fetch: fetchOf({ context }, id, { module, signal }) });
}

function fetchOf(
  { context }: Pick<Turn, 'context'>,
  id: string,
  { module, signal }: { module: string | undefined; signal: AbortSignal },
): ProviderFetch {
  const call = providerFetch(context, { connection: { id }, module });
  return (path, init) => call(path, { ...init, signal });
}

/** Nothing is wanted any more. What cannot be had stays told. */
async function unfollow(turn: Turn, { row, installed, wanted, connector }: Following): Promise<void> {
  const done =
    row.accountRef === null ? undefined : `Events of ${connector.displayName} are no longer delivered.`;
  await turn.write(async (tx) => {
    await noteSuccess(tx, { row, installed, wanted, done });
    if (wanted.unsupported.length === 0) await deleteSubscription(tx, row.id);
    else await updateSubscription(tx, row.id, { accountRef: null, connectionId: null, events: [] });
  });
}

/** Why no event can arrive, in a sentence. */
async function findMissing(
  { context }: Turn,
  { installed, connector, webhooks }: Following,
): Promise<string | undefined> {
  const { provider } = installed.fields;
  const app = await findProviderApp(context, provider);
  if (!app) {
    return `The project has no provider app for "${provider}", so ${connector.displayName} has no address to send events to.`;
  }
  if (webhooks.secret !== 'webhookSecret' || app.hasWebhookSecret) return undefined;
  return `The provider app for "${provider}" has no webhookSecret, so no event of ${connector.displayName} can be accepted.`;
}

function withoutEvents(wanted: Wanted, sentence: string): Wanted {
  return { ...wanted, unsupported: [...wanted.unsupported, sentence] };
}
