import { setTimeout as wait } from 'node:timers/promises';
import type { PublicContext } from '../../context.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import { laneChannel, tellProcesses } from '../../platform/lanes/queries.ts';
import type { Lane } from '../../platform/wake-ups.ts';
import { watchHearing } from './hearing.ts';
import type { Workers } from './workers.ts';

/** The time between two statements. A lane that is woken by every request costs few statements, and waits hardly longer. */
const PAUSE_MS = 20;
/** What a call begins with that is about changes, and no lane. */
const CHANGES = 'changes ';

/** Tells other processes of lanes that were woken here, so that none waits for their next sweep. */
export interface Calls {
  /** Returns at once and never throws. Nobody needs to hear it: a sweep finds what nobody took. */
  call(role: WorkRole, lanes: readonly Lane[]): void;
  /** Tells what has changed, to be heard by each process that serves requests, and by this one too. */
  readonly tellChanges: ((text: string) => void) | undefined;
  /** Sends nothing more, and waits for what is under way. */
  close(): Promise<void>;
}

/**
 * Hears the calls for the roles that this process has started: a role, a project and a lane. Calls are sent after the commit of what they are about,
 * in a statement of their own: a NOTIFY within a transaction would make commits wait for each other. The first is sent
 * at once, and what comes within the next moment in one statement after it.
 */
export function openCalls(
  context: PublicContext,
  { listen }: Pick<DatabaseConnection, 'listen'>,
  started: ReadonlyMap<WorkRole, Pick<Workers, 'look' | 'hear'>>,
  hearChanges?: (text: string | undefined) => void,
  checkEveryMs?: number,
): Calls {
  const hear = (told?: string) => {
    if (hearing?.hear(told)) return;
    if (told === undefined) hearChanges?.(undefined);
    if (told?.startsWith(CHANGES)) {
      hearChanges?.(told.slice(CHANGES.length));
      return;
    }
    // A process that was not connected may have missed a call for any role.
    const [role, projectId, ...id] = told?.split(' ') ?? [];
    for (const [own, workers] of started) {
      if (role !== undefined && role !== own) continue;
      // The release before told a role alone of wake-ups that it had put into a queue.
      if (projectId === undefined) void workers.look();
      else workers.hear({ id: id.join(' '), projectId });
    }
  };
  const listening = started.size > 0 || hearChanges ? listen?.(laneChannel, hear) : undefined;
  const hearing = listening && watchHearing(context, listening, hear, checkEveryMs);
  let untold = new Set<string>();
  let telling: Promise<void> | undefined;
  let isClosed = false;
  const tellAll = async () => {
    // What one piece of work wakes one after the other goes together.
    await Promise.resolve();
    while (untold.size > 0) {
      const told = [...untold];
      untold = new Set();
      await tellProcesses(context, told).catch((err: unknown) =>
        context.log.warn({ err }, 'lanes could not be called; the sweep finds them'),
      );
      await wait(PAUSE_MS, undefined, { ref: false });
    }
    // Here, and not when the promise settles: a lane that is woken in between would wait for the next one.
    telling = undefined;
  };
  const tell = (texts: readonly string[]) => {
    // The embedded database has one process.
    if (!listen || isClosed) return;
    for (const text of texts) untold.add(text);
    telling ??= tellAll();
  };
  return {
    tellChanges:
      listen &&
      ((text) => {
        if (hearing?.isDeaf()) hearChanges?.(text);
        tell([CHANGES + text]);
      }),
    call(role, lanes) {
      tell(lanes.map(({ id, projectId }) => `${role} ${projectId} ${id}`));
    },
    async close() {
      isClosed = true;
      await hearing?.stop();
      await telling;
      await listening?.close();
    },
  };
}
