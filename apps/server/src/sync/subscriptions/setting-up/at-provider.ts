import type { Context } from '../../../context.ts';
import { OpenConnection } from '../../../installing/connections/service.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import type { AccountEvents } from '../../../providers/connectors/connector-events.ts';
import type { ProviderFetch } from '../../../providers/connectors/engine/call.ts';
import type { Removed } from '../../../providers/connectors/engine/webhooks/manage-subscription.ts';
import { readSubscriptions } from '../../../providers/connectors/engine/webhooks/subscribe-below.ts';
import { webhookAddress } from '../../../providers/provider-apps/webhook-address.ts';
import { storableText } from '../../../providers/provider-words/storable.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { nameLeft } from '../name-left.ts';
import { receiverAddress } from '../receiver-address.ts';
import { findProviderApp } from './queries.ts';

/** A provider that can be asked for the events of an account, and how. */
export interface AtProvider {
  readonly connector: Connector;
  readonly told: AccountEvents;
  /** Where the events of the installation go. */
  readonly address: string;
  fetchFor(connectionId: string): ProviderFetch;
  /** Names in the audit log what stays at another address. */
  nameElsewhere(left: Removed['left']): Promise<void>;
}

/** Undefined when there is nothing to ask for: the provider sends no events, or all to one address of the application. */
export async function findAtProvider(
  context: Context,
  installed: ReadInstallation,
  signal: AbortSignal,
): Promise<AtProvider | undefined> {
  const { fields } = installed;
  const connector = await context.connectors.find(fields.provider);
  const told = connector?.events;
  if (!connector || told?.scope !== 'account') return undefined;
  return {
    connector,
    told,
    address: receiverAddress(context, fields),
    fetchFor: fetchersOf(context, installed, signal),
    nameElsewhere: (left) =>
      nameLeft(
        context,
        left.map(({ id, address }) => ({ provider: fields.provider, id, address: storableText(address) })),
      ),
  };
}

/**
 * Removes all subscriptions of an installation in the account of a connection. The audit log names one that stays.
 * @param ids what is known of them
 * @throws {ProviderError}
 */
export async function removeOthers(
  { told, address, fetchFor, nameElsewhere }: AtProvider,
  connectionId: string,
  ids: { readonly lastId: string | null; readonly keptId?: string },
): Promise<Removed> {
  const { below } = told;
  if (below) {
    const { made } = readSubscriptions(ids.keptId === undefined ? ids.lastId : null);
    await below.remove(made, fetchFor(connectionId));
    return { count: made.length, isKept: false, left: [] };
  }
  const removal = { address, keptId: ids.keptId, lastId: ids.lastId ?? undefined };
  const removed = await told.removeOthers(removal, fetchFor(connectionId));
  await nameElsewhere(removed.left);
  return removed;
}

/** What an installation has at its provider, and how it is removed there. */
export interface Removable {
  /** Where its events go. */
  readonly address: string;
  /** @throws {ProviderError} */
  remove(connectionId: string, lastId: string | null): Promise<unknown>;
}

/** Undefined when nothing can be there. */
export async function findRemovable(
  context: Context,
  installed: ReadInstallation,
  signal: AbortSignal,
): Promise<Removable | undefined> {
  const at = await findAtProvider(context, installed, signal);
  if (at) return { address: at.address, remove: (id, lastId) => removeOthers(at, id, { lastId }) };
  const { provider, projectId, connectionId } = installed.fields;
  const told = (await context.connectors.find(provider))?.events;
  if (told?.scope !== 'application' || !told.subscription) return undefined;
  const { subscription } = told;
  const app = await findProviderApp(context, connectionId);
  const fetchFor = fetchersOf(context, installed, signal);
  return {
    address: app ? webhookAddress(context, { projectId, providerAppId: app.id }) : 'unknown',
    async remove(connectionId, lastId) {
      if (lastId === null) return;
      await subscription.unsubscribe(lastId, fetchFor(connectionId));
    },
  };
}

/** The calls of a turn for an installation: over its own connection, or one that it has left. */
export function fetchersOf(context: Context, { fields, latest }: ReadInstallation, signal: AbortSignal) {
  const open = (id: string, module = latest.module) => new OpenConnection(context, id, module);
  const own = open(fields.connectionId);
  return (id: string, module?: string): ProviderFetch => {
    const isOwn = id === own.id && module === undefined;
    return (isOwn ? own : open(id, module)).fetchFor('other', signal);
  };
}
