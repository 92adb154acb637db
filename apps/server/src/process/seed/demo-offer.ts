import type { ManifestInput } from '@dowel/schema';
import type { Context } from '../../context.ts';
import * as deploys from '../../installing/integrations/deploys/deploy.ts';
import * as integrations from '../../installing/integrations/service.ts';
import * as providerApps from '../../providers/provider-apps/service.ts';

/** The application that every new sandbox has. The secret is public: it is in the sandbox's README. */
const sandboxApp = {
  clientId: 'dowel-demo',
  clientSecret: 'dowel-demo-secret',
  scopes: ['crm.read', 'crm.write'],
};

/** The entries in which a person consents, and which therefore need an application. */
const consenting = ['sandbox', 'sandboxPkce', 'sandboxWorkspace'];

export interface DemoOffer {
  /** Client id of the provider apps for the sandbox. */
  readonly providerApp: string;
  /** Names of the deployed integrations. */
  readonly integrations: readonly string[];
}

/** Creates what the demo project offers its customers, except what exists already. Does nothing without a sandbox. */
export async function seedDemoOffer(demo: Context, manifest: ManifestInput): Promise<DemoOffer | undefined> {
  if (demo.env.sandboxUrl === undefined) return undefined;
  const { items: apps } = await providerApps.list(demo, {});
  for (const provider of consenting) {
    if (!apps.some((app) => app.provider === provider))
      await providerApps.create(demo, { ...sandboxApp, provider });
  }

  // If a person has deployed a changed version, theirs stays.
  const there = new Set((await integrations.list(demo, {})).items.map(({ name }) => name.toLowerCase()));
  const missing = manifest.integrations.filter(({ name }) => !there.has(name.toLowerCase()));
  if (missing.length > 0)
    await deploys.deploy(demo, {}, { manifest: { ...manifest, integrations: missing } });
  return {
    providerApp: sandboxApp.clientId,
    integrations: manifest.integrations.map(({ name }) => name),
  };
}
