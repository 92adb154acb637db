import type { ProviderAppMetadata } from '@dowel/schema';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, sealed, sealKeyId, updateTime } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

export const providerApps = pgTable(
  'provider_apps',
  {
    id: idInProject(),
    projectId: projectId(),
    provider: text().notNull(),
    /** Whose own client it is. Unset: the project's. No foreign key: the group may come later. */
    groupRef: text(),
    externalRef: text(),
    clientId: text().notNull(),
    clientSecretSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    /** The secret that signs events. Unset: the builder has given none. */
    webhookSecretSealed: sealed(),
    webhookSecretSealKeyId: sealKeyId(),
    /** Secrets that somebody has told without a signature, as a JSON list, latest first, encrypted. They sign nothing. */
    offeredSecretsSealed: sealed(),
    offeredSecretsSealKeyId: sealKeyId(),
    scopes: text().array(),
    metadata: jsonb().$type<ProviderAppMetadata>(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('provider_apps_project_provider').on(
      table.projectId,
      table.provider,
      sql`coalesce(group_ref, '')`,
    ),
  ],
);
