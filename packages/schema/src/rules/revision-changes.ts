import type { IntegrationWriteObject, ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationObject } from '../manifest/read.ts';
import type { IntegrationSubscribeObject } from '../manifest/subscribe.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';
import {
  integrationSayings,
  oftenWords,
  readSayings,
  subscribeSayings,
  writeSayings,
} from './manifest-sayings.ts';
import { code, memberChanges, type Sayings } from './member-changes.ts';
import { titleCase } from './names.ts';
import { isDeepEqual } from './plain-objects.ts';

/** One difference between two revisions. */
export interface RevisionChange extends Pick<FieldChange, 'change' | 'asksCustomers'> {
  /** One sentence without its full stop. Names as the manifest writes them stand in backticks. */
  readonly sentence: string;
}

/**
 * What differs between two revisions of an integration by its meaning: neither the order of fields nor members that say
 * the same in other ways count. Everything in the first revision is new.
 */
export function revisionChanges(
  before: ManifestIntegration | undefined,
  after: ManifestIntegration,
): RevisionChange[] {
  const { name, provider } = after;
  const old = before ?? { name, provider };
  const titleOf = titles(old, after);
  const objects = <Thing extends Named>(say: ObjectWords<Thing>, ...lists: Lists<Thing>) =>
    objectChanges(say, ...lists).map(({ objectName, words, ...change }) => ({
      ...change,
      sentence: `${titleOf(objectName)}: ${words}`,
    }));
  return [
    ...memberChanges(integrationSayings, old, after).map(changed),
    ...objects(readWords, old.read?.objects, after.read?.objects),
    ...objects(writeWords, old.write?.objects, after.write?.objects),
    ...objects(subscribeWords, old.subscribe?.objects, after.subscribe?.objects),
    ...(actions.some((action) => isReordered(old[action]?.objects, after[action]?.objects))
      ? [changed('The objects stand in another order')]
      : []),
  ];
}

const actions = ['read', 'write', 'subscribe'] as const;

const changed = (sentence: string): RevisionChange => ({ change: 'changed', sentence });

interface Named {
  readonly objectName: string;
}
type Lists<Thing> = readonly [before: readonly Thing[] | undefined, after: readonly Thing[] | undefined];

/** How to say what became of the objects of an action. */
interface ObjectWords<Thing> {
  readonly added: (object: Thing) => string;
  readonly removed: string;
  readonly members: Sayings<Thing>;
  readonly fields?: (before: Thing, after: Thing) => readonly FieldChange[];
}

const readWords: ObjectWords<IntegrationObject> = {
  added: (object) => `now read ${oftenWords(object.schedule)}${withFields(object)}`,
  removed: 'no longer read',
  members: readSayings,
  fields: fieldChanges,
};
const writeWords: ObjectWords<IntegrationWriteObject> = {
  added: () => 'now written',
  removed: 'no longer written',
  members: writeSayings,
};
const subscribeWords: ObjectWords<IntegrationSubscribeObject> = {
  added: ({ destination }) => `changes are now delivered to ${code(destination)}`,
  removed: 'changes are no longer delivered',
  members: subscribeSayings,
};

function withFields({ requiredFields = [], optionalFields = [], optionalFieldsAuto }: IntegrationObject) {
  const [required, optional] = [requiredFields.length, optionalFields.length];
  const counts = [required > 0 && `${required} required`, optional > 0 && `${optional} optional`];
  const fields = [
    required + optional > 0 &&
      `${counts.filter(Boolean).join(' and ')} field${required + optional === 1 ? '' : 's'}`,
    optionalFieldsAuto && 'any field that customers choose',
  ].filter(Boolean);
  return fields.length > 0 ? `, with ${fields.join(' and ')}` : '';
}

/** Names that differ only in case mean the same object. */
function objectChanges<Thing extends Named>(
  { added, removed, members, fields = () => [] }: ObjectWords<Thing>,
  ...[before, after]: Lists<Thing>
) {
  const [old, now] = [byName(before), byName(after)];
  const of = ({ objectName }: Named, change: FieldChange) => ({ objectName, ...change });
  return [
    ...[...now].flatMap(([key, object]) => {
      const was = old.get(key);
      if (!was) return [of(object, { change: 'added', words: added(object) })];
      const differing = memberChanges(members, was, object);
      return [
        ...differing.map((words) => of(object, { change: 'changed', words })),
        ...fields(was, object).map((change) => of(object, change)),
      ];
    }),
    ...[...old].flatMap(([key, object]) =>
      now.has(key) ? [] : [of(object, { change: 'removed', words: removed })],
    ),
  ];
}

function byName<Thing extends Named>(objects: readonly Thing[] = []): Map<string, Thing> {
  return new Map(objects.map((object) => [object.objectName.toLowerCase(), object]));
}

function isReordered(...[before, after]: Lists<Named>): boolean {
  const [old, now] = [byName(before), byName(after)];
  const kept = (names: Iterable<string>, others: Map<string, Named>) =>
    [...names].filter((name) => others.has(name));
  return !isDeepEqual(kept(old.keys(), now), kept(now.keys(), old));
}

/** What people call the objects: as customers see them, if the manifest says so. */
function titles(...contents: readonly ManifestIntegration[]): (objectName: string) => string {
  const read = contents.flatMap((content) => content.read?.objects ?? []);
  const shown = new Map(read.map((object) => [object.objectName.toLowerCase(), object.mapToDisplayName]));
  return (objectName) => shown.get(objectName.toLowerCase()) || titleCase(objectName) || objectName;
}
