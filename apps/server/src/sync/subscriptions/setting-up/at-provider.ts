import type { Context } from '../../../context.ts';
import { providerFetch } from '../../../installing/object-metadata/provider-fetch.ts';
import type { AccountWebhooks, Connector } from '../../../providers/connectors/connector.ts';
import type { ProviderFetch } from '../../../providers/connectors/engine/call.ts';
import { unsubscribeAccount } from '../../../providers/connectors/engine/webhooks/account-subscription.ts';
import {
  type Removed,
  removeOtherSubscriptions,
} from '../../../providers/connectors/engine/webhooks/manage-subscription.ts';
import {
  readSubscriptions,
  removeBelow,
} from '../../../providers/connectors/engine/webhooks/subscribe-below.ts';
import { webhookAddress } from '../../../providers/provider-apps/webhook-address.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { receiverAddress } from '../receiver-address.ts';
import { findProviderApp } from './queries.ts';

/** A provider that can be asked for the events of an account, and how. */
export interface AtProvider {
  readonly connector: Connector;
  readonly webhooks: AccountWebhooks;
  /** Where the events of the installation go. */
  readonly address: string;
  fetchFor(connectionId: string): ProviderFetch;
}

/** Undefined when there is nothing to ask for: the provider sends no events, or all to one address of the application. */
export function findAtProvider(
  context: Context,
  installed: ReadInstallation,
  signal: AbortSignal,
): AtProvider | undefined {
  const { fields } = installed;
  const connector = context.connectors.find(fields.provider);
  const webhooks = connector?.webhooks;
  if (!webhooks || webhooks.scope === 'application') return undefined;
  return {
    connector,
    webhooks,
    address: receiverAddress(context, fields),
    fetchFor: fetchersOf(context, installed, signal),
  };
}

/**
 * Removes all subscriptions of an installation in the account of a connection.
 * @param ids what is known of them
 * @throws {ProviderError}
 */
export async function removeOthers(
  { connector, webhooks, address, fetchFor }: AtProvider,
  connectionId: string,
  ids: { readonly lastId: string | null; readonly keptId?: string },
): Promise<Removed> {
  const { parents } = webhooks;
  if (parents) {
    const { made } = readSubscriptions(ids.keptId === undefined ? ids.lastId : null);
    await removeBelow(connector, { ...webhooks, parents }, made, fetchFor(connectionId));
    return { count: made.length, isKept: false };
  }
  const removal = { address, keptId: ids.keptId, lastId: ids.lastId ?? undefined };
  return removeOtherSubscriptions(connector, webhooks, removal, fetchFor(connectionId));
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
  const at = findAtProvider(context, installed, signal);
  if (at) return { address: at.address, remove: (id, lastId) => removeOthers(at, id, { lastId }) };
  const { provider, projectId } = installed.fields;
  const connector = context.connectors.find(provider);
  const webhooks = connector?.webhooks;
  if (!connector || webhooks?.scope !== 'application' || !webhooks.subscription) return undefined;
  const { subscription } = webhooks;
  const app = await findProviderApp(context, provider);
  const fetchFor = fetchersOf(context, installed, signal);
  return {
    address: app ? webhookAddress(context, { projectId, providerAppId: app.id }) : 'unknown',
    async remove(connectionId, lastId) {
      if (lastId === null) return;
      await unsubscribeAccount(connector, subscription, lastId, fetchFor(connectionId));
    },
  };
}

function fetchersOf(context: Context, { latest }: ReadInstallation, signal: AbortSignal) {
  return (connectionId: string): ProviderFetch => {
    const call = providerFetch(context, { connection: { id: connectionId }, module: latest.module });
    return (path, init) => call(path, { ...init, signal });
  };
}
