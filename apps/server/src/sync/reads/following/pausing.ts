import type { Context } from '../../../context.ts';
import { addLogs } from '../../../installing/operation-log/service.ts';
import { toActorName } from '../../../platform/actor.ts';
import { lockStates, selectOpenRuns, upsertStates } from './queries.ts';
import { followOne } from './read-effects.ts';

/**
 * Pauses the schedules of objects. A pause that somebody asked for lasts until somebody ends it, so it replaces every
 * other one. Asked for again, only a new note changes it. Answers the objects that the installation does not read, which
 * cannot be paused.
 * @param objectNames the provider's names. Undefined: all objects.
 */
export async function pauseRows(
  tx: Context,
  installationId: string,
  objectNames: readonly string[] | undefined,
  note: string | undefined,
): Promise<string[]> {
  const states = await chosen(tx, installationId, objectNames);
  const isNew = ({ pauseReason }: (typeof states)[number]) => note !== undefined || pauseReason !== 'asked';
  await upsertStates(
    tx,
    states.filter(isNew).map((state) => ({
      ...state,
      dueTime: null,
      pausedTime: state.pausedTime ?? tx.now(),
      pauseReason: 'asked',
      pauseNote: note ?? null,
      pauseBy: toActorName(tx.actor),
    })),
  );
  const paused = states.filter(({ pausedTime }) => pausedTime === null);
  await sayThatReadsGoOn(tx, installationId, new Set(paused.map(({ objectName }) => objectName)), note);
  const read = new Set(states.map(({ objectName }) => objectName));
  return (objectNames ?? []).filter((name) => !read.has(name));
}

/** A read that has begun is not cut off, because its records would be missing. Its log says so. */
async function sayThatReadsGoOn(
  tx: Context,
  installationId: string,
  objectNames: ReadonlySet<string>,
  note: string | undefined,
): Promise<void> {
  for (const { id, objectName } of await selectOpenRuns(tx, installationId)) {
    if (!objectNames.has(objectName)) continue;
    await addLogs(tx, id, [
      {
        time: tx.now(),
        severity: 'INFO',
        msg: 'The schedule of the object was paused. This read goes on to its end, and no other begins by the schedule until somebody ends the pause. To stop this read too, disable the object in the config.',
        details: { object: objectName, ...(note !== undefined && { note }) },
      },
    ]);
  }
}

/** Ends the pauses of objects, unless the credentials are bad, and does what was put off. Answers what stays paused. */
export async function resumeRows(
  tx: Context,
  installationId: string,
  objectNames: readonly string[] | undefined,
): Promise<string[]> {
  const resumed = new Set(namesOfPaused(await chosen(tx, installationId, objectNames)));
  if (resumed.size === 0) return [];
  await followOne(tx, installationId, { resumed });
  return namesOfPaused(await chosen(tx, installationId, [...resumed]));
}

function namesOfPaused(states: Awaited<ReturnType<typeof chosen>>): string[] {
  return states.flatMap(({ objectName, pausedTime }) => (pausedTime === null ? [] : objectName));
}

async function chosen(tx: Context, installationId: string, objectNames: readonly string[] | undefined) {
  const states = await lockStates(tx, [installationId]);
  return objectNames ? states.filter(({ objectName }) => objectNames.includes(objectName)) : states;
}
