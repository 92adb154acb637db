import type { Context } from '../../../context.ts';
import * as operationLog from '../../../installing/operation-log/service.ts';
import type { SchemaLook } from '../../../platform/db/tables/schema-watches.ts';
import type { ReadInstallation } from '../../reads/find-installed.ts';
import { nextLookTime } from '../rules.ts';
import type { LookPlan, PlanOrRefusal } from './plan-look.ts';
import { lockWatch, updateWatch, type WatchRow } from './queries.ts';

/** Somebody else has ended the look, for example because it was uninstalled. Nothing more of it may be stored. */
export class LookEndedError extends Error {
  override readonly name = 'LookEndedError';

  constructor() {
    super('The look has ended.');
  }
}

/**
 * The watch of a look that goes on. Nobody else can change it until the transaction ends.
 * @throws {LookEndedError}
 */
export async function holdLook(tx: Context, installationId: string, lookId: string): Promise<WatchRow> {
  const watch = await lockWatch(tx, installationId);
  if (watch?.look?.id !== lookId) throw new LookEndedError();
  return watch;
}

/** Why a look was not finished. */
interface LookFailure {
  readonly failure: string;
  /** The kind of a provider's error, or `destination`, `config` or `server`. */
  readonly failedBy: string;
}

/** Ends a look, and plans the next one. */
export async function endLook(
  tx: Context,
  { installed, watchSchema }: Pick<LookPlan, 'installed' | 'watchSchema'>,
  look: SchemaLook,
  failed?: LookFailure,
): Promise<void> {
  const { installationId } = installed.fields;
  const dueTime = await planNext(tx, installationId, watchSchema);
  const hasFailed = failed !== undefined || look.counts.notDescribed > 0;
  await operationLog.change(
    tx,
    [look.id],
    { status: hasFailed ? 'failure' : 'success', result: resultOf(look, failed) },
    {
      time: tx.now(),
      severity: hasFailed ? 'ERROR' : 'INFO',
      msg: failed ? 'The look at the fields has failed.' : 'The look at the fields has ended.',
      ...(failed && { error: failed.failure }),
      details: {
        ...(failed && { failedBy: failed.failedBy }),
        ...Object.fromEntries(Object.entries(look.counts).map(([name, count]) => [name, String(count)])),
        durationMs: String(tx.now().getTime() - look.startMs),
        next: dueTime ? `The next look is planned for ${dueTime.toISOString()}.` : 'Nothing is planned.',
      },
    },
  );
}

async function planNext(
  tx: Context,
  installationId: string,
  watchSchema: LookPlan['watchSchema'],
): Promise<Date | null> {
  const dueTime = nextLookTime(watchSchema, installationId, tx.now());
  await updateWatch(tx, installationId, { look: null, dueTime, failures: 0, firstFailureTime: null });
  return dueTime;
}

function resultOf({ counts }: SchemaLook, failure: LookFailure | undefined): string {
  if (failure) return 'The look at the fields failed';
  const { objects, notDescribed, created, deleted, changed } = counts;
  const told =
    created + deleted + changed === 0
      ? 'No field has changed'
      : `${created} field${created === 1 ? '' : 's'} created, ${deleted} deleted, ${changed} changed`;
  const all = objects + notDescribed;
  return notDescribed === 0 ? told : `${notDescribed} of ${all} objects not described. ${told}`;
}

/** Tells once why there is nothing to look at, and plans the next attempt. */
export async function refuseLook(
  tx: Context,
  { installed, watchSchema, refusal }: Extract<PlanOrRefusal, { refusal: unknown }>,
): Promise<void> {
  const { installationId } = installed.fields;
  const watch = await lockWatch(tx, installationId);
  if (!watch || watch.dueTime === null) return;
  if (watch.look) {
    const failure = refusal ?? 'The config reads no object any more.';
    await endLook(tx, { installed, watchSchema }, watch.look, { failure, failedBy: 'config' });
  } else {
    await planNext(tx, installationId, watchSchema);
    if (refusal !== undefined && refusal !== watch.error) await recordRefusal(tx, installed, refusal);
  }
  await updateWatch(tx, installationId, { error: refusal ?? null });
}

async function recordRefusal(
  tx: Context,
  { fields: { integrationId, installationId }, configId, latest }: ReadInstallation,
  refusal: string,
): Promise<void> {
  const time = tx.now();
  const objects = (latest.read?.objects ?? []).map(({ objectName }) => objectName);
  await operationLog.record(tx, [
    {
      integrationId,
      installationId,
      configId,
      actionType: 'watchSchema',
      status: 'failure',
      result: refusal,
      metadata: { objects },
      startTime: time,
      endTime: time,
      logs: [
        {
          time,
          severity: 'ERROR',
          msg: 'The fields cannot be watched. This is told once, and tried again by the schedule.',
          error: refusal,
          details: { failedBy: 'config' },
        },
      ],
    },
  ]);
}
