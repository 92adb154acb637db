import { v7 } from 'uuid';
import { type Context, createContext, type Dependencies, enterProject } from '../../context.ts';
import { databaseFailure } from '../db/database-failure.ts';
import { type HeldLane, type Lane, type LaneKind, LaneLostError, TURN_MS, type Turn } from './lane.ts';
import { claimLanes, holdLane, releaseLanes } from './queries.ts';

/**
 * How a turn ended. `failed` is in the log, and so is `lost`: the database did not do its part. `notTaken`: the project has
 * been deleted.
 */
export type TurnOutcome = 'moreIsDue' | 'finished' | 'failed' | 'lost' | 'notTaken';

/**
 * Gives a lane one turn, and takes it from whoever has it. For tests and commands: workers take free lanes.
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
    const [held] = await claimLanes(outside, [lane], true);
    if (!held) return 'notTaken';
    const outcome = await takeTurn(dependencies, kind, held, stop, afterwards ?? ((work) => rest.push(work)));
    await releaseLanes(outside, [held]);
    return outcome;
  } catch (err) {
    outside.log.warn({ err, lane: lane.id }, 'a lane could not be taken or freed; it is free after a while');
    return 'failed';
  } finally {
    await Promise.all(rest);
  }
}

/** Takes one turn of a lane that this process has. It never throws: what a failed turn left is still due. */
export async function takeTurn(
  dependencies: Dependencies,
  kind: LaneKind,
  { lane, project, token }: HeldLane,
  stop: AbortSignal,
  afterwards: Turn['afterwards'],
): Promise<TurnOutcome> {
  const outside = createContext(dependencies, v7());
  try {
    const context = enterProject(outside, project, { kind: 'system', id: kind.name });
    const { isMoreDue } = await kind.takeTurn({
      context,
      lane,
      signal: AbortSignal.any([stop, AbortSignal.timeout(TURN_MS)]),
      deadline: new Date(context.now().getTime() + TURN_MS),
      write: (work) => context.transaction((tx) => whileHeld(tx, lane, token, work)),
      afterwards,
    });
    return isMoreDue ? 'moreIsDue' : 'finished';
  } catch (err) {
    outside.log.warn({ err, lane: lane.id, projectId: lane.projectId }, 'a turn failed; it is tried again');
    return databaseFailure(err) ? 'lost' : 'failed';
  }
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
