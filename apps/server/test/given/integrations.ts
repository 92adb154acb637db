import type { Integration, ManifestInput, Project } from '@dowel/schema';
import * as deploys from '../../src/installing/integrations/deploys/deploy.ts';
import { demoManifest } from '../../src/process/seed/demo-manifest.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

type IntegrationInput = ManifestInput['integrations'][number];

const [overOAuth, overKey] = demoManifest.integrations.map(withoutBackfills);

/** Without the backfills of the demo, nothing is read before a test asks for it, or lets the time come. */
function withoutBackfills({ read, ...integration }: IntegrationInput): IntegrationInput {
  const objects = read?.objects?.map(({ backfill: _, ...object }) => object);
  return { ...integration, ...(objects && { read: { objects } }) };
}

export function givenIntegrations(world: GivenWorld) {
  return {
    /**
     * A manifest with the demo's API key integration for the sandbox. Given values replace its defaults. A test may change
     * it: other files have others.
     */
    manifest: (values: Partial<IntegrationInput> = {}): ManifestInput => ({
      specVersion: '1.0.0',
      integrations: [
        { name: 'crm-sync-key', provider: 'sandboxApiKey', ...structuredClone(overKey), ...values },
      ],
    }),
    /** Deploys the demo's integration for the sandbox: over an API key, or over OAuth if `oauth` is set. */
    async integration({
      oauth = false,
      project,
      ...values
    }: Partial<IntegrationInput> & { oauth?: boolean; project?: Project } = {}): Promise<Integration> {
      const base = oauth ? overOAuth : overKey;
      const manifest = { specVersion: '1.0.0', integrations: [{ ...base, ...values }] };
      const { body: deployed } = await deploys.deploy(givenContext(world, project), {}, { manifest });
      const [integration] = Array.isArray(deployed) ? deployed : [];
      if (!integration) throw new Error('The given manifest deployed no integration.');
      return integration;
    },
  };
}
