import type { AccountWebhooks, Connector } from '../../../connectors/connector.ts';
import type { ProviderFetch } from '../../../connectors/engine/call.ts';
import {
  type Removed,
  removeOtherSubscriptions,
} from '../../../connectors/engine/webhooks/manage-subscription.ts';
import { readSubscriptions, removeBelow } from '../../../connectors/engine/webhooks/subscribe-below.ts';
import type { Context } from '../../../context.ts';
import { providerFetch } from '../../object-metadata/provider-fetch.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { receiverAddress } from '../receiver-address.ts';

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
  { fields, latest }: ReadInstallation,
  signal: AbortSignal,
): AtProvider | undefined {
  const connector = context.connectors.find(fields.provider);
  const webhooks = connector?.webhooks;
  if (!webhooks || webhooks.scope === 'application') return undefined;
  return {
    connector,
    webhooks,
    address: receiverAddress(context, fields),
    fetchFor(connectionId) {
      const call = providerFetch(context, { connection: { id: connectionId }, module: latest.module });
      return (path, init) => call(path, { ...init, signal });
    },
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
