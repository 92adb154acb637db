import type { Config, Installation } from '@dowel/schema';
import { buildConnection } from './connections.ts';
import { builtAt } from './times.ts';

/** Builds a valid config that reads contacts. `overrides` replaces parts of it. */
export function buildConfig(overrides: Partial<Config> = {}): Config {
  return {
    id: 'config-1',
    revisionId: 'revision-1',
    createTime: builtAt,
    createdBy: 'consumer:ada',
    content: {
      provider: 'sandbox',
      read: {
        objects: {
          contacts: { objectName: 'contacts', selectedFields: { phone: true }, selectedFieldMappings: {} },
        },
      },
    },
    ...overrides,
  };
}

/** Builds a valid, healthy installation of group `acme`. `overrides` replaces parts of it. */
export function buildInstallation(overrides: Partial<Installation> = {}): Installation {
  const connection = overrides.connection ?? buildConnection();
  return {
    id: 'installation-acme',
    projectId: 'project-demo',
    integrationId: 'integration-crm-sync',
    group: connection.group,
    healthStatus: 'healthy',
    createTime: builtAt,
    createdBy: 'consumer:ada',
    config: buildConfig(),
    ...overrides,
    connection,
  };
}
