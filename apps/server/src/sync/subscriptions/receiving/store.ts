import type { Context } from '../../../context.ts';
import { wakeAfterCommit } from '../../../platform/wake-ups.ts';
import { inboundLane } from '../lanes.ts';
import { insertInbound, type NewInboundEvent } from './queries.ts';

/** Stores events that are new, and wakes the lanes that deliver them. */
export async function store(context: Context, events: readonly NewInboundEvent[]): Promise<void> {
  await context.transaction(async (tx) => {
    for (const subject of await insertInbound(tx, events)) {
      wakeAfterCommit(tx, inboundLane(subject, context.project.id));
    }
  });
}
