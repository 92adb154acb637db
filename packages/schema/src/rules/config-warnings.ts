import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent } from '../resources/config.ts';
import { objectPath } from './check-config.ts';
import { missingMappings } from './check-mappings.ts';
import { memberOfContent, unknownMembers } from './config-members.ts';
import { findManifestObject } from './manifest-objects.ts';
import { warningList } from './warning-header.ts';

/**
 * The value of `Dowel-Warning` for a config that was saved: an entry for each member that is not known, and for each
 * mapping that the manifest requires and the config lacks, whose field arrives nowhere. Undefined when there is none.
 */
export function configWarnings(content: ConfigContent, revision: ManifestIntegration): string | undefined {
  const lacking = Object.entries(content.read?.objects ?? {}).flatMap(([name, entry]) => {
    const object = findManifestObject(revision, 'read', name);
    return object ? missingMappings(entry, object, `${objectPath('read', name)}.selectedFieldMappings`) : [];
  });
  const found = { unknown_member: unknownMembers(content), mapping_missing: lacking };
  const lists = Object.entries(found).flatMap(
    ([name, places]) =>
      warningList(
        name,
        places.map(({ path }) => memberOfContent(path)),
      ) ?? [],
  );
  return lists.length === 0 ? undefined : lists.join(', ');
}
