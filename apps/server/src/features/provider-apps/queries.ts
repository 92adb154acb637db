import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ownRows } from '../../db/own-rows.ts';
import { providerApps } from '../../db/tables.ts';

/** A provider app as stored. */
export type ProviderAppRow = typeof providerApps.$inferSelect;

export const providerAppRows = ownRows(providerApps);

export function findRowFor(context: Context, provider: string): Promise<ProviderAppRow | undefined> {
  return providerAppRows.find(context, eq(providerApps.provider, provider));
}
