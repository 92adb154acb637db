import { v7 } from 'uuid';
import { type Context, createContext, type Dependencies, enterProject } from '../../context.ts';
import { type Lane, type LaneKind, LaneLostError, TURN_MS, type Turn } from './lane.ts';
import { findProjectOf, holdLane, insertLane, takeLane } from './queries.ts';

/** How a turn ended. `failed` is in the log. `gone`: the project has been deleted. */
export type TurnOutcome = 'moreIsDue' | 'finished' | 'failed' | 'gone';

/**
 * Gives a lane one turn. It never throws: what a failed turn left is still due.
 * @param stop aborts when the process stops.
 * @param afterwards takes what goes on after the turn. Without it, the turn is over when that has ended, too.
 */
export async function runTurn(
  dependencies: Dependencies,
  kind: LaneKind,
  lane: Lane,
  stop: AbortSignal,
  afterwards?: (work: Promise<void>) => void,
): Promise<TurnOutcome> {
  const outside = createContext(dependencies, v7());
  const rest: Promise<void>[] = [];
  try {
    const project = await findProjectOf(outside, lane);
    if (!project) return 'gone';
    const context = enterProject(outside, project, { kind: 'system', id: kind.name });
    const turn = await beginTurn(context, lane, stop, afterwards ?? ((work) => rest.push(work)));
    const { isMoreDue } = await kind.takeTurn(turn);
    return isMoreDue ? 'moreIsDue' : 'finished';
  } catch (err) {
    outside.log.warn({ err, lane: lane.id, projectId: lane.projectId }, 'a turn failed; it is tried again');
    return 'failed';
  } finally {
    await Promise.all(rest);
  }
}

async function beginTurn(
  context: Context,
  lane: Lane,
  stop: AbortSignal,
  afterwards: Turn['afterwards'],
): Promise<Turn> {
  const token = await takeOrMakeLane(context, lane.id);
  return {
    context,
    lane,
    token,
    signal: AbortSignal.any([stop, AbortSignal.timeout(TURN_MS)]),
    deadline: new Date(context.now().getTime() + TURN_MS),
    write: (work) => context.transaction((tx) => whileHeld(tx, lane, token, work)),
    afterwards,
  };
}

async function takeOrMakeLane(context: Context, laneId: string): Promise<number> {
  const known = await takeLane(context, laneId);
  if (known !== null) return known;
  await insertLane(context, laneId);
  const made = await takeLane(context, laneId);
  if (made === null) throw new LaneLostError(laneId);
  return made;
}

async function whileHeld<T>(
  tx: Context,
  lane: Lane,
  token: number,
  work: (tx: Context) => Promise<T>,
): Promise<T> {
  if (!(await holdLane(tx, lane.id, token))) throw new LaneLostError(lane.id);
  return work(tx);
}
