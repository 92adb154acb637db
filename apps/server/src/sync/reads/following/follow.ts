import { findNativeRead, stopReasons } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { schedulePausedEvents } from '../../../installing/installations/reporting/service.ts';
import type { InstallationState } from '../../../platform/effects.ts';
import { emit } from '../../../platform/events/emit.ts';
import { wakeAfterCommit } from '../../../platform/wake-ups.ts';
import { leaveWaiting } from '../buffer-pages.ts';
import { endRuns } from '../end-runs.ts';
import { readLane } from '../read-lane.ts';
import { deleteAllKnownIds } from '../running/comparing/known-ids-queries.ts';
import { deleteTokensOf } from '../running/feed/queries.ts';
import { startRuns } from '../start-run.ts';
import { type Following, type KnownReads, planReads, type ReadPlan } from './plan-reads.ts';
import { endWaits, lockStates, selectLastBackfills, upsertStates, wakePausedRuns } from './queries.ts';

/** What has changed, as far as the states of the reads do not say it. */
export interface Change extends Omit<Following, 'now'> {
  /** The installations have just been made, so nothing is known of them yet. */
  readonly isNew?: boolean;
}

const CREDENTIALS =
  'The provider no longer accepts the credentials of the connection. Reading goes on when somebody connects again.';
const OTHER_ACCOUNT =
  'The installation has moved to another account of the provider. What that account has is read by a new read.';

/**
 * Keeps the reads of installations in step with their configs, their manifest and their connections, in the transaction
 * of the change. Doing it again changes nothing. The installations must be locked, or new. Answers whether a read has
 * begun.
 */
export async function follow(
  tx: Context,
  installations: readonly InstallationState[],
  { isNew = false, ...change }: Change = {},
): Promise<boolean> {
  if (installations.length === 0) return false;
  const known = isNew ? new Map<string, KnownReads>() : await knownReads(tx, installations);
  const following = { ...change, now: tx.now() };
  const ids = installations.map(({ id }) => id);
  const plans = installations.map((installation) => ({
    installation,
    plan: planReads(installation, known.get(installation.id) ?? nothing, following),
  }));
  for (const [reason, stopped] of toStopped(plans, change)) await endRuns(tx, stopped, reason);
  // A token says nothing about another account, and what that one does not have was not deleted.
  if (change.isOtherAccount) {
    await deleteTokensOf(tx, ids);
    await deleteAllKnownIds(tx, ids);
    await leaveWaiting(tx, installations);
  }
  await upsertStates(
    tx,
    plans.flatMap(({ installation: { id }, plan }) =>
      plan.changed.map((state) => ({ ...state, installationId: id })),
    ),
  );
  if (change.isConnectedAnew) await endWaits(tx, ids);
  const backfills = plans.flatMap(({ installation, plan }) => toRuns(installation, plan));
  await startRuns(tx, backfills);
  for (const { installation, plan } of plans) {
    if (plan.resumed.length > 0) await wakePausedRuns(tx, installation.id, plan.resumed);
  }
  wakeDue(tx, plans);
  const paused = plans.filter(({ plan }) => plan.isPausedNow).map(({ installation }) => installation.id);
  if (paused.length > 0) await emit(tx, await schedulePausedEvents(tx, paused, CREDENTIALS));
  return backfills.length > 0;
}

type Planned = { readonly installation: InstallationState; readonly plan: ReadPlan };

const nothing: KnownReads = { states: [], backfills: new Map() };

async function knownReads(
  tx: Context,
  installations: readonly InstallationState[],
): Promise<Map<string, KnownReads>> {
  const ids = installations.map(({ id }) => id);
  const states = await lockStates(tx, ids);
  const unfinished = states.filter(({ backfilledTime }) => backfilledTime === null);
  const last = await selectLastBackfills(
    tx,
    unfinished.map(({ installationId }) => installationId),
  );
  const statesById = Map.groupBy(states, ({ installationId }) => installationId);
  const lastById = Map.groupBy(last, ({ installationId }) => installationId);
  return new Map(
    ids.map((id) => [
      id,
      {
        states: (statesById.get(id) ?? []).map(({ installationId: _, ...state }) => state),
        backfills: new Map(lastById.get(id)?.map((backfill) => [backfill.objectName, backfill])),
      },
    ]),
  );
}

/** The objects whose reads end, by the reason. */
function toStopped(plans: readonly Planned[], { isOtherAccount, isDestructive }: Change) {
  const stopped = plans.flatMap(({ installation: { id, revision }, plan }) =>
    plan.stopped.map((objectName) => ({
      installationId: id,
      objectName,
      isRemoved: isDestructive && !findNativeRead(revision, objectName),
    })),
  );
  return Map.groupBy(stopped, ({ isRemoved }) =>
    isOtherAccount ? OTHER_ACCOUNT : isRemoved ? stopReasons.removed : stopReasons.notInConfig,
  );
}

function toRuns({ id, integrationId, config }: InstallationState, { backfills }: ReadPlan) {
  return backfills.map((backfill) => ({
    ...backfill,
    integrationId,
    installationId: id,
    configId: config.id,
    readType: 'backfill' as const,
  }));
}

function wakeDue(tx: Context, plans: readonly Planned[]): void {
  const now = tx.now();
  const { id: projectId } = tx.project;
  for (const { installation, plan } of plans) {
    const due = plan.changed.filter(({ dueTime }) => dueTime !== null && dueTime <= now);
    for (const objectName of new Set([...due.map((state) => state.objectName), ...plan.resumed])) {
      wakeAfterCommit(tx, readLane({ installationId: installation.id, objectName, projectId }));
    }
  }
}
