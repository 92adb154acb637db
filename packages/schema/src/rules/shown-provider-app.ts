import type { ProviderApp } from '../resources/provider-apps.ts';

/**
 * A provider app for pages and end users. The allowed hosts are left out, because they would reveal other customers.
 */
export function toShownProviderApp(app: ProviderApp): ProviderApp {
  if (!app.metadata?.allowedHosts) return app;
  const { allowedHosts: _, ...metadata } = app.metadata;
  return { ...app, metadata };
}
