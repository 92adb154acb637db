import fc from 'fast-check';
import { templatedProviders } from './attack-catalogue.ts';
import type { AttackedWorld } from './attacked-world.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { withHostilePlaces } from './replace-places.ts';

const credentials: Record<string, object> = {
  sandboxApiKey: { apiKey: 'a-key-of-a-person' },
  typedKey: { apiKey: 'a-key-of-a-person' },
  keyInQuery: { apiKey: 'a-key-of-a-person' },
  typedPair: { basicAuth: { username: 'ada', password: 'a-password-of-a-person' } },
  typedClient: { oauth2ClientCredentials: { clientId: 'c', clientSecret: 'a-secret', scopes: ['a'] } },
  typedPassword: {
    oauth2PasswordCredentials: { username: 'ada', password: 'pass', clientId: 'c', clientSecret: 'a-secret' },
  },
  typedOauth: {
    oauth2AuthorizationCode: {
      accessToken: { token: 'an-access-token', expiresAt: '2030-01-01T00:00:00Z' },
      refreshToken: { token: 'a-refresh-token', expiresAt: '2031-01-01T00:00:00Z' },
    },
  },
};

const upsert = {
  groupRef: 'acme',
  fields: {
    contacts: [
      {
        fieldName: 'tier',
        displayName: 'Tier',
        description: 'How much they buy',
        valueType: 'singleSelect',
        required: false,
        unique: true,
        stringOptions: { values: ['Gold', 'Silver'], valuesRestricted: true },
      },
      { fieldName: 'points', displayName: 'Points', valueType: 'int', numericOptions: { min: 0, max: 9 } },
      {
        fieldName: 'parent',
        displayName: 'Parent',
        valueType: 'reference',
        association: { associationType: 'lookup', targetObject: 'companies' },
      },
    ],
  },
};

/** Bodies by operation that succeed as they are. A hostile value put into one of them reaches deep code. */
export function exampleBodies(world: AttackedWorld): Record<string, fc.Arbitrary<unknown>> {
  const group = fc.constantFrom(...world.groups);
  const names = Object.keys(credentials);
  const metadataOf = (value: string) => ({
    workspace: { value, source: 'input' },
    address: { value: `https://${value}.juniper.example`, source: 'input' },
  });
  const metadata = fc.oneof(fc.constant('acme'), hostileText).map(metadataOf);
  const connection = fc
    .record({ provider: fc.constantFrom(...names), groupRef: group, providerMetadata: metadata })
    .map((body) => ({ ...body, ...credentials[body.provider], consumerRef: 'ada' }));
  const oauth = fc
    .record({
      provider: fc.constantFrom('sandbox', ...Object.keys(templatedProviders)),
      groupRef: group,
      providerMetadata: metadata,
    })
    .map((body) => ({ ...body, projectIdOrName: world.project.id, consumerRef: 'ada' }));
  const installation = group.map((groupRef) => world.given.installationBody({ groupRef }));
  const content = installation.map(({ config }) => config.content);
  const manifest = fc.constant(manifestOf(world));
  const oddManifest = withHostilePlaces(manifest);
  return {
    generateConnection: connection,
    oauthConnect: oauth,
    updateConnection: fc.oneof(
      metadata.map((providerMetadata) => ({
        updateMask: ['providerMetadata'],
        connection: { providerMetadata },
      })),
      fc.constant({ updateMask: ['apiKey'], connection: { apiKey: 'another-key' } }),
    ),
    createInstallation: installation,
    updateInstallation: content.map((one) => ({
      updateMask: ['config.content.read.objects.contacts', 'config.createdBy'],
      installation: { config: { createdBy: 'x', content: one } },
    })),
    patchObjectConfigContent: fc
      .record({
        path: fc.constantFrom(
          '/schedule',
          '/selectedFields/phone',
          '/selectedFieldMappings/stage',
          '/backfill',
        ),
        op: fc.constantFrom('add', 'remove', 'replace'),
        value: fc.oneof(hostileValue, fc.boolean(), fc.constant('*/30 * * * *')),
      })
      .map((change) => ({ action: 'read', groupRef: 'acme', changes: [change] })),
    batchUpsertIntegrations: fc.oneof(
      manifest.map((value) => ({ manifest: value })),
      oddManifest.map((value) => ({ sourceYaml: JSON.stringify(value), dryRun: true })),
    ),
    createIntegration: manifest.map((value) => integrationOf(value)),
    createRevision: oddManifest.map((value) => ({ sourceYaml: JSON.stringify(value) })),
    triggerRead: group.map((groupRef) => ({
      groupRef,
      mode: 'async',
      sinceTimestamp: '2026-01-01T00:00:00Z',
    })),
    pauseReads: fc.constant({ objects: ['contacts'], note: 'x' }),
    upsertMetadataForInstallation: fc.constant(upsert),
    upsertMetadataForConnection: fc.constant(upsert),
    searchRecords: fc.constant({
      objectName: 'contacts',
      fieldFilters: [{ fieldName: 'email', operator: 'eq', value: 'ada@acme.example' }],
    }),
    createProviderApp: fc.constant({
      provider: 'hubspot',
      clientId: 'id',
      clientSecret: 'secret',
      scopes: ['a'],
      metadata: { authQueryParams: { prompt: ['consent'] } },
    }),
  };
}

/** The demo's integration, with the actions subscribe and proxy added. */
function manifestOf(world: AttackedWorld): unknown {
  return world.given.manifest({
    subscribe: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'demoWebhook',
          inheritFieldsAndMapping: true,
          createEvent: { enabled: 'always' },
          updateEvent: { enabled: 'always', watchFieldsAuto: 'all' },
        },
      ],
    },
    proxy: { enabled: true },
  });
}

function integrationOf(manifest: unknown): unknown {
  const { root } = { root: manifest as { integrations?: unknown } | null };
  const list = root?.integrations;
  const content: unknown = Array.isArray(list) ? list[0] : list;
  return { name: 'by-body', provider: 'sandbox', latestRevision: { specVersion: '1.0.0', content } };
}
