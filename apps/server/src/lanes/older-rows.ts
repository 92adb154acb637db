import type { Context } from '../context.ts';
import { type LaneKind, laneOf, TURN_ITEMS } from './lane.ts';
import { type OlderRows, selectOlder, selectOlderProjects } from './queries.ts';

/**
 * A kind of work that adds to rows of older releases what they lack. After that there is nothing to do.
 * @param add must change the rows, so that they lack it no more
 */
export function addingToOlderRows(
  name: string,
  rows: OlderRows,
  add: (tx: Context, ids: readonly string[]) => Promise<void>,
): LaneKind {
  return {
    name,
    role: 'worker',
    async findDue(context, page) {
      const projectIds = await selectOlderProjects(context, rows, page);
      return projectIds.map((id) => laneOf(name, id, id));
    },
    takeTurn: (turn) =>
      turn.write(async (tx) => {
        const ids = await selectOlder(tx, rows, TURN_ITEMS);
        if (ids.length === 0) return { isMoreDue: false };
        await add(tx, ids);
        return { isMoreDue: ids.length === TURN_ITEMS };
      }),
  };
}
