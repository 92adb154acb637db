import fc from 'fast-check';
import type { KnownValues } from './arbitrary-input.ts';
import { templatedProviders } from './attack-catalogue.ts';
import type { AttackedWorld } from './attacked-world.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { withHostilePlaces } from './replace-places.ts';

const objects = fc.constantFrom('contacts', 'companies', 'deals');
const fieldNames = fc.constantFrom('email', 'phone', 'stage', "$['owner']['name']", 'constructor');
const providers = fc.constantFrom('sandbox', 'sandboxApiKey', ...Object.keys(templatedProviders), 'hubspot');
const refs = fc.constantFrom('acme', 'other', 'ada');

/** The names of the contract's members and parameters, each with values that the server accepts. */
export function knownValues(world: AttackedWorld): KnownValues {
  const manifest = withHostilePlaces(fc.constant(world.given.manifest()));
  return {
    projectIdOrName: fc.constantFrom(world.project.id, world.project.name),
    integrationId: fc.constantFrom(world.integration.id, 'crm-sync-key'),
    installationId: fc.constantFrom(world.installation.id),
    connectionId: fc.constantFrom(world.connection.id),
    operationId: fc.constantFrom(world.operationId),
    objectName: objects,
    provider: providers,
    groupRef: refs,
    consumerRef: refs,
    action: fc.constantFrom('read', 'write', 'subscribe'),
    path: fc.constantFrom(
      '/schedule',
      '/selectedFields/phone',
      '/selectedFieldMappings/stage',
      '/',
      '/a/~1/0',
    ),
    updateMask: fc.array(
      fc.oneof(
        fc.constantFrom(
          'providerMetadata',
          'providerWorkspaceRef',
          'apiKey',
          'config.content.read.objects.contacts',
          'config.content.write.objects',
          'connectionId',
          'config.createdBy',
          'name',
          'clientId',
          'label',
        ),
        hostileText,
      ),
      { minLength: 1, maxLength: 3 },
    ),
    sourceYaml: fc.oneof(
      manifest.map((value) => JSON.stringify(value)),
      hostileText.map((text) => `specVersion: 1.0.0\nintegrations: [{name: ${text}, provider: sandbox}]`),
      hostileText,
    ),
    manifest,
    selectedFields: fc.dictionary(fc.oneof(fieldNames, hostileText), fc.oneof(fc.boolean(), hostileValue)),
    expiresAt: fc.constantFrom(
      '2030-01-01T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-23:59',
      '0001-01-01T00:00:00+23:59',
    ),
    topicId: fc.constantFrom(world.topicId),
    schedule: fc.constantFrom('*/30 * * * *', '0 0 31 2 *', '* * * * *', '60 * * * *', '@daily'),
  };
}
