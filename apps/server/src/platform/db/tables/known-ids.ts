import { index, pgTable } from 'drizzle-orm/pg-core';
import { idInProject, sealed, sealKeyId, uuid } from '../columns.ts';
import { ofInstallation } from './installations.ts';
import { keyInProject, ofObject } from './projects.ts';

/**
 * The ids that the last read of everything has found of an object, if the manifest wants deleted records to be found by
 * comparing. A row has those of some pages.
 */
export const knownIds = pgTable(
  'known_ids',
  {
    id: idInProject(),
    ...ofObject(),
    /** The read that has found them. */
    runId: uuid().notNull(),
    /** Packed, and encrypted, since an id can be an address of a person. */
    idsSealed: sealed().notNull(),
    sealKeyId: sealKeyId().notNull(),
  },
  (table) => [
    keyInProject(table),
    ofInstallation('known_ids', table),
    index('known_ids_object').on(table.projectId, table.installationId, table.objectName, table.id),
  ],
);
