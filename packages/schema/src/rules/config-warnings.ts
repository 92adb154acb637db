import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { objectPath } from './check-config.ts';
import { missingMappings } from './check-mappings.ts';
import { readEntryFor } from './config-entries.ts';
import { memberPath } from './config-issue.ts';
import { memberOfContent, unknownMembers } from './config-members.ts';
import { effectiveReadObject } from './fields-to-read.ts';
import { findManifestObject } from './manifest-objects.ts';
import { ownValue } from './plain-objects.ts';
import { recordMapping } from './read-result.ts';
import { warningList } from './warning-header.ts';
import { inheritedFields } from './write-record.ts';

/**
 * The value of `Dowel-Warning` for a config that was saved: an entry for each member that is not known, for each
 * mapping that the manifest requires and the config lacks, whose field arrives nowhere, for each member that changes
 * nothing, and for each read object of which earlier records do not come again with what is chosen now. Undefined when
 * there is none.
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
    no_effect: withoutEffect(content, revision),
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

/** The members that are kept, and that nothing is done with. */
function withoutEffect(content: ConfigContent, revision: ManifestIntegration): { path: string }[] {
  const { read, write, subscribe, proxy } = content;
  // No schedule is that of the manifest. To end it, an object is disabled.
  const scheduled = Object.entries(read?.objects ?? {}).flatMap(([name, { schedule }]) =>
    schedule === '' && findManifestObject(revision, 'read', name)?.schedule
      ? [`${objectPath('read', name)}.schedule`]
      : [],
  );
  const unmapped = Object.entries(write?.objects ?? {}).flatMap(([name, entry]) => {
    const object = findManifestObject(revision, 'write', name);
    if (!object?.inheritMapping) return [];
    const { objectName } = object;
    const fields = inheritedFields(revision, objectName, readEntryFor(content, objectName, revision));
    return (['selectedFieldSettings', 'selectedValueDefaults'] as const).flatMap((member) =>
      Object.keys(entry[member] ?? {})
        .filter((field) => fields.has(field) && fields.get(field) === undefined)
        .map((field) => memberPath(`${objectPath('write', name)}.${member}`, field)),
    );
  });
  const unheard = Object.entries(subscribe?.objects ?? {}).flatMap(([name, entry]) => {
    const isInheriting = findManifestObject(revision, 'subscribe', name)?.inheritFieldsAndMapping === true;
    const { inheritFieldsAndMappings, updateEvent } = entry;
    const members = [
      ...(isInheriting && inheritFieldsAndMappings === false ? ['inheritFieldsAndMappings'] : []),
      ...(updateEvent?.requiredWatchFields?.length === 0 ? ['updateEvent.requiredWatchFields'] : []),
    ];
    return members.map((member) => `${objectPath('subscribe', name)}.${member}`);
  });
  const isOtherBase = proxy?.useModule !== undefined && proxy.useModule !== !!revision.proxy?.useModule;
  return [...scheduled, ...unmapped, ...unheard, ...(isOtherBase ? ['proxy.useModule'] : [])].map((path) => ({
    path,
  }));
}

function notReadAgain(before: ConfigContent, after: ConfigContent, revision: ManifestIntegration) {
  return Object.entries(after.read?.objects ?? {}).flatMap(([name, entry]) => {
    const object = findManifestObject(revision, 'read', name);
    const last = ownValue(before.read?.objects, name);
    if (!object || entry.disabled || (!last && object.enabled !== 'always')) return [];
    return bringsMore({ object, entry: last }, { object, entry }) ? [{ path: objectPath('read', name) }] : [];
  });
}

/** An object as a manifest has it, and what a config chooses of it. */
interface Chosen {
  readonly object: IntegrationObject;
  readonly entry: ReadConfigObject | undefined;
}

/** Whether records that were read before lack something that is read now, or are none of those that would be read. */
export function bringsMore(before: Chosen, after: Chosen): boolean {
  const known = new Set(chosenOf(before));
  const isAllKnown = before.entry?.selectedFieldsAuto === 'all';
  const isNew = (chosen: string) => !known.has(chosen) && !(isAllKnown && chosen.startsWith('field '));
  return reachOf(after) > reachOf(before) || chosenOf(after).some(isNew);
}

/** How many days of the time before the installation are read. */
function reachOf({ object, entry }: Chosen): number {
  const { days = 0, fullHistory } = effectiveReadObject(object, entry).backfill;
  return fullHistory ? Number.POSITIVE_INFINITY : days;
}

/** What is delivered of an object, one text for each part of it. */
function chosenOf({ object, entry }: Chosen): string[] {
  const { plain, mapped, values } = recordMapping(object, entry);
  const { destination, fieldFilters } = effectiveReadObject(object, entry);
  return [
    ...plain.map((name) => `field ${name}`),
    ...(entry?.selectedFieldsAuto ? ['all fields'] : []),
    ...(object.associations ?? []).map((to) => `association ${to}`),
    JSON.stringify([destination, fieldFilters]),
    ...[...mapped, ...[...values].map(([name, delivered]) => [name, [...delivered]])].map((one) =>
      JSON.stringify(one),
    ),
  ];
}
