import type { Integration, ManifestIntegration, Revision } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Valid content of a revision that reads one object; pass what matters. */
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

/** A valid revision; pass what matters. */
export function buildRevision(overrides: Partial<Revision> = {}): Revision {
  return {
    id: 'revision-1',
    specVersion: '1.0.0',
    createTime: builtAt,
    content: buildManifestIntegration(),
    ...overrides,
  };
}

/** A valid integration. Its name and provider are those of its revision, unless told otherwise. */
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
