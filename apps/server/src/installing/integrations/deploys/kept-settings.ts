import { setImmediate as turn } from 'node:timers/promises';
import type { ConfigContent, ManifestFinding, ManifestIntegration } from '@dowel/schema';
import {
  fieldKey,
  findManifestObject,
  inheritedFields,
  isPlainObject,
  ownValue,
  readEntryOf,
} from '@dowel/schema/rules';

export type Words = Pick<ManifestFinding, 'message' | 'fix'>;

/** Warns of what configs say themselves, and of what they say about names that the manifest maps otherwise now, or not. */
export async function aboutSettings(
  before: ManifestIntegration,
  next: ManifestIntegration,
  contents: readonly ConfigContent[],
): Promise<(Words & { readonly path: string })[]> {
  const kept = movedObjects(before, next).flatMap((moved) => {
    const words = keptValue(moved, contents);
    return words ? [{ path: `${moved.action}.objects[${moved.at}].${moved.member}`, ...words }] : [];
  });
  const lost: (Words & { readonly path: string })[] = [];
  for (const action of ['write', 'subscribe'] as const)
    for (const [at, { objectName }] of (next[action]?.objects ?? []).entries())
      for (const words of await lostNames({ action, objectName, before, next }, contents))
        lost.push({ path: `${action}.objects[${at}]`, ...words });
  return [...kept, ...lost];
}

/** An object of which the manifest says something else now. */
interface MovedObject {
  readonly action: 'read' | 'subscribe';
  readonly at: number;
  readonly objectName: string;
  readonly member: string;
  readonly value: string;
}

/** What a config may say itself of an object. */
const members: Record<MovedObject['action'], readonly string[]> = {
  read: ['destination', 'schedule', 'optionalFieldsAuto'],
  subscribe: [
    'destination',
    'createEvent.enabled',
    'updateEvent.enabled',
    'updateEvent.watchFieldsAuto',
    'updateEvent.requiredWatchFields',
    'deleteEvent.enabled',
    'otherEvents',
  ],
};

function movedObjects(before: ManifestIntegration, next: ManifestIntegration): MovedObject[] {
  return (['read', 'subscribe'] as const).flatMap((action) =>
    (next[action]?.objects ?? []).flatMap((object, at) => {
      const { objectName } = object;
      const last = findManifestObject(before, action, objectName);
      if (last?.objectName !== objectName) return [];
      return members[action].flatMap((member): MovedObject[] => {
        const value = textIn(object, member);
        return value === textIn(last, member) ? [] : [{ action, at, objectName, member, value }];
      });
    }),
  );
}

/** What a config says itself, it keeps. One that subscribes names a destination, and may name each event. */
function keptValue(
  { action, objectName, member: offered, value }: MovedObject,
  contents: readonly ConfigContent[],
): Words | undefined {
  const member = offered === 'optionalFieldsAuto' ? 'selectedFieldsAuto' : offered;
  const kept = contents.flatMap((content) => {
    const own = textIn(ownValue<object>(content[action]?.objects ?? {}, objectName), member);
    // An event that the manifest does not have is the same as one that never comes.
    return own && own !== (value || 'never') ? [own] : [];
  });
  if (kept.length === 0) return undefined;
  const values = [...new Set(kept)].map((one) => `"${one}"`).join(', ');
  const place = `config.content.${action}.objects.${objectName}.${member}`;
  return {
    message: `The ${member} of "${objectName}" stays ${values} for ${installations(kept)}, whose configs say so.`,
    fix: `${value ? `Set ${place} to "${value}"` : `Remove ${place}`} where it is to change too.`,
  };
}

function textIn(object: object | undefined, member: string): string {
  const value = member
    .split('.')
    .reduce<unknown>((inside, name) => (isPlainObject(inside) ? ownValue(inside, name) : undefined), object);
  return [value ?? ''].flat().join(', ');
}

interface ChangedObject {
  readonly action: 'write' | 'subscribe';
  readonly objectName: string;
  readonly before: ManifestIntegration;
  readonly next: ManifestIntegration;
}

/**
 * Configs name fields by their mapped names. A name that nothing maps is taken for one of the provider's, and one that maps
 * another field for that one.
 */
async function lostNames(
  { action, objectName, before, next }: ChangedObject,
  contents: readonly ConfigContent[],
): Promise<Words[]> {
  const gone: string[][] = [];
  const moved: string[][] = [];
  await inTurn(contents, (content) => {
    const named = namedFields(content, action, objectName);
    if (named.length === 0) return;
    const mappedIn = (revision: ManifestIntegration): ReadonlyMap<string, string | undefined> =>
      action === 'subscribe' || findManifestObject(revision, 'write', objectName)?.inheritMapping
        ? inheritedFields(revision, objectName, readEntryOf(content, objectName))
        : new Map();
    const [last, now] = [mappedIn(before), mappedIn(next)];
    gone.push(named.filter((name) => last.has(name) && !now.has(name)));
    moved.push(named.filter((name) => isOther(last.get(name), now.get(name))));
  });
  const what = action === 'write' ? 'write settings' : 'watched fields';
  const place = `config.content.${action}.objects.${objectName} of these customers`;
  const tell = (lists: readonly string[][], words: (names: string, where: string) => Words): Words[] => {
    const lost = lists.filter((names) => names.length > 0);
    const names = [...new Set(lost.flat())].join(', ');
    return names === '' ? [] : [words(names, `the ${what} of ${installations(lost)} name it`)];
  };
  return [
    ...tell(gone, (names, where) => ({
      message: `Nothing maps ${names} of "${objectName}" any more, but ${where}. They count for a field that the provider calls so, and no longer for the one that was meant.`,
      fix: `Keep the mapToName, or write the new name into ${place}.`,
    })),
    ...tell(moved, (names, where) => ({
      message: `${names} of "${objectName}" means another field from now on, but ${where}. They count for the new field, and no longer for the one that was meant.`,
      fix: `Give the new field another mapToName, or write what is to count for it into ${place}.`,
    })),
  ];
}

/** Whether a name means another field than before. A name without a field means none. */
function isOther(last: string | undefined, now: string | undefined): boolean {
  return last !== undefined && now !== undefined && fieldKey(last) !== fieldKey(now);
}

/** The fields of which a config says how they are written, or that their changes count. */
function namedFields(
  { write, subscribe }: ConfigContent,
  action: ChangedObject['action'],
  objectName: string,
): readonly string[] {
  if (action === 'subscribe')
    return ownValue(subscribe?.objects, objectName)?.updateEvent?.requiredWatchFields ?? [];
  const { selectedFieldSettings, selectedValueDefaults } = ownValue(write?.objects, objectName) ?? {};
  return Object.keys({ ...selectedFieldSettings, ...selectedValueDefaults });
}

/** How long requests and turns of the process wait at most while configs are looked at. */
const MOST_MS = 20;

/** What `find` says of each. A project may have thousands of configs with thousands of fields, so others go in between. */
export async function inTurn<One, Found>(all: readonly One[], find: (one: One) => Found): Promise<Found[]> {
  const found: Found[] = [];
  let since = performance.now();
  for (const one of all) {
    found.push(find(one));
    if (performance.now() - since < MOST_MS) continue;
    await turn();
    since = performance.now();
  }
  return found;
}

export function installations({ length }: { readonly length: number }): string {
  return length === 1 ? '1 installation' : `${length} installations`;
}
