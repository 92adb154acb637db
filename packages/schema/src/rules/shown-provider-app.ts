import type { ProviderApp } from '../resources/provider-apps.ts';

/** A provider app as pages and end users see it: the hosts it allows would tell them who the other customers are. */
export function toShownProviderApp(app: ProviderApp): ProviderApp {
  if (!app.metadata?.allowedHosts) return app;
  const { allowedHosts: _, ...metadata } = app.metadata;
  return { ...app, metadata };
}
