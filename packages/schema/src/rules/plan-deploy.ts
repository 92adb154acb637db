import type { Manifest, ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationChange, ObjectChanges } from '../resources/deploy-plan.ts';
import type { Integration } from '../resources/integrations.ts';
import { isDeepEqual } from './plain-objects.ts';
import { type InstalledReads, lostReads } from './removed-reads.ts';

/**
 * What a deploy of the manifest would do to each of its integrations. Names that differ only in case mean the same
 * integration, with a new spelling. Integrations that are not in the manifest stay as they are. Nobody is affected as
 * long as nothing is known of installations: see `withLostReads`.
 */
export function planDeploy(current: readonly Integration[], manifest: Manifest): IntegrationChange[] {
  // The case of a name does not count.
  const integrations = new Map(current.map((integration) => [integration.name.toLowerCase(), integration]));
  return manifest.integrations.map((next) => {
    const integration = integrations.get(next.name.toLowerCase());
    const { read, write, subscribe, settings } = compare(integration?.latestRevision.content, next);
    const isNew = integration === undefined;
    return {
      name: next.name,
      provider: next.provider,
      action: isNew ? 'create' : isUnchanged(integration, next) ? 'unchanged' : 'update',
      ...(integration && { integrationId: integration.id }),
      read,
      write,
      subscribe,
      settings: isNew ? [] : settings,
      affectedInstallations: 0,
    };
  });
}

/**
 * The change with the installations that read what it removes. A destructive deploy also removes what an earlier one has
 * left to them.
 * @param before the latest revision, if there is one
 */
export function withLostReads(
  change: IntegrationChange,
  before: ManifestIntegration | undefined,
  next: ManifestIntegration,
  installed: readonly InstalledReads[],
  isDestructive: boolean,
): IntegrationChange {
  const { read } = change;
  const removedNow = new Set(read.removed);
  // Only what has a schedule is read on, so only that may keep being read.
  const isRead = ({ scheduled }: InstalledReads, name: string) =>
    isDestructive || (removedNow.has(name) && scheduled.includes(name));
  const lost = installed
    .map((one) => lostReads(one, before, next).filter((name) => isRead(one, name)))
    .filter((names) => names.length > 0);
  const removed = [...new Set([...removedNow, ...lost.flat()])];
  return { ...change, read: { ...read, removed }, affectedInstallations: lost.length };
}

/** Whether deploying `next` would change nothing. Then it needs no new revision. */
export function isUnchanged({ latestRevision }: Integration, next: ManifestIntegration): boolean {
  const { read, write, subscribe, settings } = compare(latestRevision.content, next);
  return [read, write, subscribe].every(isEmpty) && settings.length === 0;
}

const actions = ['read', 'write', 'subscribe'] as const;

/** The order of objects counts, because people see the objects in this order. */
function compare(previous: ManifestIntegration | undefined, next: ManifestIntegration) {
  const objects = (action: (typeof actions)[number]) =>
    compareObjects(previous?.[action]?.objects, next[action]?.objects);
  const reordered = actions.filter((action) =>
    isReordered(previous?.[action]?.objects, next[action]?.objects),
  );
  return {
    read: objects('read'),
    write: objects('write'),
    subscribe: objects('subscribe'),
    settings: [
      ...comparedMembers.filter((member) => !isDeepEqual(previous?.[member], next[member])),
      ...reordered.map((action) => `${action}.objects`),
    ],
  };
}

const comparedMembers = [
  'name',
  'provider',
  'displayName',
  'module',
  'multiple',
  'sameAccount',
  'actAs',
  'proxy',
  'watchSchema',
] as const satisfies (keyof ManifestIntegration)[];

interface NamedObject {
  objectName: string;
}

/** Two names that differ only in case name two objects. An installation reads the one that its config names. */
function compareObjects(
  previous: readonly NamedObject[] = [],
  next: readonly NamedObject[] = [],
): ObjectChanges {
  const before = byName(previous);
  const after = byName(next);
  const kept = [...after].filter(([name]) => before.has(name));
  const changed = kept.filter(([name, object]) => !isDeepEqual(normal(before.get(name)), normal(object)));
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: changed.map(([name]) => name),
  };
}

/** Whether the objects that stay have a new order. */
function isReordered(previous: readonly NamedObject[] = [], next: readonly NamedObject[] = []): boolean {
  const before = byName(previous);
  const after = byName(next);
  const kept = [...before.keys()].filter((name) => after.has(name));
  return !isDeepEqual(
    kept,
    [...after.keys()].filter((name) => before.has(name)),
  );
}

function byName(objects: readonly NamedObject[]): Map<string, NamedObject> {
  return new Map(objects.map((object) => [object.objectName, object]));
}

/** A missing schedule or destination is the same as an empty one. */
function normal(object: NamedObject | undefined) {
  return { schedule: '', destination: '', ...object };
}

function isEmpty({ added, removed, changed }: ObjectChanges): boolean {
  return added.length + removed.length + changed.length === 0;
}
