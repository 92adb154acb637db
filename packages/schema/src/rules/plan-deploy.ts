import type { Manifest, ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationChange, ObjectChanges } from '../resources/deploy-plan.ts';
import type { Integration } from '../resources/integrations.ts';
import { isDeepEqual } from './plain-objects.ts';

/**
 * What a deploy of the manifest would do to each of its integrations. Names that differ only in case mean the same
 * integration, with a new spelling. Integrations that are not in the manifest stay as they are. `countAffected` says
 * how many installations read any of the objects that would be removed.
 */
export function planDeploy(
  current: readonly Integration[],
  manifest: Manifest,
  countAffected: (integrationId: string, removedObjects: string[]) => number,
): IntegrationChange[] {
  // The case of a name does not count.
  const byName = new Map(current.map((integration) => [integration.name.toLowerCase(), integration]));
  return manifest.integrations.map((next) => {
    const integration = byName.get(next.name.toLowerCase());
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
      affectedInstallations:
        integration && read.removed.length > 0 ? countAffected(integration.id, read.removed) : 0,
    };
  });
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

/** Names that differ only in case mean the same object. A new spelling is a change of the object. */
function compareObjects(
  previous: readonly NamedObject[] = [],
  next: readonly NamedObject[] = [],
): ObjectChanges {
  const before = byLowerCaseName(previous);
  const after = byLowerCaseName(next);
  const names = (objects: [string, NamedObject][]) => objects.map(([, { objectName }]) => objectName);
  const kept = [...after].filter(([key]) => before.has(key));
  return {
    added: names([...after].filter(([key]) => !before.has(key))),
    removed: names([...before].filter(([key]) => !after.has(key))),
    changed: names(kept.filter(([key, object]) => !isDeepEqual(normal(before.get(key)), normal(object)))),
  };
}

/** Whether the objects that stay have a new order. */
function isReordered(previous: readonly NamedObject[] = [], next: readonly NamedObject[] = []): boolean {
  const before = byLowerCaseName(previous);
  const after = byLowerCaseName(next);
  const kept = [...before.keys()].filter((name) => after.has(name));
  return !isDeepEqual(
    kept,
    [...after.keys()].filter((name) => before.has(name)),
  );
}

function byLowerCaseName(objects: readonly NamedObject[]): Map<string, NamedObject> {
  return new Map(objects.map((object) => [object.objectName.toLowerCase(), object]));
}

/** A missing schedule or destination is the same as an empty one. */
function normal(object: NamedObject | undefined) {
  return { schedule: '', destination: '', ...object };
}

function isEmpty({ added, removed, changed }: ObjectChanges): boolean {
  return added.length + removed.length + changed.length === 0;
}
