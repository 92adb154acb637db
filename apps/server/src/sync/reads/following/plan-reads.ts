import { isDeepStrictEqual } from 'node:util';
import type { Backfill, ConfigContent, ManifestIntegration } from '@dowel/schema';
import {
  effectiveReadObject,
  explainKind,
  findNativeRead,
  ownValue,
  unmappedFields,
} from '@dowel/schema/rules';
import { readEntries } from '../../../installing/installations/rules.ts';
import type { ReadObjectRow, ReadTrouble } from '../../../platform/db/tables/read-objects.ts';
import type { InstallationState } from '../../../platform/effects.ts';
import { backfillStart, nextReadTime, unmappedWords } from '../rules.ts';

/** What is known of the reading of an object, without the columns that name it, and what the builder has asked for. */
export type ReadState = Omit<ReadObjectRow, 'projectId' | 'installationId' | 'askedPages'>;

/** What is known of an installation's reads before a change. */
export interface KnownReads {
  readonly states: readonly ReadState[];
  /** The latest backfills of objects that were not read to the end of one. */
  readonly backfills: ReadonlyMap<string, Backfilled>;
}

/** A backfill that goes on, or that has failed. */
export interface Backfilled {
  readonly isOpen: boolean;
  /** Null: from the beginning. */
  readonly fromTime: Date | null;
}

/** What has changed besides the config and the manifest. */
export interface Following {
  readonly now: Date;
  /** The content of the config before, if the config has changed. */
  readonly lastContent?: ConfigContent;
  /** The manifest before, if a deploy has changed it. */
  readonly lastRevision?: ManifestIntegration;
  /** Another connection is used now, or other credentials. What waits for the limits of those before goes on. */
  readonly isConnectedAnew?: boolean;
  /** Everything is read again, from another account. */
  readonly isOtherAccount?: boolean;
  /** Objects that the manifest does not have stop. */
  readonly isDestructive?: boolean;
  /** The objects whose pause ends. */
  readonly resumed?: ReadonlySet<string>;
}

/** What to do so that the reads of an installation fit its config, its manifest and its connection. */
export interface ReadPlan {
  readonly changed: readonly ReadState[];
  /** The objects whose reads end. */
  readonly stopped: readonly string[];
  readonly backfills: readonly { readonly objectName: string; readonly fromTime?: Date }[];
  /** The objects whose pause ends. A read of theirs may wait for that. */
  readonly resumed: readonly string[];
  /** A schedule that ran is paused now, because the credentials do not work. */
  readonly isPausedNow: boolean;
}

export function planReads(
  installation: InstallationState,
  { states, backfills }: KnownReads,
  following: Following,
): ReadPlan {
  const { now, isOtherAccount = false, resumed } = following;
  const { id, hasBadCredentials } = installation;
  const wanted = wantedReads(installation, states, following);
  const known = new Map(states.map((state) => [state.objectName, state]));
  const lastPeriod = periodsBefore(installation, following);
  const stays = (state: ReadState) => hasBadCredentials && state.pauseReason === 'credentials';
  const kept = (state: ReadState) =>
    resumed?.has(state.objectName) && !stays(state) ? resume(state, now) : state;
  const next = [...wanted].map(([objectName, { schedule, backfill, unmapped = [] }]) => {
    const before = known.get(objectName);
    const state = before && !isOtherAccount ? kept(before) : newState(objectName, before);
    const scheduled =
      before?.schedule === schedule && !isOtherAccount ? state : reschedule(state, schedule, id, now);
    const settled = settleCredentials(scheduled, hasBadCredentials, now);
    const last = isOtherAccount ? undefined : backfills.get(objectName);
    const failed = isDeepStrictEqual(backfill, lastPeriod(objectName)) ? last : undefined;
    const begun = last?.isOpen ? 'later' : toBegin(settled, backfill, { failed, now });
    const noted = noteUnmapped(settled, unmapped, now);
    return { state: begun === 'none' ? beginNow(noted, now) : noted, begun, before };
  });
  const unwanted = states.filter(({ objectName }) => !wanted.has(objectName));
  const idle = unwanted.map((before) => ({
    before,
    state: noteNotDeployed(stop(kept(before)), isMissed(installation, before, following), now),
  }));
  return {
    changed: [...next, ...idle].filter(({ state, before }) => state !== before).map(({ state }) => state),
    stopped: [
      ...unwanted.filter((state) => !isLeft(installation, state, following)),
      ...(isOtherAccount ? states : []),
    ].map(({ objectName }) => objectName),
    backfills: next.flatMap(({ state: { objectName }, begun }) =>
      typeof begun === 'string' ? [] : [{ objectName, ...begun }],
    ),
    resumed: next.flatMap(({ state, before }) =>
      before?.pausedTime && state.pausedTime === null ? [state.objectName] : [],
    ),
    isPausedNow: next.some(
      ({ state, before }) =>
        before?.pausedTime === null && before.schedule !== '' && state.pauseReason === 'credentials',
    ),
  };
}

interface Wanted {
  readonly schedule: string;
  /** Absent: the manifest that said it is gone. */
  readonly backfill?: Backfill['defaultPeriod'];
  /** What the manifest requires, and the customer has chosen no field for. */
  readonly unmapped?: readonly string[];
}

/** The objects that are read, by the provider's names. */
function wantedReads(
  { config, revision }: InstallationState,
  states: readonly ReadState[],
  { lastContent, isDestructive = false }: Following,
): Map<string, Wanted> {
  const entries = readEntries(config.content, revision);
  const inManifest = (revision.read?.objects ?? []).flatMap((object): [string, Wanted][] => {
    const entry = entries.get(object.objectName);
    const { isEnabled, ...read } = effectiveReadObject(object, entry);
    return isEnabled ? [[object.objectName, { ...read, unmapped: unmappedFields(object, entry) }]] : [];
  });
  if (isDestructive) return new Map(inManifest);
  // An object that a deploy has removed is read further, as long as the customer does not stop it.
  const removed = states.flatMap(({ objectName, schedule }): [string, Wanted][] => {
    if (findNativeRead(revision, objectName) || schedule === '') return [];
    const entry = ownValue(config.content.read?.objects, objectName);
    const isTakenOut = !entry && ownValue(lastContent?.read?.objects, objectName) !== undefined;
    if (entry?.disabled || isTakenOut) return [];
    return [[objectName, { schedule: entry?.schedule || schedule }]];
  });
  return new Map([...removed, ...inManifest]);
}

/** How far back the backfill of an object had to read, by the config and the manifest before the change. */
function periodsBefore(
  { config, revision }: InstallationState,
  { lastContent = config.content, lastRevision = revision }: Following,
): (objectName: string) => Wanted['backfill'] {
  const entries = readEntries(lastContent, lastRevision);
  return (objectName) => {
    const object = findNativeRead(lastRevision, objectName);
    return object && effectiveReadObject(object, entries.get(objectName)).backfill;
  };
}

/** Whether the customer has chosen an object that a deploy has taken away, and that is not read further. */
function isMissed(
  { config, revision }: InstallationState,
  { objectName, schedule, trouble }: ReadState,
  { isDestructive = false }: Following,
): boolean {
  const entry = ownValue(config.content.read?.objects, objectName);
  if (!entry || findNativeRead(revision, objectName)) return false;
  // The deploy switches it off in the config too. Nobody has switched it off who wanted that.
  const isTakenNow = isDestructive && schedule !== '';
  const isSwitchedOn = !entry.disabled && schedule === '';
  return isTakenNow || isSwitchedOn || trouble?.kind === NOT_DEPLOYED;
}

/** Whether a deploy has removed an object that the config still reads. A read of it that is open goes on to its end. */
function isLeft(
  { config, revision }: InstallationState,
  { objectName }: ReadState,
  { isDestructive = false }: Following,
): boolean {
  const entry = ownValue(config.content.read?.objects, objectName);
  return !isDestructive && entry !== undefined && !entry.disabled && !findNativeRead(revision, objectName);
}

const NOT_DEPLOYED = 'object_not_deployed';

function noteNotDeployed(state: ReadState, isMissed: boolean, now: Date): ReadState {
  const wasMissed = state.trouble?.kind === NOT_DEPLOYED;
  if (isMissed === wasMissed) return state;
  return { ...state, trouble: isMissed ? troubleOf(NOT_DEPLOYED, now) : null };
}

/** Whoever deploys or chooses need not wait for the next read to learn of it. */
function noteUnmapped(state: ReadState, unmapped: readonly string[], now: Date): ReadState {
  const { kind } = state.trouble ?? {};
  const isOver = kind === NOT_DEPLOYED || (kind === 'mapping_missing' && unmapped.length === 0);
  if (isOver) return { ...state, trouble: null };
  if (unmapped.length === 0 || state.trouble) return state;
  return { ...state, trouble: { ...troubleOf('mapping_missing', now), words: unmappedWords(unmapped) } };
}

function troubleOf(kind: string, now: Date): ReadTrouble {
  const { summary, actor } = explainKind(kind);
  return { kind, actor, words: summary, since: now.toISOString() };
}

/** Nothing has been read yet. A pause that somebody asked for lasts. */
function newState(objectName: string, before: ReadState | undefined): ReadState {
  const isAsked = before?.pauseReason === 'asked';
  return {
    objectName,
    schedule: '',
    dueTime: null,
    watermark: null,
    backfilledTime: null,
    pausedTime: isAsked ? before.pausedTime : null,
    pauseReason: isAsked ? 'asked' : null,
    pauseNote: isAsked ? before.pauseNote : null,
    pauseBy: isAsked ? before.pauseBy : null,
    failures: 0,
    firstFailureTime: null,
    foundRecords: null,
    trouble: null,
  };
}

function reschedule(state: ReadState, schedule: string, installationId: string, now: Date): ReadState {
  return {
    ...state,
    schedule,
    dueTime: state.pausedTime ? null : nextReadTime(schedule, installationId, now),
  };
}

/** What was read stays known, so that nothing is missing when the object is enabled again. */
function stop(state: ReadState): ReadState {
  return state.schedule === '' ? state : { ...state, schedule: '', dueTime: null };
}

/** Bad credentials pause what runs. Good ones resume what bad ones have paused, and nothing else. */
function settleCredentials(state: ReadState, isBad: boolean, now: Date): ReadState {
  if (isBad && state.pausedTime === null) {
    return { ...state, dueTime: null, pausedTime: now, pauseReason: 'credentials', pauseNote: null };
  }
  return isBad || state.pauseReason !== 'credentials' ? state : resume(state, now);
}

/** The schedule goes on at once, with what has changed during the pause. */
function resume(state: ReadState, now: Date): ReadState {
  return {
    ...state,
    dueTime: state.schedule === '' || state.pausedTime === null ? state.dueTime : now,
    pausedTime: null,
    pauseReason: null,
    pauseNote: null,
    pauseBy: null,
    failures: 0,
    firstFailureTime: null,
    trouble: null,
  };
}

/** The backfill that is missing. `none`: there is none to run. `later`: it has ended, or the reading is paused. */
function toBegin(
  state: ReadState,
  period: Wanted['backfill'],
  { failed, now }: { readonly failed: Backfilled | undefined; readonly now: Date },
) {
  if (state.backfilledTime !== null || !period) return 'later';
  const start = backfillStart(period, now);
  if (!start) return 'none';
  if (state.pausedTime !== null) return 'later';
  // Its days are those before it was first begun.
  return failed?.fromTime ? { fromTime: failed.fromTime } : start;
}

/** Without a backfill, only what changes from now on is read. */
function beginNow(state: ReadState, now: Date): ReadState {
  return { ...state, watermark: state.watermark ?? now, backfilledTime: now };
}
