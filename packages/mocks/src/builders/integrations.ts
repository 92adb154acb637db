import type { Integration, ManifestIntegration, Revision } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds the valid content of a revision that reads one object. `overrides` replaces parts of it. */
export function buildManifestIntegration(overrides: Partial<ManifestIntegration> = {}): ManifestIntegration {
  return {
    name: 'crm-sync',
    displayName: 'CRM sync',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'inbox',
          schedule: '0 * * * *',
          requiredFields: [{ fieldName: 'email' }],
          optionalFields: [{ fieldName: 'phone' }],
        },
      ],
    },
    ...overrides,
  };
}

/** Builds a valid revision. `overrides` replaces parts of it. */
export function buildRevision(overrides: Partial<Revision> = {}): Revision {
  return {
    id: 'revision-1',
    specVersion: '1.0.0',
    createTime: builtAt,
    content: buildManifestIntegration(),
    ...overrides,
  };
}

/** Builds a valid integration. Name and provider come from its revision unless `overrides` has them. */
export function buildIntegration(overrides: Partial<Integration> = {}): Integration {
  const latestRevision = overrides.latestRevision ?? buildRevision();
  return {
    id: 'integration-crm-sync',
    projectId: 'project-demo',
    name: latestRevision.content.name,
    provider: latestRevision.content.provider,
    createTime: builtAt,
    ...overrides,
    latestRevision,
  };
}
