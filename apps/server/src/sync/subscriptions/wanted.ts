import type {
  ConfigContent,
  IntegrationSubscribeObject,
  ManifestIntegration,
  SubscribeConfigObject,
  SubscribeResult,
} from '@dowel/schema';
import {
  fieldKey,
  fieldsToRead,
  findNativeRead,
  inheritedFields,
  isDeepEqual,
  namesOfObject,
} from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import { readEntries } from '../../installing/installations/rules.ts';
import type { SubscribedEvent } from '../../platform/db/tables/subscriptions.ts';
import type { Connector, ObjectFacts } from '../../providers/connectors/connector.ts';
import { canAskForChanges } from '../../providers/connectors/engine/object.ts';
import { deletedMark } from '../../providers/connectors/engine/record-facts.ts';

export type EventKind = NonNullable<SubscribeResult['subscribeEventType']>;

export interface WantedObject {
  readonly objectName: string;
  readonly destination: string;
  /** What the provider's events mean, by their names. */
  readonly kinds: ReadonlyMap<string, EventKind>;
  /** What a read may find. Empty when the provider cannot be asked what has changed. */
  readonly findable: ReadonlySet<FoundKind>;
  /** Those of them that the provider does not tell this server of, so that only a read finds them. */
  readonly polled: readonly FoundKind[];
  /** A change of other fields is not delivered. Undefined: a change of any field is. */
  readonly watched: ReadonlySet<string> | undefined;
  /** An event about a link between two records carries both of them. */
  readonly hasLinkedRecords: boolean;
}

/** What an installation subscribes to. */
export interface Wanted {
  readonly objects: readonly WantedObject[];
  /** What was asked for and cannot be had, in sentences. */
  readonly unsupported: readonly string[];
}

/** What can have happened to a record that a read finds. */
export type FoundKind = 'create' | 'update' | 'delete';

const kinds = { createEvent: 'create', updateEvent: 'update', deleteEvent: 'delete' } as const;
type EventName = keyof typeof kinds;

/**
 * What a config and its manifest subscribe to. Where the config says nothing, the manifest counts.
 * @param canPoll whether this server reads what providers do not tell of
 */
export function wantedOf(
  content: ConfigContent,
  revision: ManifestIntegration,
  connector: Connector | undefined,
  canPoll = true,
): Wanted {
  const unsupported: string[] = [];
  const objects = (revision.subscribe?.objects ?? []).flatMap((object): WantedObject[] => {
    const entry = findEntry(content, revision, object.objectName);
    const knows = connector?.hasObject(object.objectName) ? connector : undefined;
    const handled = knows?.object(object.objectName);
    const readable = handled && findNativeRead(revision, object.objectName) ? foundBy(handled) : [];
    const { found, findable, polled } = wantedKinds(object, entry, {
      connector,
      knows,
      readable,
      unsupported,
      pollable: canPoll ? readable : [],
    });
    if (found.size === 0 && polled.length === 0) return [];
    const destination = entry?.destination || object.destination;
    const watched = watchedFields(content, revision, object, entry);
    const hasLinkedRecords = object.associationChangeEvent?.includeFullRecords === true;
    return [
      {
        objectName: object.objectName,
        destination,
        hasLinkedRecords,
        kinds: found,
        findable,
        polled,
        watched,
      },
    ];
  });
  return { objects, unsupported };
}

export function asksForEvents({ subscribe }: ManifestIntegration): boolean {
  return (subscribe?.objects?.length ?? 0) > 0;
}

/** Whether two manifests have the same in what decides about subscriptions. */
export function isSubscribedAlike(before: ManifestIntegration, after: ManifestIntegration): boolean {
  const partsOf = ({ subscribe, read, module }: ManifestIntegration) => [subscribe, read, module];
  return isDeepEqual(partsOf(before), partsOf(after));
}

/** Whether this server reads what providers do not tell of. */
export function canPoll({ env }: Pick<PublicContext, 'env'>): boolean {
  return env.reconcileMinutes > 0;
}

/** Every event that the provider is asked for, in an order that is always the same. */
export function eventsOf({ objects }: Wanted): SubscribedEvent[] {
  return objects
    .flatMap(({ objectName, kinds }) => [...kinds.keys()].map((type) => ({ type, objectName })))
    .sort((a, b) => compare(a.type, b.type) || compare(a.objectName, b.objectName));
}

/** Whether two lists of `eventsOf` are the same. */
export function isSameEvents(a: readonly SubscribedEvent[], b: readonly SubscribedEvent[]): boolean {
  const text = (events: readonly SubscribedEvent[]) =>
    events.map(({ type, objectName }) => `${type}\n${objectName}`).join('\n\n');
  return text(a) === text(b);
}

/**
 * Whether changes of a record are delivered. One that does not say which fields have changed is. Events name whole members
 * of a record, and a field may be a part of one.
 */
export function isWatched(
  watched: ReadonlySet<string> | undefined,
): (changed: readonly string[] | undefined) => boolean {
  if (!watched) return () => true;
  const members = new Set([...watched].map((key): unknown => JSON.parse(key)[0]));
  return (changed) => !changed || changed.some((name) => members.has(name.toLowerCase()));
}

function findEntry(
  { subscribe }: ConfigContent,
  revision: ManifestIntegration,
  objectName: string,
): SubscribeConfigObject | undefined {
  const entries = new Map(Object.entries(subscribe?.objects ?? {}));
  const key = namesOfObject(revision, 'subscribe', objectName).find((name) => entries.has(name));
  return key === undefined ? undefined : entries.get(key);
}

/** What a read of an object can find of its changes. */
function foundBy({ changes, deletes }: ObjectFacts): FoundKind[] {
  if (!canAskForChanges(changes)) return [];
  return deletedMark(deletes) ? ['create', 'update', 'delete'] : ['create', 'update'];
}

interface Abilities {
  readonly connector: Connector | undefined;
  /** The connector, if it knows the object. */
  readonly knows: Connector | undefined;
  readonly readable: readonly FoundKind[];
  /** What is read when the provider does not tell of it. */
  readonly pollable: readonly FoundKind[];
  /** What cannot be had is added. */
  readonly unsupported: string[];
}

function wantedKinds(
  object: IntegrationSubscribeObject,
  entry: SubscribeConfigObject | undefined,
  { connector, knows, readable, pollable, unsupported }: Abilities,
): { found: Map<string, EventKind>; findable: Set<FoundKind>; polled: FoundKind[] } {
  const { objectName, otherEvents = [] } = object;
  const title = connector?.displayName ?? 'The provider';
  const known = knows?.events ? knows.object(objectName).events : undefined;
  const found = new Map<string, EventKind>();
  const findable = new Set<FoundKind>();
  const polled: FoundKind[] = [];
  for (const name of Object.keys(kinds) as EventName[]) {
    if ((entry?.[name]?.enabled ?? object[name]?.enabled) !== 'always') continue;
    const kind = kinds[name];
    if (readable.includes(kind)) findable.add(kind);
    // What the provider only says something of is found by reading.
    const noticed = pollable.includes(kind) ? known?.any : undefined;
    const type = (known?.[kind] ?? noticed)?.replaceAll('{objectName}', objectName);
    if (type !== undefined) found.set(type, kind);
    else if (pollable.includes(kind)) polled.push(kind);
    else unsupported.push(cannotAsk(title, name, objectName));
  }
  if (object.associationChangeEvent?.enabled === 'always') {
    const type = known?.association?.replaceAll('{objectName}', objectName);
    if (type !== undefined) found.set(type, 'associationUpdate');
    else unsupported.push(cannotAsk(title, 'associationChangeEvent', objectName));
  }
  const missing: string[] = [];
  for (const type of entry?.otherEvents ?? otherEvents) {
    if (!connector?.events?.canTell(type)) missing.push(type);
    else if (!found.has(type)) found.set(type, 'other');
  }
  if (missing.length > 0)
    unsupported.push(cannotAsk(title, `otherEvents (${missing.join(', ')})`, objectName));
  return { found, findable, polled };
}

function cannotAsk(title: string, event: string, objectName: string): string {
  return `${title} cannot be asked for ${event} of "${objectName}" by this server.`;
}

/** In lower case, because the names of fields are compared so. A name may be the one that a mapping delivers. */
function watchedFields(
  content: ConfigContent,
  revision: ManifestIntegration,
  object: IntegrationSubscribeObject,
  entry: SubscribeConfigObject | undefined,
): ReadonlySet<string> | undefined {
  const chosen = entry?.updateEvent;
  const saysWhich = chosen?.watchFieldsAuto !== undefined || chosen?.requiredWatchFields !== undefined;
  const update = saysWhich ? chosen : object.updateEvent;
  const read = findNativeRead(revision, object.objectName);
  if (!update || update.watchFieldsAuto === 'all' || !read) return undefined;
  const reading = readEntries(content, revision).get(object.objectName);
  if (!update.requiredWatchFields) {
    // The config knows only "all". "selected" is what the manifest says.
    if (object.updateEvent?.watchFieldsAuto !== 'selected') return undefined;
    if (reading?.selectedFieldsAuto === 'all') return undefined;
    return new Set(fieldsToRead(read, reading).map(fieldKey));
  }
  const sources = inheritedFields(revision, object.objectName, reading);
  return new Set(update.requiredWatchFields.map((name) => fieldKey(sources.get(name) ?? name)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
