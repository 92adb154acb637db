import type { ProjectHealth } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { findStopped } from '../issues/destination-troubles.ts';
import { placeFor } from '../issues/rules.ts';
import { findWriteTroubles } from '../issues/service.ts';
import { findDeliveriesDue, findReadsDue, selectHealth } from './queries.ts';

/** How many integrations an answer has. */
const MOST = 100;

/** How the installations of a project fare, and whether the server keeps up with them. */
export async function get(context: Context): Promise<ProjectHealth> {
  const [stopped, writes, readsDue, deliveriesDue] = await Promise.all([
    findStopped(context),
    findWriteTroubles(context),
    findReadsDue(context),
    findDeliveriesDue(context),
  ]);
  const places = new Map<string, number>();
  for (const trouble of writes) {
    for (const { installationId } of trouble.writes)
      places.set(installationId, Math.min(placeFor(trouble), places.get(installationId) ?? Infinity));
  }
  const destinations = new Map(
    [...stopped].map(([name, reason]) => [name, placeFor({ actor: 'builder', reason })]),
  );
  return {
    integrations: await selectHealth(context, { installations: places, destinations }, MOST),
    ...(readsDue && { readsDueTime: readsDue.toISOString() }),
    ...(deliveriesDue && { deliveriesDueTime: deliveriesDue.toISOString() }),
  };
}
