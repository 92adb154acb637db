import { createContext, type Dependencies, type PublicContext } from '../../context.ts';
import { isCluster, selectReachable } from '../../platform/db/cluster.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { type HeldLane, kindOf, type LaneKind } from '../../platform/lanes/lane.ts';
import { claimLanes, releaseLanes, renewLanes } from '../../platform/lanes/queries.ts';
import { findAllDue } from '../../platform/lanes/run-due-lanes.ts';
import { takeTurn } from '../../platform/lanes/run-turn.ts';
import type { Lane } from '../../platform/wake-ups.ts';
import { FailingLanes } from './failing-lanes.ts';
import { LanesAtWork } from './lanes-at-work.ts';
import { type WaitingLane, WaitingLanes } from './waiting-lanes.ts';

/** How often the lanes with due work are looked for. It is also the longest that a wake-up which got lost waits. */
const SWEEP_MS = 1_000;
/** A cluster is asked in every part of its tables, so it is looked at each fourth time only, while all of its nodes answer. */
const CLUSTER_SWEEPS = 4;
/** How often the turns that run give a sign of life. */
const LIFE_MS = 3_000;
/** How long the projects of a lost node of a cluster are left out before they are looked for again. */
const REACHABLE_MS = 3_000;
/** How often it is said that no due lanes can be found. */
const SAY_AGAIN_MS = 60_000;
/** How long a lane may take one turn after the other while slots are free. */
const ROW_MS = 20_000;

/**
 * Gives turns to lanes that are woken. After a turn, a lane with more work goes behind the others, unless a slot is free,
 * so that none waits. Every second, lanes whose work has become due are found, and those whose wake-up got lost.
 */
export class Workers {
  readonly #dependencies: Dependencies;
  readonly #context: PublicContext;
  readonly #kinds: ReadonlyMap<string, LaneKind>;
  readonly #tell: (busy: readonly Lane[]) => void;
  readonly #stopping = new AbortController();
  /** The orgs of the projects of which this process has had lanes. Another project counts for itself. */
  readonly #orgs = new Map<string, string>();
  readonly #waiting = new WaitingLanes((projectId) => this.#orgOf(projectId));
  readonly #atWork = new LanesAtWork();
  readonly #failing = new FailingLanes();
  /** Turns, and what goes on after them. */
  readonly #running = new Set<Promise<void>>();
  readonly #sweep = startHeartbeat(SWEEP_MS, () => this.#lookInTurn());
  readonly #life = startHeartbeat(LIFE_MS, () => renewLanes(this.#context, this.#atWork.held));
  #reachable: readonly string[] | undefined;
  #reachableUntil = 0;
  /** Lanes without a slot that the database did not let go, since it did not answer. */
  #unfreed: HeldLane[] = [];
  #isClaiming = false;
  /** When it was said that no due lanes can be found, until it is over. */
  #saidMs: number | undefined;
  #isCluster: boolean | undefined;
  #sweeps = 0;

  /** @param tell tells other processes of lanes that were woken here, and that one of them has. */
  constructor(dependencies: Dependencies, kinds: readonly LaneKind[], tell: (busy: readonly Lane[]) => void) {
    this.#dependencies = dependencies;
    this.#context = createContext(dependencies, 'workers');
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    this.#tell = tell;
  }

  /**
   * Gives these lanes a turn soon. One at work here has another turn after it.
   * @returns those that must wait, because no slot is free for them here
   */
  wake(lanes: readonly Lane[]): Lane[] {
    this.#add(lanes, true);
    return lanes.filter((lane) => !this.#atWork.has(lane) && !this.#mayHaveSlot(lane.projectId));
  }

  /** Another process has woken a lane. */
  hear(lane: Lane): void {
    this.#add([lane], false);
  }

  async #lookInTurn(): Promise<void> {
    this.#sweeps += 1;
    const isTurn = !this.#isCluster || this.#reachable !== undefined || this.#sweeps % CLUSTER_SWEEPS === 0;
    if (isTurn) await this.look();
  }

  async look(): Promise<void> {
    if (this.#unfreed.length > 0) await this.#release(this.#unfreed.splice(0), true);
    if (performance.now() > this.#reachableUntil) this.#reachable = undefined;
    try {
      this.#isCluster ??= await isCluster(this.#context);
      await this.#lookForDue();
      this.#sayFound();
    } catch (err) {
      this.#sayNotFound(err);
      await this.#findReachable();
    }
    void this.#fill();
  }

  /** Takes no more turns, and has those that run end soon. Frees the lanes of those that have not ended after `patienceMs`. */
  async stop(patienceMs: number): Promise<void> {
    this.#sweep.stop();
    this.#stopping.abort();
    await within(patienceMs, untilEmpty(this.#running));
    this.#life.stop();
    await this.#release(this.#atWork.held);
  }

  /** A database may be away for hours, in which each second would be a line. */
  #sayNotFound(err: unknown): void {
    const nowMs = performance.now();
    if (this.#saidMs !== undefined && nowMs - this.#saidMs < SAY_AGAIN_MS) return;
    this.#saidMs = nowMs;
    this.#context.log.warn({ err }, 'due lanes could not be looked for; this is tried again each second');
  }

  /** A node of a cluster may still be away while the projects of the others are looked at. */
  #sayFound(): void {
    if (this.#saidMs === undefined || this.#reachable !== undefined) return;
    this.#saidMs = undefined;
    this.#context.log.info({}, 'due lanes are looked for again');
  }

  #orgOf(projectId: string): string {
    return this.#orgs.get(projectId) ?? projectId;
  }

  /**
   * Half of the slots are for one org at most. Projects are free to make, so they do not count.
   * @param id of a project, or of its org
   */
  #mayHaveSlot(id: string): boolean {
    const slots = this.#dependencies.env.workerSlots;
    if (this.#atWork.size >= slots || this.#stopping.signal.aborted) return false;
    const orgId = this.#orgOf(id);
    return this.#atWork.count((projectId) => this.#orgOf(projectId) === orgId) < Math.ceil(slots / 2);
  }

  #add(lanes: readonly Lane[], isWokenHere: boolean): void {
    for (const lane of lanes) if (!this.#atWork.wake(lane)) this.#waiting.add(lane, isWokenHere);
    void this.#fill();
  }

  /** While a node of a cluster does not answer, only the projects of the others are looked at. */
  async #findReachable(): Promise<void> {
    this.#reachable = await selectReachable(this.#context).catch(() => undefined);
    this.#reachableUntil = performance.now() + REACHABLE_MS;
  }

  async #lookForDue(): Promise<void> {
    const lookedAt = performance.now();
    const due = await findAllDue(this.#dependencies, [...this.#kinds.values()], {
      reachable: this.#reachable,
    });
    const ids = new Set(due.map(({ id }) => id));
    this.#waiting.forget(
      ({ lane, since }) => since < lookedAt && this.#kinds.has(kindOf(lane)) && !ids.has(lane.id),
    );
    if (!this.#reachable) this.#failing.keep(ids);
    for (const lane of due)
      if (!this.#atWork.has(lane) && !this.#failing.rests(lane)) this.#waiting.add(lane, false);
  }

  /** Gives the free slots to lanes that wait. */
  async #fill(): Promise<void> {
    if (this.#isClaiming) return;
    this.#isClaiming = true;
    for (let asked = this.#takeWaiting(); asked.length > 0; asked = this.#takeWaiting())
      await this.#claim(asked);
    this.#isClaiming = false;
  }

  #takeWaiting(): WaitingLane[] {
    const taken: WaitingLane[] = [];
    while (this.#atWork.size < this.#dependencies.env.workerSlots) {
      const next = this.#waiting.take((id) => this.#mayHaveSlot(id));
      if (!next) break;
      this.#atWork.add(next.lane);
      taken.push(next);
    }
    return taken;
  }

  async #claim(asked: readonly WaitingLane[]): Promise<void> {
    const lanes = asked.map(({ lane }) => lane);
    const claimed = await claimLanes(this.#context, lanes).catch((err: unknown) => {
      this.#context.log.warn({ err }, 'lanes could not be taken; the sweep finds them');
      return [];
    });
    const held = new Map(claimed.map((one) => [one.lane.id, one]));
    for (const { project } of claimed) this.#orgs.set(project.id, project.orgId);
    const busy: Lane[] = [];
    for (const { lane, isWokenHere } of asked) {
      const own = held.get(lane.id);
      if (own) {
        this.#goOn(this.#stay(own));
        continue;
      }
      if (this.#atWork.takeWake(lane) || isWokenHere) busy.push(lane);
      this.#atWork.delete(lane);
    }
    if (busy.length > 0) this.#tell(busy);
  }

  /** The time in which a lane has a slot. */
  async #stay(held: HeldLane): Promise<void> {
    const { lane } = held;
    this.#atWork.hold(held);
    const isMoreDue = await this.#takeTurns(held);
    await this.#release([held]);
    const isWoken = this.#atWork.takeWake(lane);
    this.#atWork.delete(lane);
    if (isWoken || isMoreDue) this.#waiting.add(lane, isWoken);
    void this.#fill();
  }

  /** Whether more is due. */
  async #takeTurns(held: HeldLane): Promise<boolean> {
    const { lane } = held;
    const kind = this.#kinds.get(kindOf(lane));
    // A newer release may have woken a lane that this one does not know.
    if (!kind) return false;
    const start = performance.now();
    const { signal } = this.#stopping;
    const isPlaceWanted = () => this.#waiting.isAny && !this.#mayHaveSlot(lane.projectId);
    const dependencies = { ...this.#dependencies, isPlaceWanted };
    while (!signal.aborted) {
      const outcome = await takeTurn(dependencies, kind, held, signal, (work) => this.#goOn(work));
      this.#failing.note(lane, outcome);
      const isWoken = this.#atWork.takeWake(lane);
      if (outcome !== 'moreIsDue' && !isWoken) return false;
      if (!this.#mayHaveSlot(lane.projectId) || performance.now() - start > ROW_MS) return true;
    }
    return true;
  }

  #goOn(work: Promise<void>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  #release(held: readonly HeldLane[], isRepeated = false): Promise<void> {
    return releaseLanes(this.#context, held).catch((err: unknown) => {
      const text = 'lanes could not be freed; this is tried again each second';
      if (!isRepeated) this.#context.log.warn({ err }, text);
      this.#unfreed.push(...held);
    });
  }
}

/** What runs may begin something else that runs on. */
async function untilEmpty(running: ReadonlySet<Promise<void>>): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
