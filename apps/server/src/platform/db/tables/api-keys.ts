import type { ApiKeyScope } from '@dowel/schema';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, id, sealed, sealKeyId, time, updateTime, uuid } from '../columns.ts';
import { projectId } from './projects.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    projectId: projectId(),
    label: text().notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    active: boolean().notNull(),
    expireTime: time(),
    /** Addresses and ranges from which requests with it are accepted. Unset: from anywhere. */
    allowedAddresses: text().array(),
    /** Integrations that it is for. Unset: any. One that is deleted stays in the list, so that the key is never for more. */
    integrationIds: uuid().array(),
    /** SHA-256 of the key in hex. Requests are matched to a key by it. */
    keyHash: text().notNull(),
    /** The key itself, encrypted, because the interface returns it from get and list (ADR 0002). */
    keySealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
    /** The builder who made it, or whose key made it, as `builder:<id>`. Unset if that is not known. */
    createdBy: text(),
    /** When a request with it came last, to five minutes. Unset until one came. */
    lastUsedTime: time(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.keyHash),
    index('api_keys_project_id').on(table.projectId, table.id),
  ],
);
