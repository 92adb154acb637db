import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export interface InstalledObject {
  readonly installationId: string;
  /** The provider's name of the object. */
  readonly objectName: string;
}

/** Which rows of a table belong to an object of an installation. */
export function isOfObject(
  table: { readonly installationId: PgColumn; readonly objectName: PgColumn },
  { installationId, objectName }: InstalledObject,
): SQL | undefined {
  return and(eq(table.installationId, installationId), eq(table.objectName, objectName));
}
