import type { Connector, Webhooks } from '../../../connectors/connector.ts';
import type { ProviderFetch } from '../../../connectors/engine/call.ts';
import { removeOtherSubscriptions } from '../../../connectors/engine/webhooks/manage-subscription.ts';
import type { Context } from '../../../context.ts';
import { providerFetch } from '../../object-metadata/provider-fetch.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { receiverAddress } from '../receiver-address.ts';

/** A provider that can be asked for events, and how. */
export interface AtProvider {
  readonly connector: Connector;
  readonly webhooks: Webhooks;
  /** Where the events of the installation go. */
  readonly address: string;
  fetchFor(connectionId: string): ProviderFetch;
}

/** Undefined when the provider sends no events. */
export function findAtProvider(
  context: Context,
  { fields, latest }: ReadInstallation,
  signal: AbortSignal,
): AtProvider | undefined {
  const connector = context.connectors.find(fields.provider);
  if (!connector?.webhooks) return undefined;
  return {
    connector,
    webhooks: connector.webhooks,
    address: receiverAddress(context, fields),
    fetchFor(connectionId) {
      const call = providerFetch(context, { connection: { id: connectionId }, module: latest.module });
      return (path, init) => call(path, { ...init, signal });
    },
  };
}

/** Removes all subscriptions of an installation at the provider but one. @throws {ProviderError} */
export function removeOthers(
  { connector, webhooks, address, fetchFor }: AtProvider,
  connectionId: string,
  keptId?: string,
): Promise<number> {
  return removeOtherSubscriptions(connector, webhooks, { address, keptId }, fetchFor(connectionId));
}
