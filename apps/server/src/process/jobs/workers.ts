import type { Dependencies } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { kindOf, type LaneKind } from '../../platform/lanes/lane.ts';
import { findAllDue } from '../../platform/lanes/run-due-lanes.ts';
import { runTurn } from '../../platform/lanes/run-turn.ts';
import type { Lane } from '../../platform/wake-ups.ts';
import type { Stay, WakeQueue, WakeWorkers } from './wake-queue.ts';

/** How often the lanes with due work are looked for. It is also the longest that a wake-up of another process waits. */
const SWEEP_MS = 1_000;
/** How long a lane may take one turn after the other while slots are free. The queue gives up on a lane after a minute. */
const ROW_MS = 20_000;

export interface Workers {
  /** Looks for wake-ups now. Answers whether a slot is free for one. */
  look(): boolean;
  /** Another process has woken a lane that may be at work here. */
  hear(lane: Lane): void;
  /** Takes no more turns, and has those that run end soon. Waits for them at most `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

/**
 * Gives turns to lanes that are woken. After a turn, a lane with more work goes behind the others, unless a slot is free,
 * so that none waits. Every second, lanes whose work has become due are woken, and those whose wake-up got lost.
 */
export async function startWorkers(
  dependencies: Dependencies,
  kinds: readonly LaneKind[],
  queue: WakeQueue,
): Promise<Workers> {
  const { log, env } = dependencies;
  const stopping = new AbortController();
  const afterwards = new Set<Promise<void>>();
  const goOn = (work: Promise<void>) => {
    afterwards.add(work);
    void work.finally(() => afterwards.delete(work));
  };
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const turns = async (lane: Lane, stay: Stay): Promise<boolean> => {
    const kind = byName.get(kindOf(lane));
    // A newer release may have woken a lane that this one does not know.
    if (!kind || stopping.signal.aborted) return false;
    const start = performance.now();
    const mayGoOn = () =>
      stay.areSlotsFree() && !stopping.signal.aborted && performance.now() - start < ROW_MS;
    do {
      const outcome = await runTurn(dependencies, kind, lane, stopping.signal, goOn);
      const isWoken = stay.takeWake();
      if (outcome !== 'moreIsDue' && !isWoken) return false;
    } while (mayGoOn());
    return true;
  };
  const workers: WakeWorkers = await queue.work(
    { slots: env.workerSlots, perProject: Math.ceil(env.workerSlots / 2) },
    turns,
  );
  const heart = startHeartbeat(SWEEP_MS, async () => {
    await sweep(dependencies, kinds, queue).catch((err: unknown) =>
      log.warn({ err }, 'due lanes could not be looked for; this is tried again in a second'),
    );
    workers.look();
    return true;
  });
  return {
    look: workers.look,
    hear(lane) {
      const added = queue.add([lane]).then(workers.look);
      added.catch((err: unknown) => log.warn({ err }, 'a lane could not be woken; the sweep finds it'));
    },
    async stop(patienceMs) {
      heart.stop();
      stopping.abort();
      const stopped = workers.stop().then(() => Promise.all(afterwards));
      await within(patienceMs, stopped);
    },
  };
}

async function sweep(
  dependencies: Dependencies,
  kinds: readonly LaneKind[],
  queue: WakeQueue,
): Promise<void> {
  for (const kind of kinds) {
    const due = await findAllDue(dependencies, kind);
    if (due.length > 0) await queue.add(due);
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
