import type { ManifestIntegration, ObjectRead, ReadRun } from '@dowel/schema';
import { effectiveReadObject, findNativeRead } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { readEntries } from '../../installing/installations/rules.ts';
import * as installations from '../../installing/installations/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import { isBuilder } from '../../platform/caller.ts';
import type { ReadObjectRow } from '../../platform/db/tables/read-objects.ts';
import { hasForModule } from '../../providers/connectors/find-for-module.ts';
import {
  type RunOutcome,
  selectLatestRuns,
  selectReadObjects,
  selectWaitingWrites,
} from './listing-queries.ts';

/** More reads of one object than wait for each other, so that the latest one that has ended is among them. */
const LATEST = 10;
/** How many that have ended a builder sees. */
const RECENT = 24;

/**
 * How the reading of each object of an installation goes, in the order of the manifest.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`
 */
export async function listReads(
  context: Context,
  path: installations.InstallationPath,
): Promise<ObjectRead[]> {
  const { id, integrationId, config } = await installations.getStored(context, path);
  const { provider, latestRevision } = await integrations.get(context, integrationId);
  const { content } = latestRevision;
  if (!hasForModule(context, provider, content.module)) return [];
  const entries = readEntries(config.content, content);
  const rows = await selectReadObjects(context, id);
  const isForBuilder = isBuilder(context);
  const latest = await selectLatestRuns(context, id, isForBuilder ? RECENT + LATEST : LATEST);
  const runs = Map.groupBy(latest, ({ run }) => run.objectName);
  const waiting = isForBuilder ? await selectWaitingWrites(context, id) : undefined;
  const isRead = (row: ReadObjectRow) => {
    const object = findNativeRead(content, row.objectName);
    // An object that a deploy has removed is read further while it has a schedule (ADR 0056).
    return object ? effectiveReadObject(object, entries.get(row.objectName)).isEnabled : row.schedule !== '';
  };
  return inOrder(rows.filter(isRead), content).map((row) => {
    const outcomes = runs.get(row.objectName) ?? [];
    const read = toObjectRead(row, outcomes, isForBuilder);
    return waiting ? { ...read, ...forBuilder(outcomes, waiting.get(row.objectName)) } : read;
  });
}

function inOrder(rows: readonly ReadObjectRow[], { read }: ManifestIntegration): ReadObjectRow[] {
  const places = new Map((read?.objects ?? []).map(({ objectName }, index) => [objectName, index]));
  const placeOf = ({ objectName }: ReadObjectRow) => places.get(objectName) ?? places.size;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b) || (a.objectName < b.objectName ? -1 : 1));
}

function toObjectRead(
  { objectName, schedule, dueTime, watermark, pausedTime, pauseReason, pauseNote, pauseBy }: ReadObjectRow,
  outcomes: readonly RunOutcome[],
  isForBuilder: boolean,
): ObjectRead {
  const isAsked = isForBuilder && pauseReason === 'asked';
  // The oldest open run is the one that reads. Those behind it wait for it. One that found too much waits for a person.
  const current = outcomes.findLast(({ run }) => run.endTime === null && run.dueTime !== null);
  const last = outcomes.find(({ run }) => run.endTime !== null);
  return {
    objectName,
    ...(schedule !== '' && { schedule }),
    ...(dueTime && { nextTime: dueTime.toISOString() }),
    ...(watermark && { readUntil: watermark.toISOString() }),
    ...(pausedTime &&
      pauseReason && {
        pause: {
          reason: pauseReason,
          since: pausedTime.toISOString(),
          ...(isAsked && pauseNote !== null && { note: pauseNote }),
          ...(isAsked && pauseBy !== null && { by: pauseBy }),
        },
      }),
    ...(current && { currentRun: toRun(current) }),
    ...(last && { lastRun: toRun(last) }),
  };
}

function forBuilder(
  outcomes: readonly RunOutcome[],
  waiting: { recordCount: number; untilTime: Date | null } | undefined,
): Pick<ObjectRead, 'recentRuns' | 'waitingWrites'> {
  const ended = outcomes.filter(({ run }) => run.endTime !== null).slice(0, RECENT);
  const { recordCount = 0, untilTime = null } = waiting ?? {};
  return {
    recentRuns: ended.map(toRun),
    ...(untilTime && { waitingWrites: { recordCount, untilTime: untilTime.toISOString() } }),
  };
}

function toRun({ run, status, metadata, isBackfilled }: RunOutcome): ReadRun {
  const { id, readType, recordsRead, startTime, createTime, endTime } = run;
  return {
    operationId: id,
    readType,
    // Without its operation, only the last backfill is kept, because it may have failed.
    status: endTime === null ? 'in_progress' : (status ?? (isBackfilled ? 'success' : 'failure')),
    startTime: (startTime ?? createTime).toISOString(),
    ...(endTime && { endTime: endTime.toISOString() }),
    recordCount: recordsRead,
    ...(metadata?.missingFields && { missingFields: metadata.missingFields }),
  };
}
