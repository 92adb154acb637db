import { ids, integration } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const { latestRevision } = integration;
const { content } = latestRevision;
const sourceYaml = [
  'specVersion: 1.0.0',
  'integrations:',
  '  - name: crm-sync',
  '    provider: hubspot',
  '    proxy:',
  '      enabled: true',
  '',
].join('\n');

export const integrationsTexts = {
  tag: 'Integrations',
  description: 'An integration is what you publish for one provider. A manifest describes it.',
  operations: {
    listIntegrations: {
      summary: 'List the integrations of a project',
      description: 'Each has its latest revision. Lists the oldest first.',
      answer: [integration],
    },
    createIntegration: {
      summary: 'Create an integration',
      description:
        'Takes the content of one integration instead of a manifest. To publish a manifest file, use `batchUpsertIntegrations`. Writes an entry to the audit log.',
      body: { name: 'crm-sync', provider: 'hubspot', latestRevision: { specVersion: '1.0.0', content } },
      answer: integration,
    },
    getIntegration: {
      summary: 'Get an integration',
      description: 'Has the latest revision.',
      answer: integration,
    },
    deleteIntegration: {
      summary: 'Delete an integration and its installations',
      description:
        'Also deletes connections that no other installation uses. Before that, it removes what the installations have set up at their providers, and waits for that at most 30 seconds; the audit log names what is left there. Emits `installation.deleted` for each installation, and `connection.deleted` for each connection. Writes an entry to the audit log.',
    },
    batchUpsertIntegrations: {
      summary: 'Deploy a manifest',
      description:
        'Creates or updates every integration in the manifest, or none. Send exactly one of `sourceZipUrl`, `sourceYaml` and `manifest`. With `dryRun`, nothing changes and the answer is the plan. `destructive=true` lets installations stop reading objects that the manifest no longer has. `message` is kept with each revision that it makes. Writes an entry to the audit log.',
      body: { sourceYaml },
      answer: [integration],
    },
    createRevision: {
      summary: 'Publish a revision of one integration',
      description:
        'The manifest must have this integration. Send exactly one of `sourceZipUrl` and `sourceYaml`. Installations use the new revision from then on. `message` is kept with it. Writes an entry to the audit log.',
      body: { sourceYaml },
      answer: latestRevision,
    },
    generateUploadUrl: {
      summary: 'Get an address to upload a manifest to',
      description:
        'Upload a zip file with one PUT request to `url`, and then pass the address as `sourceZipUrl`. The address works for a short time.',
      answer: {
        url: `https://dowel.example/uploads/${ids.entry}.zip?signature=example`,
        bucket: 'uploads',
        path: `${ids.entry}.zip`,
      },
    },
  },
} satisfies ResourceTexts;
