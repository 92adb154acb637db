import type { ProviderApp } from '../resources/provider-apps.ts';
import { plainAddress } from './secret-origins.ts';

/** Every app may name a package, whatever its provider asks for. */
export const packageParam = 'packageInstallURL';

/**
 * A provider app for pages and end users. The allowed hosts are left out, because they would reveal other customers. Of
 * the builder's own values only the address of the package is left, because others may be secrets. Nobody but the
 * builder needs the address for events.
 */
export function toShownProviderApp({ webhook: _, ...app }: ProviderApp): ProviderApp {
  if (!app.metadata) return app;
  const { allowedHosts: _hosts, providerParams = {}, ...metadata } = app.metadata;
  const address = Object.hasOwn(providerParams, packageParam) ? providerParams[packageParam] : undefined;
  const shown =
    address === undefined ? metadata : { ...metadata, providerParams: { [packageParam]: address } };
  return { ...app, metadata: shown };
}

/**
 * Where a customer installs the builder's package at the provider before they connect. Undefined when the app names no
 * package, or no web address.
 */
export function packageInstallUrlOf({ metadata }: Pick<ProviderApp, 'metadata'>): string | undefined {
  return plainAddress(metadata?.providerParams?.[packageParam] ?? '')?.href;
}
