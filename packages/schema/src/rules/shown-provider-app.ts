import type { ProviderApp } from '../resources/provider-apps.ts';
import type { ProviderInfo } from '../resources/providers.ts';

/**
 * A provider app for pages and end users. The allowed hosts are left out, because they would reveal other customers.
 * The builder's values for `customOpts.providerInputs` are left out, because every request carries them as secrets.
 * @param entry the app's provider. When it is unknown, no `providerParams` are shown.
 */
export function toShownProviderApp(app: ProviderApp, entry: ProviderInfo | null): ProviderApp {
  if (!app.metadata) return app;
  const { allowedHosts: _, providerParams, ...metadata } = app.metadata;
  if (!entry || !providerParams) return { ...app, metadata };
  const secrets = new Set(entry.customOpts?.providerInputs?.map(({ name }) => name));
  const shown = Object.entries(providerParams).filter(([name]) => !secrets.has(name));
  return { ...app, metadata: { ...metadata, providerParams: Object.fromEntries(shown) } };
}
