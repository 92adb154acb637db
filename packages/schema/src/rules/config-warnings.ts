import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { objectPath } from './check-config.ts';
import { missingMappings } from './check-mappings.ts';
import { memberOfContent, unknownMembers } from './config-members.ts';
import { effectiveReadObject } from './fields-to-read.ts';
import { findManifestObject } from './manifest-objects.ts';
import { ownValue } from './plain-objects.ts';
import { recordMapping } from './read-result.ts';
import { warningList } from './warning-header.ts';

/**
 * The value of `Dowel-Warning` for a config that was saved: an entry for each member that is not known, for each
 * mapping that the manifest requires and the config lacks, whose field arrives nowhere, and for each read object of which
 * earlier records do not come again with what is chosen now. Undefined when there is none.
 * @param before what was saved before, for the same account
 */
export function configWarnings(
  content: ConfigContent,
  revision: ManifestIntegration,
  before?: ConfigContent,
): string | undefined {
  const lacking = Object.entries(content.read?.objects ?? {}).flatMap(([name, entry]) => {
    const object = findManifestObject(revision, 'read', name);
    return object ? missingMappings(entry, object, `${objectPath('read', name)}.selectedFieldMappings`) : [];
  });
  const found = {
    unknown_member: unknownMembers(content),
    mapping_missing: lacking,
    not_read_again: before ? notReadAgain(before, content, revision) : [],
  };
  const lists = Object.entries(found).flatMap(
    ([name, places]) =>
      warningList(
        name,
        places.map(({ path }) => memberOfContent(path)),
      ) ?? [],
  );
  return lists.length === 0 ? undefined : lists.join(', ');
}

function notReadAgain(before: ConfigContent, after: ConfigContent, revision: ManifestIntegration) {
  return Object.entries(after.read?.objects ?? {}).flatMap(([name, entry]) => {
    const object = findManifestObject(revision, 'read', name);
    const last = ownValue(before.read?.objects, name);
    if (!object || entry.disabled || (!last && object.enabled !== 'always')) return [];
    const known = new Set(chosenOf(object, last));
    const isAllKnown = last?.selectedFieldsAuto === 'all';
    const isNew = (chosen: string) => !known.has(chosen) && !(isAllKnown && chosen.startsWith('field '));
    return chosenOf(object, entry).some(isNew) ? [{ path: objectPath('read', name) }] : [];
  });
}

/** What is delivered of an object, one text for each part of it. */
function chosenOf(object: IntegrationObject, entry: ReadConfigObject | undefined): string[] {
  const { plain, mapped, values } = recordMapping(object, entry);
  const { destination, fieldFilters } = effectiveReadObject(object, entry);
  return [
    ...plain.map((name) => `field ${name}`),
    ...(entry?.selectedFieldsAuto ? ['all fields'] : []),
    JSON.stringify([destination, fieldFilters]),
    ...[...mapped, ...[...values].map(([name, delivered]) => [name, [...delivered]])].map((one) =>
      JSON.stringify(one),
    ),
  ];
}
