import type { Context, PublicContext } from '../../context.ts';
import type { StoredColumn } from '../db/columns.ts';
import type { ProjectRef } from '../db/scope.ts';
import type { WorkRole } from '../env/roles.ts';
import type { Lane } from '../wake-ups.ts';

export type { Lane };

/** The limits of a turn. A kind may take fewer items at once. */
export const TURN_ITEMS = 50;
export const TURN_MS = 5_000;

/** A kind of work that waits in lanes. `compose-lanes.ts` lists all kinds. */
export interface LaneKind {
  /** The part of a lane's id before the colon. */
  readonly name: string;
  readonly role: WorkRole;
  /**
   * If a lane has due work, a row of one of these columns is due. One statement asks for those of all kinds, and at rest
   * nothing else is asked. A kind without them is always looked for.
   */
  readonly dueTimes?: readonly StoredColumn[];
  /** The lanes of all projects that have work which is due now. */
  findDue(context: PublicContext, page: DuePage): Promise<readonly Lane[]>;
  /**
   * Does at most `TURN_ITEMS` items, and stops when `turn.signal` aborts. If more is due, the lane gets another turn
   * after the other lanes. A turn that throws is only logged: what it did not write is still due, so an item that can
   * fail must be moved to a later time by the turn itself.
   */
  takeTurn(turn: Turn): Promise<TurnEnd>;
  /** For the metrics, and for what no process does. It may stop counting at a large number. */
  measure(context: PublicContext): Promise<Waiting>;
}

/** How much work of a kind waits, in all lanes. */
export interface Waiting {
  readonly items: number;
  readonly oldestDueTime: Date | null;
}

/** A part of the due lanes. */
export interface DuePage {
  /** Only lanes after this one. The lanes are in the order of what their ids say after the colon. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Whether the lane has more work that is due now. */
export interface TurnEnd {
  readonly isMoreDue: boolean;
}

/** A lane that a process has, for one turn or several without a pause. */
export interface HeldLane {
  readonly lane: Lane;
  readonly project: ProjectRef;
  /** Increases each time the lane is taken. */
  readonly token: number;
}

export interface Turn {
  /** Acts for no caller: a system actor in the lane's project. Its own transactions are not fenced; use `write`. */
  readonly context: Context;
  readonly lane: Lane;
  /** Aborts at the deadline, and when the process stops. Pass it to everything outside. */
  readonly signal: AbortSignal;
  readonly deadline: Date;
  /**
   * A transaction that is committed only if this turn still has the lane.
   * @throws {LaneLostError} before `work` begins, if another turn has the lane now.
   */
  write<T>(work: (tx: Context) => Promise<T>): Promise<T>;
  /**
   * Lets `work` go on when the turn has ended, so that it keeps no slot. It has no lane then: it must have marked what it
   * works on as not due. It must not throw, and ends soon after the process stops.
   */
  afterwards(work: Promise<void>): void;
}

/** A turn was thought dead, and another one has the lane. The process may have stood still for a while. */
export class LaneLostError extends Error {
  override readonly name = 'LaneLostError';

  constructor(laneId: string) {
    super(
      `This turn lost its lane ${laneId} to a later one, so it writes nothing more. Its work will be done again.`,
    );
  }
}

/** The lane of this kind that is about `subject`, for example the id of a destination. */
export function laneOf(kind: string, subject: string, projectId: string): Lane {
  return { id: `${kind}:${subject}`, projectId };
}

/** What a lane is about: the part of its id after the first colon. */
export function subjectOf({ id }: Pick<Lane, 'id'>): string {
  return id.slice(id.indexOf(':') + 1);
}

export function kindOf({ id }: Pick<Lane, 'id'>): string {
  return id.slice(0, id.indexOf(':'));
}
