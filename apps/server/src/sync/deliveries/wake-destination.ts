import { destinationDisabledProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { tryAtOnce } from '../../installing/destinations/health/service.ts';
import type { DestinationRow } from '../../installing/destinations/service.ts';
import { deliveryLane } from '../../platform/events/delivery-lane.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { wakeAfterCommit } from '../../platform/wake-ups.ts';

/** Lets something go to a destination at once, also if it pauses. */
export async function wakeDestination(context: Context, destination: DestinationRow): Promise<void> {
  assertEnabled(destination);
  await tryAtOnce(context, destination);
  wakeAfterCommit(context, deliveryLane(destination));
}

export function assertEnabled({ disabledTime, name }: DestinationRow): void {
  if (disabledTime === null) return;
  throw new ProblemError('destination_disabled', destinationDisabledProblem(name));
}
