import type { ConfigContent } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import type { Slice } from '../../../platform/db/slice.ts';
import { type ObjectVersion, type SavedConfig, selectConfigs, selectObjectVersions } from './queries.ts';

/** A config, and the content of the one before. Undefined for the first. */
export interface ConfigVersion extends SavedConfig<ConfigContent> {
  before: ConfigContent | undefined;
}

/** The configs of an installation that the caller may see, newest first. */
export async function listVersions(
  context: Context,
  installationId: string,
  slice: Slice,
): Promise<ConfigVersion[]> {
  // One more, because the oldest of the slice is compared with the one before it.
  const rows = await selectConfigs(context, installationId, { ...slice, limit: slice.limit + 1 });
  return rows.slice(0, slice.limit).map((row, index) => ({ ...row, before: rows[index + 1]?.content }));
}

/** The configs that changed one object, newest first. `objectName` is the provider's name. */
export function listObjectVersions(
  context: Context,
  installationId: string,
  objectName: string,
  slice: Slice,
): Promise<ObjectVersion[]> {
  return selectObjectVersions(context, installationId, objectName, slice);
}
