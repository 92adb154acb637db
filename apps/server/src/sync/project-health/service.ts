import type { ProjectHealth } from '@dowel/schema';
import type { Context } from '../../context.ts';
import * as issues from '../issues/service.ts';
import { findDeliveriesDue, findReadsDue } from './queries.ts';

/** How many integrations an answer has. */
const MOST = 100;

/** How the installations of a project fare, and whether the server keeps up with them. */
export async function get(context: Context): Promise<ProjectHealth> {
  const [integrations, readsDue, deliveriesDue] = await Promise.all([
    issues.listHealth(context, MOST),
    findReadsDue(context),
    findDeliveriesDue(context),
  ]);
  return {
    integrations,
    ...(readsDue && { readsDueTime: readsDue.toISOString() }),
    ...(deliveriesDue && { deliveriesDueTime: deliveriesDue.toISOString() }),
  };
}
