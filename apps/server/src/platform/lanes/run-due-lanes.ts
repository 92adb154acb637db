import { createContext, type Dependencies } from '../../context.ts';
import type { Sweeping } from '../db/scope.ts';
import type { Lane, LaneKind } from './lane.ts';
import { kindOf, subjectOf } from './lane.ts';
import { selectDueKinds } from './queries.ts';
import { runTurn } from './run-turn.ts';

const PAGE = 200;

/**
 * Gives turns to lanes in this process, one after the other, until nothing is due. For tests and commands, which cannot
 * wait for a queue.
 * @param isMine says which lanes to run.
 * @throws {Error} a lane is due again and again.
 */
export async function runDueLanes(
  dependencies: Dependencies,
  kinds: readonly LaneKind[],
  isMine: (lane: Lane) => boolean,
  maxTurns = 10_000,
): Promise<void> {
  const never = new AbortController().signal;
  for (let turns = 0; ; ) {
    let ran = 0;
    for (const lane of await findAllDue(dependencies, kinds)) {
      const kind = kinds.find(({ name }) => name === kindOf(lane));
      if (!kind || !isMine(lane)) continue;
      await runTurn(dependencies, kind, lane, never);
      ran += 1;
    }
    if (ran === 0) return;
    turns += ran;
    if (turns > maxTurns) throw new Error(`${turns} turns did not finish what is due.`);
  }
}

/** Every lane of some kinds that is due now, each once. */
export async function findAllDue(
  dependencies: Dependencies,
  kinds: readonly LaneKind[],
  sweeping: Sweeping = {},
): Promise<Lane[]> {
  const context = { ...createContext(dependencies, 'due-lanes'), ...sweeping };
  const all: Lane[] = [];
  // While a node of a cluster is away, a statement that asks for rows of every project fails.
  for (const kind of sweeping.reachable ? kinds : await selectDueKinds(context, kinds)) {
    for (let page: readonly Lane[] | undefined; !page || page.length === PAGE; ) {
      const last = page?.at(-1);
      page = await kind.findDue(context, { after: last && subjectOf(last), limit: PAGE });
      all.push(...page);
    }
  }
  return all;
}
