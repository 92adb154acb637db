import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCatalogue, ownProviders } from '@dowel/catalogue';
import type { HydratedIntegrationObject, ManifestIntegration } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { shippedFacts } from '../../providers/connectors/find-connector.ts';
import { diagnose } from '../connections/rules.ts';
import { save } from '../connections/save-connection.ts';
import { resolveProvider } from '../connections/stored-credentials.ts';

// Published manifests of real products. They lie beside the repository and are not part of it. All their providers ship
// with Dowel.
const manifests = fileURLToPath(new URL('../../../../../../shared/data/manifests', import.meta.url));
const files = existsSync(manifests) ? readdirSync(manifests).filter((name) => name.endsWith('.yaml')) : [];

const catalogue = createCatalogue(ownProviders);

/** Nothing here may call a real provider. */
const outgoing = () => Promise.reject(new Error('A test called a real provider.'));

const namesOf = (objects: readonly { objectName: string }[] = []) =>
  objects.map(({ objectName }) => objectName);

describe.runIf(files.length > 0)('real manifests', () => {
  it.each(files)('deploys %s and hydrates it', async (file) => {
    const server = await startTestServer({ catalogue, outgoing });
    const path = `/v1/projects/${server.project.id}/integrations`;
    const sourceYaml = readFileSync(`${manifests}/${file}`, 'utf8');

    const { status, body: deployed } = await server.request('PUT', `${path}:batch`, { sourceYaml });
    expect(deployed).toEqual(expect.any(Array));
    expect(status).toBe(200);

    for (const { id, provider, latestRevision } of deployed) {
      const content: ManifestIntegration = latestRevision.content;
      const connection = await save(server.context(), {
        groupRef: 'acme',
        consumerRef: 'ada',
        provider,
        authScheme: 'apiKey',
        checked: {
          credentials: {},
          resolved: resolveProvider(server.context(), { provider, providerMetadata: {} }),
          status: 'created',
          diagnosis: diagnose('ok', server.now()),
          failure: undefined,
        },
        providerAppId: undefined,
      });
      const hydrated = await server.request(
        'GET',
        `${path}/${id}/revisions/${latestRevision.id}:hydrate?connectionId=${connection.id}`,
      );

      expect(hydrated.status).toBe(200);
      const objects: HydratedIntegrationObject[] = hydrated.body.content.read?.objects ?? [];
      expect(namesOf(objects)).toEqual(namesOf(content.read?.objects));
      expect(namesOf(hydrated.body.content.write?.objects)).toEqual(namesOf(content.write?.objects));
      for (const object of objects) {
        if (!shippedFacts(provider)) expect(object.error).toContain('no connector');
        expect(object.displayName).not.toBe('');
      }
    }
  });
});
