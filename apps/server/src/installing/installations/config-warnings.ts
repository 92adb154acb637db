import type { ConfigContent, Installation, ManifestIntegration } from '@dowel/schema';
import { configWarnings, objectPath, warningList } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import { findById } from '../destinations/service.ts';

/**
 * Answers an installation whose config was just saved, with the warnings of `configWarnings`, and of destinations that
 * the config names and the project does not have.
 * @param before what was saved before, for the same account
 */
export async function withWarnings(
  context: Context,
  installation: Installation,
  revision: ManifestIntegration,
  before?: ConfigContent,
): Promise<WithHeaders<Installation>> {
  const { content } = installation.config;
  const missing = await missingDestinations(context, content);
  return warned(
    installation,
    configWarnings(content, revision, before),
    warningList('destination_missing', missing),
  );
}

/** Where a config names a destination that there is not. It may be made later, so the config is saved. */
async function missingDestinations(context: Context, { read, subscribe }: ConfigContent): Promise<string[]> {
  const missing = new Map<string, string[]>();
  for (const [action, objects] of Object.entries({ read: read?.objects, subscribe: subscribe?.objects })) {
    for (const [name, { destination }] of Object.entries(objects ?? {})) {
      if (!destination) continue;
      const path = `config.content.${objectPath(action, name)}.destination`;
      missing.set(destination, [...(missing.get(destination) ?? []), path]);
    }
  }
  for (const name of missing.keys()) if (await findById(context, name)) missing.delete(name);
  return [...missing.values()].flat();
}
