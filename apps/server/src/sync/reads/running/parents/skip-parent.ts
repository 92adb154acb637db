import * as operationLog from '../../../../installing/operation-log/service.ts';
import type { Turn } from '../../../../platform/lanes/lane.ts';
import { nameOf } from '../../../../providers/connectors/engine/parents/parent-values.ts';
import {
  innerAt,
  parentsAt,
  readParentsPosition,
  skipList,
} from '../../../../providers/connectors/engine/parents/parents-position.ts';
import type { ProviderError } from '../../../../providers/connectors/engine/provider-error.ts';
import { endRun } from '../end-run.ts';
import type { Plan } from '../find-plan.ts';
import type { Asked } from '../pages/open-pages.ts';
import { noInner, noParents, type Position } from '../position.ts';
import { logLine, type RunState, storeRun } from '../run-state.ts';
import { noListWasRead } from './meet.ts';

/** How many refused parents are named, and how many that are gone. */
const MAX_NAMES = 20;

/** The list below a parent that the provider does not show. */
export interface SkippedParent {
  readonly error: ProviderError;
  /** It names the parent. */
  readonly asked: Pick<Asked, 'parent' | 'request'> | undefined;
  /** The parent is not there any more. Otherwise, the account may not see its list. */
  readonly isGone: boolean;
}

/** Goes on with the next parent, and says which one is left out and why. */
export async function skipTo(
  turn: Turn,
  plan: Plan,
  state: RunState,
  { error, asked, isGone }: SkippedParent,
): Promise<void> {
  const { run, position } = state;
  const inside = innerAt(readParentsPosition(position.cursor));
  const cursor = skipList(position.cursor);
  const parents = inside === undefined ? counted(position, asked, isGone) : countedInside(position, cursor);
  const { firstFailureTime: _, limitedSince: __, ...kept } = position;
  const next: RunState = {
    run: { ...run, failures: 0 },
    position: { ...kept, cursor, parents, emptyPages: 0 },
  };
  const ofParents = isGone ? parents.gone : parents.refused;
  const isNamed = (inside === undefined ? ofParents : (parents.inner?.skipped ?? 0)) <= MAX_NAMES;
  const which =
    inside === undefined
      ? `the record ${nameOf(asked?.parent ?? {})} of "${parentObjectAt(plan.connector, run.objectName, position.cursor)}"`
      : `the record ${inside} of "${run.objectName}"`;
  const lines = isNamed ? [lineOf(turn.context.now(), next, which, { error, asked, isGone })] : [];
  await turn.write(async (tx) => {
    if (cursor === undefined) {
      await endRun(tx, plan, next, { ...noListWasRead(plan, next.position), request: asked?.request, lines });
      return;
    }
    await storeRun(tx, next, { run: { failures: 0 } });
    if (lines.length > 0) await operationLog.addLogs(tx, run.id, lines);
  });
}

/** The object of the parent whose list is read. The parents can be below others themselves. */
function parentObjectAt(
  connector: Plan['connector'],
  objectName: string,
  cursor: string | undefined,
): string | undefined {
  const { parents } = connector.object(objectName);
  const above = parentsAt(cursor);
  return parents && above !== undefined ? parentObjectAt(connector, parents.object, above) : parents?.object;
}

function counted({ parents = noParents }: Position, asked: SkippedParent['asked'], isGone: boolean) {
  if (isGone) return { ...parents, gone: parents.gone + 1 };
  const refusedNames = [...parents.refusedNames, nameOf(asked?.parent ?? {})].slice(0, MAX_NAMES);
  return { ...parents, refused: parents.refused + 1, refusedNames };
}

/** The list of the parent itself was read, so the parent is not left out. */
function countedInside({ cursor, parents = noParents }: Position, next: string | undefined) {
  const { leftOut, skipped } = parents.inner ?? noInner;
  const isEnd = readParentsPosition(next).queue.length < readParentsPosition(cursor).queue.length;
  const read = parents.read + (isEnd ? 1 : 0);
  return { ...parents, read, inner: { leftOut, skipped: skipped + 1 } };
}

function lineOf(now: Date, state: RunState, which: string, { error, asked, isGone }: SkippedParent) {
  const isPlanned = state.run.readType === 'scheduled' || state.run.readType === 'backfill';
  const msg = isGone
    ? `There is nothing below ${which} any more. The read goes on with the next one.`
    : `The account may not read the list below ${which}, so its records were not delivered. The read goes on with the next one.${isPlanned ? ' Once the account may read it, the next scheduled read delivers them.' : ''}`;
  const line = logLine(state, now, {
    severity: isGone ? 'INFO' : 'WARNING',
    msg,
    error: error.message,
  });
  const details = {
    ...line.details,
    ...(asked && { request: asked.request }),
    providerStatus: String(error.status ?? 'none'),
    failedBy: error.kind,
  };
  return { ...line, details };
}
